@arcane_legions
Feature: Effects that cannot happen
  An ability does what it can. What cannot be carried out when its turn comes is left out, and
  everything else in the text happens as if that part were not there.

  Background:
    Given a game of Arcane Legions between Ada and Ben

  @clause:effects.impossible.skip-one @firm
  Rule: An effect that cannot be carried out is not performed
    Nothing happens in its place. It is no mistake of anybody, holds up nothing, and is not
    kept until it becomes possible.

    Source: Timing > Effects that cannot be carried out

    Scenario: A unit that is gone is not moved, and the game goes on
      Given it is Ben's turn
      And these units:
        | unit     | owner | figures |
        | Peltasts | Ben   | 1       |
        | Hoplites | Ada   | 3       |
        | Gauls    | Ben   | 3       |
      And Gauls have Muster: "Whenever an enemy figure is downed, move Peltasts 2 steps"
      When 1 figure of Peltasts is downed
      Then Peltasts are defeated
      When 1 figure of Hoplites is downed
      Then exactly these things happened, in order:
        | a figure of Hoplites is downed |
        | Muster triggers                |
        | Muster resolves                |
      And nobody is asked anything
      And Ben's bucket holds nothing
      When Ben orders Gauls to move 1 step
      Then these things happened, in order:
        | Gauls move 1 step |

    Scenario: A unit that is there is moved
      Given it is Ben's turn
      And these units:
        | unit     | owner | figures |
        | Peltasts | Ben   | 2       |
        | Hoplites | Ada   | 3       |
        | Gauls    | Ben   | 3       |
      And Gauls have Muster: "Whenever an enemy figure is downed, move Peltasts 2 steps"
      When 1 figure of Peltasts is downed
      And 1 figure of Hoplites is downed
      Then these things happened, in order:
        | Muster resolves       |
        | Peltasts move 2 steps |

    Scenario: It is not made up for when it becomes possible
      Given it is Ada's turn
      And these units:
        | unit     | owner | figures | slots |
        | Nubians  | Ben   | 3       | 3     |
        | Slingers | Ada   | 3       | 3     |
      And Slingers have Mend: "Whenever an enemy unit moves, return 1 figure to this unit"
      When Nubians move 1 step
      Then these abilities resolved, in order:
        | Mend |
      And Ada's bucket holds nothing
      When 1 figure of Slingers is downed
      Then these abilities resolved, in order:
        | Mend |
      And Slingers have 2 figures

    Scenario: A figure cannot move into a slot that is occupied
      Given it is Ben's turn
      And these units:
        | unit      | owner | figures | slots |
        | Archers   | Ada   | 3       | 3     |
        | Immortals | Ben   | 2       | 3     |
      And Immortals have Drill: "Whenever Archers move, reposition a figure of this unit into slot 1"
      When Archers move 1 step
      Then exactly these things happened, in order:
        | Archers move 1 step |
        | Drill triggers      |
        | Drill resolves      |
      And the figures of Immortals stand in slots 1 and 2

    Scenario: A figure that cannot be downed is not downed
      Given it is Ada's turn
      And these units:
        | unit     | owner | figures |
        | Chariots | Ben   | 1       |
        | Gauls    | Ben   | 2       |
        | Peltasts | Ada   | 3       |
      And Gauls have Aegis: "Figure 1 of Chariots cannot be downed"
      And Peltasts have Ambush: "Whenever this unit moves, down 1 figure of Chariots"
      When Peltasts move 3 steps
      Then these abilities resolved, in order:
        | Ambush |
      And Chariots have 1 figure
      And Gauls have 2 figures
      When 1 figure of Gauls is downed
      And 1 figure of Gauls is downed
      And Peltasts move 1 step
      Then Chariots are defeated

  @clause:effects.impossible.later-effects-done @firm
  Rule: What comes after an impossible effect is still performed
    The ability neither fails as a whole nor ends where it meets something that it cannot do.

    Source: Timing > Effects that cannot be carried out

    Scenario Outline: Whatever is impossible, the rest is done
      Given it is Ben's turn
      And these units:
        | unit     | owner | figures | slots |
        | Hoplites | Ada   | 1       | 1     |
        | Slingers | Ada   | 3       | 4     |
        | Archers  | Ada   | 3       | 3     |
        | Gauls    | Ben   | 3       | 3     |
      And Gauls have Fervor: "Whenever this unit moves, <impossible>, then gain 2 victory points"
      When 1 figure of Hoplites is downed
      And Gauls move 1 step
      Then these things happened, in order:
        | Hoplites are defeated      |
        | Gauls move 1 step          |
        | Fervor resolves            |
        | Ben gains 2 victory points |
      And Slingers have 3 figures
      And Archers have 3 figures
      And Hoplites are defeated

      Examples:
        | case           | impossible                                              |
        | downing        | down 1 figure of Hoplites                               |
        | dealing damage | deal 2 damage to Hoplites                               |
        | moving         | move Hoplites 1 step                                    |
        | returning      | return 1 figure to Archers                              |
        | repositioning  | reposition a figure of Slingers into slot 2             |
        | no target      | deal 1 damage to an adjacent enemy unit                 |
        | two of them    | move Hoplites 1 step, then return 1 figure to this unit |

    Scenario: One in the middle is left out alone
      Given it is Ada's turn
      And these units:
        | unit     | owner | figures |
        | Nubians  | Ben   | 1       |
        | Chariots | Ben   | 3       |
        | Archers  | Ada   | 3       |
      And Archers have Volley: "When Nubians are defeated, deal 1 damage to Chariots, then deal 1 damage to Nubians, then move Chariots 1 step"
      When 1 figure of Nubians is downed
      Then exactly these things happened, in order:
        | a figure of Nubians is downed  |
        | Nubians are defeated           |
        | Volley triggers                |
        | Volley resolves                |
        | Chariots take 1 damage         |
        | a figure of Chariots is downed |
        | Chariots move 1 step           |
      And Chariots have 2 figures

  @clause:effects.impossible.earlier-effects-stand @derived
  Rule: What came before an impossible effect is not undone
    Nobody checks beforehand whether all of an ability can be carried out, and nothing is taken
    back when a part of it cannot.

    Source: Timing > Effects that cannot be carried out

    Scenario Outline: What was done stands
      Given it is Ada's turn
      And these units:
        | unit     | owner | figures | slots | hit points |
        | Peltasts | Ben   | 1       | 1     | 1          |
        | Gauls    | Ben   | 3       | 3     | 2          |
        | Hoplites | Ada   | 2       | 3     | 1          |
      And Hoplites have Vigil: "Whenever Gauls move, <possible>, then move Peltasts 1 step"
      When 1 figure of Peltasts is downed
      And Gauls move 2 steps
      Then these things happened, in order:
        | Vigil resolves |
        | <event>        |
      And Ada has <points>
      And Gauls have <damage> damage
      And Hoplites have <figures> figures
      And Peltasts are defeated

      Examples:
        | case            | possible                     | event                          | points           | damage | figures |
        | points          | gain 1 victory point         | Ada gains 1 victory point      | 1 victory point  | 0      | 2       |
        | damage          | deal 1 damage to Gauls       | Gauls take 1 damage            | 0 victory points | 1      | 2       |
        | a figure downed | down 1 figure of this unit   | a figure of Hoplites is downed | 0 victory points | 0      | 1       |
        | one returned    | return 1 figure to this unit | a figure returns to Hoplites   | 0 victory points | 0      | 3       |

    Scenario: What it triggered is resolved
      Given it is Ben's turn
      And these units:
        | unit     | owner | figures |
        | Slingers | Ada   | 3       |
        | Archers  | Ada   | 1       |
        | Chariots | Ben   | 3       |
      And Slingers have Revenge: "Whenever this unit takes damage, gain 1 victory point"
      And Chariots have Charge: "When Archers are defeated, deal 1 damage to Slingers, then move Archers 1 step"
      When 1 figure of Archers is downed
      Then these abilities resolved, in order:
        | Charge  |
        | Revenge |
      And Ada has 1 victory point
      And Slingers have 2 figures

  @clause:effects.impossible.activated-and-triggered @firm
  Rule: That holds for activated and for triggered abilities
    An activated ability that has been paid for and given as an order does what it still can.

    Source: Timing > Effects that cannot be carried out

    Scenario: An activated ability does its possible part
      Given it is Ben's turn
      And these units:
        | unit      | owner | figures | slots |
        | Hoplites  | Ada   | 3       | 3     |
        | Nubians   | Ben   | 1       | 2     |
        | Elephants | Ben   | 3       | 3     |
      And Elephants have Command: "1 order point: reposition a figure of Nubians into slot 2, then deal 1 damage to Hoplites"
      And Hoplites have Snipe: "Whenever an enemy unit is given a special order, down 1 figure of Nubians"
      When Ben uses Command
      Then exactly these things happened, in order:
        | Ben pays 1 order point              |
        | Elephants are given a special order |
        | Snipe triggers                      |
        | Snipe resolves                      |
        | a figure of Nubians is downed       |
        | Nubians are defeated                |
        | Command resolves                    |
        | Hoplites take 1 damage              |
        | a figure of Hoplites is downed      |
      And Hoplites have 2 figures

    Scenario: A triggered ability does its possible part
      Given it is Ben's turn
      And these units:
        | unit      | owner | figures | slots |
        | Hoplites  | Ada   | 3       | 3     |
        | Nubians   | Ben   | 1       | 2     |
        | Elephants | Ben   | 3       | 3     |
      And Elephants have Order: "Whenever this unit moves, reposition a figure of Nubians into slot 2, then deal 1 damage to Hoplites"
      When 1 figure of Nubians is downed
      And Elephants move 1 step
      Then these things happened, in order:
        | Order resolves         |
        | Hoplites take 1 damage |
      And Hoplites have 2 figures

    Scenario: An activated ability of which all is possible does all
      Given it is Ada's turn
      And these units:
        | unit     | owner | figures | slots |
        | Gauls    | Ben   | 3       | 3     |
        | Nubians  | Ada   | 1       | 2     |
        | Peltasts | Ada   | 3       | 3     |
      And Peltasts have Command: "2 order points: reposition a figure of Nubians into slot 2, then deal 1 damage to Gauls"
      When Ada uses Command
      Then exactly these things happened, in order:
        | Ada pays 2 order points                         |
        | Peltasts are given a special order              |
        | Command resolves                                |
        | a figure of Nubians moves from slot 1 to slot 2 |
        | Gauls take 1 damage                             |
        | a figure of Gauls is downed                     |
      And Ada has 6 order points

    @reading:no-refund
    Scenario: Its cost stays paid
      Given it is Ada's turn
      And these units:
        | unit     | owner | figures |
        | Gauls    | Ben   | 3       |
        | Chariots | Ben   | 1       |
        | Archers  | Ada   | 3       |
      And Archers have Barrage: "3 order points: deal 1 damage to Chariots, then gain 1 victory point"
      When 1 figure of Chariots is downed
      Then Chariots are defeated
      When Ada uses Barrage
      Then Ada has 5 order points
      And Ada has 1 victory point
      And nothing else changed

  @clause:effects.impossible.counts-as-resolved @derived
  Rule: An ability that can do nothing at all resolves all the same
    It is taken out of its bucket, and that was its resolution. It is not tried again, and the
    next ability is resolved.

    Source: Timing > Effects that cannot be carried out

    Scenario: The next bucket is emptied after it
      Given it is Ben's turn
      And these units:
        | unit     | owner | figures |
        | Slingers | Ada   | 1       |
        | Hoplites | Ada   | 3       |
        | Gauls    | Ben   | 3       |
      And Hoplites have Oath: "When Slingers are defeated, gain 1 victory point"
      And Gauls have Pursuit: "When Slingers are defeated, deal 2 damage to Slingers, then move Slingers 1 step"
      When 1 figure of Slingers is downed
      Then these things happened, in order:
        | Slingers are defeated     |
        | Pursuit resolves          |
        | Oath resolves             |
        | Ada gains 1 victory point |
      And none of these things happened:
        | Slingers take 2 damage |
        | Slingers move 1 step   |
      And Ben's bucket holds nothing
      And nobody is asked anything

    Scenario: Within a bucket it is picked once and not offered again
      Given it is Ada's turn
      And these units:
        | unit     | owner | figures |
        | Nubians  | Ben   | 1       |
        | Peltasts | Ada   | 3       |
      And Peltasts have Levy: "When Nubians are defeated, return 1 figure to this unit"
      And Peltasts have Bounty: "When Nubians are defeated, gain 1 victory point"
      And Peltasts have Prowess: "When Nubians are defeated, move this unit 1 step"
      When 1 figure of Nubians is downed
      And Ada chooses Levy
      Then Ada is asked which ability to resolve next:
        | Bounty  |
        | Prowess |
      And Ada's bucket holds Bounty and Prowess
      When Ada chooses Prowess
      Then these abilities resolved, in order:
        | Levy    |
        | Prowess |
        | Bounty  |

    Scenario: An activated ability that can do nothing has been used
      Given it is Ben's turn
      And these units:
        | unit     | owner | figures |
        | Archers  | Ada   | 1       |
        | Chariots | Ben   | 3       |
      And Chariots have Chase: "2 order points: down 1 figure of Archers"
      And Archers have Grudge: "When this unit is defeated, gain 1 victory point"
      When 1 figure of Archers is downed
      And Ben uses Chase
      Then these abilities resolved, in order:
        | Grudge |
        | Chase  |
      And nobody is asked anything
      When Ben ends the turn
      Then these things happened, in order:
        | Ada's turn begins |

  @clause:effects.impossible.no-event @derived
  Rule: An effect that was left out triggers nothing
    Abilities are triggered by what happens on the battlefield, not by what another ability
    would have done.

    Source: Timing > Effects that cannot be carried out

    Scenario: A move that is left out is no move
      Given it is Ben's turn
      And these units:
        | unit     | owner | figures | hit points |
        | Hoplites | Ada   | 1       | 2          |
        | Archers  | Ada   | 3       | 1          |
        | Gauls    | Ben   | 3       | 1          |
      And Archers have Zeal: "Whenever one of your units moves, gain 1 victory point"
      And Gauls have Omen: "Whenever an enemy unit moves, gain 2 victory points"
      And Gauls have Rout: "Whenever this unit takes damage, deal 2 damage to Hoplites, then move Hoplites 1 step"
      When Gauls take 1 damage
      Then these abilities resolved, in order:
        | Rout |
      And Hoplites are defeated
      And Ben has 0 victory points
      And Ada has 0 victory points

    Scenario: A move that is carried out is one
      Given it is Ben's turn
      And these units:
        | unit     | owner | figures | hit points |
        | Hoplites | Ada   | 1       | 3          |
        | Archers  | Ada   | 3       | 1          |
        | Gauls    | Ben   | 3       | 1          |
      And Archers have Zeal: "Whenever one of your units moves, gain 1 victory point"
      And Gauls have Omen: "Whenever an enemy unit moves, gain 2 victory points"
      And Gauls have Rout: "Whenever this unit takes damage, deal 2 damage to Hoplites, then move Hoplites 1 step"
      When Gauls take 1 damage
      Then these abilities resolved, in order:
        | Rout |
        | Omen |
        | Zeal |

    Scenario: Damage to a unit that is gone is no damage
      Given it is Ada's turn
      And these units:
        | unit     | owner | figures |
        | Nubians  | Ben   | 1       |
        | Chariots | Ben   | 3       |
        | Slingers | Ada   | 3       |
      And Chariots have Lament: "Whenever Nubians take damage, gain 1 victory point"
      And Chariots have Dirge: "Whenever a figure of Nubians is downed, gain 1 victory point"
      And Slingers have Volley: "Whenever this unit moves, deal 1 damage to Nubians, then down 1 figure of Nubians"
      When 1 figure of Nubians is downed
      And Slingers move 1 step
      Then these abilities resolved, in order:
        | Dirge  |
        | Volley |
      And Ben has 1 victory point

    @reading:downed-this-way
    Scenario: Points for what did not happen are no points
      Given it is Ben's turn
      And these units:
        | unit     | owner | figures |
        | Archers  | Ada   | 1       |
        | Hoplites | Ada   | 3       |
        | Gauls    | Ben   | 3       |
      And Hoplites have Envy: "Whenever an opponent gains victory points, gain 1 victory point"
      And Gauls have Spoils: "Whenever this unit moves, down 1 figure of Archers, then gain 1 victory point for each figure downed this way"
      When Gauls move 1 step
      Then these abilities resolved, in order:
        | Spoils |
        | Envy   |
      When Gauls move 1 step
      Then these abilities resolved, in order:
        | Spoils |
        | Envy   |
        | Spoils |
      And Ben has 1 victory point
      And Ada has 1 victory point
