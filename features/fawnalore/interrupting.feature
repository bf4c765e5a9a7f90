@fawnalore
Feature: Breaking into an effect
  An Interrupt may come while another effect resolves. It is finished first; then the other
  goes on.

  Background:
    Given a game of Fawnalore between Ada, Ben and Cy

  @clause:interrupt.mid-resolution @firm
  Rule: An Interrupt may come in while an effect resolves, which then goes on
    It is carried out there and then, and the effect that it broke into does what it has left.

    Source: Triggers & Timing > Interrupts

    Scenario: A heal between two instructions saves a unit
      Given it is Ada's turn
      And these units:
        | unit | owner | HP | max HP |
        | Bay  | Ben   | 2  | 5      |
        | Ash  | Cy    | 6  |        |
      And these cards:
        | card  | owner |
        | Storm | Ada   |
      And Bay has Balm: "At any time, heal this unit 1"
      And Storm has "Deal 2 damage to Ash, then deal 2 damage to Bay"
      And Ben will use Balm before instruction 2 of Storm
      When Ada plays Storm
      Then these things happened, in order:
        | Storm resolves     |
        | Ash takes 2 damage |
        | Ben uses Balm      |
        | Bay heals 1 HP     |
        | Balm is finished   |
        | Bay takes 2 damage |
        | Storm is finished  |
      And Ash has 4 HP
      And Bay has 1 HP
      And Bay is alive

    Scenario: If it is not used the unit dies
      Given it is Ada's turn
      And these units:
        | unit | owner | HP | max HP |
        | Bay  | Ben   | 2  | 5      |
        | Ash  | Cy    | 6  |        |
      And these cards:
        | card  | owner |
        | Storm | Ada   |
      And Bay has Balm: "At any time, heal this unit 1"
      And Storm has "Deal 2 damage to Ash, then deal 2 damage to Bay"
      And the game halts for Ben before instruction 2 of Storm
      When Ada plays Storm
      Then Ben is asked whether to interrupt:
        | Balm |
      And Ash has 4 HP
      When Ben declines
      Then Bay is Dead
      And Balm never resolved

    Scenario: All the instructions that are left are carried out
      Given it is Cy's turn
      And these units:
        | unit | owner | HP | max HP |
        | Ash  | Ben   | 9  |        |
        | Fox  | Ada   | 3  | 9      |
      And these cards:
        | card  | owner |
        | Storm | Cy    |
        | Tea   | Ada   |
      And Cy has 1 card in hand
      And Tea has "At any time, heal Fox 5"
      And Storm has "Deal 1 damage to Ash, then deal 2 damage to Ash, then deal 4 damage to Fox, then draw 2 cards"
      And Ada will use Tea before instruction 2 of Storm
      When Cy plays Storm
      Then these things happened, in order:
        | Ash takes 1 damage |
        | Fox heals 5 HP     |
        | Ash takes 2 damage |
        | Fox takes 4 damage |
        | Cy draws 2 cards   |
        | Storm is finished  |
      And Ash has 6 HP
      And Fox has 4 HP
      And Cy has 2 cards in hand

    Scenario Outline: An attack goes on after an Interrupt in it
      Given it is Ben's turn
      And these units:
        | unit | owner | HP | max HP |
        | Elk  | Ben   | 6  |        |
        | Fox  | Cy    | 3  | 9      |
      And Fox has Balm: "At any time, heal this unit 2"
      And Elk will roll 4
      And Cy will use Balm <window>
      When Ben attacks Fox with Elk
      Then these things happened, in order:
        | Elk attacks Fox               |
        | Fox heals 2 HP                |
        | Balm is finished              |
        | Fox takes 4 damage            |
        | the attack of Elk on Fox ends |
      And Fox has 1 HP
      And Fox is alive

      Examples:
        | case              | window                   |
        | before its roll   | before the roll of Elk   |
        | before its damage | before the damage to Fox |

    Scenario: An Interrupt breaks into a triggered effect
      Given it is Cy's turn
      And these units:
        | unit | owner | HP | max HP |
        | Roe  | Ben   | 6  |        |
        | Fox  | Ada   | 2  | 9      |
        | Hart | Ben   | 1  |        |
      And Roe has "When Hart dies, draw 1 card, then deal 3 damage to Fox"
      And Fox has Balm: "At any time, heal this unit 4"
      And Ada will use Balm before instruction 2 of Roe
      When Hart takes 1 damage
      Then these things happened, in order:
        | Ben draws 1 card   |
        | Fox heals 4 HP     |
        | Fox takes 3 damage |
        | Roe is finished    |
      And Fox has 3 HP

    @reading:interrupts-at-one-point
    Scenario: Several players break in at the same point
      Given it is Ada's turn
      And these units:
        | unit | owner | HP | max HP |
        | Oak  | Ben   | 9  |        |
        | Fox  | Cy    | 5  | 6      |
      And these cards:
        | card | owner |
        | Tea  | Cy    |
        | Bolt | Ada   |
        | Herb | Ada   |
        | Root | Ben   |
      And Bolt has "Deal 1 damage to Oak, then deal 3 damage to Oak"
      And Tea has "At any time, deal 2 damage to Fox"
      And Root has "At any time, heal Fox 2"
      And Herb has "At any time, deal 1 damage to Fox"
      And Cy will use Tea before instruction 2 of Bolt
      And Ben will use Root before instruction 2 of Bolt
      And Ada will use Herb before instruction 2 of Bolt
      When Ada plays Bolt
      Then these abilities resolved, in order:
        | Bolt |
        | Herb |
        | Root |
        | Tea  |
      And Fox has 4 HP
      And Oak has 5 HP

  @clause:interrupt.optional @firm
  Rule: Nobody has to use an Interrupt
    Using one is its player's choice, and one who does not loses nothing by that.

    Source: Triggers & Timing > Interrupts

    Scenario: A player lets the damage through and prevents that of the next attack
      Given it is Cy's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Ben   | 10 |
        | Elk  | Cy    | 6  |
      And Oak has Ward: "At any time, prevent the next 2 damage to this unit"
      And Elk will roll 5 and 4
      And the game halts for Ben before the damage to Oak
      And the game halts for Ben before the damage to Oak
      When Cy attacks Oak with Elk
      Then Ben is asked whether to interrupt:
        | Ward |
      When Ben declines
      Then Oak has 5 HP
      And Ward never resolved
      When Cy attacks Oak with Elk
      Then Ben is asked whether to interrupt:
        | Ward |
      When Ben chooses Ward
      Then Oak has 3 HP

    Scenario: A card that is not played stays in hand, and nothing is paid for it
      Given it is Ada's turn
      And these units:
        | unit | owner | HP |
        | Elk  | Ada   | 6  |
        | Oak  | Cy    | 10 |
      And these cards:
        | card | owner |
        | Ward | Cy    |
      And Cy has 2 cards in hand and 3 resources
      And Ward has "At any time, 2 resources: prevent the next 3 damage to Oak"
      And Elk will roll 4 and 5
      And the game halts for Cy before the damage to Oak
      And the game halts for Cy before the damage to Oak
      When Ada attacks Oak with Elk
      And Cy declines
      Then Oak has 6 HP
      And Cy has 2 cards in hand
      And Cy has 3 resources
      And Cy has 0 cards discarded
      When Ada attacks Oak with Elk
      And Cy chooses Ward
      Then Oak has 4 HP
      And Cy has 1 card in hand
      And Cy has 1 resource

    Scenario: A player who declined in one window is asked in the next
      Given it is Ben's turn
      And these units:
        | unit | owner | HP | max HP |
        | Fox  | Ada   | 3  | 9      |
        | Oak  | Cy    | 9  |        |
      And these cards:
        | card  | owner |
        | Storm | Ben   |
      And Fox has Balm: "At any time, heal this unit 2"
      And Storm has "Deal 1 damage to Oak, then deal 1 damage to Fox, then deal 2 damage to Oak"
      And the game halts for Ada before instruction 2 of Storm
      And the game halts for Ada before instruction 3 of Storm
      When Ben plays Storm
      And Ada declines
      Then Ada is asked whether to interrupt:
        | Balm |
      And Fox has 2 HP
      When Ada chooses Balm
      Then Fox has 4 HP
      And Oak has 6 HP

  @clause:interrupt.finishes-before-resume @derived
  Rule: An Interrupt is finished before the effect that it broke into goes on
    It is an effect like any other: all its instructions are carried out in one go.

    Source: Triggers & Timing > Interrupts, and General Timing Principles

    Scenario: Two heals come between two instructions
      Given it is Ada's turn
      And these units:
        | unit | owner | HP | max HP |
        | Bay  | Ben   | 2  | 6      |
        | Ash  | Cy    | 6  |        |
      And these cards:
        | card  | owner |
        | Storm | Ada   |
      And Bay has Balm: "At any time, heal this unit 2, then heal this unit 1"
      And Storm has "Deal 2 damage to Ash, then deal 2 damage to Bay"
      And Ben will use Balm before instruction 2 of Storm
      When Ada plays Storm
      Then exactly these things happened, in order:
        | Ada plays Storm    |
        | Storm resolves     |
        | Ash takes 2 damage |
        | Ben uses Balm      |
        | Balm resolves      |
        | Bay heals 2 HP     |
        | Bay heals 1 HP     |
        | Balm is finished   |
        | Bay takes 2 damage |
        | Storm is finished  |
      And Bay has 3 HP

    Scenario: Only all of it saves the unit
      Given it is Cy's turn
      And these units:
        | unit | owner | HP | max HP |
        | Fox  | Ada   | 2  | 9      |
        | Elk  | Cy    | 6  |        |
      And these cards:
        | card | owner |
        | Tea  | Ada   |
      And Tea has "At any time, heal Fox 1, then heal Fox 2, then deal 1 damage to Elk"
      And Elk will roll 4
      And Ada will use Tea before the damage to Fox
      When Cy attacks Fox with Elk
      Then these things happened, in order:
        | Elk rolls 4        |
        | Fox heals 1 HP     |
        | Fox heals 2 HP     |
        | Elk takes 1 damage |
        | Tea is finished    |
        | Fox takes 4 damage |
      And Fox has 1 HP
      And Fox is alive
      And Elk has 5 HP

    @reading:interrupts-within-interrupts
    Scenario: An Interrupt that breaks into an Interrupt is finished first
      Given it is Ben's turn
      And these units:
        | unit | owner | HP | max HP |
        | Oak  | Ben   | 9  |        |
        | Fox  | Cy    | 4  | 5      |
      And these cards:
        | card  | owner |
        | Storm | Ben   |
        | Pike  | Ada   |
        | Tea   | Cy    |
      And Storm has "Deal 1 damage to Oak, then deal 3 damage to Oak"
      And Tea has "At any time, heal Oak 1, then heal Fox 2"
      And Pike has "At any time, deal 2 damage to Fox, then deal 1 damage to Fox"
      And Cy will use Tea before instruction 2 of Storm
      And Ada will use Pike before instruction 2 of Tea
      When Ben plays Storm
      Then these things happened, in order:
        | Oak heals 1 HP     |
        | Ada plays Pike     |
        | Fox takes 2 damage |
        | Fox takes 1 damage |
        | Pike is finished   |
        | Fox heals 2 HP     |
        | Tea is finished    |
        | Oak takes 3 damage |
        | Storm is finished  |
      And Fox has 3 HP
      And Oak has 6 HP
