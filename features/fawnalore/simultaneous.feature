@fawnalore
Feature: Simultaneous triggers
  Several effects can trigger at one moment. There is no stack: whose turn it is
  decides who goes first.

  Background:
    Given a game of Fawnalore between Ada, Ben and Cy
    And it is Ben's turn

  @clause:simultaneous.active-first @firm
  Rule: The active player's effects resolve before anyone else's
    Whoever controls the pieces involved, the effects of the player whose turn it is
    resolve first.

    Source: Triggers & Timing > Simultaneous Triggers

    Scenario: A heal by the active player comes before another player's damage
      Given these units:
        | unit | owner | HP | max HP |
        | Oak  | Cy    | 5  | 6      |
        | Elk  | Ben   | 4  |        |
        | Fox  | Ada   | 4  |        |
        | Hart | Cy    | 1  |        |
      And Elk has "When Hart dies, heal Oak 2"
      And Fox has "When Hart dies, deal 2 damage to Oak"
      When Hart takes 1 damage
      Then these abilities resolved, in order:
        | Elk |
        | Fox |
      And Oak has 4 HP
