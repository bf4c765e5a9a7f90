@arcane_legions
Feature: Static abilities since one moment
  Where static abilities became active together, the order in which they were applied decides
  between them. That favors the inactive player, but only there.

  Background:
    Given a game of Arcane Legions between Ada and Ben

  @clause:static.simultaneous.inactive-prevails @firm
  Rule: Between two that became active together the inactive player's prevails
    Theirs was applied later. The same two abilities turn out the other way round in the other
    player's turn.

    Source: Timing > Static abilities that become active at the same time

    Scenario Outline: It depends on whose turn it is
      Given it is <player>'s turn
      And these units:
        | unit      | owner | attack | defense |
        | Immortals | Ada   | 1      | 1       |
        | Elephants | Ben   | 1      | 1       |
      And Elephants are adjacent to Immortals
      And Immortals have Testudo: "While in combat, this unit's defense dice are 3"
      And Elephants have Dread: "While in combat, Immortals' defense dice are 2"
      And Immortals will roll 2 to attack and <dice> to defend
      And Elephants will roll 5 to attack and 4 to defend
      When <player> orders <attacker> to attack <target>
      Then these things happened, in order:
        | <first> becomes active |
        | <last> becomes active  |
        | Elephants score <hits> |

      Examples:
        | case              | player | attacker  | target    | first   | last    | dice       | hits   |
        | the turn is Ben's | Ben    | Elephants | Immortals | Dread   | Testudo | 6, 1 and 1 | 0 hits |
        | the turn is Ada's | Ada    | Immortals | Elephants | Testudo | Dread   | 4 and 3    | 1 hit  |

    @reading:active-player
    Scenario: In a breakaway attack it is the attacker's
      Given it is Ben's turn
      And these units:
        | unit     | owner | attack | defense |
        | Nubians  | Ada   | 1      | 1       |
        | Hoplites | Ben   | 1      | 1       |
      And Hoplites are adjacent to Nubians
      And Hoplites have Shieldwall: "While in combat, this unit's defense dice are 3"
      And Nubians have Ambush: "While in combat, Hoplites' defense dice are 2"
      And Nubians will roll 5 to attack and 5 to defend
      And Hoplites will roll 1 to attack and 4 and 2 to defend
      When Ben orders Hoplites to move 2 steps
      And Ada chooses Nubians
      Then these things happened, in order:
        | Shieldwall becomes active |
        | Ambush becomes active     |
        | Nubians score 1 hit       |
        | Hoplites move 2 steps     |
      And Hoplites have 2 figures

    Scenario Outline: Two that a combat makes active, and one that is older
      Given it is <player>'s turn
      And these units:
        | unit     | owner | figures | attack | defense |
        | Gauls    | Ada   | 3       | 1      | 1       |
        | Hoplites | Ben   | 3       | 1      | 1       |
      And Hoplites are adjacent to Gauls
      And Hoplites have Testudo: "While in combat, this unit's defense dice are 4"
      And Gauls have Gloom: "Hoplites' defense dice are 2"
      And Gauls have Awe: "While in combat, Hoplites' defense dice are 6" on slot 3
      And Gloom has been active since turn 2
      And Hoplites have Vigil: "Whenever a unit is given a close-combat order, you may gain 1 victory point"
      And Hoplites have Ambush: "Whenever this unit rolls dice, down 1 figure of Gauls"
      And Hoplites have Zeal: "Whenever this unit rolls dice, you may gain 1 victory point"
      And Hoplites will roll 2 to attack and <dice> to defend
      And Gauls will roll 4 to attack and 3 to defend
      When <player> orders <attacker> to attack <target>
      Then Ben is asked whether to use an ability
      And Hoplites have 2 defense dice
      When Ben declines
      Then Hoplites have <in combat> defense dice
      When Ben chooses Ambush
      And Ben chooses figure 3 of Gauls
      Then Ben is asked whether to use an ability
      And Hoplites have 4 defense dice
      When Ben declines
      Then Hoplites have 2 defense dice
      And these things happened, in order:
        | Gloom becomes active       |
        | <first> becomes active     |
        | <last> becomes active      |
        | Awe stops being active     |
        | Testudo stops being active |
      And the figures of Gauls stand in slots 1 and 2
      And Hoplites have 3 figures

      Examples:
        | case                      | player | attacker | target   | first   | last    | in combat | dice                |
        | in the turn of their unit | Ben    | Hoplites | Gauls    | Testudo | Awe     | 6         | 5, 3, 3, 2, 2 and 1 |
        | in the turn of the other  | Ada    | Gauls    | Hoplites | Awe     | Testudo | 4         | 6, 4, 2 and 2       |

  @clause:static.simultaneous.same-owner-last-applied-prevails @derived
  Rule: Of one player's that became active together the last applied prevails
    Applying one later than another makes it the more recent one, just as if it had become
    active later.

    Source: Timing > Static abilities that become active at the same time

    Scenario Outline: The last of three prevails
      Given it is Ben's turn
      And these units:
        | unit     | owner | attack | defense |
        | Peltasts | Ada   | 1      | 1       |
        | Archers  | Ben   | 1      | 1       |
      And Archers are adjacent to Peltasts
      And Archers have Drill: "While in combat, this unit's attack dice are 3" and Rage: "While in combat, this unit's attack dice are 2" and Fury: "While in combat, this unit's attack dice are 4"
      And Ben will choose <picks>
      And Archers will roll <dice> to attack and 5 to defend
      And Peltasts will roll 3 to attack and 6 to defend
      When Ben orders Archers to attack Peltasts
      Then these things happened, in order:
        | <last> becomes active |
        | Archers score <hits>  |

      Examples:
        | case          | picks            | last  | dice          | hits   |
        | Rage is last  | Fury, then Drill | Rage  | 5 and 4       | 1 hit  |
        | Drill is last | Rage, then Fury  | Drill | 5, 4 and 4    | 2 hits |
        | Fury is last  | Rage, then Drill | Fury  | 4, 4, 4 and 3 | 3 hits |

    Scenario: The inactive player's last one prevails as well
      Given it is Ada's turn
      And these units:
        | unit      | owner | attack | defense |
        | Chariots  | Ada   | 2      | 1       |
        | Immortals | Ben   | 1      | 1       |
      And Chariots are adjacent to Immortals
      And Immortals have Shieldwall: "While in combat, this unit's defense dice are 2" and Awe: "While in combat, Chariots' attack dice are 4"
      And Immortals have Aegis: "While in combat, this unit's defense dice are 3; Chariots' attack dice are 1"
      And Ben will choose Aegis, then Awe
      And Chariots will roll 5, 5, 3 and 2 to attack and 6 to defend
      And Immortals will roll 2 to attack and 5 and 5 to defend
      When Ada orders Chariots to attack Immortals
      Then these things happened, in order:
        | Aegis becomes active      |
        | Awe becomes active        |
        | Shieldwall becomes active |
        | Chariots score 2 hits     |
      And Immortals have 1 figure

    @reading:order-of-application
    Scenario Outline: A bonus counts only if it is applied after the value
      Given it is Ben's turn
      And these units:
        | unit     | owner | attack | defense |
        | Slingers | Ada   | 1      | 3       |
        | Nubians  | Ben   | 1      | 1       |
      And Nubians are adjacent to Slingers
      And Nubians have Frenzy: "While in combat, this unit has +2 attack dice" and Drill: "While in combat, this unit's attack dice are 3"
      And Nubians will roll <dice> to attack and 2 to defend
      And Slingers will roll 1 to attack and 6, 6 and 6 to defend
      When Ben orders Nubians to attack Slingers
      And Ben chooses <first>
      Then these things happened, in order:
        | Nubians score <hits> |

      Examples:
        | case              | first  | dice             | hits   |
        | the bonus is last | Drill  | 5, 5, 4, 3 and 1 | 2 hits |
        | the value is last | Frenzy | 5, 4 and 2       | 0 hits |

  @clause:static.tie-rule-only-for-ties @derived
  Rule: Between abilities that became active one after the other only the time counts
    That a player is inactive helps their abilities only where some became active at the same
    moment. Otherwise the later one prevails, whosever turn it was and is.

    Source: Timing > Conflicting static abilities

    Scenario Outline: The later one prevails, be it the active player's or not
      Given it is <player>'s turn
      And these units:
        | unit      | owner    | attack | defense |
        | Hoplites  | <other>  | 1      | 1       |
        | Elephants | <player> | 2      | 1       |
      And Elephants are adjacent to Hoplites
      And <plain unit> have Gloom: "Elephants' attack dice are 1"
      And <combat unit> have Fury: "While in combat, Elephants' attack dice are 3"
      And Gloom has been active since turn 2
      And Elephants will roll 4, 4 and 3 to attack and 6 to defend
      And Hoplites will roll 2 to attack and 5 to defend
      When <player> orders Elephants to attack Hoplites
      Then these things happened, in order:
        | Elephants score 2 hits |
      And Hoplites have 1 figure
      And Elephants have 1 attack die

      Examples:
        | case                   | player | other | plain unit | combat unit |
        | the active player, Ben | Ben    | Ada   | Hoplites   | Elephants   |
        | the other player, Ada  | Ben    | Ada   | Elephants  | Hoplites    |
        | the active player, Ada | Ada    | Ben   | Hoplites   | Elephants   |

    Scenario Outline: Whose turn it is now makes no difference
      Given it is <player>'s turn
      And these units:
        | unit     | owner | base   |
        | Slingers | Ada   | sortie |
        | Archers  | Ben   | sortie |
      And Slingers have Awe: "Archers may not be given move orders; this unit may not be given move orders"
      And Archers have Zeal: "This unit may always be given move orders; Slingers may always be given move orders"
      And Awe has been active since turn <Awe>
      And Zeal has been active since turn <Zeal>
      When <player> tries to order <unit> to move 2 steps
      Then it is refused because move orders are forbidden

      Examples:
        | case                            | player | unit     | Awe | Zeal |
        | Ada has forbidden it to Ben     | Ben    | Archers  | 4   | 2    |
        | Ada has forbidden it to herself | Ada    | Slingers | 3   | 1    |

    Scenario: A later permission of the active player prevails in their own turn
      Given it is Ben's turn
      And these units:
        | unit     | owner | base      |
        | Archers  | Ben   | sortie    |
        | Slingers | Ada   | formation |
      And Archers have Zeal: "This unit may always be given move orders"
      And Slingers have Awe: "Archers may not be given move orders"
      And Awe has been active since turn 2
      And Zeal has been active since turn 4
      When Ben orders Archers to move 2 steps
      Then these things happened, in order:
        | Archers move 2 steps |

  @clause:static.order-is-fixed-at-activation @derived
  Rule: The order stays as it was when they became active
    It is not decided afresh in the next turn, nor when somebody else is the active player.
    Only what becomes active anew is ordered anew.

    Source: Timing > Static abilities that become active at the same time

    @reading:set-up-together
    Scenario: The inactive player's still prevails in that player's own turn
      Given it is Ben's turn
      And these units:
        | unit     | owner | base   |
        | Peltasts | Ada   | sortie |
        | Gauls    | Ben   | sortie |
      And Gauls have Dread: "Peltasts may not be given move orders"
      And Peltasts have Forage: "This unit may always be given move orders"
      When Ben ends the turn
      And Ada orders Peltasts to move 2 steps
      Then these things happened, in order:
        | Dread becomes active  |
        | Forage becomes active |
        | Ada's turn begins     |
        | Peltasts move 2 steps |

    Scenario: The order that a player chose holds in the next turn
      Given it is Ben's turn
      And these units:
        | unit      | owner | figures | slots | attack | defense |
        | Archers   | Ada   | 3       | 3     | 1      | 1       |
        | Elephants | Ben   | 1       | 3     | 1      | 1       |
      And Archers are adjacent to Elephants
      And Elephants have Bulwark: "This unit's defense dice are 2" on slot 2
      And Elephants have Ward: "This unit's defense dice are 3" on slot 3
      And Elephants have Levy: "Whenever an enemy unit takes damage, return 2 figures to this unit"
      And Archers will roll 4 to attack and 6 to defend
      And Elephants will roll 2 to attack and 5 and 1 to defend
      When Archers take 1 damage
      And Ben chooses Ward
      And Ben ends the turn
      Then nobody is asked anything
      When Ada orders Archers to attack Elephants
      Then these things happened, in order:
        | Archers score 0 hits |
      And Elephants have 2 defense dice
      And Archers have 2 figures

    Scenario: Another combat in another turn is ordered anew
      Given it is Ada's turn
      And these units:
        | unit     | owner | attack | defense |
        | Hoplites | Ada   | 1      | 1       |
        | Chariots | Ben   | 1      | 1       |
      And Hoplites are adjacent to Chariots
      And Hoplites have Testudo: "While in combat, this unit's defense dice are 2"
      And Chariots have Charge: "While in combat, Hoplites' defense dice are 3"
      And Hoplites will roll 1 to attack and 6, 2 and 2 to defend
      And Chariots will roll 5 to attack and 3 to defend
      And Hoplites will roll 2 to attack and 4 and 4 to defend
      And Chariots will roll 5 to attack and 6 to defend
      When Ada orders Hoplites to attack Chariots
      Then these things happened, in order:
        | Testudo becomes active |
        | Charge becomes active  |
        | Chariots score 0 hits  |
      When Ada ends the turn
      And Ben orders Chariots to attack Hoplites
      Then these things happened, in order:
        | Ben's turn begins      |
        | Charge becomes active  |
        | Testudo becomes active |
        | Chariots score 1 hit   |
