@fawnalore
Feature: Simultaneous triggers of several players
  After the active player the others follow, each with all that they have.

  @clause:simultaneous.others-in-turn-order @firm
  Rule: The other players follow in turn order
    When the active player's effects have resolved, the others resolve theirs, one player after
    the other as their turns would come.

    Source: Triggers & Timing > Simultaneous Triggers

    Scenario: Everybody follows the first player
      Given a game of Fawnalore between Ada, Ben, Cy and Dee
      And it is Ada's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Dee   | 9  |
        | Fox  | Cy    | 9  |
        | Elk  | Ada   | 9  |
        | Roe  | Ben   | 9  |
        | Hart | Cy    | 1  |
      And Oak has "When Hart dies, draw 1 card"
      And Roe has "When Hart dies, draw 1 card"
      And Elk has "When Hart dies, draw 1 card"
      And Fox has "When Hart dies, draw 1 card"
      When Hart takes 1 damage
      Then these abilities resolved, in order:
        | Elk |
        | Roe |
        | Fox |
        | Oak |
      And Dee has 1 card in hand

    @reading:start-of-turn-order
    Scenario Outline: Turn order goes on from the active player
      Given a game of Fawnalore between Ada, Ben, Cy and Dee
      And it is <active>'s turn
      And these units:
        | unit | owner | HP |
        | Roe  | Ben   | 9  |
        | Oak  | Dee   | 9  |
        | Hart | Ben   | 1  |
        | Elk  | Ada   | 9  |
        | Fox  | Cy    | 9  |
      And Roe has "When Hart dies, draw 1 card"
      And Oak has "When Hart dies, draw 1 card"
      And Fox has "When Hart dies, draw 1 card"
      And Elk has "When Hart dies, draw 1 card"
      When Hart takes 1 damage
      Then these abilities resolved, in order:
        | <1st> |
        | <2nd> |
        | <3rd> |
        | <4th> |

      Examples:
        | case     | active | 1st | 2nd | 3rd | 4th |
        | from Ben | Ben    | Roe | Fox | Oak | Elk |
        | from Cy  | Cy     | Fox | Oak | Elk | Roe |
        | from Dee | Dee    | Oak | Elk | Roe | Fox |

    Scenario: The active player need not have an effect
      Given a game of Fawnalore between Ada, Ben and Cy
      And it is Ada's turn
      And these units:
        | unit | owner | HP | max HP |
        | Fox  | Cy    | 9  |        |
        | Elk  | Ben   | 9  |        |
        | Oak  | Ada   | 5  | 6      |
        | Hart | Cy    | 1  |        |
      And Fox has "When Hart dies, deal 2 damage to Oak"
      And Elk has "When Hart dies, heal Oak 2"
      When Hart takes 1 damage
      Then these abilities resolved, in order:
        | Elk |
        | Fox |
      And Oak has 4 HP

    @reading:start-of-turn-order
    Scenario: Heals and damage of four players take their turns
      Given a game of Fawnalore between Ada, Ben, Cy and Dee
      And it is Cy's turn
      And these units:
        | unit | owner | HP | max HP |
        | Roe  | Ben   | 9  |        |
        | Elk  | Ada   | 9  |        |
        | Yew  | Ada   | 5  | 6      |
        | Oak  | Dee   | 9  |        |
        | Fox  | Cy    | 9  |        |
        | Hart | Dee   | 1  |        |
      And Roe has "When Hart dies, deal 1 damage to Yew"
      And Elk has "When Hart dies, heal Yew 4"
      And Oak has "When Hart dies, deal 3 damage to Yew"
      And Fox has "When Hart dies, heal Yew 2"
      When Hart takes 1 damage
      Then these abilities resolved, in order:
        | Fox |
        | Oak |
        | Elk |
        | Roe |
      And these things happened, in order:
        | Yew heals 1 HP     |
        | Yew takes 3 damage |
        | Yew heals 3 HP     |
        | Yew takes 1 damage |
      And Yew has 5 HP

  @clause:simultaneous.group-exhaustion @firm
  Rule: One player's effects are all done before the next player's begin
    Players do not take turns within a group of effects, and nobody is limited to one.

    Source: Triggers & Timing > Simultaneous Triggers

    Scenario: Both effects of the active player come before the others'
      Given a game of Fawnalore between Ada, Ben and Cy
      And it is Ben's turn
      And these units:
        | unit | owner | HP | max HP |
        | Fox  | Ada   | 9  |        |
        | Elk  | Ben   | 9  |        |
        | Roe  | Ben   | 9  |        |
        | Oak  | Cy    | 3  | 7      |
        | Hart | Cy    | 1  |        |
      And Fox has "When Hart dies, deal 4 damage to Oak"
      And Elk has "When Hart dies, heal Oak 1"
      And Roe has "When Hart dies, heal Oak 2"
      When Hart takes 1 damage
      Then Ben is asked which ability to resolve next:
        | Elk |
        | Roe |
      When Ben chooses Roe
      Then these abilities resolved, in order:
        | Roe |
        | Elk |
        | Fox |
      And Oak has 2 HP
      And Oak is alive

    @reading:own-order
    Scenario: Both effects of the next player come after both of the active player
      Given a game of Fawnalore between Ada, Ben and Cy
      And it is Cy's turn
      And these units:
        | unit | owner | HP |
        | Fox  | Ada   | 9  |
        | Elk  | Cy    | 9  |
        | Owl  | Ada   | 9  |
        | Roe  | Cy    | 9  |
        | Hart | Ben   | 1  |
      And Fox has "When Hart dies, draw 1 card"
      And Owl has "When Hart dies, draw 2 cards"
      And Roe has "When Hart dies, draw 1 card"
      And Elk has "When Hart dies, draw 2 cards"
      And Cy will choose Roe
      And Ada will choose Owl
      When Hart takes 1 damage
      Then these abilities resolved, in order:
        | Roe |
        | Elk |
        | Owl |
        | Fox |
      And Cy has 3 cards in hand
      And Ada has 3 cards in hand

  @clause:simultaneous.universal @firm
  Rule: All simultaneous effects resolve, one after the other
    It makes no difference whether one player has all of them or several players do: none is
    dropped, and none is merged with another.

    Source: Triggers & Timing > Simultaneous Triggers

    Scenario: One player has three effects
      Given a game of Fawnalore between Ada, Ben and Cy
      And it is Cy's turn
      And these units:
        | unit | owner | HP | Armor |
        | Owl  | Cy    | 9  |       |
        | Oak  | Ada   | 20 | 1     |
        | Hart | Ben   | 1  |       |
        | Elk  | Cy    | 9  |       |
        | Roe  | Cy    | 9  |       |
      And Owl has "When Hart dies, deal 4 damage to Oak"
      And Elk has "When Hart dies, deal 2 damage to Oak"
      And Roe has "When Hart dies, deal 3 damage to Oak"
      And Cy will choose Elk, then Owl
      When Hart takes 1 damage
      Then these abilities resolved, in order:
        | Elk |
        | Owl |
        | Roe |
      And Oak has 14 HP

    @reading:own-order
    Scenario: A player whose turn it is not has three effects
      Given a game of Fawnalore between Ada and Ben
      And it is Ada's turn
      And these units:
        | unit | owner | HP | Armor |
        | Oak  | Ada   | 10 | 1     |
        | Owl  | Ben   | 9  |       |
        | Elk  | Ben   | 9  |       |
        | Roe  | Ben   | 9  |       |
        | Hart | Ada   | 1  |       |
      And Owl has "When Hart dies, deal 2 damage to Oak"
      And Elk has "When Hart dies, deal 2 damage to Oak"
      And Roe has "When Hart dies, deal 2 damage to Oak"
      And Ben will choose Roe, then Owl
      When Hart takes 1 damage
      Then these abilities resolved, in any order:
        | Elk |
        | Owl |
        | Roe |
      And Oak has 7 HP

    Scenario: Three players have one effect each
      Given a game of Fawnalore between Ada, Ben and Cy
      And it is Ben's turn
      And these units:
        | unit | owner | HP | Armor |
        | Owl  | Ada   | 9  |       |
        | Oak  | Ada   | 20 | 1     |
        | Elk  | Cy    | 9  |       |
        | Roe  | Ben   | 9  |       |
        | Hart | Ben   | 1  |       |
      And Owl has "When Hart dies, deal 4 damage to Oak"
      And Elk has "When Hart dies, deal 2 damage to Oak"
      And Roe has "When Hart dies, deal 3 damage to Oak"
      When Hart takes 1 damage
      Then these abilities resolved, in any order:
        | Elk |
        | Owl |
        | Roe |
      And Oak has 14 HP

    Scenario: One unit has two effects
      Given a game of Fawnalore between Ada, Ben and Cy
      And it is Ben's turn
      And these units:
        | unit | owner | HP | max HP |
        | Hart | Cy    | 1  |        |
        | Elk  | Ben   | 2  | 9      |
      And Elk has Grief: "When Hart dies, heal this unit 1" and Greed: "When Hart dies, gain 3 resources"
      When Hart takes 1 damage
      Then Ben is asked which ability to resolve next:
        | Greed |
        | Grief |
      When Ben chooses Greed
      Then these abilities resolved, in order:
        | Greed |
        | Grief |
      And Elk has 3 HP
      And Ben has 3 resources
