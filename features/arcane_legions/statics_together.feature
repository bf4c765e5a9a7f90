@arcane_legions
Feature: Static abilities at one moment
  Several static abilities can become active at once, for instance when a combat begins. The
  players then say in which order their own are applied, the active player first.

  Background:
    Given a game of Arcane Legions between Ada and Ben

  @clause:static.simultaneous.active-orders-own @firm
  Rule: The active player orders those of their own
    Of static abilities that become active at one moment, the active player decides in which
    order theirs are applied. Where they are printed and what they say decides nothing.

    Source: Timing > Static abilities that become active at the same time

    Scenario Outline: The active player decides which of two values is applied last
      Given it is Ben's turn
      And these units:
        | unit     | owner | attack | defense |
        | Hoplites | Ada   | 1      | 2       |
        | Gauls    | Ben   | 2      | 1       |
      And Gauls are adjacent to Hoplites
      And Gauls have Fury: "While in combat, this unit's attack dice are 4"
      And Gauls have Drill: "While in combat, this unit's attack dice are 3"
      And Gauls will roll <dice> to attack and 4 to defend
      And Hoplites will roll 2 to attack and 6 and 5 to defend
      When Ben orders Gauls to attack Hoplites
      Then Ben is asked which static ability to apply next:
        | Drill |
        | Fury  |
      And Ada is not asked anything
      When Ben chooses <first>
      Then these things happened, in order:
        | <first> becomes active |
        | <last> becomes active  |
        | Gauls score <hits>     |
      And Gauls have 2 attack dice

      Examples:
        | case                   | first | last  | dice          | hits   |
        | the lower one is last  | Fury  | Drill | 4, 3 and 3    | 1 hit  |
        | the higher one is last | Drill | Fury  | 3, 2, 1 and 1 | 2 hits |

    Scenario: With three they are asked once more
      Given it is Ada's turn
      And these units:
        | unit     | owner | attack | defense |
        | Nubians  | Ben   | 1      | 1       |
        | Peltasts | Ada   | 1      | 1       |
      And Peltasts are adjacent to Nubians
      And Peltasts have Bulwark: "While in combat, this unit's defense dice are 2" and Parry: "While in combat, this unit's defense dice are 4" and Ward: "While in combat, this unit's defense dice are 3"
      And Peltasts will roll 3 to attack and 6, 6, 6 and 1 to defend
      And Nubians will roll 5 to attack and 3 to defend
      When Ada orders Peltasts to attack Nubians
      And Ada chooses Ward
      Then Ada is asked which static ability to apply next:
        | Parry   |
        | Bulwark |
      When Ada chooses Bulwark
      Then these things happened, in order:
        | Ward becomes active    |
        | Bulwark becomes active |
        | Parry becomes active   |
        | Nubians score 0 hits   |
      And nobody is asked anything

    Scenario: Abilities of slots that are filled together are ordered too
      Given it is Ben's turn
      And these units:
        | unit      | owner | figures | slots | defense |
        | Gauls     | Ada   | 3       | 3     | 1       |
        | Immortals | Ben   | 1       | 3     | 1       |
      And Immortals have Bulwark: "This unit's defense dice are 5" on slot 2
      And Immortals have Ward: "This unit's defense dice are 3" on slot 3
      And Immortals have Levy: "Whenever Gauls move, return 2 figures to this unit"
      When Gauls move 1 step
      Then Ben is asked which static ability to apply next:
        | Bulwark |
        | Ward    |
      When Ben chooses Ward
      Then Immortals have 5 defense dice
      And these things happened, in order:
        | a figure returns to Immortals |
        | a figure returns to Immortals |
        | Ward becomes active           |
        | Bulwark becomes active        |

    Scenario: Abilities that become active one after the other leave nothing to order
      Given it is Ben's turn
      And these units:
        | unit      | owner | figures | slots | defense |
        | Gauls     | Ada   | 3       | 3     | 1       |
        | Immortals | Ben   | 1       | 3     | 1       |
      And Immortals have Bulwark: "This unit's defense dice are 5" on slot 2
      And Immortals have Ward: "This unit's defense dice are 3" on slot 3
      And Immortals have Levy: "Whenever Gauls move, return 1 figure to this unit, then return 1 figure to this unit"
      When Gauls move 1 step
      Then nobody is asked anything
      And Immortals have 3 defense dice
      And these things happened, in order:
        | Bulwark becomes active        |
        | a figure returns to Immortals |
        | Ward becomes active           |

    @reading:set-up-together
    Scenario: What was set up together is ordered when the game begins
      Given it is Ben's turn
      And these units:
        | unit    | owner | base   | attack |
        | Archers | Ben   | sortie | 1      |
        | Gauls   | Ada   | sortie | 2      |
      And Archers have Drill: "This unit's attack dice are 4" and Fury: "This unit's attack dice are 3"
      And Gauls have Rage: "This unit's attack dice are 5"
      When Ben chooses Fury
      Then Archers have 4 attack dice
      And Gauls have 5 attack dice
      And exactly these things happened, in order:
        | Fury becomes active  |
        | Drill becomes active |
        | Rage becomes active  |

  @clause:static.simultaneous.inactive-orders-own @firm
  Rule: The inactive player orders those of their own
    After the active player the other player decides, by the same right, in which order theirs
    are applied.

    Source: Timing > Static abilities that become active at the same time

    Scenario Outline: The inactive player decides which of two values is applied last
      Given it is Ada's turn
      And these units:
        | unit     | owner | attack | defense |
        | Gauls    | Ben   | 1      | 1       |
        | Hoplites | Ada   | 2      | 1       |
      And Hoplites are adjacent to Gauls
      And Gauls have Parry: "While in combat, this unit's defense dice are 3" and Bulwark: "While in combat, this unit's defense dice are 2"
      And Hoplites will roll 5 and 3 to attack and 4 to defend
      And Gauls will roll 2 to attack and <dice> to defend
      When Ada orders Hoplites to attack Gauls
      Then Ben is asked which static ability to apply next:
        | Parry   |
        | Bulwark |
      And Ada is not asked anything
      When Ben chooses <first>
      Then these things happened, in order:
        | <first> becomes active |
        | <last> becomes active  |
        | Hoplites score 1 hit   |
      And Gauls have 2 figures

      Examples:
        | case                   | first   | last    | dice       |
        | the higher one is last | Bulwark | Parry   | 4, 4 and 1 |
        | the lower one is last  | Parry   | Bulwark | 5 and 2    |

    Scenario: Each player orders their own, the active player before the other
      Given it is Ben's turn
      And these units:
        | unit     | owner | attack | defense |
        | Slingers | Ada   | 1      | 1       |
        | Chariots | Ben   | 1      | 1       |
      And Chariots are adjacent to Slingers
      And Slingers have Ward: "While in combat, this unit's defense dice are 3" and Aegis: "While in combat, this unit's defense dice are 2"
      And Chariots have Charge: "While in combat, this unit's attack dice are 3" and Fury: "While in combat, this unit's attack dice are 2"
      And Chariots will roll 4, 4 and 2 to attack and 5 to defend
      And Slingers will roll 3 to attack and 6 and 1 to defend
      When Ben orders Chariots to attack Slingers
      Then Ben is asked which static ability to apply next:
        | Charge |
        | Fury   |
      When Ben chooses Fury
      Then Ada is asked which static ability to apply next:
        | Aegis |
        | Ward  |
      When Ada chooses Ward
      Then these things happened, in order:
        | Chariots score 2 hits |
      And Slingers have 1 figure
      And Chariots have 3 figures

  @clause:static.simultaneous.inactive-after-active @firm
  Rule: All of the inactive player's are applied after all of the active player's
    The two do not take turns. The active player orders and applies all of theirs, then the
    inactive player all of theirs.

    Source: Timing > Static abilities that become active at the same time

    Scenario Outline: Whatever orders are chosen, one player follows the other
      Given it is Ben's turn
      And these units:
        | unit     | owner | attack | defense |
        | Hoplites | Ada   | 1      | 1       |
        | Gauls    | Ben   | 1      | 1       |
      And Gauls are adjacent to Hoplites
      And Hoplites have Awe: "While in combat, Gauls' attack dice are 2" and Mockery: "While in combat, Gauls' attack dice are 3"
      And Gauls have Fury: "While in combat, this unit's attack dice are 4" and Rage: "While in combat, this unit's attack dice are 5"
      And Ben will choose <Ben's first>
      And Ada will choose <Ada's first>
      And Gauls will roll <dice> to attack and 5 to defend
      And Hoplites will roll 3 to attack and 4 to defend
      When Ben orders Gauls to attack Hoplites
      Then these things happened, in order:
        | <Ben's first> becomes active |
        | <Ben's last> becomes active  |
        | <Ada's first> becomes active |
        | <Ada's last> becomes active  |
        | Gauls score 2 hits           |

      Examples:
        | case                    | Ben's first | Ben's last | Ada's first | Ada's last | dice       |
        | Ada's lower one is last | Fury        | Rage       | Mockery     | Awe        | 6 and 3    |
        | her higher one is last  | Rage        | Fury       | Awe         | Mockery    | 4, 2 and 1 |

    Scenario: The order of the players holds where nothing is in conflict
      Given it is Ada's turn
      And these units:
        | unit     | owner | attack | defense |
        | Archers  | Ben   | 1      | 1       |
        | Peltasts | Ada   | 1      | 1       |
      And Peltasts are adjacent to Archers
      And Archers have Aid: "While in combat, this unit has +1 defense die"
      And Peltasts have Zeal: "While in combat, this unit has +1 attack die"
      And Peltasts will roll 5 and 4 to attack and 2 to defend
      And Archers will roll 1 to attack and 5 and 3 to defend
      When Ada orders Peltasts to attack Archers
      Then these things happened, in order:
        | Zeal becomes active  |
        | Aid becomes active   |
        | Peltasts score 1 hit |
      And Archers have 2 figures

    @reading:more-players @reading:set-up-together
    Scenario: Of three players the others follow in turn order
      Given a game of Arcane Legions between Ada, Ben and Cy
      And it is Ben's turn
      And Ada controls Slingers with Awe: "Nubians' defense dice are 2"
      And Cy controls Gauls with Fear: "Nubians' defense dice are 5"
      And Ben controls Nubians with Ward: "This unit's defense dice are 4"
      When Gauls take 1 damage
      Then these things happened, in order:
        | Ward becomes active |
        | Fear becomes active |
        | Awe becomes active  |
      And Nubians have 2 defense dice

  @clause:static.simultaneous.each-orders-only-own @firm
  Rule: Nobody orders the other player's
    A player is offered only static abilities of their own, and can apply no other.

    Source: Timing > Static abilities that become active at the same time

    Scenario: The active player cannot apply one of the inactive player's
      Given it is Ben's turn
      And these units:
        | unit     | owner | attack | defense |
        | Hoplites | Ada   | 1      | 1       |
        | Gauls    | Ben   | 1      | 1       |
      And Gauls are adjacent to Hoplites
      And Hoplites have Awe: "While in combat, Gauls' attack dice are 1"
      And Gauls have Fury: "While in combat, this unit's attack dice are 3" and Drill: "While in combat, this unit's attack dice are 2"
      And Gauls will roll 5 to attack and 5 to defend
      And Hoplites will roll 3 to attack and 6 to defend
      When Ben orders Gauls to attack Hoplites
      And Ben tries to choose Awe
      Then it is refused because not an option
      And Ben is asked which static ability to apply next:
        | Fury  |
        | Drill |
      When Ben chooses Fury
      Then these things happened, in order:
        | Fury becomes active  |
        | Drill becomes active |
        | Awe becomes active   |
        | Gauls score 0 hits   |

    Scenario: The inactive player cannot apply one of the active player's
      Given it is Ada's turn
      And these units:
        | unit     | owner | attack | defense |
        | Hoplites | Ada   | 1      | 1       |
        | Gauls    | Ben   | 1      | 1       |
      And Hoplites are adjacent to Gauls
      And Hoplites have Awe: "While in combat, Gauls' attack dice are 1"
      And Gauls have Fury: "While in combat, this unit's attack dice are 3" and Drill: "While in combat, this unit's attack dice are 2"
      And Gauls will roll 4, 3 and 2 to attack and 5 to defend
      And Hoplites will roll 3 to attack and 6 to defend
      When Ada orders Hoplites to attack Gauls
      And Ben tries to choose Awe
      Then it is refused because not an option
      And Ben is asked which static ability to apply next:
        | Drill |
        | Fury  |
      When Ben chooses Drill
      Then these things happened, in order:
        | Awe becomes active   |
        | Drill becomes active |
        | Fury becomes active  |
        | Gauls score 2 hits   |
