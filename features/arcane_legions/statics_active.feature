@arcane_legions
Feature: When static abilities are active
  Some static abilities are active as soon as they are ready, others only while a condition is
  true as well. When that began decides which of two that conflict prevails.

  Background:
    Given a game of Arcane Legions between Ada and Ben

  @clause:static.active.plain-means-ready @firm
  Rule: A static ability without a condition is active while it is ready
    One of a slot is ready while the slot holds a figure, one of the whole unit while the unit
    is on the battlefield. It became active when it became ready.

    Source: Timing > Conflicting static abilities > being active

    Scenario: One of a slot becomes active when a figure comes to stand there
      Given it is Ada's turn
      And these units:
        | unit     | owner | figures | slots | defense |
        | Hoplites | Ada   | 3       | 4     | 3       |
        | Gauls    | Ben   | 3       | 3     | 1       |
      And Hoplites have Bulwark: "This unit's defense dice are 5" on slot 4
      And Gauls have Fear: "Hoplites' defense dice are 2"
      And Fear has been active since turn 2
      When Gauls take 1 damage
      Then Hoplites have 2 defense dice
      When figure 2 of Hoplites moves to slot 4
      Then exactly these things happened, in order:
        | a figure of Hoplites moves from slot 2 to slot 4 |
        | Bulwark becomes active                           |
      And Hoplites have 5 defense dice

    Scenario: A returned figure makes the ability of its slot active
      Given it is Ben's turn
      And these units:
        | unit     | owner | base      | figures | slots |
        | Slingers | Ben   | sortie    | 2       | 3     |
        | Gauls    | Ben   | formation | 3       | 3     |
        | Archers  | Ada   | formation | 3       | 3     |
      And Archers have Awe: "Slingers may not be given move orders"
      And Slingers have Forage: "This unit may always be given move orders" on slot 3
      And Slingers have Levy: "Whenever Gauls move, return 1 figure to this unit"
      And Awe has been active since turn 3
      When Ben tries to order Slingers to move 1 step
      Then it is refused because move orders are forbidden
      When Gauls move 1 step
      And Ben orders Slingers to move 1 step
      Then these things happened, in order:
        | a figure returns to Slingers |
        | Forage becomes active        |
        | Slingers move 1 step         |

    Scenario: One of a slot stops being active when the slot is vacated
      Given it is Ben's turn
      And these units:
        | unit     | owner | figures | slots | attack |
        | Nubians  | Ada   | 3       | 4     | 3      |
        | Peltasts | Ben   | 3       | 3     | 2      |
      And Nubians have Gloom: "Peltasts' attack dice are 1" on slot 1
      And Nubians have Drill: "This unit's attack dice are 5" on slot 2
      And Gloom has been active since turn 1
      And Drill has been active since turn 2
      When figure 2 of Nubians moves to slot 4
      Then Nubians have 3 attack dice
      And Peltasts have 1 attack die
      When figure 1 of Nubians is downed
      Then Peltasts have 2 attack dice
      And these things happened, in order:
        | Drill stops being active |
        | Gloom stops being active |

    Scenario: One of the whole unit is active until the unit is defeated
      Given it is Ada's turn
      And these units:
        | unit     | owner | base   | figures |
        | Chariots | Ben   | sortie | 2       |
        | Archers  | Ada   | sortie | 3       |
      And Chariots have Dread: "Archers may not be given move orders"
      When 1 figure of Chariots is downed
      And Ada tries to order Archers to move 2 steps
      Then it is refused because move orders are forbidden
      When 1 figure of Chariots is downed
      And Ada orders Archers to move 2 steps
      Then these things happened, in order:
        | Chariots are defeated    |
        | Dread stops being active |
        | Archers move 2 steps     |

  @clause:static.active.conditional-means-condition-true @firm
  Rule: A static ability with a condition becomes active when the condition is true
    "While in combat" is true while the unit that has the ability is in combat. Since when the
    ability was ready for it does not count.

    Source: Timing > Conflicting static abilities > being active

    Scenario: It became active when the combat began, not when its unit was placed
      Given it is Ben's turn
      And these units:
        | unit     | owner | attack | defense |
        | Gauls    | Ben   | 1      | 2       |
        | Hoplites | Ada   | 2      | 1       |
      And Gauls are adjacent to Hoplites
      And Gauls have Testudo: "While in combat, this unit's defense dice are 4"
      And Hoplites have Fear: "Gauls' defense dice are 1"
      And Fear has been active since turn 3
      And Gauls will roll 2 to attack and 6, 6, 1 and 1 to defend
      And Hoplites will roll 5 and 5 to attack and 3 to defend
      When Ben orders Gauls to attack Hoplites
      Then these things happened, in order:
        | Fear becomes active             |
        | Gauls and Hoplites enter combat |
        | Testudo becomes active          |
        | Hoplites score 0 hits           |
      And Gauls have 3 figures

    Scenario: What becomes active during the combat is more recent
      Given it is Ada's turn
      And these units:
        | unit      | owner | figures | slots | attack | defense |
        | Immortals | Ada   | 3       | 3     | 1      | 1       |
        | Nubians   | Ben   | 1       | 2     | 1      | 1       |
      And Nubians are adjacent to Immortals
      And Nubians have Frenzy: "While in combat, this unit's attack dice are 2"
      And Nubians have Wrath: "This unit's attack dice are 3" on slot 2
      And Nubians have Rally: "Whenever this unit rolls dice, reposition a figure of this unit into slot 2"
      And Nubians have Hymn: "Whenever this unit rolls dice, you may gain 1 victory point"
      And Immortals will roll 2 to attack and 5 to defend
      And Nubians will roll 4 and 1 to attack and 6 to defend
      When Ada orders Immortals to attack Nubians
      Then Nubians have 2 attack dice
      When Ben chooses Rally
      Then Ben is asked whether to use an ability
      And Nubians have 3 attack dice
      When Ben declines
      Then these things happened, in order:
        | Frenzy becomes active |
        | Nubians roll dice     |
        | Wrath becomes active  |
        | Nubians score 1 hit   |
      And Immortals have 2 figures

    Scenario: An attack that was not ordered is a combat too
      Given it is Ben's turn
      And these units:
        | unit      | owner | attack | defense |
        | Archers   | Ben   | 1      | 1       |
        | Elephants | Ada   | 1      | 1       |
      And Archers are adjacent to Elephants
      And Archers have Ward: "This unit's defense dice are 3"
      And Elephants have Wrath: "While in combat, this unit's attack dice are 3; Archers' defense dice are 2"
      And Ward has been active since turn 4
      And Archers will roll 1 to attack and 5 and 4 to defend
      And Elephants will roll 5, 5 and 2 to attack and 6 to defend
      When Ben orders Archers to move 3 steps
      And Ada chooses Elephants
      Then these things happened, in order:
        | Archers are given a move order     |
        | Elephants and Archers enter combat |
        | Wrath becomes active               |
        | Elephants score 2 hits             |
        | Elephants and Archers leave combat |
        | Wrath stops being active           |
        | Archers move 3 steps               |
      And Archers have 3 defense dice
      And Archers have 1 figure

    @reading:ready-and-true
    Scenario: One that becomes ready in the middle of a combat is active from then on
      Given it is Ben's turn
      And these units:
        | unit     | owner | figures | slots | attack | defense |
        | Hoplites | Ada   | 3       | 3     | 1      | 1       |
        | Chariots | Ben   | 1       | 3     | 1      | 1       |
      And Chariots are adjacent to Hoplites
      And Chariots have Charge: "While in combat, this unit's attack dice are 4" on slot 3
      And Hoplites have Awe: "While in combat, Chariots' attack dice are 2"
      And Chariots have Rally: "Whenever this unit rolls dice, reposition a figure of this unit into slot 3"
      And Chariots have Hymn: "Whenever this unit rolls dice, you may gain 1 victory point"
      And Chariots will roll 4 and 3 to attack and 6 to defend
      And Hoplites will roll 2 to attack and 5 to defend
      When Ben orders Chariots to attack Hoplites
      Then Chariots have 2 attack dice
      When Ben chooses Rally
      Then Ben is asked whether to use an ability
      And Chariots have 4 attack dice
      When Ben chooses yes
      Then these things happened, in order:
        | Awe becomes active        |
        | Chariots roll dice        |
        | Charge becomes active     |
        | Hymn resolves             |
        | Chariots score 1 hit      |
        | Charge stops being active |
      And Hoplites have 2 figures
      And Chariots have 1 attack die

  @clause:static.inactive.no-say @derived
  Rule: While its condition is false a static ability has no say
    It changes nothing and is in conflict with nothing, ready as it may be. A condition that
    was true once does not keep it active.

    Source: Timing > Conflicting static abilities > being active

    Scenario: A permission for combat gives no permission outside of it
      Given it is Ben's turn
      And these units:
        | unit     | owner | base   |
        | Peltasts | Ben   | sortie |
        | Hoplites | Ada   | sortie |
      And Peltasts are adjacent to Hoplites
      And Hoplites have Snare: "Enemy units adjacent to this unit may not be given move orders"
      And Peltasts have Feint: "While in combat, this unit may always be given move orders"
      When Ben tries to order Peltasts to move 1 step
      Then it is refused because move orders are forbidden
      And none of these things happened:
        | Feint becomes active |

    Scenario: It governs in the combat, and neither before nor after it
      Given it is Ada's turn
      And these units:
        | unit     | owner | attack | defense |
        | Nubians  | Ben   | 1      | 1       |
        | Slingers | Ada   | 1      | 3       |
      And Slingers are adjacent to Nubians
      And Slingers have Testudo: "While in combat, this unit's defense dice are 4"
      And Nubians have Fear: "Slingers' defense dice are 2"
      And Slingers have Scorn: "Whenever this unit is given a close-combat order, you may gain 1 victory point"
      And Slingers have Zeal: "Whenever this unit rolls dice, you may gain 1 victory point"
      And Slingers will roll 3 to attack and 6, 5, 2 and 1 to defend
      And Nubians will roll 4 to attack and 5 to defend
      When Ada orders Slingers to attack Nubians
      Then Ada is asked whether to use an ability
      And Slingers have 2 defense dice
      When Ada chooses yes
      Then Slingers have 4 defense dice
      When Ada declines
      Then Slingers have 2 defense dice
      And these things happened, in order:
        | Scorn resolves                    |
        | Testudo becomes active            |
        | Zeal resolves                     |
        | Slingers and Nubians leave combat |
        | Testudo stops being active        |

    Scenario: The combat of other units is no combat for it
      Given it is Ben's turn
      And these units:
        | unit      | owner | attack | defense |
        | Archers   | Ben   | 1      | 1       |
        | Elephants | Ben   | 1      | 1       |
        | Peltasts  | Ada   | 2      | 1       |
      And Peltasts are adjacent to Archers and Elephants
      And Elephants have Aegis: "While in combat, Archers' defense dice are 5"
      And Archers have Ward: "This unit's defense dice are 2"
      And Archers will roll 3 to attack and 6 and 4 to defend
      And Peltasts will roll 6 and 5 to attack and 3 to defend
      When Ben orders Archers to attack Peltasts
      Then these things happened, in order:
        | Peltasts score 1 hit |
      And none of these things happened:
        | Aegis becomes active |
      And Archers have 2 figures

    Scenario: With nothing else active the unit's own number holds outside of combat
      Given it is Ada's turn
      And these units:
        | unit     | owner | attack | defense |
        | Hoplites | Ada   | 2      | 3       |
        | Gauls    | Ben   | 1      | 1       |
      And Hoplites are adjacent to Gauls
      And Gauls have Fear: "While in combat, Hoplites' attack dice are 1"
      And Hoplites will roll 5 to attack and 5, 5 and 4 to defend
      And Gauls will roll 3 to attack and 4 to defend
      When Ada orders Hoplites to attack Gauls
      Then Hoplites have 2 attack dice
      And Gauls have 2 figures
      And these things happened, in order:
        | Fear becomes active             |
        | Hoplites score 1 hit            |
        | Hoplites and Gauls leave combat |
        | Fear stops being active         |

  @clause:static.active.restamp @derived
  Rule: What becomes active once more has become active anew
    A static ability that stopped being active and is active again counts from its new
    beginning; when it was active before no longer matters.

    Source: Timing > Conflicting static abilities

    Scenario: A second combat is a new beginning
      Given it is Ben's turn
      And these units:
        | unit     | owner | figures | slots | attack | defense |
        | Hoplites | Ada   | 3       | 3     | 1      | 3       |
        | Slingers | Ada   | 2       | 3     | 1      | 1       |
        | Gauls    | Ben   | 3       | 3     | 1      | 1       |
      And Gauls are adjacent to Hoplites
      And Gauls have Fury: "While in combat, this unit's attack dice are 3"
      And Slingers have Awe: "Gauls' attack dice are 2" on slot 3
      And Gauls will roll 2, 2 and 1 to attack and 6 to defend
      And Hoplites will roll 1 to attack and 5, 4 and 3 to defend
      And Gauls will roll 4, 4 and 4 to attack and 6 to defend
      And Hoplites will roll 1 to attack and 6, 3 and 2 to defend
      When Ben orders Gauls to attack Hoplites
      Then Gauls have 1 attack die
      When figure 1 of Slingers moves to slot 3
      Then Gauls have 2 attack dice
      When Ben orders Gauls to attack Hoplites
      Then these things happened, in order:
        | Fury becomes active     |
        | Gauls score 0 hits      |
        | Fury stops being active |
        | Awe becomes active      |
        | Fury becomes active     |
        | Gauls score 2 hits      |
      And Hoplites have 1 figure
      And Gauls have 2 attack dice

    Scenario: A slot that is filled once more is a new beginning
      Given it is Ada's turn
      And these units:
        | unit      | owner | figures | slots | defense |
        | Immortals | Ben   | 3       | 4     | 1       |
        | Archers   | Ada   | 3       | 3     | 1       |
      And Immortals have Bulwark: "This unit's defense dice are 2" on slot 2
      And Archers have Gloom: "Immortals' defense dice are 3"
      And Bulwark has been active since turn 1
      And Gloom has been active since turn 2
      When figure 2 of Immortals moves to slot 4
      Then Immortals have 3 defense dice
      When figure 3 of Immortals moves to slot 2
      Then Immortals have 2 defense dice
      And these things happened, in order:
        | Bulwark stops being active |
        | Bulwark becomes active     |

    Scenario: Each new beginning is more recent than the other's
      Given it is Ben's turn
      And these units:
        | unit     | owner | figures | slots | attack |
        | Nubians  | Ada   | 3       | 4     | 1      |
        | Chariots | Ben   | 2       | 3     | 5      |
      And Nubians have Gloom: "Chariots' attack dice are 3" on slot 1
      And Chariots have Charge: "This unit's attack dice are 4" on slot 2
      And Charge has been active since turn 1
      And Gloom has been active since turn 2
      When figure 2 of Chariots moves to slot 3
      And figure 3 of Chariots moves to slot 2
      Then Chariots have 4 attack dice
      When figure 1 of Nubians moves to slot 4
      Then Chariots have 4 attack dice
      When figure 2 of Nubians moves to slot 1
      Then Chariots have 3 attack dice

  @clause:static.active.no-restamp-while-continuous @derived
  Rule: What stays active does not become more recent
    A static ability that is active without a break counts from its one beginning, however
    often it is used, and whatever turns and combats pass meanwhile.

    Source: Timing > Conflicting static abilities

    @reading:most-recently-active
    Scenario: A new turn is no new beginning
      Given it is Ben's turn
      And these units:
        | unit     | owner | attack | defense |
        | Gauls    | Ben   | 1      | 1       |
        | Hoplites | Ada   | 2      | 1       |
      And Gauls are adjacent to Hoplites
      And Hoplites have Drill: "This unit's attack dice are 3"
      And Gauls have Awe: "Hoplites' attack dice are 1"
      And Drill has been active since turn 1
      And Awe has been active since turn 3
      And Hoplites will roll 4 to attack and 5 to defend
      And Gauls will roll 2 to attack and 3 to defend
      When Ben ends the turn
      Then Hoplites have 1 attack die
      When Ada orders Hoplites to attack Gauls
      Then these things happened, in order:
        | Ada's turn begins    |
        | Hoplites score 1 hit |
      And Gauls have 2 figures
      When Ada ends the turn
      Then Hoplites have 1 attack die

    @reading:most-recently-active
    Scenario: Being used in a combat is no new beginning
      Given it is Ada's turn
      And these units:
        | unit     | owner | attack | defense |
        | Nubians  | Ben   | 1      | 2       |
        | Peltasts | Ada   | 2      | 1       |
        | Slingers | Ada   | 1      | 1       |
      And Peltasts are adjacent to Nubians
      And Nubians have Ward: "This unit's defense dice are 1"
      And Slingers have Gloom: "Nubians' defense dice are 3"
      And Ward has been active since turn 2
      And Gloom has been active since turn 4
      And Peltasts will roll 4 and 4 to attack and 4 to defend
      And Nubians will roll 2 to attack and 5, 5 and 1 to defend
      And Peltasts will roll 6 and 4 to attack and 4 to defend
      And Nubians will roll 3 to attack and 5, 2 and 2 to defend
      When Ada orders Peltasts to attack Nubians
      And Ada orders Peltasts to attack Nubians
      Then these things happened, in order:
        | Peltasts score 0 hits |
        | Peltasts score 2 hits |
      And Nubians have 1 figure
      And Nubians have 3 defense dice

    Scenario: A change elsewhere in its unit is no new beginning
      Given it is Ben's turn
      And these units:
        | unit      | owner | base   | figures | slots |
        | Elephants | Ben   | sortie | 3       | 4     |
        | Archers   | Ada   | sortie | 3       | 4     |
      And Elephants have Zeal: "This unit may always be given move orders" on slot 1
      And Archers have Awe: "Elephants may not be given move orders" on slot 3
      And Zeal has been active since turn 1
      And Awe has been active since turn 2
      When figure 3 of Elephants moves to slot 4
      And figure 2 of Elephants is downed
      And Ben tries to order Elephants to move 1 step
      Then it is refused because move orders are forbidden
      And the figures of Elephants stand in slots 1 and 4
      When figure 3 of Archers moves to slot 4
      And Ben orders Elephants to move 1 step
      Then these things happened, in order:
        | Awe stops being active |
        | Elephants move 1 step  |
