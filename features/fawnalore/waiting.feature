@fawnalore
Feature: What may not break in
  Whatever is no Interrupt waits until the current effect is over.

  Background:
    Given a game of Fawnalore between Ada, Ben and Cy

  @clause:interrupt.explicit-only @firm
  Rule: Nothing else breaks in, however much it would help
    That a unit would be saved is no permission, and that an ability triggers is none either.

    Source: Triggers & Timing > Interrupts

    Scenario Outline: A heal that says nothing of its time cannot save a unit
      Given it is Ada's turn
      And these units:
        | unit | owner | HP | max HP |
        | Bay  | Ben   | 2  | 5      |
        | Ash  | Cy    | 6  |        |
        | Fox  | Ben   | 3  | 5      |
      And these cards:
        | card  | owner | on  |
        | Storm | Ada   |     |
        | Tea   | Ben   |     |
        | Rune  | Ben   | Fox |
      And Storm has "Deal 2 damage to Ash, then deal 2 damage to Bay"
      And Tea has "Heal Bay 1"
      And Rune has "Heal Bay 2"
      And Bay has Herb: "Heal this unit 3"
      And Fox has Balm: "At any time, heal Fox 1"
      And the game halts for Ben before instruction 2 of Storm
      When Ada plays Storm
      Then Ben is asked whether to interrupt:
        | Balm |
      When Ben tries to <do it>
      Then it is refused because an effect is resolving
      When Ben declines
      Then Bay is Dead
      And Ben was never offered Tea, Rune and Herb

      Examples:
        | case                  | do it    |
        | a card                | play Tea |
        | an ability of a relic | use Rune |
        | an ability of a unit  | use Herb |

    Scenario: Where nobody has an Interrupt nobody is asked
      Given it is Cy's turn
      And these units:
        | unit | owner | HP | max HP |
        | Bay  | Ben   | 2  | 5      |
        | Elk  | Cy    | 6  |        |
      And these cards:
        | card | owner |
        | Tea  | Ben   |
        | Pike | Cy    |
      And Tea has "Heal Bay 1"
      And Pike has "Deal 1 damage to Bay"
      And Bay has Herb: "Heal this unit 3"
      And Elk will roll 2
      When Cy attacks Bay with Elk
      Then Bay is Dead
      And nobody is asked anything
      And Ben was never offered Tea and Herb
      And Cy was never offered Pike

    @reading:nested-triggers
    Scenario: That an ability triggers does not let it break in
      Given it is Ben's turn
      And these units:
        | unit | owner | HP | max HP |
        | Ash  | Ada   | 6  |        |
        | Bay  | Ada   | 2  | 5      |
        | Fox  | Cy    | 4  |        |
      And these cards:
        | card  | owner |
        | Storm | Ben   |
      And Storm has "Deal 2 damage to Ash, then deal 2 damage to Bay"
      And Ash has "When this unit takes damage, heal Bay 1"
      And Fox has "When Ash takes damage, draw 1 card"
      When Ben plays Storm
      Then Ada was never offered Ash
      And these things happened, in order:
        | Fox triggers      |
        | Bay dies          |
        | Storm is finished |
        | Fox resolves      |
      And Cy has 1 card in hand

    @reading:who-permits-an-interrupt
    Scenario: The effect that is broken into need not permit it, and cannot permit it
      Given it is Cy's turn
      And these units:
        | unit | owner | HP | max HP |
        | Ash  | Ada   | 9  |        |
        | Fox  | Ben   | 3  | 9      |
      And these cards:
        | card  | owner |
        | Gale  | Cy    |
        | Storm | Cy    |
        | Tea   | Ada   |
      And Gale has "At any time, deal 1 damage to Ash, then deal 2 damage to Fox"
      And Storm has "Deal 1 damage to Ash, then deal 2 damage to Fox"
      And Tea has "Heal Ash 5"
      And Fox has Balm: "At any time, heal this unit 4"
      And Ben will use Balm before instruction 2 of Storm
      When Cy plays Gale
      Then Ash has 8 HP
      And Fox has 1 HP
      When Cy plays Storm
      Then Fox has 3 HP
      And Ash has 7 HP
      And Ada was never offered Tea

  @clause:interrupt.others-wait @firm
  Rule: Whatever is no Interrupt waits for the end of the current effect
    It is neither put in between nor lost.

    Source: Triggers & Timing > Interrupts

    @reading:nested-triggers
    Scenario: What triggers meanwhile comes after the last instruction
      Given it is Ben's turn
      And these units:
        | unit | owner | HP |
        | Bay  | Ada   | 3  |
        | Ash  | Ada   | 6  |
        | Cub  | Cy    | 5  |
      And these cards:
        | card  | owner |
        | Storm | Ben   |
      And Ben has 1 card in hand
      And Cub has "When Ash takes damage, deal 1 damage to Bay"
      And Storm has "Deal 1 damage to Ash, then deal 2 damage to Bay, then if Bay has 1 HP or more, draw 1 card"
      When Ben plays Storm
      Then exactly these things happened, in order:
        | Ben plays Storm    |
        | Storm resolves     |
        | Ash takes 1 damage |
        | Cub triggers       |
        | Bay takes 2 damage |
        | Ben draws 1 card   |
        | Storm is finished  |
        | Cub resolves       |
        | Bay takes 1 damage |
        | Bay dies           |
        | Cub is finished    |
      And Bay is Dead
      And Ben has 1 card in hand

    @reading:nested-triggers
    Scenario: An Interrupt comes before what triggered earlier
      Given it is Cy's turn
      And these units:
        | unit | owner | HP | max HP |
        | Bay  | Ben   | 3  | 6      |
        | Ash  | Ada   | 9  |        |
        | Cub  | Cy    | 5  |        |
      And these cards:
        | card  | owner |
        | Storm | Cy    |
        | Tea   | Ben   |
      And Cub has "When Ash takes damage, deal 4 damage to Bay"
      And Tea has "At any time, heal Bay 2"
      And Storm has "Deal 1 damage to Ash, then heal Ash 1"
      And Ben will use Tea before instruction 2 of Storm
      When Cy plays Storm
      Then these things happened, in order:
        | Cub triggers      |
        | Tea resolves      |
        | Tea is finished   |
        | Ash heals 1 HP    |
        | Storm is finished |
        | Cub resolves      |
      And Bay has 1 HP
      And Bay is alive

    Scenario: The active player's own plain ability waits, too
      Given it is Ada's turn
      And these units:
        | unit | owner | HP | max HP |
        | Elk  | Ada   | 2  | 9      |
        | Fox  | Ben   | 4  | 9      |
      And these cards:
        | card  | owner |
        | Storm | Ada   |
      And Elk has Herb: "Heal this unit 3"
      And Fox has Balm: "At any time, heal this unit 1"
      And Storm has "Deal 1 damage to Fox, then deal 1 damage to Elk"
      And the game halts for Ben before instruction 2 of Storm
      When Ada plays Storm
      And Ada tries to use Herb
      Then it is refused because an effect is resolving
      When Ben declines
      And Ada uses Herb
      Then these things happened, in order:
        | Storm is finished |
        | Herb resolves     |
      And Elk has 4 HP
