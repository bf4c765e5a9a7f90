@arcane_legions
Feature: Simultaneous choices
  Now and then both players have to choose at the same moment, for instance which figures they
  lose. Then they choose one after the other, and in the open.

  Background:
    Given a game of Arcane Legions between Ada and Ben

  @clause:choice.active-first @firm
  Rule: The active player chooses first
    When two players have a choice to make at one moment, the active player makes theirs before
    the other is asked.

    Source: Timing > Simultaneous choices

    Scenario Outline: In a combat the player whose turn it is removes figures first
      Given it is <player>'s turn
      And these units:
        | unit     | owner | attack | defense |
        | Hoplites | Ada   | 1      | 1       |
        | Gauls    | Ben   | 1      | 1       |
      And Hoplites are adjacent to Gauls
      And Hoplites have Oath: "Whenever this unit moves, gain 1 victory point" on slot 3
      And Gauls have Zeal: "Whenever this unit moves, gain 1 victory point" on slot 1
      And Hoplites will roll 5 to attack and 2 to defend
      And Gauls will roll 4 to attack and 3 to defend
      When <player> orders <attacker> to attack <target>
      Then <player> is asked which figure to pick:
        | figure 1 of <attacker> |
        | figure 2 of <attacker> |
        | figure 3 of <attacker> |
      When <player> chooses figure 2 of <attacker>
      Then <other> is asked which figure to pick:
        | figure 1 of <target> |
        | figure 2 of <target> |
        | figure 3 of <target> |
      When <other> chooses figure 3 of <target>
      Then the figures of <attacker> stand in slots 1 and 3
      And the figures of <target> stand in slots 1 and 2

      Examples:
        | case          | player | other | attacker | target   |
        | Ben is active | Ben    | Ada   | Gauls    | Hoplites |
        | Ada is active | Ada    | Ben   | Hoplites | Gauls    |

    Scenario: All of the active player's picks come before the other's first
      Given it is Ben's turn
      And these units:
        | unit      | owner | figures | attack | defense |
        | Peltasts  | Ada   | 3       | 2      | 2       |
        | Elephants | Ben   | 4       | 2      | 2       |
      And Elephants are adjacent to Peltasts
      And Peltasts have Vigil: "Whenever this unit moves, gain 1 victory point" on slot 2
      And Elephants have Wrath: "Whenever this unit moves, gain 1 victory point" on slot 2
      And Elephants will roll 4 and 4 to attack and 2 and 2 to defend
      And Peltasts will roll 3 and 3 to attack and 1 and 1 to defend
      When Ben orders Elephants to attack Peltasts
      And Ben chooses figure 3 of Elephants
      Then Ben is asked which figure to pick:
        | figure 1 of Elephants |
        | figure 2 of Elephants |
        | figure 4 of Elephants |
      And Ada is not asked anything
      When Ben chooses figure 1 of Elephants
      And Ada chooses figure 2 of Peltasts
      And Ada chooses figure 1 of Peltasts
      Then the figures of Elephants stand in slots 2 and 4
      And the figures of Peltasts stand in slot 3

    @reading:more-players
    Scenario: Of three players the others follow in turn order
      Given a game of Arcane Legions between Ada, Ben and Cy
      And it is Ben's turn
      And these units:
        | unit     | owner | figures |
        | Hoplites | Ada   | 2       |
        | Chariots | Ben   | 2       |
        | Gauls    | Cy    | 2       |
      And Hoplites have Oath: "Whenever this unit moves, gain 1 victory point" on slot 1
      And Chariots have Zeal: "Whenever this unit moves, gain 1 victory point" on slot 1
      And Gauls have Famine: "Whenever this unit moves, each player downs 1 figure" on slot 2
      When Gauls move 1 step
      And Ben chooses figure 2 of Chariots
      Then Cy is asked which figure to pick
      When Cy chooses figure 2 of Gauls
      Then Ada is asked which figure to pick
      When Ada chooses figure 1 of Hoplites
      Then the figures of Chariots stand in slot 1
      And the figures of Gauls stand in slot 1
      And the figures of Hoplites stand in slot 2

  @clause:choice.active-reveals-before-inactive-chooses @firm
  Rule: The active player's choice is revealed before the other player chooses
    The other player sees what was chosen and may choose accordingly.

    Source: Timing > Simultaneous choices

    Scenario Outline: The other player has seen the choice when they are asked
      Given it is Ben's turn
      And these units:
        | unit     | owner | attack | defense |
        | Slingers | Ada   | 1      | 1       |
        | Nubians  | Ben   | 1      | 1       |
      And Nubians are adjacent to Slingers
      And Slingers have Vigil: "Whenever this unit moves, gain 1 victory point" on slot 2
      And Nubians have Rally: "Whenever this unit moves, gain 1 victory point" on slot 3
      And Nubians will roll 5 to attack and 1 to defend
      And Slingers will roll 4 to attack and 2 to defend
      When Ben orders Nubians to attack Slingers
      And Ben chooses figure <slot> of Nubians
      Then these things happened, in order:
        | Slingers score 1 hit                 |
        | Ben reveals figure <slot> of Nubians |
      And none of these things happened:
        | Ben reveals figure <other slot> of Nubians |
      And Ada is asked which figure to pick:
        | figure 1 of Slingers |
        | figure 2 of Slingers |
        | figure 3 of Slingers |

      Examples:
        | case           | slot | other slot |
        | the first slot | 1    | 2          |
        | the bearer's   | 3    | 2          |

    Scenario: Every one of several picks is revealed
      Given it is Ada's turn
      And these units:
        | unit      | owner | attack | defense |
        | Immortals | Ben   | 2      | 1       |
        | Peltasts  | Ada   | 1      | 1       |
      And Peltasts are adjacent to Immortals
      And Immortals have Honor: "Whenever this unit moves, gain 1 victory point" on slot 1
      And Peltasts have Feint: "Whenever this unit moves, gain 1 victory point" on slot 1
      And Peltasts will roll 6 to attack and 2 to defend
      And Immortals will roll 4 and 4 to attack and 3 to defend
      When Ada orders Peltasts to attack Immortals
      And Ada chooses figure 3 of Peltasts
      And Ada chooses figure 1 of Peltasts
      Then these things happened, in order:
        | Immortals score 2 hits           |
        | Ada reveals figure 3 of Peltasts |
        | Ada reveals figure 1 of Peltasts |
      And Ben is asked which figure to pick
      And Peltasts have 3 figures
      And Immortals have 3 figures

    Scenario: Nothing is revealed while the active player has not chosen
      Given it is Ada's turn
      And these units:
        | unit      | owner | attack | defense |
        | Immortals | Ben   | 1      | 1       |
        | Peltasts  | Ada   | 1      | 1       |
      And Peltasts are adjacent to Immortals
      And Immortals have Honor: "Whenever this unit moves, gain 1 victory point" on slot 1
      And Peltasts have Feint: "Whenever this unit moves, gain 1 victory point" on slot 1
      And Peltasts will roll 6 to attack and 2 to defend
      And Immortals will roll 4 to attack and 3 to defend
      When Ada orders Peltasts to attack Immortals
      Then Ada is asked which figure to pick
      And none of these things happened:
        | Ben reveals figure 1 of Immortals |
        | Ben reveals figure 2 of Immortals |
        | Ben reveals figure 3 of Immortals |

  @clause:choice.revealed-choice-is-final @derived
  Rule: A revealed choice is final
    Whoever chose first cannot take it back, neither before nor after the other player has
    chosen.

    Source: Timing > Simultaneous choices

    Scenario: It cannot be changed while the other player chooses
      Given it is Ben's turn
      And these units:
        | unit     | owner | attack | defense |
        | Hoplites | Ada   | 1      | 1       |
        | Archers  | Ben   | 1      | 1       |
      And Archers are adjacent to Hoplites
      And Hoplites have Oath: "Whenever this unit moves, gain 1 victory point" on slot 1
      And Archers have Omen: "Whenever this unit moves, gain 1 victory point" on slot 3
      And Archers will roll 5 to attack and 2 to defend
      And Hoplites will roll 4 to attack and 3 to defend
      When Ben orders Archers to attack Hoplites
      And Ben chooses figure 3 of Archers
      And Ben tries to change the choice to figure 1 of Archers
      Then it is refused because that choice is closed
      And Ada is asked which figure to pick
      When Ada chooses figure 2 of Hoplites
      Then the figures of Archers stand in slots 1 and 2
      And the figures of Hoplites stand in slots 1 and 3

    Scenario: It cannot be changed once the other player has chosen
      Given it is Ada's turn
      And these units:
        | unit     | owner | attack | defense |
        | Chariots | Ben   | 1      | 1       |
        | Slingers | Ada   | 1      | 1       |
      And Slingers are adjacent to Chariots
      And Chariots have Charge: "Whenever a figure of this unit is downed, you may gain 1 victory point" on slot 2
      And Slingers have Vigil: "Whenever this unit moves, gain 1 victory point" on slot 2
      And Slingers will roll 5 to attack and 2 to defend
      And Chariots will roll 4 to attack and 3 to defend
      When Ada orders Slingers to attack Chariots
      And Ada chooses figure 2 of Slingers
      And Ben chooses figure 1 of Chariots
      Then Ben is asked whether to use an ability
      When Ada tries to change the choice to figure 3 of Slingers
      Then it is refused because that choice is closed
      When Ben declines
      Then nobody is asked anything
      And the figures of Slingers stand in slots 1 and 3
      And the figures of Chariots stand in slots 2 and 3

    Scenario: In another combat another choice may be made
      Given it is Ben's turn
      And these units:
        | unit     | owner | attack | defense |
        | Hoplites | Ada   | 1      | 1       |
        | Archers  | Ben   | 1      | 1       |
      And Archers are adjacent to Hoplites
      And Hoplites have Oath: "Whenever this unit moves, gain 1 victory point" on slot 1
      And Archers have Omen: "Whenever this unit moves, gain 1 victory point" on slot 3
      And Archers will roll 5 to attack and 2 to defend
      And Hoplites will roll 4 to attack and 3 to defend
      And Archers will roll 6 to attack and 3 to defend
      And Hoplites will roll 6 to attack and 1 to defend
      And Ben will choose figure 3 of Archers, then figure 1 of Archers
      And Ada will choose figure 2 of Hoplites, then figure 1 of Hoplites
      When Ben orders Archers to attack Hoplites
      Then the figures of Archers stand in slots 1 and 2
      And the figures of Hoplites stand in slots 1 and 3
      When Ben orders Archers to attack Hoplites
      Then the figures of Archers stand in slot 2
      And the figures of Hoplites stand in slot 3

  @clause:choice.any-simultaneous-choice @firm
  Rule: That holds for every simultaneous choice
    Casualties of a combat are only an example. Whatever makes two players choose at one
    moment, the active player chooses first and shows what.

    Source: Timing > Simultaneous choices

    Scenario: An ability makes each player choose
      Given it is Ben's turn
      And these units:
        | unit     | owner | figures |
        | Hoplites | Ada   | 2       |
        | Gauls    | Ben   | 2       |
        | Archers  | Ben   | 1       |
      And Hoplites have Vigil: "Whenever this unit moves, gain 1 victory point" on slot 1
      And Archers have Famine: "Whenever this unit moves, each player downs 1 figure"
      When Archers move 1 step
      Then Ben is asked which figure to pick:
        | figure 1 of Gauls   |
        | figure 2 of Gauls   |
        | figure 1 of Archers |
      When Ben chooses figure 1 of Archers
      Then these things happened, in order:
        | Famine resolves                 |
        | Ben reveals figure 1 of Archers |
      And Ada is asked which figure to pick:
        | figure 1 of Hoplites |
        | figure 2 of Hoplites |
      When Ada chooses figure 2 of Hoplites
      Then Archers are defeated
      And the figures of Gauls stand in slots 1 and 2
      And the figures of Hoplites stand in slot 1

    Scenario: The player whose ability it is does not choose first for that
      Given it is Ada's turn
      And these units:
        | unit     | owner | figures |
        | Hoplites | Ada   | 2       |
        | Gauls    | Ben   | 2       |
        | Archers  | Ben   | 1       |
      And Hoplites have Vigil: "Whenever this unit moves, gain 1 victory point" on slot 1
      And Archers have Famine: "Whenever this unit moves, each player downs 1 figure"
      When Archers move 1 step
      Then Ada is asked which figure to pick:
        | figure 2 of Hoplites |
        | figure 1 of Hoplites |
      When Ada chooses figure 1 of Hoplites
      Then these things happened, in order:
        | Ada reveals figure 1 of Hoplites |
      And Ben is asked which figure to pick:
        | figure 1 of Gauls   |
        | figure 2 of Gauls   |
        | figure 1 of Archers |
      When Ben chooses figure 2 of Gauls
      Then the figures of Hoplites stand in slot 2
      And the figures of Gauls stand in slot 1
      And Archers have 1 figure

    Scenario: An occurrence makes both players choose
      Given it is Ben's turn
      And these units:
        | unit     | owner | figures |
        | Peltasts | Ada   | 3       |
        | Nubians  | Ben   | 2       |
      And Peltasts have Oath: "Whenever this unit moves, gain 1 victory point" on slot 2
      And Nubians have Rally: "Whenever this unit moves, gain 1 victory point" on slot 2
      When 1 figure of Peltasts and 1 figure of Nubians are downed
      Then Ben is asked which figure to pick:
        | figure 1 of Nubians |
        | figure 2 of Nubians |
      When Ben chooses figure 1 of Nubians
      Then these things happened, in order:
        | Ben reveals figure 1 of Nubians |
      When Ben tries to change the choice to figure 2 of Nubians
      Then it is refused because that choice is closed
      When Ada chooses figure 3 of Peltasts
      Then the figures of Nubians stand in slot 2
      And the figures of Peltasts stand in slots 1 and 2
