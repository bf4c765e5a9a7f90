@fawnalore
Feature: Copying
  A card that copies another has its rules text and its relic type, as long as the copying
  effect says.

  Background:
    Given a game of Fawnalore between Ada, Ben and Cy

  @clause:copy.rules-text @firm
  Rule: While it copies, a card has the rules text of the other card
    Using it, and all that it does by itself, is as it stands on the card that it copies.

    Source: Triggers & Timing > Copying Effects

    Scenario: The card is used for what the other one says
      Given it is Ada's turn
      And these units:
        | unit | owner | HP | max HP |
        | Oak  | Ben   | 10 | 12     |
        | Elk  | Ada   | 6  |        |
      And these cards:
        | card | owner | in   |
        | Kris | Ada   | play |
        | Rune | Ben   | play |
        | Echo | Ada   | hand |
      And Kris has "Heal Oak 1"
      And Rune has "Deal 3 damage to Oak"
      And Echo has "Kris copies Rune until the end of the turn"
      When Ada plays Echo
      And Ada uses Kris
      Then these things happened, in order:
        | Kris copies Rune   |
        | Ada uses Kris      |
        | Oak takes 3 damage |
      And Oak has 7 HP

    Scenario: Before it copies, it is used for what it says itself
      Given it is Ada's turn
      And these units:
        | unit | owner | HP | max HP |
        | Oak  | Ben   | 10 | 12     |
        | Elk  | Ada   | 6  |        |
      And these cards:
        | card | owner | in   |
        | Kris | Ada   | play |
        | Rune | Ben   | play |
        | Echo | Ada   | hand |
      And Kris has "Heal Oak 1"
      And Rune has "Deal 3 damage to Oak"
      And Echo has "Kris copies Rune until the end of the turn"
      When Ada uses Kris
      Then Oak has 11 HP

    Scenario: What is always so by the other's text is so by this one as well
      Given it is Cy's turn
      And these units:
        | unit | owner | HP |
        | Fox  | Ben   | 10 |
        | Oak  | Cy    | 10 |
        | Yew  | Cy    | 10 |
      And these cards:
        | card | owner | on  |
        | Rune | Ben   | Fox |
        | Kris | Cy    | Oak |
        | Echo | Cy    |     |
      And Kris has "Draw 1 card"
      And Rune has "Reduce damage taken by 2"
      And Echo has "Kris copies Rune until the end of the turn"
      When Cy plays Echo
      And Fox, Oak and Yew take 5 damage
      Then Oak has 7 HP
      And Fox has 7 HP
      And Yew has 5 HP

    Scenario: What triggers by the other's text triggers on both
      Given it is Ben's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Cy    | 9  |
        | Hart | Ada   | 1  |
        | Elk  | Ben   | 6  |
      And these cards:
        | card | owner | in   |
        | Rune | Cy    | play |
        | Kris | Ada   | play |
        | Echo | Ben   | hand |
      And Kris has "Deal 3 damage to Oak"
      And Rune has "When Hart dies, draw 2 cards"
      And Echo has "Kris copies Rune until the end of the turn"
      When Ben plays Echo
      And Hart takes 1 damage
      Then Cy has 2 cards in hand
      And Ada has 2 cards in hand

    Scenario: The text is carried out anew, and not what it came to on the other card
      Given it is Ben's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Ada   | 20 |
        | Elk  | Ben   | 6  |
      And these cards:
        | card | owner | in   |
        | Kris | Ben   | play |
        | Echo | Ben   | hand |
        | Rune | Ben   | play |
      And Ben has 6 cards in hand
      And Kris has "Heal Oak 1"
      And Rune has "Deal damage to Oak equal to the number of cards in your hand"
      And Echo has "Kris copies Rune until the end of the turn"
      When Ben uses Rune
      Then Oak has 14 HP
      When Ben plays Echo
      And Ben uses Kris
      Then Oak has 9 HP

    Scenario: A figure in the text is counted anew
      Given it is Cy's turn
      And these units:
        | unit | owner | HP |
        | Fox  | Ada   | 20 |
        | Oak  | Ben   | 8  |
      And these cards:
        | card | owner | in   |
        | Rune | Cy    | play |
        | Kris | Cy    | play |
        | Echo | Cy    | hand |
      And Kris has "Draw 1 card"
      And Rune has "Deal damage to Fox equal to Oak's HP"
      And Echo has "Kris copies Rune until the end of the turn"
      When Cy uses Rune
      Then Fox has 12 HP
      When Oak takes 5 damage
      And Cy plays Echo
      And Cy uses Kris
      Then Fox has 9 HP

    @reading:what-a-copy-has
    Scenario: Its own text is gone as long as it copies
      Given it is Cy's turn
      And these units:
        | unit | owner | HP |
        | Fox  | Ada   | 9  |
        | Elk  | Cy    | 9  |
      And these cards:
        | card | owner | on  |
        | Kris | Cy    | Elk |
        | Rune | Ada   | Fox |
        | Echo | Cy    |     |
      And Kris has "+3 to attacks"
      And Rune has "Reduce damage taken by 2"
      And Echo has "Kris copies Rune until the end of the turn"
      And Elk will roll 4 and 4
      When Cy attacks Fox with Elk
      Then Fox has 4 HP
      When Cy plays Echo
      And Cy attacks Fox with Elk
      Then Fox has 2 HP

    @reading:what-a-copy-has
    Scenario: In the borrowed text this unit is the unit of the card that copies
      Given it is Ada's turn
      And these units:
        | unit | owner | HP | max HP |
        | Elk  | Ada   | 4  | 9      |
        | Fox  | Cy    | 4  | 9      |
      And these cards:
        | card | owner | on  |
        | Rune | Cy    | Fox |
        | Kris | Ada   | Elk |
        | Echo | Ada   |     |
      And Kris has "Draw 1 card"
      And Rune has "Heal this unit 3"
      And Echo has "Kris copies Rune until the end of the turn"
      When Ada plays Echo
      And Ada uses Kris
      Then Elk has 7 HP
      And Fox has 4 HP
      And Ada has 0 cards in hand

  @clause:copy.relic-type @firm
  Rule: While it copies, it is of the other card's relic type
    It counts as one of that type, and as none of its own.

    Source: Triggers & Timing > Copying Effects

    Scenario Outline: Relics of a type are counted
      Given it is Ben's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Cy    | 20 |
        | Elk  | Ben   | 6  |
      And these cards:
        | card | owner | in   | type  |
        | Kris | Ben   | play | Charm |
        | Rune | Cy    | play | Blade |
        | Orb  | Ada   | play | Charm |
        | Echo | Ben   | hand | Charm |
        | Hail | Ben   | hand | Blade |
      And Kris has "Draw 1 card"
      And Rune has "Draw 1 card"
      And Echo has "Kris copies <of> until the end of the turn"
      And Hail has "Deal 2 damage to Oak for each <type> relic in play"
      When Ben plays Echo
      And Ben plays Hail
      Then Oak has <HP> HP

      Examples:
        | case                        | of   | type  | HP |
        | the type that it took over  | Rune | Blade | 16 |
        | the type that it had        | Rune | Charm | 18 |
        | a copy of its own type      | Orb  | Charm | 16 |
        | then none of the other type | Orb  | Blade | 18 |

    Scenario: It counts as a relic of that type and no other
      Given it is Cy's turn
      And these units:
        | unit | owner | HP |
        | Elk  | Cy    | 6  |
      And these cards:
        | card | owner | in   | type  | title |
        | Rune | Ada   | play | Blade | Rune  |
        | Kris | Cy    | play | Charm | Kris  |
        | Echo | Cy    | hand | Charm | Echo  |
      And Kris has "Draw 1 card"
      And Rune has "Heal Elk 1"
      And Echo has "Kris copies Rune until the end of the turn"
      When Cy plays Echo
      Then Kris is a Blade relic called Kris
      And Rune is a Blade relic called Rune

    Scenario Outline: What destroys the relics of one type finds it under the other
      Given it is Ada's turn
      And these units:
        | unit | owner | HP |
        | Elk  | Ada   | 6  |
        | Oak  | Ben   | 9  |
      And these cards:
        | card  | owner | in   | type  |
        | Kris  | Ben   | play | Charm |
        | Rune  | Cy    | play | Blade |
        | Echo  | Ada   | hand | Charm |
        | Smash | Ada   | hand | Charm |
      And Kris has "Draw 1 card"
      And Rune has "Heal Elk 1"
      And Echo has "Kris copies Rune until the end of the turn"
      And Smash has "Destroy every <type> relic"
      When Ada plays Echo
      And Ada plays Smash
      Then Ben has <discarded> discarded
      And these abilities resolved, in order:
        | Echo  |
        | Smash |

      Examples:
        | case                       | type  | discarded |
        | the type that it took over | Blade | 1 card    |
        | the type that it had       | Charm | 0 cards   |

  @clause:copy.duration @firm
  Rule: It copies exactly as long as the copying effect says
    Not only for one use, and not after that time.

    Source: Triggers & Timing > Copying Effects

    Scenario: With the turn the copy ends
      Given it is Ada's turn
      And these units:
        | unit | owner | HP | max HP |
        | Oak  | Ben   | 10 | 15     |
      And these cards:
        | card | owner | in   | type  |
        | Kris | Ada   | play | Charm |
        | Rune | Ben   | play | Blade |
        | Echo | Ada   | hand | Charm |
      And Kris has "Heal Oak 1"
      And Rune has "Deal 3 damage to Oak"
      And Echo has "Kris copies Rune until the end of the turn"
      When Ada plays Echo
      Then Kris is a Blade relic called Kris
      When Ada ends the Main Phase
      Then Kris is a Charm relic called Kris
      And these things happened, in order:
        | Kris copies Rune        |
        | Kris stops copying Rune |
        | Ben's turn begins       |
      When Ben ends the Main Phase
      And Cy ends the Main Phase
      And Ada uses Kris
      Then Oak has 11 HP

    Scenario: Until then it applies as often as there is a reason
      Given it is Cy's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Cy    | 20 |
        | Fox  | Ada   | 9  |
      And these cards:
        | card | owner | on  |
        | Kris | Cy    | Oak |
        | Echo | Cy    |     |
        | Rune | Ada   | Fox |
      And Kris has "Draw 1 card"
      And Rune has "Reduce damage taken by 2"
      And Echo has "Kris copies Rune until the end of the turn"
      When Cy plays Echo
      And Oak takes 5 damage
      Then Oak has 17 HP
      When Oak takes 5 damage
      Then Oak has 14 HP
      When Cy ends the Main Phase
      And Oak takes 5 damage
      Then Oak has 9 HP

    Scenario: Having been used it still copies
      Given it is Ben's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Cy    | 9  |
      And these cards:
        | card | owner | in   | type  |
        | Rune | Ada   | play | Blade |
        | Kris | Ben   | play | Charm |
        | Echo | Ben   | hand | Charm |
      And Kris has "Draw 1 card"
      And Rune has "Deal 3 damage to Oak"
      And Echo has "Kris copies Rune until the end of the turn"
      When Ben plays Echo
      And Ben uses Kris
      Then Oak has 6 HP
      And Kris is a Blade relic called Kris
      And none of these things happened:
        | Kris stops copying Rune |

    Scenario: Having been used it still lends its other text
      Given it is Ada's turn
      And these units:
        | unit | owner | HP | max HP |
        | Fox  | Cy    | 10 |        |
        | Oak  | Ada   | 10 |        |
      And these cards:
        | card | owner | on  |
        | Rune | Cy    | Fox |
        | Kris | Ada   | Oak |
        | Echo | Ada   |     |
      And Kris has "Draw 1 card"
      And Rune has "Deal 1 damage to Fox" and Ward: "Reduce damage taken by 2"
      And Echo has "Kris copies Rune until the end of the turn"
      When Ada plays Echo
      And Ada uses Kris
      And Oak takes 5 damage
      Then Oak has 7 HP
      When Ada ends the Main Phase
      And Oak takes 5 damage
      Then Oak has 2 HP

    Scenario: It still copies in Clean Up
      Given it is Cy's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Ben   | 9  |
      And these cards:
        | card | owner | in   |
        | Rune | Ada   | play |
        | Kris | Cy    | play |
        | Echo | Cy    | hand |
      And Kris has "Deal 3 damage to Oak"
      And Rune has "At the end of your turn, draw 1 card"
      And Echo has "Kris copies Rune until the end of the turn"
      When Cy plays Echo
      And Cy ends the Main Phase
      Then Cy has 1 card in hand
      And Ada has 0 cards in hand
      When Ada ends the Main Phase
      Then Ada has 1 card in hand
      And Cy has 1 card in hand
