@fawnalore
Feature: General timing
  Effects resolve at once and as a whole. There is no stack, and nothing breaks into an effect
  unless a text allows it.

  Background:
    Given a game of Fawnalore between Ada, Ben and Cy

  @clause:timing.model.no-stack @firm
  Rule: Effects do not pile up
    What is waiting to resolve is not resolved last in, first out, and nobody has to pass before
    an effect resolves.

    Source: Triggers & Timing > opening paragraph

    Scenario: What comes first resolves first, and no answer to it is asked for
      Given it is Cy's turn
      And these units:
        | unit | owner | HP | max HP |
        | Fox  | Ada   | 4  |        |
        | Elk  | Cy    | 4  |        |
        | Oak  | Ben   | 5  | 6      |
        | Hart | Ben   | 1  |        |
      And these cards:
        | card | owner |
        | Balm | Ben   |
      And Balm has "Heal Oak 1"
      And Fox has "When Hart dies, deal 2 damage to Oak"
      And Elk has "When Hart dies, heal Oak 2"
      When Hart takes 1 damage
      Then exactly these things happened, in order:
        | Hart takes 1 damage |
        | Hart dies           |
        | Elk triggers        |
        | Fox triggers        |
        | Elk resolves        |
        | Oak heals 1 HP      |
        | Elk is finished     |
        | Fox resolves        |
        | Oak takes 2 damage  |
        | Fox is finished     |
      And Oak has 4 HP
      And Ben was never offered Balm

    Scenario: Three effects are not turned round either
      Given it is Ada's turn
      And these units:
        | unit | owner | HP | max HP |
        | Roe  | Cy    | 4  |        |
        | Elk  | Ada   | 4  |        |
        | Fox  | Ben   | 4  |        |
        | Oak  | Ben   | 5  | 6      |
        | Hart | Cy    | 1  |        |
      And Roe has "When Hart dies, heal Oak 1"
      And Elk has "When Hart dies, heal Oak 2"
      And Fox has "When Hart dies, deal 4 damage to Oak"
      When Hart takes 1 damage
      Then these abilities resolved, in order:
        | Elk |
        | Fox |
        | Roe |
      And Oak has 3 HP

    Scenario: What one effect sets off one after the other is not turned round
      Given it is Ada's turn
      And these units:
        | unit | owner | HP | max HP |
        | Oak  | Ada   | 5  | 6      |
        | Roe  | Ben   | 1  |        |
        | Hart | Cy    | 1  |        |
        | Owl  | Ben   | 7  |        |
        | Lynx | Cy    | 8  |        |
      And these cards:
        | card  | owner |
        | Storm | Ada   |
      And Storm has "Deal 1 damage to Hart, then deal 1 damage to Roe"
      And Owl has "When Roe dies, deal 2 damage to Oak"
      And Lynx has "When Hart dies, heal Oak 2"
      When Ada plays Storm
      Then these abilities resolved, in order:
        | Storm |
        | Lynx  |
        | Owl   |
      And Oak has 4 HP

  @clause:timing.model.interrupt-opt-in @firm
  Rule: Breaking in is never the default
    An effect breaks into another one only where its text gives leave to do so, and that goes for
    the player whose effect is resolving, too.

    Source: Triggers & Timing > opening paragraph

    Scenario Outline: A card without timing words is not played while an effect resolves
      Given it is Ben's turn
      And these units:
        | unit | owner | HP | max HP |
        | Oak  | Cy    | 9  |        |
        | Fox  | Ada   | 3  | 8      |
      And these cards:
        | card | owner    |
        | Bolt | Ben      |
        | Dart | <player> |
        | Balm | <player> |
      And Bolt has "Deal 1 damage to Oak, then deal 3 damage to Oak"
      And Dart has "Deal 2 damage to Oak"
      And Balm has "At any time, heal Fox 1"
      And the game halts for <player> before instruction 2 of Bolt
      When Ben plays Bolt
      Then <player> is asked whether to interrupt:
        | Balm |
      When <player> tries to play Dart
      Then it is refused because an effect is resolving
      When <player> declines
      Then Oak has 5 HP
      And Dart never resolved

      Examples:
        | case                        | player |
        | by the next player          | Cy     |
        | by the player before        | Ada    |
        | by the player of the effect | Ben    |

    Scenario: A card without timing words has its time when the effect is over
      Given it is Ben's turn
      And these units:
        | unit | owner | HP | max HP |
        | Oak  | Cy    | 9  |        |
        | Fox  | Ben   | 3  | 8      |
      And these cards:
        | card | owner |
        | Dart | Ben   |
        | Bolt | Ben   |
        | Pike | Cy    |
      And Bolt has "Deal 1 damage to Oak, then deal 3 damage to Oak"
      And Dart has "Deal 2 damage to Oak"
      And Pike has "Deal 2 damage to Fox"
      When Ben plays Bolt
      And Ben plays Dart
      Then Oak has 3 HP
      And Ben was never offered Dart
      And Cy was never offered Pike
      When Cy tries to play Pike
      Then it is refused because not your turn
      When Ben ends the Main Phase
      And Cy plays Pike
      Then Fox has 1 HP

  @clause:timing.general.default-only @firm
  Rule: The principles hold unless a text says otherwise
    That an effect is carried out at once and as a whole is what happens where no text asks for
    anything else.

    Source: Triggers & Timing > General Timing Principles

    Scenario: A text puts its second half off until the end of the turn
      Given it is Ben's turn
      And these units:
        | unit | owner |
        | Oak  | Ada   |
        | Ash  | Cy    |
      And these cards:
        | card  | owner |
        | Ember | Ben   |
      And Ember has "Deal 1 damage to Oak, then at the end of the turn, deal 2 damage to Oak"
      When Ben plays Ember
      Then Oak has 9 HP
      When Ben ends the Main Phase
      Then these things happened, in order:
        | Ben's clean-up phase begins |
        | Oak takes 2 damage          |
        | Ben's turn ends             |
      And Oak has 7 HP
      When Cy ends the Main Phase
      Then Oak has 7 HP

    Scenario: Without such a text both halves happen at once
      Given it is Ben's turn
      And these units:
        | unit | owner |
        | Oak  | Ada   |
      And these cards:
        | card  | owner |
        | Ember | Ben   |
      And Ember has "Deal 1 damage to Oak, then deal 2 damage to Oak"
      When Ben plays Ember
      Then Oak has 7 HP
      When Ben ends the Main Phase
      Then Oak has 7 HP

    Scenario: Only the instruction that is put off waits
      Given it is Cy's turn
      And these units:
        | unit | owner | HP | max HP |
        | Oak  | Ada   | 6  | 9      |
      And these cards:
        | card  | owner |
        | Ember | Cy    |
      And Cy has 1 card in hand
      And Ember has "At the end of the turn, heal Oak 2, then deal 5 damage to Oak, then draw 1 card"
      When Cy plays Ember
      Then Oak has 1 HP
      And Cy has 1 card in hand
      When Cy ends the Main Phase
      Then Oak has 3 HP

  @clause:timing.general.immediate @firm
  Rule: What triggers resolves at once
    An effect begins to resolve as soon as it triggers. It is not kept for a later step, phase or
    action.

    Source: Triggers & Timing > General Timing Principles

    Scenario: A move that heals has healed before the next action
      Given it is Ben's turn
      And these units:
        | unit | owner | HP | max HP |
        | Elk  | Ben   | 5  | 9      |
        | Fox  | Ada   | 5  | 9      |
      And Elk has "When you move, heal this unit 1"
      And Fox has "When you move, heal this unit 1"
      When Ben moves Elk 2 tiles
      Then Elk has 6 HP
      And Fox has 5 HP
      When Ben moves Elk 1 tile
      Then Elk has 7 HP

    Scenario: What an attack sets off is there before the next action
      Given it is Cy's turn
      And these units:
        | unit | owner | HP | max HP |
        | Fox  | Ada   | 8  |        |
        | Elk  | Cy    | 3  | 9      |
        | Oak  | Ben   | 8  |        |
      And Fox has "After this unit is attacked, deal 1 damage to the attacker"
      And Elk has Mend: "After this unit attacks, heal this unit 4"
      And Elk will roll 2 and 3
      When Cy attacks Fox with Elk
      Then Elk has 6 HP
      And Fox has 6 HP
      When Cy attacks Oak with Elk
      Then Elk has 9 HP
      And Oak has 5 HP

    Scenario: An effect that damage triggers pays for the next action
      Given it is Cy's turn
      And these units:
        | unit | owner | HP |
        | Fox  | Ada   | 8  |
        | Elk  | Cy    | 6  |
        | Oak  | Ben   | 8  |
      And Elk has Spoils: "When Fox takes damage, gain 2 resources" and Volley: "2 resources: deal 3 damage to Oak"
      When Cy tries to use Volley
      Then it is refused because not enough resources
      When Fox takes 1 damage
      Then Cy has 2 resources
      When Cy uses Volley
      Then Oak has 5 HP
