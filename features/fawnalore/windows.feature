@fawnalore
Feature: When, after, and at the end of your turn
  The wording of an ability says at which moment it triggers: when its event takes place, after
  the event is over, or in Clean Up.

  Background:
    Given a game of Fawnalore between Ada, Ben and Cy

  @clause:timing.window.when @firm
  Rule: When means the moment at which it happens
    An ability that waits for the time when something happens triggers at that moment: neither
    before it is certain nor after it is over.

    Source: Triggers & Timing > General Timing Principles > table

    @reading:attack-in-steps
    Scenario: HP that are gained when the unit is attacked are there for this attack
      Given it is Cy's turn
      And these units:
        | unit | owner | HP | max HP |
        | Elk  | Cy    | 6  |        |
        | Oak  | Ben   | 3  | 9      |
      And Oak has "When this unit is attacked, heal this unit 4"
      And Elk will roll 5
      When Cy attacks Oak with Elk
      Then these things happened, in order:
        | Elk attacks Oak    |
        | Oak heals 4 HP     |
        | Oak takes 5 damage |
      And Oak has 2 HP
      And Oak is alive

    @reading:attack-in-steps @reading:what-guard-counts
    Scenario: Guard that is gained when the unit is attacked meets this attack
      Given it is Ben's turn
      And these units:
        | unit | owner |
        | Fox  | Cy    |
        | Elk  | Ben   |
        | Oak  | Ada   |
      And Oak has "When this unit is attacked, this unit gains Guard 2"
      And Fox has "When this unit is attacked, this unit gains Guard 2"
      And Elk will roll 4
      When Ben attacks Oak with Elk
      Then these things happened, in order:
        | Elk attacks Oak               |
        | Oak triggers                  |
        | Oak resolves                  |
        | Oak gains Guard 2             |
        | Elk rolls 4                   |
        | Oak takes 2 damage            |
        | the attack of Elk on Oak ends |
      And Oak has 8 HP
      And Oak has 0 Guard
      And Fox has 0 Guard

    Scenario: An attack that is not made triggers nothing
      Given it is Cy's turn
      And these units:
        | unit | owner |
        | Elk  | Cy    |
        | Oak  | Ada   |
        | Fox  | Ben   |
      And Oak is 3 tiles from Elk
      And Oak has "When this unit is attacked, this unit gains Guard 2"
      And Elk has "When this unit attacks, gain 3 resources"
      And Elk will roll 5
      When Cy tries to attack Oak with Elk
      Then it is refused because out of range
      And Oak has 0 Guard
      And Cy has 0 resources
      When Cy attacks Fox with Elk
      Then Cy has 3 resources
      And Oak has 0 Guard
      And Oak never resolved

    Scenario: What is set off by its attack comes before what is set off by its damage
      Given it is Ada's turn
      And these units:
        | unit | owner | HP | max HP |
        | Roe  | Cy    | 8  |        |
        | Elk  | Ada   | 3  | 9      |
      And Elk has "When this unit attacks, heal this unit 4"
      And Roe has "When this unit takes damage, deal 5 damage to the attacker"
      And Elk will roll 2
      When Ada attacks Roe with Elk
      Then these abilities resolved, in order:
        | Elk |
        | Roe |
      And Elk is alive
      And Elk has 2 HP

    Scenario: When a card is played is not when it has done what it says
      Given it is Ben's turn
      And these units:
        | unit | owner | HP | max HP |
        | Oak  | Cy    | 7  |        |
        | Elk  | Ben   | 3  | 9      |
      And these cards:
        | card | owner |
        | Dart | Ben   |
      And Elk has "When you play a card, heal this unit 1"
      And Dart has "Deal 2 damage to Oak"
      When Ben plays Dart
      Then these things happened, in order:
        | Ben plays Dart     |
        | Elk triggers       |
        | Dart resolves      |
        | Oak takes 2 damage |
      And Elk has 4 HP

  @clause:timing.window.after @firm
  Rule: After means that it is wholly over
    An ability that waits for the time after something happened triggers when nothing of that is
    left to do.

    Source: Triggers & Timing > General Timing Principles > table

    Scenario: Guard that is gained after the attack does not meet this attack
      Given it is Cy's turn
      And these units:
        | unit | owner |
        | Elk  | Cy    |
        | Fox  | Ada   |
        | Oak  | Ben   |
      And Oak has "After this unit is attacked, this unit gains Guard 2"
      And Fox has "After this unit is attacked, this unit gains Guard 2"
      And Elk will roll 4
      When Cy attacks Oak with Elk
      Then these things happened, in order:
        | Elk attacks Oak               |
        | Elk rolls 4                   |
        | Oak takes 4 damage            |
        | the attack of Elk on Oak ends |
        | Oak triggers                  |
        | Oak resolves                  |
        | Oak gains Guard 2             |
        | Oak is finished               |
      And Oak has 6 HP
      And Oak has 2 Guard
      And Fox has 0 Guard

    @reading:what-guard-counts
    Scenario: Guard that is gained after one attack meets the next
      Given it is Ada's turn
      And these units:
        | unit | owner |
        | Oak  | Ben   |
        | Elk  | Ada   |
      And Oak has "After this unit is attacked, this unit gains Guard 2"
      And Elk will roll 4 and 5
      When Ada attacks Oak with Elk
      Then Oak has 6 HP
      When Ada attacks Oak with Elk
      Then Oak has 3 HP
      And Oak has 2 Guard

    Scenario: HP that are gained after the attack come too late for it
      Given it is Ada's turn
      And these units:
        | unit | owner | HP | max HP |
        | Oak  | Cy    | 6  | 9      |
        | Elk  | Ada   | 4  |        |
      And Oak has "After this unit is attacked, heal this unit 4"
      And Elk will roll 5 and 1
      When Ada attacks Oak with Elk
      Then these things happened, in order:
        | Oak takes 5 damage            |
        | the attack of Elk on Oak ends |
        | Oak heals 4 HP                |
      And Oak has 5 HP
      When Ada attacks Oak with Elk
      Then Oak has 8 HP

    Scenario: The damage of the attack and what it sets off come first
      Given it is Ben's turn
      And these units:
        | unit | owner | HP | max HP |
        | Roe  | Ben   | 5  | 6      |
        | Elk  | Ben   | 7  |        |
        | Oak  | Cy    | 8  |        |
      And Elk has "After this unit attacks, deal 2 damage to Roe"
      And Oak has "When this unit takes damage, heal Roe 2"
      And Elk will roll 3
      When Ben attacks Oak with Elk
      Then these things happened, in order:
        | Oak takes 3 damage |
        | Oak resolves       |
        | Elk resolves       |
      And Roe has 4 HP

    Scenario: After a card was played is when it has done what it says
      Given it is Cy's turn
      And these units:
        | unit | owner | HP | max HP |
        | Elk  | Cy    | 3  | 9      |
        | Oak  | Ben   | 7  |        |
      And these cards:
        | card | owner |
        | Dart | Cy    |
      And Elk has "After you play a card, heal this unit 1"
      And Dart has "Deal 2 damage to Oak, then deal 1 damage to Oak"
      When Cy plays Dart
      Then these things happened, in order:
        | Oak takes 2 damage |
        | Oak takes 1 damage |
        | Dart is finished   |
        | Elk triggers       |
        | Elk resolves       |
      And Elk has 4 HP

  @clause:timing.window.end-of-turn.phase @firm
  Rule: The end of the turn is in Clean Up
    An ability that works at the end of its player's turn does so in the Clean Up Phase: the Main
    Phase is over, and the next turn has not begun.

    Source: Triggers & Timing > General Timing Principles > table

    Scenario Outline: A heal at the end of the turn lies in Clean Up
      Given it is <player>'s turn
      And these units:
        | unit | owner    | HP | max HP |
        | Oak  | <player> | 4  | 9      |
      And Oak has "At the end of your turn, heal this unit 1"
      When <player> ends the Main Phase
      Then exactly these things happened, in order:
        | <player>'s clean-up phase begins |
        | Oak triggers                     |
        | Oak resolves                     |
        | Oak heals 1 HP                   |
        | Oak is finished                  |
        | <player>'s turn ends             |
        | <next>'s turn begins             |
        | <next>'s main phase begins       |
      And Oak has 5 HP

      Examples:
        | case               | player | next |
        | of the second seat | Ben    | Cy   |
        | of the last seat   | Cy     | Ada  |

    Scenario: Nothing of it happens in the Main Phase
      Given it is Ada's turn
      And these units:
        | unit | owner | HP | max HP |
        | Oak  | Ada   | 4  | 9      |
        | Fox  | Cy    | 8  |        |
      And Oak has Rest: "At the end of your turn, heal this unit 3"
      And Oak will roll 2, 1 and 2
      When Ada attacks Fox with Oak
      And Ada attacks Fox with Oak
      And Ada attacks Fox with Oak
      Then Ada has 0 actions
      And Oak has 4 HP
      And Rest never resolved
      When Ada ends the Main Phase
      Then Oak has 7 HP

    Scenario: A turn that an effect ends has its Clean Up, too
      Given it is Ben's turn
      And these units:
        | unit | owner | HP | max HP |
        | Oak  | Ben   | 4  | 9      |
      And these cards:
        | card | owner |
        | Dusk | Ben   |
      And Oak has "At the end of your turn, heal this unit 2"
      And Dusk has "End the turn"
      When Ben plays Dusk
      Then these things happened, in order:
        | Dusk is finished            |
        | Ben's clean-up phase begins |
        | Oak heals 2 HP              |
        | Ben's turn ends             |
        | Cy's turn begins            |
      And Oak has 6 HP

  @clause:timing.window.end-of-turn.before-discard @firm
  Rule: Effects of the end of the turn come before discarding
    In Clean Up first the abilities work that wait for the end of the turn; then cards are
    discarded.

    Source: Triggers & Timing > General Timing Principles > table

    Scenario: The card that is drawn at the end of the turn counts
      Given it is Cy's turn
      And these units:
        | unit | owner |
        | Oak  | Cy    |
      And the hand limit is 5
      And Cy has 5 cards in hand
      And Ben has 6 cards in hand
      And Oak has "At the end of your turn, draw 1 card"
      When Cy ends the Main Phase
      Then these things happened, in order:
        | Cy's clean-up phase begins |
        | Cy draws 1 card            |
        | Cy discards Blank          |
        | Cy's turn ends             |
      And Cy has 5 cards in hand
      And Cy has 1 card discarded
      And Ben has 6 cards in hand

    Scenario: An effect of the end of the turn sees the whole hand
      Given it is Ben's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Ada   | 10 |
        | Elk  | Ben   | 6  |
      And the hand limit is 5
      And Ben has 7 cards in hand
      And Elk has "At the end of your turn, deal damage to Oak equal to the number of cards in your hand"
      When Ben ends the Main Phase
      Then Oak has 3 HP
      And Ben has 5 cards in hand
      And Ben has 2 cards discarded

    Scenario: What a card puts off until the end of the turn comes before discarding, too
      Given it is Ada's turn
      And these cards:
        | card | owner |
        | Dawn | Ada   |
      And the hand limit is 4
      And Ada has 4 cards in hand
      And Dawn has "At the end of the turn, draw 3 cards"
      When Ada plays Dawn
      Then Ada has 3 cards in hand
      When Ada ends the Main Phase
      Then these things happened, in order:
        | Ada draws 3 cards  |
        | Ada discards Blank |
      And Ada has 4 cards in hand
      And Ada has 3 cards discarded

    Scenario: The player discards with the drawn card in hand
      Given it is Ben's turn
      And these units:
        | unit | owner |
        | Oak  | Ben   |
      And these cards:
        | card | owner |
        | Dart | Ben   |
      And the hand limit is 2
      And Ben has 1 card in hand
      And Dart has "Deal 2 damage to Oak"
      And Oak has "At the end of your turn, draw 2 cards"
      When Ben ends the Main Phase
      Then Ben is asked which card to discard:
        | Dart  |
        | Blank |
      And Ben has 3 cards in hand
      When Ben chooses Dart
      Then Ben has 2 cards in hand
      And these things happened, in order:
        | Ben draws 2 cards |
        | Ben discards Dart |
        | Ben's turn ends   |

    Scenario: Without too many cards nothing is discarded
      Given it is Cy's turn
      And these units:
        | unit | owner |
        | Oak  | Cy    |
      And the hand limit is 5
      And Cy has 3 cards in hand
      And Oak has "At the end of your turn, draw 2 cards"
      When Cy ends the Main Phase
      Then Cy has 5 cards in hand
      And Cy has 0 cards discarded

    Scenario: The player draws first, deals damage for each card, and discards at last
      Given it is Cy's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Ada   | 20 |
        | Elk  | Cy    | 6  |
        | Fox  | Cy    | 6  |
      And the hand limit is 5
      And Cy has 6 cards in hand
      And Elk has "At the end of your turn, deal damage to Oak equal to the number of cards in your hand"
      And Fox has "At the end of your turn, draw 1 card"
      When Cy ends the Main Phase
      Then Cy is asked which ability to resolve next:
        | Elk |
        | Fox |
      When Cy chooses Fox
      Then these abilities resolved, in order:
        | Fox |
        | Elk |
      And Oak has 13 HP
      And Cy has 5 cards in hand
      And Cy has 2 cards discarded

  @clause:timing.window.end-of-turn.own-turn @firm
  Rule: Your turn is that of the ability's own player
    An ability that works at the end of its player's turn does so in each of their turns, and in
    no other player's.

    Source: Triggers & Timing > General Timing Principles > table

    Scenario Outline: Only the active player's ability works
      Given it is <player>'s turn
      And these units:
        | unit | owner | HP | max HP |
        | Roe  | Ben   | 4  | 9      |
        | Oak  | Cy    | 4  | 9      |
        | Elk  | Ada   | 4  | 9      |
      And Oak has "At the end of your turn, heal Oak 1"
      And Elk has "At the end of your turn, heal Elk 2"
      And Roe has "At the end of your turn, heal Roe 3"
      When <player> ends the Main Phase
      Then these abilities resolved, in order:
        | <unit> |
      And Elk has <Elk> HP
      And Roe has <Roe> HP
      And Oak has <Oak> HP

      Examples:
        | case       | player | unit | Elk | Roe | Oak |
        | Ada's turn | Ada    | Elk  | 6   | 4   | 4   |
        | Ben's turn | Ben    | Roe  | 4   | 7   | 4   |
        | Cy's turn  | Cy     | Oak  | 4   | 4   | 5   |

    Scenario: It works again in the next turn of the same player
      Given it is Ben's turn
      And these units:
        | unit | owner | HP | max HP |
        | Oak  | Ben   | 4  | 9      |
      And Oak has "At the end of your turn, heal this unit 1"
      When Ben ends the Main Phase
      Then Oak has 5 HP
      When Cy ends the Main Phase
      And Ada ends the Main Phase
      Then Oak has 5 HP
      When Ben ends the Main Phase
      Then Oak has 6 HP
      And these abilities resolved, in order:
        | Oak |
        | Oak |
