@fawnalore
Feature: The end of a copy
  A card stops copying at once when the card that it copies leaves play.

  Background:
    Given a game of Fawnalore between Ada, Ben and Cy

  @clause:copy.reference-gone-ends @firm
  Rule: When the other card leaves play, the copy ends
    The card that copied it stays in play, and is what it was before.

    Source: Triggers & Timing > Copying Effects

    Scenario Outline: Only the card that is copied matters
      Given it is Cy's turn
      And these units:
        | unit | owner | HP |
        | Fox  | Ben   | 10 |
        | Oak  | Cy    | 10 |
      And these cards:
        | card | owner | on  | type  |
        | Rune | Ben   | Fox | Blade |
        | Orb  | Ben   | Fox | Blade |
        | Kris | Cy    | Oak | Charm |
        | Echo | Cy    |     | Charm |
      And Kris has "Draw 1 card"
      And Orb has "Draw 2 cards"
      And Rune has "Reduce damage taken by 2"
      And Echo has "Kris copies Rune until the end of the turn"
      When Cy plays Echo
      And <card> is destroyed
      And Fox and Oak take 5 damage
      Then Oak has <Oak> HP
      And Fox has <Fox> HP
      And Kris is a <type> relic called Kris

      Examples:
        | case            | card | Oak | Fox | type  |
        | the copied card | Rune | 5   | 5   | Charm |
        | another card    | Orb  | 7   | 7   | Blade |

    Scenario: It can be used for its own text again
      Given it is Ada's turn
      And these units:
        | unit | owner | HP | max HP |
        | Oak  | Ben   | 5  | 9      |
      And these cards:
        | card | owner | in   | type  |
        | Kris | Ada   | play | Charm |
        | Rune | Cy    | play | Blade |
        | Echo | Ada   | hand | Charm |
      And Kris has "Heal Oak 1"
      And Rune has "Deal 3 damage to Oak"
      And Echo has "Kris copies Rune until the end of the turn"
      When Ada plays Echo
      And Rune is destroyed
      Then Ada has 1 card discarded
      And Cy has 1 card discarded
      And Kris is a Charm relic called Kris
      When Ada uses Kris
      Then Oak has 6 HP

    Scenario Outline: The card that copied it is still in play
      Given it is Cy's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Ada   | 20 |
      And these cards:
        | card | owner | in   | type  |
        | Rune | Ada   | play | Blade |
        | Kris | Cy    | play | Charm |
        | Orb  | Ben   | play | Blade |
        | Echo | Cy    | hand | Jewel |
        | Hail | Cy    | hand | Jewel |
      And Kris has "Draw 1 card"
      And Orb has "Draw 3 cards"
      And Rune has "Draw 2 cards"
      And Echo has "Kris copies Rune until the end of the turn"
      And Hail has "Deal 3 damage to Oak for each <type> relic in play"
      When Cy plays Echo
      And Rune is destroyed
      And Cy plays Hail
      Then Oak has <HP> HP

      Examples:
        | case                       | type  | HP |
        | under its own type         | Charm | 17 |
        | and not under the borrowed | Blade | 17 |

    Scenario: All cards that copy it stop
      Given it is Ben's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Ada   | 10 |
        | Elk  | Ben   | 10 |
        | Fox  | Cy    | 10 |
      And these cards:
        | card | owner | on  | type  |
        | Kris | Ada   | Oak | Charm |
        | Rune | Cy    | Fox | Blade |
        | Orb  | Ben   | Elk | Jewel |
        | Echo | Ben   |     | Charm |
      And Kris has "Draw 1 card"
      And Orb has "Draw 2 cards"
      And Rune has "-3 to damage taken"
      And Echo has "Kris copies Rune until the end of the turn, then Orb copies Rune until the end of the turn"
      When Ben plays Echo
      And Elk and Oak take 4 damage
      Then Elk has 9 HP
      And Oak has 9 HP
      When Rune is destroyed
      And Elk and Oak take 4 damage
      Then Elk has 5 HP
      And Oak has 5 HP
      And Kris is a Charm relic called Kris
      And Orb is a Jewel relic called Orb

    Scenario: A card that copies another one goes on
      Given it is Cy's turn
      And these units:
        | unit | owner | HP |
        | Fox  | Ada   | 10 |
        | Oak  | Ben   | 10 |
        | Elk  | Cy    | 10 |
      And these cards:
        | card | owner | on  | type  |
        | Rune | Ada   | Fox | Blade |
        | Seal | Ada   | Fox | Jewel |
        | Kris | Cy    | Elk | Charm |
        | Orb  | Ben   | Oak | Charm |
        | Echo | Cy    |     | Charm |
      And Kris has "Draw 1 card"
      And Orb has "Draw 2 cards"
      And Rune has "Reduce damage taken by 2"
      And Seal has "Reduce damage taken by 1"
      And Echo has "Kris copies Rune until the end of the turn, then Orb copies Seal until the end of the turn"
      When Cy plays Echo
      And Rune is destroyed
      And Elk and Oak take 5 damage
      Then Elk has 5 HP
      And Oak has 6 HP
      And these things happened, in order:
        | Kris copies Rune        |
        | Orb copies Seal         |
        | Kris stops copying Rune |
      And none of these things happened:
        | Orb stops copying Seal |

  @clause:copy.reference-gone-immediate @firm
  Rule: It ends immediately, and for good
    It waits for no effect, phase or turn to be over, and the card's return does not bring it
    back.

    Source: Triggers & Timing > Copying Effects

    Scenario Outline: The next instruction of the same effect finds no copy
      Given it is Ada's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Ben   | 10 |
        | Fox  | Cy    | 10 |
      And these cards:
        | card  | owner | on  |
        | Kris  | Ben   | Oak |
        | Rune  | Cy    | Fox |
        | Echo  | Ada   |     |
        | Smash | Ada   |     |
      And Kris has "Draw 1 card"
      And Rune has "Reduce damage taken by 2"
      And Echo has "Kris copies Rune until the end of the turn"
      And Smash has "<text>"
      When Ada plays Echo
      And Ada plays Smash
      Then Oak has <HP> HP
      And these things happened, in order:
        | Smash resolves    |
        | <first>           |
        | <second>          |
        | Smash is finished |

      Examples:
        | case             | text                                    | HP | first                   | second                  |
        | destroyed before | Destroy Rune, then deal 5 damage to Oak | 5  | Kris stops copying Rune | Oak takes 5 damage      |
        | destroyed after  | Deal 5 damage to Oak, then destroy Rune | 7  | Oak takes 3 damage      | Kris stops copying Rune |

    Scenario: It does not begin again when the card comes back
      Given it is Ben's turn
      And these units:
        | unit | owner | HP |
        | Fox  | Ada   | 10 |
        | Oak  | Ben   | 10 |
      And these cards:
        | card  | owner | on  | type  |
        | Rune  | Ada   | Fox | Blade |
        | Kris  | Ben   | Oak | Charm |
        | Echo  | Ben   |     | Charm |
        | Smash | Ben   |     | Charm |
      And Kris has "Draw 1 card"
      And Rune has "Reduce damage taken by 2"
      And Echo has "Kris copies Rune until the end of the turn"
      And Smash has "Destroy Rune, then return Rune to play, then deal 5 damage to Oak"
      When Ben plays Echo
      And Ben plays Smash
      Then Oak has 5 HP
      And Kris is a Charm relic called Kris
      When Oak takes 3 damage
      Then Oak has 2 HP

    Scenario: A card that comes back is there for itself only
      Given it is Cy's turn
      And these units:
        | unit | owner | HP | max HP |
        | Oak  | Ada   | 9  | 15     |
        | Elk  | Cy    | 6  |        |
      And these cards:
        | card  | owner | in   |
        | Kris  | Cy    | play |
        | Rune  | Cy    | play |
        | Echo  | Cy    | hand |
        | Smash | Cy    | hand |
        | Dawn  | Cy    | hand |
      And Kris has "Heal Oak 1"
      And Rune has "Deal 3 damage to Oak"
      And Echo has "Kris copies Rune until the end of the turn"
      And Smash has "Destroy Rune"
      And Dawn has "Return Rune to play"
      When Cy plays Echo
      And Cy plays Smash
      And Cy plays Dawn
      And Cy uses Kris
      Then Oak has 10 HP
      When Cy uses Rune
      Then Oak has 7 HP

    Scenario: It ends in the middle of an attack
      Given it is Cy's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Ada   | 10 |
        | Elk  | Cy    | 6  |
        | Fox  | Ben   | 10 |
      And these cards:
        | card  | owner | on  |
        | Kris  | Ada   | Oak |
        | Echo  | Cy    |     |
        | Rune  | Ben   | Fox |
        | Smash | Cy    |     |
      And Kris has "Draw 1 card"
      And Rune has "Reduce damage taken by 2"
      And Echo has "Kris copies Rune until the end of the turn"
      And Smash has "At any time, destroy Rune"
      And Elk will roll 5
      And Cy will use Smash before the damage to Oak
      When Cy plays Echo
      And Cy attacks Oak with Elk
      Then these things happened, in order:
        | Elk rolls 5             |
        | Kris stops copying Rune |
        | Oak takes 5 damage      |
      And Oak has 5 HP

    Scenario: What would trigger next by the borrowed text does not
      Given it is Cy's turn
      And these units:
        | unit | owner | HP |
        | Hart | Ben   | 1  |
        | Roe  | Ben   | 1  |
        | Elk  | Cy    | 6  |
      And these cards:
        | card  | owner | in   |
        | Kris  | Ada   | play |
        | Rune  | Cy    | play |
        | Echo  | Cy    | hand |
        | Smash | Cy    | hand |
      And Kris has "Heal Elk 1"
      And Rune has "When a unit dies, draw 1 card"
      And Echo has "Kris copies Rune until the end of the turn"
      And Smash has "Destroy Rune, then deal 1 damage to Hart"
      When Cy plays Echo
      And Roe takes 1 damage
      Then Ada has 1 card in hand
      When Cy plays Smash
      Then Hart is Dead
      And Ada has 1 card in hand
