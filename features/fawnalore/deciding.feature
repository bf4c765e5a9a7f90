@fawnalore
Feature: Deciding what is open
  The last of the failsafes is the active player's decision about an order. It keeps the game
  moving, and so does an end of what would never end.

  Background:
    Given a game of Fawnalore between Ada, Ben and Cy

  @clause:failsafe.active-decides @firm
  Rule: Where the order is still open the active player decides
    Any order of the effects that are left open is as good.

    Source: Triggers & Timing > Priority Failsafes

    Scenario Outline: Two effects of the active player
      Given it is <active>'s turn
      And these units:
        | unit | owner    | HP | max HP |
        | Elk  | <active> | 6  |        |
        | Oak  | <owner>  | 5  | 6      |
        | Hart | <owner>  | 1  |        |
        | Roe  | <active> | 4  |        |
      And Elk has "When Hart dies, heal Oak 2"
      And Roe has "When Hart dies, deal 2 damage to Oak"
      When Hart takes 1 damage
      Then <active> is asked which ability to resolve next:
        | Elk |
        | Roe |
      And Oak has 5 HP
      When <active> chooses <first>
      Then these abilities resolved, in order:
        | <first>  |
        | <second> |
      And Oak has <HP> HP

      Examples:
        | case                        | active | owner | first | second | HP |
        | the heal first              | Ben    | Cy    | Elk   | Roe    | 4  |
        | the damage first            | Ben    | Cy    | Roe   | Elk    | 5  |
        | the heal first, last seat   | Cy     | Ada   | Elk   | Roe    | 4  |
        | the damage first, last seat | Cy     | Ada   | Roe   | Elk    | 5  |

    Scenario: Of three effects the next one is chosen each time
      Given it is Cy's turn
      And these units:
        | unit | owner | HP | max HP |
        | Oak  | Ben   | 4  | 6      |
        | Hart | Ada   | 1  |        |
        | Elk  | Cy    | 6  |        |
        | Fox  | Cy    | 4  |        |
        | Roe  | Cy    | 4  |        |
      And Elk has "When Hart dies, heal Oak 3"
      And Fox has "When Hart dies, deal 3 damage to Oak"
      And Roe has "When Hart dies, deal damage to Elk equal to Oak's HP"
      When Hart takes 1 damage
      And Cy chooses Fox
      Then Cy is asked which ability to resolve next:
        | Elk |
        | Roe |
      When Cy chooses Roe
      Then these abilities resolved, in order:
        | Fox |
        | Roe |
        | Elk |
      And Elk has 5 HP
      And Oak has 4 HP

    Scenario: A choice among these effects must be made
      Given it is Ada's turn
      And these units:
        | unit | owner | HP | max HP |
        | Oak  | Ben   | 5  | 6      |
        | Elk  | Ada   | 6  |        |
        | Roe  | Ada   | 4  |        |
        | Fox  | Ben   | 4  |        |
        | Hart | Ben   | 1  |        |
      And Elk has "When Hart dies, heal Oak 2"
      And Roe has "When Hart dies, deal 2 damage to Oak"
      And Fox has "When Hart dies, heal Oak 1"
      When Hart takes 1 damage
      And Ada tries to decline
      Then it is refused because a choice is required
      When Ada tries to choose Fox
      Then it is refused because not an option
      When Ada chooses Roe
      Then these abilities resolved, in order:
        | Roe |
        | Elk |
        | Fox |
      And Oak has 6 HP

    Scenario: The order at the end of the turn
      Given it is Ben's turn
      And these units:
        | unit | owner | HP | max HP |
        | Elk  | Ben   | 6  |        |
        | Oak  | Cy    | 5  | 6      |
        | Roe  | Ben   | 4  |        |
      And Elk has "At the end of your turn, heal Oak 2"
      And Roe has "At the end of your turn, deal 2 damage to Oak"
      When Ben ends the Main Phase
      Then Ben is asked which ability to resolve next:
        | Elk |
        | Roe |
      When Ben chooses Roe
      Then Oak has 5 HP
      And these abilities resolved, in order:
        | Roe |
        | Elk |

  @clause:failsafe.no-stall-no-abuse @firm
  Rule: Effects do not go round in circles for ever
    A loop is stopped, and play goes on. An effect that comes to an end by itself is none.

    Source: Triggers & Timing > Priority Failsafes

    Scenario: A heal and a hit that set each other off
      Given it is Cy's turn
      And these units:
        | unit | owner | HP | max HP |
        | Fox  | Ada   | 6  |        |
        | Oak  | Ben   | 5  | 9      |
        | Elk  | Cy    | 6  |        |
      And Elk has "When Oak is healed, deal 1 damage to Oak"
      And Fox has "When Oak takes damage, heal Oak 1"
      And these cards:
        | card | owner |
        | Bolt | Cy    |
        | Pike | Cy    |
      And Bolt has "Deal 1 damage to Oak"
      And Pike has "Deal 2 damage to Fox"
      When Cy plays Bolt
      Then these things happened, in order:
        | Fox resolves        |
        | Elk resolves        |
        | the loop is stopped |
      And nobody is asked anything
      And Oak is alive
      When Cy plays Pike
      Then Fox has 4 HP

    Scenario: A loop that would win something with each round
      Given it is Ben's turn
      And these units:
        | unit | owner | HP | max HP |
        | Oak  | Ben   | 5  | 9      |
        | Elk  | Ben   | 6  |        |
        | Fox  | Cy    | 6  |        |
      And Elk has "When Oak is healed, deal 1 damage to Oak, then draw 1 card"
      And Oak has "When this unit takes damage, heal this unit 1"
      When Oak takes 1 damage
      Then these things happened, in order:
        | Ben draws 1 card    |
        | the loop is stopped |
      And nobody is asked anything
      When Ben ends the Main Phase
      Then these things happened, in order:
        | the loop is stopped |
        | Ben's turn ends     |
        | Cy's turn begins    |

    Scenario: A chain that ends with a death is no loop
      Given it is Ada's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Cy    | 5  |
        | Elk  | Ben   | 6  |
      And Elk has "When Oak takes damage, deal 1 damage to Oak"
      When Oak takes 1 damage
      Then Oak is Dead
      And Oak has 5 damage taken this turn
      And none of these things happened:
        | the loop is stopped |

    Scenario: An ability that triggers twice for the same reason is no loop
      Given it is Ben's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Cy    | 9  |
        | Elk  | Ada   | 6  |
      And these cards:
        | card  | owner |
        | Storm | Ben   |
      And Elk has "When Oak takes damage, draw 1 card"
      And Storm has "Deal 1 damage to Oak, then deal 1 damage to Oak, then deal 1 damage to Oak"
      When Ben plays Storm
      Then Ada has 3 cards in hand
      And none of these things happened:
        | the loop is stopped |
