@arcane_legions
Feature: Static abilities in conflict
  A static ability is neither triggered nor used: it holds for as long as it is active. Where
  two of them cannot both be honored, the one that became active last prevails.

  Background:
    Given a game of Arcane Legions between Ada and Ben

  @clause:static.conflict.latest-activation-wins @firm
  Rule: Of two static abilities in conflict the more recent prevails
    What counts is which of them became active later. It makes no difference which is stricter,
    whose it is, or where its unit lies.

    Source: Timing > Conflicting static abilities

    Scenario: A later permission prevails over an earlier prohibition
      Given it is Ben's turn
      And these units:
        | unit     | owner | base      |
        | Hoplites | Ben   | sortie    |
        | Gauls    | Ada   | formation |
      And Gauls are adjacent to Hoplites
      And Hoplites have Forage: "This unit may always be given move orders"
      And Gauls have Snare: "Enemy units adjacent to this unit may not be given move orders"
      And Snare has been active since turn 1
      And Forage has been active since turn 3
      When Ben orders Hoplites to move 2 steps
      Then these things happened, in order:
        | Hoplites are given a move order |
        | Hoplites move 2 steps           |
      And Ben has 7 order points

    Scenario: A later prohibition prevails over an earlier permission
      Given it is Ben's turn
      And these units:
        | unit     | owner | base      |
        | Hoplites | Ben   | sortie    |
        | Gauls    | Ada   | formation |
      And Gauls are adjacent to Hoplites
      And Hoplites have Forage: "This unit may always be given move orders"
      And Gauls have Snare: "Enemy units adjacent to this unit may not be given move orders"
      And Forage has been active since turn 1
      And Snare has been active since turn 3
      When Ben tries to order Hoplites to move 2 steps
      Then it is refused because move orders are forbidden
      And Ben has 8 order points

    Scenario: It makes no difference that the more recent one lies further up
      Given it is Ada's turn
      And these units:
        | unit     | owner | base      |
        | Nubians  | Ben   | formation |
        | Peltasts | Ada   | sortie    |
      And Nubians have Awe: "Peltasts may not be given move orders"
      And Peltasts have Zeal: "This unit may always be given move orders"
      And Awe has been active since turn 5
      And Zeal has been active since turn 2
      When Ada tries to order Peltasts to move 1 step
      Then it is refused because move orders are forbidden

    Scenario Outline: Of three values the latest counts
      Given it is Ben's turn
      And these units:
        | unit     | owner | attack | defense |
        | Hoplites | Ada   | 1      | 1       |
        | Archers  | Ada   | 1      | 1       |
        | Gauls    | Ben   | 3      | 1       |
      And Gauls are adjacent to Hoplites
      And Archers have Rampart: "Hoplites' defense dice are 3"
      And Hoplites have Bulwark: "This unit's defense dice are 4"
      And Gauls have Fear: "Hoplites' defense dice are 2"
      And Rampart has been active since turn <Rampart>
      And Bulwark has been active since turn <Bulwark>
      And Fear has been active since turn <Fear>
      And Gauls will roll 3, 3 and 2 to attack and 4 to defend
      And Hoplites will roll 1 to attack and <dice> to defend
      When Ben orders Gauls to attack Hoplites
      Then these things happened, in order:
        | Gauls score <hits> |
      And Hoplites have <count> defense dice
      And Archers have 1 defense die

      Examples:
        | case                   | Rampart | Bulwark | Fear | dice          | hits   | count |
        | the first of the cards | 4       | 2       | 3    | 6, 5 and 1    | 1 hit  | 3     |
        | the middle one         | 3       | 5       | 1    | 6, 5, 3 and 1 | 0 hits | 4     |
        | the last of the cards  | 2       | 3       | 6    | 6 and 5       | 1 hit  | 2     |

  @clause:static.conflict.loser-suppressed-only @derived
  Rule: The one that does not prevail is overridden, not removed
    It stays active behind the other. When the prevailing one stops being active, it governs
    again, with the place in the order that it always had.

    Source: Timing > Conflicting static abilities

    Scenario: An overridden prohibition governs again when the permission is gone
      Given it is Ben's turn
      And these units:
        | unit     | owner | base      | figures |
        | Slingers | Ben   | sortie    | 3       |
        | Chariots | Ada   | formation | 2       |
      And Slingers have Forage: "This unit may always be given move orders" on slot 2
      And Chariots have Dread: "Slingers may not be given move orders"
      And Dread has been active since turn 1
      And Forage has been active since turn 2
      When Ben orders Slingers to move 1 step
      Then Ben has 7 order points
      When figure 2 of Slingers is downed
      And Ben tries to order Slingers to move 1 step
      Then it is refused because move orders are forbidden
      And the figures of Slingers stand in slots 1 and 3
      And these things happened, in order:
        | Slingers move 1 step      |
        | Forage stops being active |

    Scenario: An overridden permission governs again when the prohibition is gone
      Given it is Ada's turn
      And these units:
        | unit     | owner | base      | figures |
        | Archers  | Ada   | formation | 3       |
        | Peltasts | Ada   | sortie    | 2       |
        | Nubians  | Ben   | formation | 2       |
      And Nubians have Awe: "Peltasts may not be given move orders" on slot 1
      And Peltasts have Zeal: "This unit may always be given move orders"
      And Archers have Gloom: "Peltasts may not be given move orders"
      And Gloom has been active since turn 1
      And Zeal has been active since turn 2
      And Awe has been active since turn 4
      When Ada tries to order Peltasts to move 3 steps
      Then it is refused because move orders are forbidden
      When figure 1 of Nubians is downed
      And Ada orders Peltasts to move 3 steps
      Then these things happened, in order:
        | Awe stops being active |
        | Peltasts move 3 steps  |

    Scenario: One that governs again has not become more recent
      Given it is Ben's turn
      And these units:
        | unit      | owner | figures | attack | defense |
        | Immortals | Ada   | 3       | 1      | 1       |
        | Gauls     | Ben   | 3       | 1      | 1       |
      And Immortals are adjacent to Gauls
      And Gauls have Fear: "Immortals' defense dice are 2"
      And Immortals have Testudo: "This unit's defense dice are 4" on slot 3
      And Gauls have Gloom: "Immortals' defense dice are 3"
      And Fear has been active since turn 1
      And Testudo has been active since turn 2
      And Gloom has been active since turn 3
      And Gauls will roll 5 to attack and 6 to defend
      And Immortals will roll 5 to attack and 5, 4 and 2 to defend
      When figure 3 of Immortals is downed
      And Ben orders Gauls to attack Immortals
      Then Immortals have 3 defense dice
      And these things happened, in order:
        | Testudo stops being active |
        | Gauls score 0 hits         |
      And Immortals have 2 figures

    Scenario: One that ended meanwhile does not come back
      Given it is Ada's turn
      And these units:
        | unit    | owner | figures | defense |
        | Nubians | Ada   | 3       | 2       |
        | Gauls   | Ben   | 3       | 1       |
      And Gauls have Gloom: "Nubians' defense dice are 1" on slot 2
      And Nubians have Bulwark: "This unit's defense dice are 5" on slot 1
      And Gloom has been active since turn 1
      And Bulwark has been active since turn 2
      When figure 2 of Gauls is downed
      Then Nubians have 5 defense dice
      When figure 1 of Nubians is downed
      Then Nubians have 2 defense dice
      And these things happened, in order:
        | Gloom stops being active   |
        | Bulwark stops being active |

  @clause:static.not-in-buckets @derived
  Rule: Static abilities are applied and never resolved
    They hold from the moment at which they become active to the moment at which they stop,
    also between the abilities of a bucket. They are not in it, and nobody resolves them.

    Source: Timing > Conflicting static abilities

    Scenario: One that becomes active counts for what is still pending
      Given it is Ben's turn
      And Ada controls Gauls
      And these units:
        | unit      | owner | figures | slots | hit points |
        | Immortals | Ben   | 2       | 2     | 1          |
        | Nubians   | Ben   | 1       | 2     | 3          |
      And Immortals have Pyre: "Whenever Nubians take damage, down 2 figures of this unit"
      And Nubians have Aegis: "Figure 1 of Immortals cannot be downed" on slot 2
      And Nubians have Rally: "Whenever this unit takes damage, reposition a figure of this unit into slot 2"
      And Nubians have Hymn: "Whenever this unit takes damage, gain 1 victory point"
      When Nubians take 1 damage
      And Ben chooses Rally
      And Ben chooses Pyre
      Then these things happened, in order:
        | Rally resolves                                  |
        | a figure of Nubians moves from slot 1 to slot 2 |
        | Aegis becomes active                            |
        | Pyre resolves                                   |
        | a figure of Immortals is downed                 |
        | Hymn resolves                                   |
      And the figures of Immortals stand in slot 1
      And Gauls have 3 figures

    Scenario: One that becomes active does not undo what resolved before
      Given it is Ben's turn
      And these units:
        | unit      | owner | figures | slots | hit points |
        | Immortals | Ben   | 2       | 2     | 1          |
        | Nubians   | Ben   | 1       | 2     | 3          |
      And Immortals have Pyre: "Whenever Nubians take damage, down 2 figures of this unit"
      And Nubians have Aegis: "Figure 1 of Immortals cannot be downed" on slot 2
      And Nubians have Rally: "Whenever this unit takes damage, reposition a figure of this unit into slot 2"
      When Nubians take 1 damage
      And Ben chooses Pyre
      Then these things happened, in order:
        | Pyre resolves          |
        | Immortals are defeated |
        | Rally resolves         |
        | Aegis becomes active   |
      And Immortals are defeated

    Scenario: One that stops being active counts no longer for what is still pending
      Given it is Ada's turn
      And these units:
        | unit     | owner | figures |
        | Chariots | Ben   | 1       |
        | Gauls    | Ben   | 3       |
        | Peltasts | Ada   | 2       |
      And Gauls have Aegis: "Figure 1 of Chariots cannot be downed" on slot 2
      And Peltasts have Ambush: "Whenever this unit moves, down 1 figure of Gauls"
      And Peltasts have Pyre: "Whenever this unit moves, down 1 figure of Chariots"
      When Peltasts move 1 step
      And Ada chooses Ambush
      And Ada chooses figure 2 of Gauls
      Then these things happened, in order:
        | Ambush resolves             |
        | a figure of Gauls is downed |
        | Aegis stops being active    |
        | Pyre resolves               |
        | Chariots are defeated       |
      And the figures of Gauls stand in slots 1 and 3

    Scenario: It changes dice at once, and waits in no bucket
      Given it is Ben's turn
      And these units:
        | unit     | owner | figures | slots | defense |
        | Hoplites | Ada   | 2       | 4     | 1       |
        | Archers  | Ben   | 3       | 3     | 1       |
      And Hoplites have Testudo: "This unit's defense dice are 4" on slot 4
      And Hoplites have Drill: "Whenever Archers move, reposition a figure of this unit into slot 4"
      And Hoplites have Vigil: "Whenever Archers move, gain 1 victory point"
      And Hoplites have Oath: "Whenever Archers move, gain 2 victory points"
      When Archers move 2 steps
      And Ada chooses Drill
      And Ada chooses figure 1 of Hoplites
      Then Ada's bucket holds Oath and Vigil
      And Hoplites have 4 defense dice
      And Ada is asked which ability to resolve next:
        | Vigil |
        | Oath  |
      And Testudo never resolved

  @clause:static.no-conflict-all-apply @reading:what-conflicts
  Rule: Static abilities that do not contradict each other all apply
    Precedence is for abilities that cannot both be honored. All others have their effect
    together, however many there are and whichever is the more recent.

    Source: Timing > Conflicting static abilities

    Scenario: A bonus and a penalty are both counted
      Given it is Ben's turn
      And these units:
        | unit     | owner | attack | defense |
        | Slingers | Ada   | 1      | 1       |
        | Hoplites | Ada   | 1      | 1       |
        | Gauls    | Ben   | 2      | 1       |
      And Gauls are adjacent to Hoplites and Slingers
      And Gauls have Frenzy: "This unit has +2 attack dice"
      And Hoplites have Awe: "Enemy units adjacent to this unit have -1 attack die"
      And Frenzy has been active since turn 3
      And Awe has been active since turn 1
      And Gauls will roll 5, 4 and 3 to attack and 2 to defend
      And Hoplites will roll 1 to attack and 6 to defend
      When Ben orders Gauls to attack Hoplites
      Then Gauls have 3 attack dice
      And these things happened, in order:
        | Gauls score 2 hits |
      And Slingers have 1 attack die

    Scenario: The same bonus from several units counts several times
      Given it is Ada's turn
      And these units:
        | unit      | owner | figures | attack | defense |
        | Elephants | Ben   | 3       | 1      | 1       |
        | Nubians   | Ben   | 1       | 1      | 1       |
        | Peltasts  | Ada   | 3       | 2      | 1       |
      And Peltasts are adjacent to Elephants
      And Elephants have Aid: "This unit has +1 defense die"
      And Nubians have Succor: "Elephants have +1 defense die"
      And Aid has been active since turn 2
      And Succor has been active since turn 4
      And Peltasts will roll 6 and 2 to attack and 4 to defend
      And Elephants will roll 3 to attack and 6, 5 and 1 to defend
      When Ada orders Peltasts to attack Elephants
      Then Elephants have 3 defense dice
      And Peltasts have 3 figures
      And Elephants have 3 figures
      When 1 figure of Nubians is downed
      Then Elephants have 2 defense dice

    @reading:order-of-application
    Scenario Outline: A value and a bonus are applied in the order in which they became active
      Given it is Ben's turn
      And these units:
        | unit     | owner | attack | defense |
        | Hoplites | Ada   | 1      | 2       |
        | Gauls    | Ben   | 4      | 1       |
      And Gauls are adjacent to Hoplites
      And Hoplites have Rally: "This unit has +1 defense die"
      And Gauls have Fear: "Hoplites' defense dice are 3"
      And Rally has been active since turn <Rally>
      And Fear has been active since turn <Fear>
      And Gauls will roll 4, 4, 4 and 4 to attack and 4 to defend
      And Hoplites will roll 2 to attack and <dice> to defend
      When Ben orders Gauls to attack Hoplites
      Then Hoplites have <count> defense dice
      And these things happened, in order:
        | Gauls score <hits> |

      Examples:
        | case                     | Rally | Fear | dice          | count | hits   |
        | the bonus is more recent | 5     | 2    | 5, 5, 5 and 5 | 4     | 0 hits |
        | the value is more recent | 1     | 4    | 5, 5 and 5    | 3     | 1 hit  |

    Scenario: Abilities about different things leave each other alone
      Given it is Ada's turn
      And these units:
        | unit     | owner | base   | attack | defense |
        | Archers  | Ben   | sortie | 2      | 2       |
        | Peltasts | Ada   | sortie | 2      | 2       |
      And Peltasts have Anchor: "This unit may not be given move orders"
      And Peltasts have Drill: "This unit's attack dice are 3"
      And Archers have Awe: "Peltasts' defense dice are 4"
      And Anchor has been active since turn 1
      And Drill has been active since turn 2
      And Awe has been active since turn 3
      When Ada tries to order Peltasts to move 1 step
      Then it is refused because move orders are forbidden
      And Peltasts have 3 attack dice
      And Peltasts have 4 defense dice
      And Archers have 2 defense dice

    Scenario: What is overridden about one unit applies to all others
      Given it is Ben's turn
      And these units:
        | unit     | owner | base      |
        | Chariots | Ben   | sortie    |
        | Nubians  | Ben   | sortie    |
        | Hoplites | Ada   | formation |
      And Hoplites are adjacent to Chariots and Nubians
      And Hoplites have Snare: "Enemy units adjacent to this unit may not be given move orders"
      And Nubians have Zeal: "This unit may always be given move orders"
      And Snare has been active since turn 2
      And Zeal has been active since turn 3
      When Ben tries to order Chariots to move 1 step
      Then it is refused because move orders are forbidden
      When Ben orders Nubians to move 1 step
      Then these things happened, in order:
        | Nubians move 1 step |
      And Ben has 7 order points
