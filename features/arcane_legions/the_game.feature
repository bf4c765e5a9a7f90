@arcane_legions
Feature: The game halts and goes on
  Abilities are not kept for a better moment. The game stops where it is while any of them is
  pending, and is taken up at the same place afterwards.

  Background:
    Given a game of Arcane Legions between Ada and Ben

  @clause:timing.game.halts-while-pending @firm
  Rule: The game halts while a bucket holds anything
    No order is given, no step of an order follows and no turn ends before both buckets are
    empty.

    Source: Timing > Multiple abilities trigger at once > in words

    Scenario: The active player gives no order while abilities are pending
      Given it is Ben's turn
      And Ada controls Hoplites
      And Ben controls Elephants
      And Ben controls Archers with Tribute: "Whenever Hoplites move, gain 1 victory point" and Feint: "Whenever Hoplites move, move this unit 1 step"
      When Hoplites move 1 step
      And Ben tries to order Elephants to move 2 steps
      Then it is refused because abilities are pending
      And Ben has 8 order points
      When Ben chooses Tribute
      And Ben orders Elephants to move 2 steps
      Then these things happened, in order:
        | Feint resolves         |
        | Elephants move 2 steps |
      And Ben has 6 order points

    Scenario: The other player's abilities halt the game as well
      Given it is Ben's turn
      And Ben controls Chariots
      And Ada controls Slingers with Spite: "Whenever an enemy unit moves, gain 1 victory point"
      And Ada controls Peltasts with Oath: "Whenever an enemy unit moves, gain 2 victory points"
      When Chariots move 1 step
      And Ben tries to end the turn
      Then it is refused because abilities are pending
      And Ada's bucket holds Oath and Spite
      When Ada chooses Spite
      And Ben ends the turn
      Then these things happened, in order:
        | Oath resolves     |
        | Ben's turn ends   |
        | Ada's turn begins |
      And Ada has 3 victory points

    Scenario: The last ability halts the game until it has resolved, though no bucket holds it
      Given it is Ada's turn
      And Ada controls Hoplites with Volley: "Whenever this unit moves, deal 1 damage to an enemy unit"
      And Ben controls Gauls
      And Ben controls Nubians
      When Hoplites move 1 step
      Then Ada is asked which unit to choose:
        | Gauls   |
        | Nubians |
      And Ada's bucket holds nothing
      When Ada tries to end the turn
      Then it is refused because a choice is open
      When Ada chooses Nubians
      And Ada ends the turn
      Then these things happened, in order:
        | a figure of Nubians is downed |
        | Ada's turn ends               |
        | Ben's turn begins             |

    Scenario: An ability that waits behind one in resolution halts the game as well
      Given it is Ben's turn
      And Ben controls Elephants with Quake: "Whenever this unit moves, down 1 figure of an enemy unit"
      And Ada controls Archers
      And Ada controls Slingers with Spite: "Whenever an enemy unit moves, gain 1 victory point"
      When Elephants move 1 step
      Then Ben is asked which unit to choose:
        | Archers  |
        | Slingers |
      When Ben tries to order Elephants to move 2 steps
      Then it is refused because abilities are pending
      And Ada's bucket holds Spite
      When Ben chooses Archers
      And Ben ends the turn
      Then these things happened, in order:
        | a figure of Archers is downed |
        | Spite resolves                |
        | Ben's turn ends               |

    Scenario: No step of a combat follows before the last ability has resolved
      Given it is Ben's turn
      And these units:
        | unit     | owner | attack | defense |
        | Hoplites | Ada   | 1      | 1       |
        | Chariots | Ben   | 1      | 1       |
      And Chariots are adjacent to Hoplites
      And Chariots have Zeal: "Whenever this unit rolls dice, gain 1 victory point"
      And Ben controls Nubians with Omen: "Whenever Chariots roll dice, gain 2 victory points"
      And Chariots will roll 6 to attack and 4 to defend
      And Hoplites will roll 2 to attack and 3 to defend
      When Ben orders Chariots to attack Hoplites
      Then Ben is asked which ability to resolve next:
        | Omen |
        | Zeal |
      And none of these things happened:
        | Chariots score 1 hit           |
        | a figure of Hoplites is downed |
      When Ben chooses Zeal
      Then these things happened, in order:
        | Zeal resolves                  |
        | Omen resolves                  |
        | Chariots score 1 hit           |
        | a figure of Hoplites is downed |
      And Hoplites have 2 figures
      And Chariots have 3 figures

    @reading:order-costs
    Scenario: A move order waits for what its giving has triggered
      Given it is Ada's turn
      And Ben controls Gauls with Scorn: "Whenever an enemy unit is given a move order, gain 1 victory point"
      And these units:
        | unit     | owner | base   |
        | Slingers | Ada   | sortie |
      And Slingers have Zeal: "Whenever this unit is given a move order, gain 1 victory point"
      When Ada orders Slingers to move 2 steps
      Then these things happened, in order:
        | Ada pays 1 order point          |
        | Slingers are given a move order |
        | Zeal resolves                   |
        | Scorn resolves                  |
        | Slingers move 2 steps           |

    @reading:order-costs
    Scenario: A close-combat order waits for what its giving has triggered
      Given it is Ben's turn
      And these units:
        | unit      | owner | figures | attack | defense |
        | Hoplites  | Ada   | 2       | 1      | 1       |
        | Immortals | Ben   | 3       | 1      | 1       |
      And Immortals are adjacent to Hoplites
      And Immortals have Wrath: "Whenever this unit is given a close-combat order, deal 1 damage to Hoplites"
      And Immortals will roll 5 to attack and 5 to defend
      And Hoplites will roll 1 to attack and 2 to defend
      When Ben orders Immortals to attack Hoplites
      Then these things happened, in order:
        | Immortals are given a close-combat order |
        | Wrath resolves                           |
        | a figure of Hoplites is downed           |
        | Immortals and Hoplites enter combat      |
        | Immortals score 1 hit                    |
        | Hoplites are defeated                    |

    @reading:end-of-turn
    Scenario: What the end of a turn triggers resolves before the next turn begins
      Given it is Ben's turn
      And Ada controls Hoplites with Vigil: "At the end of an opponent's turn, gain 1 victory point"
      And Ada controls Archers with Hymn: "At the beginning of your turn, gain 1 victory point"
      And Ben controls Gauls with Levy: "At the end of your turn, gain 1 victory point"
      When Ben ends the turn
      Then these things happened, in order:
        | Ben's turn ends   |
        | Levy resolves     |
        | Vigil resolves    |
        | Ada's turn begins |
        | Hymn resolves     |

    @reading:end-of-turn
    Scenario: A chain at the end of a turn is still part of that turn
      Given it is Ada's turn
      And Ada controls Nubians with Fervor: "Whenever this unit moves, gain 1 victory point"
      And Ben controls Slingers with Feint: "Whenever an enemy unit takes damage, move Nubians 1 step"
      And Ada controls Peltasts with Curse: "At the end of your turn, deal 1 damage to this unit"
      When Ada ends the turn
      Then these things happened, in order:
        | Ada's turn ends   |
        | Curse resolves    |
        | Feint resolves    |
        | Fervor resolves   |
        | Ben's turn begins |

  @clause:timing.game.resumes-where-it-stopped @firm
  Rule: Then the game goes on where it halted
    The step that comes next is the one that would have come without the halt. Nothing is
    repeated, paid for twice or left out.

    Source: Timing > Multiple abilities trigger at once > in words

    Scenario: Hits are scored after abilities that the dice triggered
      Given it is Ada's turn
      And these units:
        | unit     | owner | attack | defense |
        | Chariots | Ben   | 1      | 1       |
        | Peltasts | Ada   | 1      | 1       |
      And Peltasts are adjacent to Chariots
      And Chariots have Scorn: "Whenever an enemy unit rolls dice, gain 1 victory point"
      And Peltasts will roll 5 to attack and 6 to defend
      And Chariots will roll 4 to attack and 2 to defend
      When Ada orders Peltasts to attack Chariots
      Then these things happened, in order:
        | Ada pays 2 order points                 |
        | Peltasts are given a close-combat order |
        | Peltasts and Chariots enter combat      |
        | Peltasts roll dice                      |
        | Scorn resolves                          |
        | Peltasts score 1 hit                    |
        | Chariots take 1 damage                  |
        | a figure of Chariots is downed          |
        | Peltasts and Chariots leave combat      |
      And Chariots have 2 figures
      And Peltasts have 3 figures
      And Ben has 1 victory point
      And Ada has 6 order points

    Scenario: A combat ends after abilities that its damage triggered
      Given it is Ben's turn
      And these units:
        | unit     | owner | attack | defense |
        | Peltasts | Ada   | 1      | 1       |
        | Chariots | Ben   | 1      | 1       |
      And Chariots are adjacent to Peltasts
      And Peltasts have Lament: "Whenever a figure of this unit is downed, gain 1 victory point"
      And Chariots will roll 4 to attack and 3 to defend
      And Peltasts will roll 2 to attack and 1 to defend
      When Ben orders Chariots to attack Peltasts
      Then these things happened, in order:
        | Chariots score 1 hit               |
        | Peltasts take 1 damage             |
        | a figure of Peltasts is downed     |
        | Lament resolves                    |
        | Chariots and Peltasts leave combat |
      And Peltasts have 2 figures
      And Chariots have 3 figures
      And Ada has 1 victory point
      And Ben has 6 order points

    Scenario: Breakaway attacks go on, and then the move
      Given it is Ada's turn
      And these units:
        | unit     | owner | attack | defense |
        | Chariots | Ben   | 1      | 1       |
        | Gauls    | Ben   | 1      | 1       |
        | Hoplites | Ada   | 1      | 1       |
      And Hoplites are adjacent to Chariots and Gauls
      And Hoplites have Honor: "Whenever a figure of this unit is downed, gain 1 victory point"
      And Ben controls Archers with Bounty: "Whenever an enemy figure is downed, gain 1 victory point"
      And Gauls will roll 6 to attack and 5 to defend
      And Hoplites will roll 2 to attack and 1 to defend
      When Ada orders Hoplites to move 2 steps
      And Ben chooses Gauls
      Then these abilities resolved, in order:
        | Honor  |
        | Bounty |
      And Ben is asked which unit makes a breakaway attack:
        | Chariots |
      When Ben declines
      Then exactly these things happened, in order:
        | Hoplites move 2 steps |
      And Hoplites have 2 figures
      And Ada has 6 order points

    @reading:order-costs
    Scenario: A halted move is carried out once and in full
      Given it is Ben's turn
      And these units:
        | unit  | owner | base   |
        | Gauls | Ben   | sortie |
      And Gauls have Levy: "Whenever this unit is given a move order, gain 1 victory point"
      When Ben orders Gauls to move 3 steps
      Then exactly these things happened, in order:
        | Ben pays 1 order point       |
        | Gauls are given a move order |
        | Levy triggers                |
        | Levy resolves                |
        | Ben gains 1 victory point    |
        | Gauls move 3 steps           |
      And Ben has 7 order points

    Scenario: A halt between orders takes no order away
      Given it is Ben's turn
      And Ben controls Nubians with Zeal: "Whenever this unit moves, gain 1 victory point"
      And Ben controls Immortals
      When Ben orders Nubians to move 1 step
      And Ben orders Immortals to move 1 step
      Then these things happened, in order:
        | Nubians move 1 step              |
        | Zeal resolves                    |
        | Immortals are given a move order |
        | Immortals move 1 step            |
      And Ben has 4 order points

  @clause:timing.active.is-turn-player @reading:active-player
  Rule: The active player is the one whose turn it is
    That holds for the whole emptying, no matter who attacks, who caused the event or who
    resolved last.

    Source: Timing > Multiple abilities trigger at once

    Scenario Outline: In a breakaway attack the attacker is not the active player
      Given it is <player>'s turn
      And these units:
        | unit     | owner    | attack | defense |
        | Gauls    | <other>  | 1      | 1       |
        | Hoplites | <player> | 1      | 1       |
      And Hoplites are adjacent to Gauls
      And Gauls have Grudge: "Whenever a figure of this unit is downed, gain 1 victory point"
      And Hoplites have Honor: "Whenever a figure of this unit is downed, gain 1 victory point"
      And Gauls will roll 6 to attack and 2 to defend
      And Hoplites will roll 5 to attack and 3 to defend
      When <player> orders Hoplites to move 1 step
      And <other> chooses Gauls
      Then these abilities resolved, in order:
        | Honor  |
        | Grudge |
      And Gauls have 2 figures
      And Hoplites have 2 figures
      And these things happened, in order:
        | Grudge resolves      |
        | Hoplites move 1 step |

      Examples:
        | case          | player | other |
        | Ben breaks in | Ada    | Ben   |
        | Ada breaks in | Ben    | Ada   |

    Scenario: In an ordered attack the attacker is the active player
      Given it is Ben's turn
      And these units:
        | unit     | owner | attack | defense |
        | Hoplites | Ada   | 1      | 1       |
        | Gauls    | Ben   | 1      | 1       |
      And Gauls are adjacent to Hoplites
      And Hoplites have Honor: "Whenever a figure of this unit is downed, gain 1 victory point"
      And Gauls have Lament: "Whenever a figure of this unit is downed, gain 1 victory point"
      And Gauls will roll 6 to attack and 2 to defend
      And Hoplites will roll 5 to attack and 3 to defend
      When Ben orders Gauls to attack Hoplites
      Then these abilities resolved, in order:
        | Lament |
        | Honor  |

    Scenario: Having resolved something makes nobody the active player
      Given it is Ada's turn
      And Ben controls Immortals with Revenge: "Whenever this unit takes damage, gain 1 victory point" and Scorn: "Whenever an enemy unit moves, gain 1 victory point"
      And Ben controls Chariots
      And Ada controls Nubians with Zeal: "Whenever this unit moves, gain 1 victory point"
      When Immortals take 1 damage
      And Ben tries to order Chariots to move 1 step
      Then it is refused because not your turn
      When Ada orders Nubians to move 1 step
      Then these abilities resolved, in order:
        | Revenge |
        | Zeal    |
        | Scorn   |

    Scenario: At the beginning of a turn its player is the active one
      Given it is Ada's turn
      And Ada controls Hoplites with Vigil: "At the beginning of an opponent's turn, gain 1 victory point"
      And Ben controls Gauls with Hymn: "At the beginning of your turn, gain 1 victory point"
      When Ada ends the turn
      Then these abilities resolved, in order:
        | Hymn  |
        | Vigil |
