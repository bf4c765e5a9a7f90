@arcane_legions
Feature: What simultaneous choices bring about
  That the players choose one after the other does not tear apart what they chose: it happens
  together, and what it triggers is pending together.

  Background:
    Given a game of Arcane Legions between Ada and Ben

  @clause:choice.active-is-not-attacker @reading:active-player
  Rule: The active player chooses first, also when attacked
    In a breakaway attack the attacker is the other player. It is still the player whose turn
    it is who chooses first and shows what they chose.

    Source: Timing > Simultaneous choices

    Scenario Outline: The owner of the unit that breaks away chooses first
      Given it is <player>'s turn
      And these units:
        | unit     | owner    | attack | defense |
        | Gauls    | <other>  | 1      | 1       |
        | Peltasts | <player> | 1      | 1       |
      And Peltasts are adjacent to Gauls
      And Gauls have Scorn: "Whenever this unit moves, gain 1 victory point" on slot 2
      And Peltasts have Rally: "Whenever this unit takes damage, gain 1 victory point" on slot 1
      And Gauls will roll 5 to attack and 2 to defend
      And Peltasts will roll 4 to attack and 3 to defend
      When <player> orders Peltasts to move 2 steps
      And <other> chooses Gauls
      Then <player> is asked which figure to pick:
        | figure 1 of Peltasts |
        | figure 2 of Peltasts |
        | figure 3 of Peltasts |
      When <player> chooses figure 2 of Peltasts
      Then these things happened, in order:
        | Gauls and Peltasts enter combat       |
        | <player> reveals figure 2 of Peltasts |
      And <other> is asked which figure to pick:
        | figure 1 of Gauls |
        | figure 2 of Gauls |
        | figure 3 of Gauls |
      When <other> chooses figure 1 of Gauls
      Then the figures of Peltasts stand in slots 1 and 3
      And the figures of Gauls stand in slots 2 and 3

      Examples:
        | case          | player | other |
        | Ben is active | Ben    | Ada   |
        | Ada is active | Ada    | Ben   |

    Scenario: Both lose a figure in a breakaway attack, and the move goes on
      Given it is Ben's turn
      And these units:
        | unit     | owner | attack | defense |
        | Hoplites | Ada   | 1      | 1       |
        | Chariots | Ben   | 1      | 1       |
      And Chariots are adjacent to Hoplites
      And Hoplites have Grudge: "Whenever a figure of this unit is downed, gain 1 victory point" on slot 1
      And Chariots have Lament: "Whenever a figure of this unit is downed, gain 1 victory point" on slot 3
      And Hoplites will roll 6 to attack and 3 to defend
      And Chariots will roll 4 to attack and 2 to defend
      When Ben orders Chariots to move 3 steps
      And Ada chooses Hoplites
      And Ben chooses figure 3 of Chariots
      Then Ada is asked which figure to pick
      When Ada chooses figure 1 of Hoplites
      Then these things happened, in order:
        | Ben reveals figure 3 of Chariots   |
        | Chariots take 1 damage             |
        | Hoplites take 1 damage             |
        | a figure of Chariots is downed     |
        | a figure of Hoplites is downed     |
        | Lament triggers                    |
        | Lament resolves                    |
        | Ben gains 1 victory point          |
        | Grudge resolves                    |
        | Ada gains 1 victory point          |
        | Hoplites and Chariots leave combat |
        | Chariots move 3 steps              |
      And these things happened, in order:
        | a figure of Hoplites is downed |
        | Grudge triggers                |
        | Lament resolves                |
      And the figures of Chariots stand in slots 1 and 2
      And the figures of Hoplites stand in slots 2 and 3
      And Ben has 6 order points

    Scenario: The move is left out if the unit did not survive the attack
      Given it is Ada's turn
      And these units:
        | unit     | owner | figures | attack | defense |
        | Nubians  | Ben   | 3       | 2      | 1       |
        | Slingers | Ada   | 2       | 1      | 1       |
      And Slingers are adjacent to Nubians
      And Nubians have Grudge: "Whenever a figure of this unit is downed, gain 1 victory point" on slot 3
      And Slingers have Dirge: "When this unit is defeated, gain 2 victory points"
      And Nubians will roll 5 and 4 to attack and 2 to defend
      And Slingers will roll 4 to attack and 3 to defend
      When Ada orders Slingers to move 1 step
      And Ben chooses Nubians
      And Ben chooses figure 3 of Nubians
      Then these things happened, in order:
        | Slingers are defeated             |
        | Dirge resolves                    |
        | Grudge resolves                   |
        | Nubians and Slingers leave combat |
      And none of these things happened:
        | Slingers move 1 step |
      And nobody is asked anything
      And the figures of Nubians stand in slots 1 and 2

  @clause:choice.effects-may-be-simultaneous @firm
  Rule: What was chosen one after the other may happen together
    Where the rules deal damage to both sides at once, or down figures of several players at
    once, nothing of it happens before the last choice is made.

    Source: Timing > Simultaneous choices > note

    @reading:happens-together
    Scenario: Damage of a combat is dealt to both sides when both have chosen
      Given it is Ben's turn
      And these units:
        | unit      | owner | attack | defense |
        | Immortals | Ada   | 1      | 1       |
        | Gauls     | Ben   | 1      | 1       |
      And Gauls are adjacent to Immortals
      And Immortals have Honor: "Whenever this unit moves, gain 1 victory point" on slot 1
      And Gauls have Zeal: "Whenever this unit moves, gain 1 victory point" on slot 2
      And Gauls will roll 6 to attack and 2 to defend
      And Immortals will roll 5 to attack and 3 to defend
      When Ben orders Gauls to attack Immortals
      And Ben chooses figure 1 of Gauls
      Then Ada is asked which figure to pick
      And the figures of Gauls stand in slots 1, 2 and 3
      And none of these things happened:
        | Gauls take 1 damage         |
        | a figure of Gauls is downed |
      When Ada chooses figure 3 of Immortals
      Then these things happened, in order:
        | Gauls take 1 damage             |
        | Immortals take 1 damage         |
        | a figure of Gauls is downed     |
        | a figure of Immortals is downed |
      And the figures of Gauls stand in slots 2 and 3
      And the figures of Immortals stand in slots 1 and 2

    @reading:happens-together
    Scenario: What each player loses by an ability goes down together
      Given it is Ada's turn
      And these units:
        | unit     | owner | figures |
        | Nubians  | Ben   | 2       |
        | Peltasts | Ada   | 2       |
        | Archers  | Ada   | 3       |
      And Nubians have Rally: "Whenever this unit moves, gain 1 victory point" on slot 1
      And Peltasts have Lament: "Whenever a figure of this unit is downed, down 1 figure of Nubians"
      And Archers have Famine: "Whenever this unit moves, each player downs 1 figure"
      When Archers move 1 step
      And Ada chooses figure 2 of Peltasts
      Then Ben is asked which figure to pick:
        | figure 1 of Nubians |
        | figure 2 of Nubians |
      And Peltasts have 2 figures
      When Ben chooses figure 1 of Nubians
      Then these things happened, in order:
        | a figure of Peltasts is downed |
        | a figure of Nubians is downed  |
        | Lament triggers                |
        | Lament resolves                |
        | a figure of Nubians is downed  |
        | Nubians are defeated           |
      And Peltasts have 1 figure

    Scenario: Two effects of one text do not happen together
      Given it is Ada's turn
      And these units:
        | unit     | owner | figures |
        | Gauls    | Ben   | 3       |
        | Hoplites | Ada   | 3       |
        | Archers  | Ada   | 3       |
      And Gauls have Zeal: "Whenever this unit moves, gain 1 victory point" on slot 1
      And Hoplites have Oath: "Whenever this unit moves, gain 1 victory point" on slot 1
      And Archers have Quake: "Whenever this unit moves, deal 1 damage to Gauls, then deal 1 damage to Hoplites"
      When Archers move 2 steps
      And Ben chooses figure 2 of Gauls
      Then Ada is asked which figure to pick
      And the figures of Gauls stand in slots 1 and 3
      And Hoplites have 3 figures
      When Ada chooses figure 3 of Hoplites
      Then these things happened, in order:
        | Gauls take 1 damage            |
        | a figure of Gauls is downed    |
        | Hoplites take 1 damage         |
        | a figure of Hoplites is downed |

  @clause:choice.inactive-options-from-same-board @derived
  Rule: The other player chooses from the same battlefield
    As nothing has happened yet, the other player has the options that they had before the
    active player chose. What the chosen figures have brought about still counts.

    Source: Timing > Simultaneous choices > note

    @reading:happens-together
    Scenario: A figure that is about to go down still shields another
      Given it is Ben's turn
      And these units:
        | unit     | owner | attack | defense |
        | Hoplites | Ada   | 1      | 1       |
        | Nubians  | Ben   | 1      | 1       |
      And Nubians are adjacent to Hoplites
      And Nubians have Curse: "Figure 2 of Hoplites cannot be downed" on slot 1
      And Hoplites have Oath: "Whenever this unit moves, gain 1 victory point" on slot 3
      And Nubians will roll 6 to attack and 2 to defend
      And Hoplites will roll 5 to attack and 3 to defend
      When Ben orders Nubians to attack Hoplites
      And Ben chooses figure 1 of Nubians
      Then Ada is asked which figure to pick:
        | figure 1 of Hoplites |
        | figure 3 of Hoplites |
      When Ada tries to choose figure 2 of Hoplites
      Then it is refused because not an option
      When Ada chooses figure 3 of Hoplites
      Then these things happened, in order:
        | a figure of Nubians is downed  |
        | a figure of Hoplites is downed |
        | Curse stops being active       |
      And the figures of Hoplites stand in slots 1 and 2

    @reading:happens-together
    Scenario: The same holds where each player downs a figure
      Given it is Ada's turn
      And these units:
        | unit      | owner | figures |
        | Gauls     | Ben   | 3       |
        | Elephants | Ada   | 2       |
      And Gauls have Zeal: "Whenever this unit moves, gain 1 victory point" on slot 1
      And Elephants have Curse: "Figure 3 of Gauls cannot be downed" on slot 2
      And Elephants have Famine: "Whenever this unit moves, each player downs 1 figure"
      When Elephants move 1 step
      And Ada chooses figure 2 of Elephants
      Then Ben is asked which figure to pick:
        | figure 1 of Gauls |
        | figure 2 of Gauls |
      When Ben chooses figure 2 of Gauls
      Then the figures of Gauls stand in slots 1 and 3
      And the figures of Elephants stand in slot 1

    Scenario: A figure that is gone already shields nobody
      Given it is Ben's turn
      And these units:
        | unit     | owner | figures |
        | Hoplites | Ada   | 3       |
        | Nubians  | Ben   | 3       |
        | Archers  | Ben   | 3       |
      And Nubians have Curse: "Figure 2 of Hoplites cannot be downed" on slot 1
      And Hoplites have Oath: "Whenever this unit moves, gain 1 victory point" on slot 3
      And Archers have Quake: "Whenever this unit moves, deal 1 damage to Nubians, then deal 1 damage to Hoplites"
      When Archers move 1 step
      And Ben chooses figure 1 of Nubians
      Then Ada is asked which figure to pick:
        | figure 1 of Hoplites |
        | figure 2 of Hoplites |
        | figure 3 of Hoplites |
      When Ada chooses figure 2 of Hoplites
      Then the figures of Hoplites stand in slots 1 and 3

  @clause:choice.simultaneous-effects-trigger-together @derived
  Rule: What the simultaneous effects trigger is pending together
    All of it is in the buckets before the first of it resolves. Then the active player's
    bucket is emptied first, as always.

    Source: Timing > Simultaneous choices > note

    @reading:happens-together
    Scenario Outline: Either player's loss triggers an ability, and the active player's resolves first
      Given it is <player>'s turn
      And these units:
        | unit     | owner | attack | defense |
        | Hoplites | Ada   | 1      | 1       |
        | Gauls    | Ben   | 1      | 1       |
      And Gauls are adjacent to Hoplites
      And Hoplites have Vigil: "Whenever a figure of this unit is downed, gain 1 victory point" on slot 2
      And Gauls have Dirge: "Whenever a figure of this unit is downed, gain 1 victory point" on slot 2
      And Gauls will roll 6 to attack and 2 to defend
      And Hoplites will roll 5 to attack and 3 to defend
      When <player> orders <attacker> to attack <target>
      And <player> chooses figure 2 of <attacker>
      And <other> chooses figure 1 of <target>
      Then these things happened, in order:
        | a figure of <attacker> is downed |
        | a figure of <target> is downed   |
        | <first> resolves                 |
        | <second> resolves                |
      And Ada has 1 victory point
      And Ben has 1 victory point

      Examples:
        | case          | player | other | attacker | target   | first | second |
        | Ben is active | Ben    | Ada   | Gauls    | Hoplites | Dirge | Vigil  |
        | Ada is active | Ada    | Ben   | Hoplites | Gauls    | Vigil | Dirge  |

    @reading:happens-together
    Scenario: The buckets hold what both losses have triggered
      Given it is Ben's turn
      And these units:
        | unit      | owner | attack | defense |
        | Slingers  | Ada   | 1      | 1       |
        | Immortals | Ben   | 1      | 1       |
      And Immortals are adjacent to Slingers
      And Slingers have Spite: "Whenever an enemy figure is downed, gain 1 victory point" on slot 1
      And Immortals have Lament: "Whenever a figure of this unit is downed, gain 1 victory point" and Bounty: "Whenever an enemy figure is downed, gain 1 victory point"
      And Immortals have Honor: "Whenever this unit moves, gain 1 victory point" on slot 1
      And Immortals will roll 6 to attack and 2 to defend
      And Slingers will roll 5 to attack and 3 to defend
      When Ben orders Immortals to attack Slingers
      And Ben chooses figure 3 of Immortals
      And Ada chooses figure 1 of Slingers
      Then Ben's bucket holds Bounty and Lament
      And Ada's bucket holds Spite
      And Ben is asked which ability to resolve next:
        | Bounty |
        | Lament |
      When Ben chooses Lament
      Then these abilities resolved, in order:
        | Lament |
        | Bounty |
        | Spite  |

    @reading:happens-together
    Scenario: A loss by each player's choice triggers together as well
      Given it is Ada's turn
      And these units:
        | unit     | owner | figures |
        | Chariots | Ben   | 2       |
        | Peltasts | Ada   | 2       |
        | Archers  | Ada   | 3       |
      And Chariots have Revenge: "Whenever a figure of this unit is downed, gain 1 victory point" on slot 1
      And Peltasts have Grudge: "Whenever a figure of this unit is downed, gain 1 victory point" on slot 2
      And Archers have Famine: "Whenever this unit moves, each player downs 1 figure"
      And Peltasts have Hymn: "Whenever Archers move, gain 2 victory points"
      When Archers move 1 step
      And Ada chooses Famine
      And Ada chooses figure 2 of Peltasts
      And Ben chooses figure 1 of Chariots
      Then Ada's bucket holds Grudge and Hymn
      And Ben's bucket holds Revenge
      And Ada is asked which ability to resolve next:
        | Grudge |
        | Hymn   |
      When Ada chooses Hymn
      Then these abilities resolved, in order:
        | Famine  |
        | Hymn    |
        | Grudge  |
        | Revenge |

  @clause:choice.only-when-simultaneous @derived
  Rule: Where only one player has a choice, nobody else is waited for
    The rule is about choices that fall due together. A lone choice is made at once, and
    choices that arise one after the other are made one after the other.

    Source: Timing > Simultaneous choices

    @reading:lone-choice
    Scenario: Only the inactive player has lost something
      Given it is Ben's turn
      And these units:
        | unit     | owner | attack | defense |
        | Hoplites | Ada   | 1      | 1       |
        | Gauls    | Ben   | 1      | 1       |
      And Gauls are adjacent to Hoplites
      And Hoplites have Oath: "Whenever this unit moves, gain 1 victory point" on slot 1
      And Gauls have Zeal: "Whenever this unit moves, gain 1 victory point" on slot 1
      And Gauls will roll 5 to attack and 6 to defend
      And Hoplites will roll 4 to attack and 3 to defend
      When Ben orders Gauls to attack Hoplites
      Then Ada is asked which figure to pick:
        | figure 1 of Hoplites |
        | figure 2 of Hoplites |
        | figure 3 of Hoplites |
      And Ben is not asked anything
      When Ada chooses figure 2 of Hoplites
      Then nobody is asked anything
      And none of these things happened:
        | Ada reveals figure 2 of Hoplites |
      And Gauls have 3 figures
      And the figures of Hoplites stand in slots 1 and 3

    @reading:lone-choice
    Scenario: The active player has lost something and has no choice about it
      Given it is Ada's turn
      And these units:
        | unit     | owner | figures | attack | defense |
        | Chariots | Ben   | 3       | 1      | 1       |
        | Archers  | Ada   | 2       | 1      | 1       |
      And Archers are adjacent to Chariots
      And Chariots have Charge: "Whenever this unit moves, gain 1 victory point" on slot 2
      And Archers will roll 5 to attack and 2 to defend
      And Chariots will roll 4 to attack and 3 to defend
      When Ada orders Archers to attack Chariots
      Then Ben is asked which figure to pick
      And Ada is not asked anything
      When Ben chooses figure 1 of Chariots
      Then none of these things happened:
        | Ada reveals figure 2 of Archers  |
        | Ben reveals figure 1 of Chariots |
      And the figures of Chariots stand in slots 2 and 3
      And Archers have 1 figure

    Scenario: Choices that arise one after the other follow the text, not the turn
      Given it is Ben's turn
      And these units:
        | unit      | owner | figures |
        | Slingers  | Ada   | 3       |
        | Elephants | Ben   | 3       |
        | Nubians   | Ben   | 3       |
      And Slingers have Oath: "Whenever this unit moves, gain 1 victory point" on slot 1
      And Elephants have Wrath: "Whenever this unit moves, gain 1 victory point" on slot 1
      And Nubians have Quake: "Whenever this unit moves, deal 1 damage to Slingers, then deal 1 damage to Elephants"
      When Nubians move 1 step
      Then Ada is asked which figure to pick
      When Ada chooses figure 3 of Slingers
      Then Ben is asked which figure to pick
      And Slingers have 2 figures
      When Ben chooses figure 3 of Elephants
      Then the figures of Slingers stand in slots 1 and 2
      And the figures of Elephants stand in slots 1 and 2
      And Nubians have 3 figures
