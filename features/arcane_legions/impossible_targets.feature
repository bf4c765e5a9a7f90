@arcane_legions
Feature: Lost targets
  What an effect is done to may be gone, or be fewer than the text says, when the effect is
  reached. Then it is done to what is left, and to nothing else.

  Background:
    Given a game of Arcane Legions between Ada and Ben

  @clause:effects.impossible.lost-target @firm
  Rule: An effect without an available target is left out
    Nobody has to find a target where there is none, and none that the text does not allow
    takes its place.

    Source: Timing > Effects that cannot be carried out

    Scenario Outline: The only adjacent enemy is not adjacent any more
      Given it is Ben's turn
      And these units:
        | unit     | owner | figures |
        | Hoplites | Ada   | 1       |
        | Archers  | Ada   | 3       |
        | Gauls    | Ben   | 3       |
        | Nubians  | Ben   | 3       |
      And Gauls are adjacent to Hoplites
      And Nubians are adjacent to Archers
      And Gauls have Flail: "Whenever Nubians take damage, deal 1 damage to an adjacent enemy unit, then gain 1 victory point"
      And Gauls have Rush: "Whenever Nubians take damage, <first effect>"
      When Nubians take 1 damage
      And Ben chooses Rush
      Then these things happened, in order:
        | Rush resolves             |
        | <event>                   |
        | <and then>                |
        | Flail resolves            |
        | Ben gains 1 victory point |
      And none of these things happened:
        | Hoplites take 1 damage |
        | Archers take 1 damage  |
      And nobody is asked anything
      And Archers have 3 figures

      Examples:
        | case                  | first effect                                      | event                          | and then              |
        | it has been defeated  | down 1 figure of Hoplites                         | a figure of Hoplites is downed | Hoplites are defeated |
        | both units have moved | move Hoplites 1 step, then move this unit 2 steps | Hoplites move 1 step           | Gauls move 2 steps    |

    Scenario: An adjacent enemy is the target
      Given it is Ben's turn
      And these units:
        | unit     | owner | figures |
        | Hoplites | Ada   | 2       |
        | Archers  | Ada   | 3       |
        | Gauls    | Ben   | 3       |
        | Nubians  | Ben   | 3       |
      And Gauls are adjacent to Hoplites
      And Nubians are adjacent to Archers
      And Gauls have Flail: "Whenever Nubians take damage, deal 1 damage to an adjacent enemy unit, then gain 1 victory point"
      When Nubians take 1 damage
      Then nobody is asked anything
      And Hoplites have 1 figure
      And Archers have 3 figures
      And Ben has 1 victory point

    Scenario: No enemy unit is left at all
      Given it is Ada's turn
      And these units:
        | unit      | owner | figures |
        | Elephants | Ben   | 1       |
        | Peltasts  | Ada   | 3       |
        | Slingers  | Ada   | 3       |
      And Peltasts have Hurl: "When an enemy unit is defeated, deal 2 damage to an enemy unit, then move this unit 1 step"
      When 1 figure of Elephants is downed
      Then nobody is asked anything
      And these things happened, in order:
        | Hurl resolves        |
        | Peltasts move 1 step |
      And Peltasts have 3 figures
      And Slingers have 3 figures

    @reading:source-gone
    Scenario: None of the owner's own units is left
      Given it is Ada's turn
      And these units:
        | unit     | owner | figures |
        | Peltasts | Ada   | 3       |
        | Chariots | Ben   | 1       |
      And Chariots have Legacy: "When this unit is defeated, return 1 figure to one of your units, then gain 2 victory points"
      When 1 figure of Peltasts is downed
      And 1 figure of Chariots is downed
      Then these things happened, in order:
        | Legacy resolves            |
        | Ben gains 2 victory points |
      And Peltasts have 2 figures
      And Chariots are defeated

    @reading:choosing-targets
    Scenario: What is still adjacent can be chosen, and nothing else
      Given it is Ben's turn
      And these units:
        | unit     | owner | figures |
        | Hoplites | Ada   | 3       |
        | Archers  | Ada   | 3       |
        | Slingers | Ada   | 3       |
        | Gauls    | Ben   | 3       |
        | Nubians  | Ben   | 3       |
      And Gauls are adjacent to Hoplites, Archers and Slingers
      And Gauls have Flail: "Whenever Nubians take damage, deal 1 damage to an adjacent enemy unit"
      And Gauls have Rout: "Whenever Nubians take damage, move Archers 2 steps"
      When Nubians take 1 damage
      And Ben chooses Rout
      Then Ben is asked which unit to choose:
        | Slingers |
        | Hoplites |
      When Ben tries to choose Archers
      Then it is refused because not an option
      When Ben chooses Slingers
      Then Slingers have 2 figures
      And Hoplites have 3 figures
      And Archers have 3 figures

    @reading:possible-targets
    Scenario: A unit to which nothing can be done is no target while there is another
      Given it is Ada's turn
      And these units:
        | unit     | owner | figures | slots |
        | Hoplites | Ada   | 3       | 3     |
        | Slingers | Ada   | 2       | 3     |
        | Nubians  | Ben   | 3       | 3     |
      And Slingers have Levy: "Whenever Nubians move, return 1 figure to one of your units"
      When Nubians move 1 step
      Then nobody is asked anything
      And Slingers have 3 figures
      And Hoplites have 3 figures
      When Nubians move 1 step
      Then these abilities resolved, in order:
        | Levy |
        | Levy |
      And nobody is asked anything

    @reading:possible-targets
    Scenario: Nobody dodges an effect by a target to which nothing can be done
      Given it is Ben's turn
      And these units:
        | unit      | owner | figures |
        | Archers   | Ada   | 1       |
        | Peltasts  | Ada   | 3       |
        | Slingers  | Ada   | 3       |
        | Elephants | Ben   | 3       |
      And Archers have Aegis: "Figure 1 of Archers cannot be downed"
      And Elephants have Trample: "Whenever this unit moves, down 2 figures of an enemy unit"
      When Elephants move 1 step
      Then Ben is asked which unit to choose:
        | Peltasts |
        | Slingers |
      When Ben tries to choose Archers
      Then it is refused because not an option
      When Ben chooses Slingers
      Then Slingers have 1 figure
      And Peltasts have 3 figures
      And Archers have 1 figure

  @clause:effects.impossible.vanished-unit @firm
  Rule: Nothing is done to a unit that is no longer there
    Moving a unit that has been defeated is left out, and so is all else that a text would do
    to it. It stays gone, and the others named in the text get their share.

    Source: Timing > Effects that cannot be carried out

    Scenario: It is not moved back onto the battlefield
      Given it is Ada's turn
      And these units:
        | unit     | owner | figures |
        | Gauls    | Ben   | 1       |
        | Nubians  | Ben   | 3       |
        | Peltasts | Ada   | 3       |
      And Peltasts have Ambush: "Whenever this unit moves, down 1 figure of Gauls"
      And Peltasts have Rout: "Whenever this unit moves, move Gauls 2 steps, then deal 1 damage to Nubians"
      When Peltasts move 1 step
      And Ada chooses Ambush
      Then these things happened, in order:
        | Gauls are defeated    |
        | Rout resolves         |
        | Nubians take 1 damage |
      And Gauls are defeated
      And Nubians have 2 figures
      And none of these things happened:
        | Gauls move 2 steps |

    Scenario: It is moved if its turn comes before it is gone
      Given it is Ada's turn
      And these units:
        | unit     | owner | figures |
        | Gauls    | Ben   | 1       |
        | Nubians  | Ben   | 3       |
        | Peltasts | Ada   | 3       |
      And Peltasts have Ambush: "Whenever this unit moves, down 1 figure of Gauls"
      And Peltasts have Rout: "Whenever this unit moves, move Gauls 2 steps, then deal 1 damage to Nubians"
      When Peltasts move 1 step
      And Ada chooses Rout
      Then these things happened, in order:
        | Gauls move 2 steps    |
        | Nubians take 1 damage |
        | Ambush resolves       |
        | Gauls are defeated    |
      And Nubians have 2 figures

    Scenario: No figure returns to it
      Given it is Ben's turn
      And these units:
        | unit      | owner | figures |
        | Slingers  | Ada   | 3       |
        | Immortals | Ben   | 1       |
        | Chariots  | Ben   | 2       |
      And Chariots have Raise: "Whenever Slingers move, return 1 figure to Immortals, then return 1 figure to this unit"
      When 1 figure of Immortals is downed
      And 1 figure of Chariots is downed
      And Slingers move 1 step
      Then these things happened, in order:
        | Raise resolves               |
        | a figure returns to Chariots |
      And none of these things happened:
        | a figure returns to Immortals |
      And Immortals are defeated
      And Chariots have 2 figures

    @reading:source-gone
    Scenario: The unit that has the ability may itself be gone
      Given it is Ada's turn
      And these units:
        | unit     | owner | figures |
        | Archers  | Ada   | 3       |
        | Chariots | Ben   | 1       |
        | Gauls    | Ben   | 3       |
      And Chariots have Wreck: "When this unit is defeated, move this unit 1 step, then deal 1 damage to Archers"
      When 1 figure of Chariots is downed
      Then exactly these things happened, in order:
        | a figure of Chariots is downed |
        | Chariots are defeated          |
        | Wreck triggers                 |
        | Wreck resolves                 |
        | Archers take 1 damage          |
        | a figure of Archers is downed  |
      And Gauls have 3 figures

  @clause:effects.impossible.judged-when-reached @derived
  Rule: Whether an effect is possible is judged when its turn comes
    What went before, in the same ability or in another, may have made it impossible. It may
    have made it possible, too.

    Source: Timing > Effects that cannot be carried out

    Scenario: An effect may make the next one of its text impossible
      Given it is Ben's turn
      And these units:
        | unit     | owner | figures | hit points |
        | Hoplites | Ada   | 1       | 2          |
        | Archers  | Ada   | 3       | 1          |
        | Gauls    | Ben   | 3       | 1          |
      And Gauls have Rout: "Whenever Archers move, deal 2 damage to Hoplites, then move Hoplites 1 step, then gain 1 victory point"
      When Archers move 1 step
      Then exactly these things happened, in order:
        | Archers move 1 step            |
        | Rout triggers                  |
        | Rout resolves                  |
        | Hoplites take 2 damage         |
        | a figure of Hoplites is downed |
        | Hoplites are defeated          |
        | Ben gains 1 victory point      |

    Scenario: An effect may make the next one of its text possible
      Given it is Ada's turn
      And these units:
        | unit     | owner | figures | slots |
        | Peltasts | Ada   | 3       | 3     |
        | Nubians  | Ben   | 3       | 3     |
      And Peltasts have Zeal: "Whenever a figure returns to this unit, gain 1 victory point"
      And Peltasts have Relay: "Whenever Nubians move, down 2 figures of this unit, then return 1 figure to this unit"
      When Nubians move 1 step
      Then these things happened, in order:
        | Relay resolves                 |
        | a figure of Peltasts is downed |
        | a figure of Peltasts is downed |
        | a figure returns to Peltasts   |
        | Zeal resolves                  |
      And Peltasts have 2 figures

    Scenario Outline: An ability may make an effect of another possible, if it resolves before it
      Given it is Ben's turn
      And these units:
        | unit     | owner | figures | slots |
        | Slingers | Ada   | 3       | 3     |
        | Chariots | Ben   | 3       | 3     |
      And Chariots have Charge: "Whenever Slingers move, down 1 figure of this unit"
      And Chariots have Mend: "Whenever Slingers move, return 1 figure to this unit"
      When Slingers move 1 step
      And Ben chooses <first>
      Then these abilities resolved, in order:
        | <first> |
        | <last>  |
      And Chariots have <figures> figures
      And Slingers have 3 figures

      Examples:
        | case                | first  | last   | figures |
        | it is made possible | Charge | Mend   | 3       |
        | it comes too early  | Mend   | Charge | 2       |

    Scenario Outline: An ability may make an effect of another impossible, if it resolves before it
      Given it is Ada's turn
      And these units:
        | unit     | owner | figures |
        | Gauls    | Ben   | 1       |
        | Nubians  | Ben   | 3       |
        | Hoplites | Ada   | 3       |
      And Nubians have Zeal: "Whenever Gauls move, gain 2 victory points"
      And Hoplites have Ambush: "Whenever this unit takes damage, down 1 figure of Gauls"
      And Hoplites have Rout: "Whenever this unit takes damage, move Gauls 3 steps, then gain 1 victory point"
      When Hoplites take 1 damage
      And Ada chooses <first>
      Then these things happened, in order:
        | <first> resolves |
        | <last> resolves  |
      And Gauls are defeated
      And Ada has 1 victory point
      And Ben has <points>

      Examples:
        | case                  | first  | last   | points           |
        | it is made impossible | Ambush | Rout   | 0 victory points |
        | it comes early enough | Rout   | Ambush | 2 victory points |

  @clause:effects.impossible.no-substitute @derived
  Rule: Nothing takes the place of an effect that is left out
    It is not done to somebody else, and its owner gets nothing for it.

    Source: Timing > Effects that cannot be carried out

    Scenario: Its damage is not dealt to another unit
      Given it is Ben's turn
      And these units:
        | unit     | owner | figures |
        | Hoplites | Ada   | 1       |
        | Archers  | Ada   | 3       |
        | Slingers | Ada   | 2       |
        | Gauls    | Ben   | 3       |
      And Gauls are adjacent to Archers and Hoplites
      And Gauls have Pursuit: "Whenever this unit takes damage, deal 2 damage to Hoplites, then down 1 figure of Hoplites"
      When 1 figure of Hoplites is downed
      Then Hoplites are defeated
      When Gauls take 1 damage
      Then exactly these things happened, in order:
        | Gauls take 1 damage         |
        | a figure of Gauls is downed |
        | Pursuit triggers            |
        | Pursuit resolves            |
      And Gauls have 2 figures
      And the figures of Gauls stand in slots 1 and 2
      And nothing else changed

    Scenario: A figure does not return to another unit or slot
      Given it is Ada's turn
      And these units:
        | unit     | owner | figures | slots |
        | Nubians  | Ben   | 3       | 3     |
        | Peltasts | Ada   | 2       | 4     |
        | Chariots | Ada   | 3       | 3     |
      And Chariots have Mend: "Whenever an enemy unit takes damage, return 1 figure to this unit"
      And Peltasts have Drill: "Whenever an enemy unit takes damage, reposition a figure of this unit into slot 1"
      When Nubians take 1 damage
      And Ada chooses Drill
      Then these abilities resolved, in order:
        | Drill |
        | Mend  |
      And the figures of Peltasts stand in slots 1 and 2
      And the figures of Chariots stand in slots 1, 2 and 3

    @reading:no-refund
    Scenario: No order points are given for the part that is left out
      Given it is Ben's turn
      And these units:
        | unit      | owner | figures |
        | Hoplites  | Ada   | 1       |
        | Archers   | Ada   | 3       |
        | Immortals | Ben   | 3       |
      And Immortals have Barrage: "3 order points: deal 1 damage to Hoplites, then deal 1 damage to Archers"
      When 1 figure of Hoplites is downed
      And Ben uses Barrage
      Then Ben has 5 order points
      And Archers have 2 figures
      When Ben uses Barrage
      Then Ben has 2 order points
      And Archers have 1 figure

    @reading:no-refund
    Scenario: No order points are given if everything is left out
      Given it is Ada's turn
      And these units:
        | unit     | owner | figures |
        | Gauls    | Ben   | 1       |
        | Slingers | Ada   | 3       |
      And Slingers have Hail: "5 order points: down 2 figures of Gauls"
      When 1 figure of Gauls is downed
      And Ada uses Hail
      Then Ada has 3 order points
      When Ada tries to use Hail
      Then it is refused because not enough order points

  @clause:effects.impossible.per-target @reading:as-many-as-possible
  Rule: An effect on several is carried out for those that are left
    Where fewer are there than the text says, it is done to these, and only what was really
    done counts.

    Source: Timing > Effects that cannot be carried out

    @reading:several-times
    Scenario: Three figures are to be downed, and two are left
      Given it is Ben's turn
      And these units:
        | unit     | owner | figures |
        | Archers  | Ada   | 3       |
        | Peltasts | Ada   | 2       |
        | Gauls    | Ben   | 3       |
      And Archers have Lament: "Whenever a figure of Peltasts is downed, gain 1 victory point"
      And Gauls have Slaughter: "Whenever this unit moves, down 3 figures of Peltasts"
      When Gauls move 1 step
      Then Peltasts are defeated
      And Archers have 3 figures
      And Ada's bucket holds Lament and Lament
      And Ada is asked which ability to resolve next:
        | Lament |
        | Lament |

    @reading:several-times
    Scenario: As many as the text says, if they are there
      Given it is Ben's turn
      And these units:
        | unit     | owner | figures |
        | Archers  | Ada   | 3       |
        | Peltasts | Ada   | 4       |
        | Gauls    | Ben   | 3       |
      And Archers have Lament: "Whenever a figure of Peltasts is downed, gain 1 victory point"
      And Gauls have Slaughter: "Whenever this unit moves, down 3 figures of Peltasts"
      When Gauls move 1 step
      Then Peltasts have 1 figure
      And Ada's bucket holds Lament, Lament and Lament
      And Ada is asked which ability to resolve next:
        | Lament |
        | Lament |
        | Lament |

    Scenario: Two are to return, and one slot is empty
      Given it is Ada's turn
      And these units:
        | unit     | owner | figures | slots |
        | Nubians  | Ben   | 3       | 3     |
        | Hoplites | Ada   | 3       | 4     |
      And Hoplites have Hymn: "Whenever a figure returns to this unit, gain 1 victory point"
      And Hoplites have Levy: "Whenever Nubians take damage, return 2 figures to this unit"
      When Nubians take 1 damage
      Then these abilities resolved, in order:
        | Levy |
        | Hymn |
      And Hoplites have 4 figures
      And Ada has 1 victory point

    Scenario: A figure that cannot be downed is spared, the others are not
      Given it is Ada's turn
      And these units:
        | unit      | owner | figures |
        | Elephants | Ben   | 3       |
        | Chariots  | Ben   | 3       |
        | Slingers  | Ada   | 3       |
      And Chariots have Aegis: "Figure 3 of Elephants cannot be downed"
      And Slingers have Slaughter: "Whenever this unit moves, down 3 figures of Elephants"
      When Slingers move 1 step
      Then the figures of Elephants stand in slot 3
      And Chariots have 3 figures

    @reading:downed-this-way
    Scenario: Points for each figure are points for those that were downed
      Given it is Ben's turn
      And these units:
        | unit     | owner | figures |
        | Hoplites | Ada   | 2       |
        | Nubians  | Ben   | 3       |
      And Nubians have Spoils: "Whenever this unit moves, down 3 figures of Hoplites, then gain 2 victory points for each figure downed this way"
      When Nubians move 1 step
      Then Ben has 4 victory points
      And Hoplites are defeated
