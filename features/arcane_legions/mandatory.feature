@arcane_legions
Feature: Nothing stays in a bucket
  Emptying a bucket is a duty. An ability whose text says that its owner may do something is
  taken out like any other; only what it does is its owner's choice.

  Background:
    Given a game of Arcane Legions between Ada and Ben

  @clause:timing.bucket.mandatory @firm
  Rule: Every pending ability must be resolved
    A player cannot pass, hold an ability back or throw it away, not even one that harms them.

    Source: Timing > Multiple abilities trigger at once > in words

    Scenario: The active player cannot stop with a harmful ability in the bucket
      Given it is Ben's turn
      And Ada controls Hoplites
      And Ben controls Archers with Pyre: "Whenever an enemy unit moves, down 2 figures of Gauls"
      And Ben controls Gauls with Bounty: "Whenever an enemy unit moves, gain 1 victory point"
      When Hoplites move 1 step
      And Ben tries to decline
      Then it is refused because a choice is required
      And Ben's bucket holds Bounty and Pyre
      When Ben chooses Bounty
      Then these abilities resolved, in order:
        | Bounty |
        | Pyre   |
      And Gauls have 1 figure
      And Ben's bucket holds nothing

    Scenario: The last ability resolves although it harms its owner
      Given it is Ada's turn
      And Ada controls Slingers with Curse: "Whenever this unit moves, down 1 figure of this unit, then your opponent gains 2 victory points"
      When Slingers move 1 step
      Then these abilities resolved, in order:
        | Curse |
      And Slingers have 2 figures
      And Ben has 2 victory points
      And nobody is asked anything

    Scenario: The other player cannot stop halfway either
      Given it is Ada's turn
      And Ada controls Nubians
      And Ben controls Peltasts with Levy: "Whenever Nubians move, gain 1 victory point"
      And Ben controls Immortals with Curse: "Whenever Nubians move, deal 1 damage to this unit" and Dirge: "Whenever Nubians move, down 1 figure of Peltasts"
      When Nubians move 1 step
      And Ben chooses Levy
      And Ben tries to decline
      Then it is refused because a choice is required
      And Ben is asked which ability to resolve next:
        | Curse |
        | Dirge |
      When Ben chooses Dirge
      Then these abilities resolved, in order:
        | Levy  |
        | Dirge |
        | Curse |
      And Peltasts have 2 figures
      And Immortals have 2 figures

    Scenario: Ending the turn is no way out
      Given it is Ben's turn
      And Ada controls Hoplites
      And Ben controls Chariots with Zeal: "Whenever Hoplites move, gain 1 victory point" and Pyre: "Whenever Hoplites move, down 1 figure of this unit"
      When Hoplites move 1 step
      And Ben tries to end the turn
      Then it is refused because abilities are pending
      And Ben's bucket holds Pyre and Zeal
      When Ben chooses Zeal
      And Ben ends the turn
      Then these things happened, in order:
        | Zeal resolves     |
        | Pyre resolves     |
        | Ben's turn ends   |
        | Ada's turn begins |
      And Chariots have 2 figures

    @reading:source-gone
    Scenario: An ability resolves although its unit was defeated while it waited
      Given it is Ben's turn
      And Ben controls Archers with Ambush: "Whenever Hoplites move, down 3 figures of Slingers"
      And Ada controls Hoplites
      And Ada controls Slingers with Spite: "Whenever Hoplites move, gain 1 victory point"
      When Hoplites move 1 step
      Then these abilities resolved, in order:
        | Ambush |
        | Spite  |
      And Slingers are defeated
      And Ada has 1 victory point

    @reading:source-gone
    Scenario: A unit's own defeat triggers its ability
      Given it is Ada's turn
      And Ada controls Hoplites with Bounty: "When an enemy unit is defeated, gain 1 victory point"
      And these units:
        | unit  | owner | figures |
        | Gauls | Ben   | 2       |
      And Gauls have Dirge: "When this unit is defeated, gain 2 victory points"
      When 2 figures of Gauls are downed
      Then these abilities resolved, in order:
        | Bounty |
        | Dirge  |
      And Gauls are defeated
      And Ben has 2 victory points

    @reading:source-gone
    Scenario: What happens after a unit's defeat triggers none of its abilities
      Given it is Ben's turn
      And Ada controls Hoplites with Vigil: "Whenever this unit moves, gain 2 victory points"
      And Ada controls Slingers with Spite: "Whenever Hoplites move, gain 1 victory point"
      When 3 figures of Slingers are downed
      And Hoplites move 1 step
      Then these abilities resolved, in order:
        | Vigil |
      And Slingers are defeated
      And Ada has 2 victory points

  @clause:timing.bucket.optional-text-still-processed @reading:optional-abilities
  Rule: An ability that its owner may use is taken out of the bucket all the same
    Such an ability must be picked like any other. When it resolves its owner decides whether
    it happens. If not, no part of it does, and it does not come back.

    Source: Timing > Multiple abilities trigger at once > in words

    Scenario: A declined ability does nothing
      Given it is Ben's turn
      And these units:
        | unit     | owner | figures |
        | Chariots | Ada   | 1       |
      And Ben controls Immortals with Prowess: "When an enemy unit is defeated, you may move this unit 1 step"
      When 1 figure of Chariots is downed
      Then Ben is asked whether to use an ability
      When Ben declines
      Then exactly these things happened, in order:
        | Ben declines Prowess |
      And Ben's bucket holds nothing
      And nobody is asked anything
      And nothing else changed

    Scenario: An accepted ability happens
      Given it is Ben's turn
      And these units:
        | unit     | owner | figures |
        | Chariots | Ada   | 1       |
      And Ben controls Immortals with Prowess: "When an enemy unit is defeated, you may move this unit 1 step"
      When 1 figure of Chariots is downed
      And Ben chooses yes
      Then these things happened, in order:
        | Chariots are defeated |
        | Immortals move 1 step |
      And Ben's bucket holds nothing

    Scenario Outline: The choice covers every part of the text
      Given it is Ada's turn
      And Ben controls Gauls
      And Ada controls Archers with Levy: "Whenever an enemy unit moves, you may down 1 figure of this unit, then gain 2 victory points, then deal 1 damage to Gauls"
      And Ada will choose <answer>
      When Gauls move 1 step
      Then Archers have <archers> figures
      And Ada has <points> victory points
      And Gauls have <gauls> figures

      Examples:
        | case     | answer  | archers | points | gauls |
        | declined | nothing | 3       | 0      | 3     |
        | accepted | yes     | 2       | 2      | 2     |

    Scenario: An optional ability cannot be left in the bucket
      Given it is Ben's turn
      And Ada controls Hoplites
      And Ben controls Archers with Tribute: "Whenever an enemy unit moves, gain 1 victory point"
      And Ben controls Gauls with Oath: "Whenever an enemy unit moves, you may gain 2 victory points"
      When Hoplites move 1 step
      Then Ben is asked which ability to resolve next:
        | Oath    |
        | Tribute |
      When Ben tries to decline
      Then it is refused because a choice is required
      When Ben chooses Tribute
      Then Ben is asked whether to use an ability
      When Ben tries to end the turn
      Then it is refused because abilities are pending
      When Ben declines
      Then Ben has 1 victory point
      And Ben's bucket holds nothing

    Scenario: Declining one ability leaves the others in force
      Given it is Ada's turn
      And Ada controls Nubians
      And Ben controls Immortals with Revenge: "Whenever an enemy figure is downed, gain 1 victory point"
      And Ben controls Slingers with Envy: "Whenever an enemy figure is downed, you may move this unit 1 step"
      When 1 figure of Nubians is downed
      And Ben chooses Envy
      And Ben declines
      Then these things happened, in order:
        | Ben declines Envy         |
        | Revenge resolves          |
        | Ben gains 1 victory point |
      And none of these things happened:
        | Slingers move 1 step |
      And Ben's bucket holds nothing

    Scenario: What was declined is not offered again later
      Given it is Ben's turn
      And Ada controls Peltasts with Vigil: "Whenever this unit moves, gain 1 victory point"
      And Ben controls Gauls with Plunder: "Whenever Peltasts take damage, you may gain 1 victory point"
      When Peltasts take 1 damage
      And Ben declines
      And Peltasts move 1 step
      Then nobody is asked anything
      And Ada has 1 victory point
      And Ben has 0 victory points

    Scenario: The other player is asked about an optional ability of theirs
      Given it is Ada's turn
      And Ada controls Hoplites with Triumph: "Whenever an enemy unit takes damage, gain 1 victory point"
      And Ben controls Immortals with Revenge: "Whenever this unit takes damage, you may gain 1 victory point"
      When Immortals take 1 damage
      Then Ben is asked whether to use an ability
      And Ada is not asked anything
      And Ada has 1 victory point
      When Ben chooses yes
      Then Ben has 1 victory point

    Scenario: Nobody is asked about an ability that does not leave it open
      Given it is Ben's turn
      And these units:
        | unit     | owner | figures |
        | Chariots | Ada   | 1       |
      And Ben controls Immortals with Prowess: "When an enemy unit is defeated, move this unit 1 step"
      When 1 figure of Chariots is downed
      Then nobody is asked anything
      And these things happened, in order:
        | Prowess resolves      |
        | Immortals move 1 step |
