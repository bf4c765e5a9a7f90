@fawnalore
Feature: What a canceled effect cost
  What was paid for an effect that is canceled is gone, unless a text gives it back.

  Background:
    Given a game of Fawnalore between Ada, Ben and Cy

  @clause:cancel.costs-stay-paid @firm
  Rule: What was paid for a canceled effect stays paid
    That it did nothing is no reason to give anything back.

    Source: Triggers & Timing > Canceling Effects

    Scenario Outline: Resources and actions
      Given it is Ada's turn
      And these units:
        | unit | owner | HP |
        | Elk  | Ada   | 6  |
        | Oak  | Ben   | 10 |
      And these cards:
        | card | owner |
        | Veto | Ben   |
      And Ada has 5 resources and 3 actions
      And Elk has Lance: "<cost>: deal 4 damage to Oak"
      And Veto has "At any time, cancel an effect"
      And Ben will use Veto before instruction 1 of Lance
      When Ada uses Lance
      Then Lance never resolved
      And Ada has <resources> resources
      And Ada has <actions> actions
      And none of these things happened:
        | Ada gets 2 resources back |
        | Ada gets 1 action back    |
        | Ada gets 2 actions back   |

      Examples:
        | case      | cost                      | resources | actions |
        | resources | 2 resources               | 3         | 3       |
        | an action | 1 action                  | 5         | 2       |
        | of both   | 2 actions and 2 resources | 3         | 1       |

    Scenario: The cost of a card
      Given it is Cy's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Ada   | 10 |
        | Elk  | Cy    | 6  |
      And these cards:
        | card | owner | cost |
        | Bolt | Cy    | 4    |
        | Veto | Ada   | 1    |
      And Cy has 6 resources
      And Ada has 3 resources
      And Bolt has "Deal 4 damage to Oak"
      And Veto has "At any time, cancel an effect"
      And Ada will use Veto before instruction 1 of Bolt
      When Cy plays Bolt
      Then Cy has 2 resources
      And Ada has 2 resources
      And Oak has 10 HP
      And these things happened, in order:
        | Cy pays 4 resources      |
        | Ada pays 1 resource      |
        | Bolt is canceled by Veto |

    @reading:lost-with-a-canceled-effect
    Scenario: The card itself is discarded
      Given it is Ben's turn
      And these units:
        | unit | owner | HP |
        | Elk  | Ben   | 6  |
        | Oak  | Ada   | 10 |
      And these cards:
        | card | owner |
        | Veto | Ada   |
        | Bolt | Ben   |
      And Ben has 3 cards in hand
      And Bolt has "Deal 4 damage to Oak"
      And Veto has "At any time, cancel an effect"
      And Ada will use Veto before instruction 1 of Bolt
      When Ben plays Bolt
      Then Ben has 2 cards in hand
      And Ben has 1 card discarded
      When Ben tries to play Bolt
      Then it is refused because not in hand

    @reading:lost-with-a-canceled-effect
    Scenario: The ability has been used this turn
      Given it is Cy's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Ada   | 10 |
        | Elk  | Cy    | 6  |
      And these cards:
        | card | owner |
        | Veto | Ada   |
      And Cy has 5 resources
      And Elk has Lance: "2 resources: deal 4 damage to Oak"
      And Veto has "At any time, cancel an effect"
      And Ada will use Veto before instruction 1 of Lance
      When Cy uses Lance
      And Cy tries to use Lance
      Then it is refused because exhausted
      And Cy has 3 resources

  @clause:cancel.refund-if-stated @firm
  Rule: It is given back if a text says so
    It goes back to the player who paid it, and is what that player paid.

    Source: Triggers & Timing > Canceling Effects

    Scenario Outline: The player whose effect was canceled has the cost back
      Given it is Ben's turn
      And these units:
        | unit | owner | HP |
        | Elk  | Ben   | 6  |
        | Oak  | Cy    | 10 |
      And these cards:
        | card | owner |
        | Veto | Cy    |
      And Ben has 5 resources and 3 actions
      And Cy has 4 resources
      And Elk has Lance: "1 action and 2 resources: deal 4 damage to Oak"
      And Veto has "At any time, 1 resource: <what it does>"
      And Cy will use Veto before instruction 1 of Lance
      When Ben uses Lance
      Then Lance never resolved
      And Oak has 10 HP
      And Ben has <resources> resources
      And Ben has <actions> actions
      And Cy has 3 resources

      Examples:
        | case              | what it does                         | resources | actions |
        | the text says so  | cancel an effect and refund its cost | 5         | 3       |
        | the text does not | cancel an effect                     | 3         | 2       |

    Scenario: It gives back what this effect cost, and not what others did
      Given it is Cy's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Ada   | 10 |
        | Elk  | Cy    | 6  |
      And these cards:
        | card | owner | cost |
        | Bolt | Cy    | 3    |
        | Pike | Cy    | 1    |
        | Veto | Ada   | 0    |
      And Cy has 6 resources
      And Bolt has "Deal 4 damage to Oak"
      And Pike has "Deal 2 damage to Oak"
      And Veto has "At any time, cancel an effect and refund its cost"
      And Ada will use Veto before instruction 1 of Pike
      When Cy plays Bolt
      And Cy plays Pike
      Then Cy has 3 resources
      And Ada has 0 resources
      And Oak has 6 HP

    @reading:interrupts-within-interrupts
    Scenario: Whoever cancels an Interrupt gives back what that cost
      Given it is Ada's turn
      And these units:
        | unit | owner | HP | max HP |
        | Oak  | Ben   | 6  | 9      |
        | Elk  | Ada   | 6  |        |
      And these cards:
        | card | owner | cost |
        | Bolt | Ada   | 1    |
        | Tea  | Ben   | 2    |
        | Veto | Cy    | 0    |
      And Ada has 4 resources
      And Ben has 3 resources
      And Bolt has "Deal 1 damage to Oak, then deal 3 damage to Oak"
      And Tea has "At any time, heal Oak 3"
      And Veto has "At any time, cancel an effect and refund its cost"
      And Ben will use Tea before instruction 2 of Bolt
      And Cy will use Veto before instruction 1 of Tea
      When Ada plays Bolt
      Then Ben has 3 resources
      And Ada has 3 resources
      And Cy has 0 resources
      And Oak has 2 HP
