@arcane_legions
Feature: Two buckets
  Abilities that trigger are not resolved on the spot. Each waits in the bucket of the player
  who owns it. The active player's bucket is emptied first, and owners pick for themselves.

  Background:
    Given a game of Arcane Legions between Ada and Ben

  @clause:timing.bucket.one-per-owner @firm
  Rule: Every player has a bucket of their own
    Abilities that have triggered and not yet resolved are kept apart by owner. Whose unit
    they speak of, and whose turn it is, makes no difference to where they wait.

    Source: Timing > Multiple abilities trigger at once > in words

    Scenario Outline: One event fills both buckets
      Given it is <player>'s turn
      And Ben controls Immortals with Spite: "Whenever an enemy figure is downed, gain 1 victory point" and Omen: "Whenever an enemy figure is downed, move this unit 1 step"
      And Ada controls Hoplites with Vigil: "Whenever a figure of this unit is downed, gain 1 victory point" and Lament: "Whenever a figure of this unit is downed, move this unit 2 steps"
      When 1 figure of Hoplites is downed
      Then Ada's bucket holds Lament and Vigil
      And Ben's bucket holds Omen and Spite
      And <player> is asked which ability to resolve next:
        | <one>   |
        | <other> |

      Examples:
        | case          | player | one   | other  |
        | Ada is active | Ada    | Vigil | Lament |
        | Ben is active | Ben    | Spite | Omen   |

    Scenario: Abilities of several units of one player share a bucket
      Given it is Ada's turn
      And Ben controls Cataphracts
      And Ben controls Gauls with Levy: "Whenever one of your units moves, gain 1 victory point"
      And Ada controls Slingers with Rally: "Whenever an enemy unit moves, gain 1 victory point"
      And Ada controls Archers with Omen: "Whenever Cataphracts move, gain 2 victory points"
      When Cataphracts move 1 step
      Then Ben's bucket holds Levy
      And Ada's bucket holds Omen and Rally
      And Ada is asked which ability to resolve next:
        | Rally |
        | Omen  |

    Scenario: A player whose abilities did not trigger has an empty bucket
      Given it is Ben's turn
      And Ben controls Chariots with Zeal: "Whenever this unit moves, gain 1 victory point"
      And Ada controls Peltasts with Oath: "Whenever this unit takes damage, gain 1 victory point" and Grudge: "Whenever this unit takes damage, move this unit 1 step"
      When Peltasts take 1 damage
      Then Ben's bucket holds nothing
      And Ada's bucket holds Grudge and Oath
      And Ada is asked which ability to resolve next:
        | Oath   |
        | Grudge |

    Scenario: A newer ability of one player does not queue behind an older one of the other
      Given it is Ben's turn
      And Ada controls Hoplites with Vigil: "Whenever a figure of this unit is downed, gain 1 victory point"
      And Ben controls Elephants with Wrath: "Whenever this unit moves, gain 2 victory points"
      And Ben controls Nubians with Muster: "Whenever an enemy figure is downed, move Elephants 1 step"
      When 1 figure of Hoplites is downed
      Then these abilities resolved, in order:
        | Muster |
        | Wrath  |
        | Vigil  |

  @clause:timing.bucket.active-first @firm
  Rule: The active player is the first to resolve
    While both buckets hold something it is the active player's that is emptied first. Seats,
    and whose unit the event happened to, do not matter.

    Source: Timing > Multiple abilities trigger at once > steps 1 to 4

    Scenario Outline: The ability of the player whose turn it is comes first
      Given it is <player>'s turn
      And Ada controls Hoplites with Vigil: "Whenever a figure of this unit is downed, gain 1 victory point"
      And Ben controls Immortals with Spite: "Whenever an enemy figure is downed, gain 2 victory points"
      When 1 figure of Hoplites is downed
      Then these abilities resolved, in order:
        | <first>  |
        | <second> |
      And Ada has 1 victory point
      And Ben has 2 victory points

      Examples:
        | case          | player | first | second |
        | Ada is active | Ada    | Vigil | Spite  |
        | Ben is active | Ben    | Spite | Vigil  |

    Scenario: The player to whose unit it happens has no precedence
      Given it is Ada's turn
      And Ben controls Chariots with Bounty: "Whenever this unit moves, gain 1 victory point"
      And Ada controls Slingers with Scorn: "Whenever an enemy unit moves, gain 1 victory point"
      When Chariots move 3 steps
      Then these abilities resolved, in order:
        | Scorn  |
        | Bounty |

    Scenario Outline: The other player's ability meets what the active player's has done
      Given it is <player>'s turn
      And Ada controls Archers with Mend: "When Chariots are defeated, return 1 figure to this unit"
      And Ben controls Gauls with Ambush: "When Chariots are defeated, down 1 figure of Archers"
      And these units:
        | unit     | owner | figures |
        | Chariots | Ada   | 1       |
      When 1 figure of Chariots is downed
      Then these abilities resolved, in order:
        | <first>  |
        | <second> |
      And Archers have <figures> figures
      And Gauls have 3 figures

      Examples:
        | case                        | player | first  | second | figures |
        | downed first, then returned | Ben    | Ambush | Mend   | 3       |
        | none to return, then downed | Ada    | Mend   | Ambush | 2       |

  @clause:timing.bucket.skip-empty-active @firm
  Rule: An active player with nothing to resolve is passed over
    With nothing of their own pending, the active player is neither asked nor waited for: the
    other player resolves at once.

    Source: Timing > Multiple abilities trigger at once > step 1

    Scenario: The other player's only ability resolves at once
      Given it is Ben's turn
      And Ben controls Chariots with Rally: "Whenever this unit moves, gain 1 victory point"
      And Ada controls Slingers with Spite: "Whenever a figure of this unit is downed, gain 2 victory points"
      When 1 figure of Slingers is downed
      Then these abilities resolved, in order:
        | Spite |
      And nobody is asked anything
      And Ada has 2 victory points
      And Slingers have 2 figures
      And the figures of Slingers stand in slots 1 and 2
      And nothing else changed

    Scenario: The other player's ability does not wait until the active player has one
      Given it is Ada's turn
      And Ada controls Nubians with Feint: "Whenever this unit moves, gain 1 victory point"
      And Ben controls Immortals with Revenge: "Whenever this unit takes damage, gain 1 victory point"
      When Immortals take 1 damage
      Then these abilities resolved, in order:
        | Revenge |
      And Ben has 1 victory point
      When Nubians move 1 step
      Then these abilities resolved, in order:
        | Revenge |
        | Feint   |

    Scenario: The other player is asked straight away
      Given it is Ada's turn
      And Ada controls Hoplites
      And Ben controls Gauls with Plunder: "Whenever an enemy unit moves, gain 1 victory point" and Dirge: "Whenever an enemy unit moves, move this unit 1 step"
      When Hoplites move 2 steps
      Then Ben is asked which ability to resolve next:
        | Dirge   |
        | Plunder |
      And Ada is not asked anything
      And Ada's bucket holds nothing
      And no ability resolved

    Scenario: An active player with one ability is not passed over
      Given it is Ada's turn
      And Ben controls Gauls with Plunder: "Whenever an enemy unit moves, gain 1 victory point"
      And Ada controls Hoplites with Triumph: "Whenever this unit moves, gain 1 victory point"
      When Hoplites move 2 steps
      Then these abilities resolved, in order:
        | Triumph |
        | Plunder |

  @clause:timing.bucket.owner-picks @firm
  Rule: The owner picks which ability resolves next
    Whoever empties a bucket may pick any ability in it. Neither the order of triggering nor
    the order of the cards or names binds them, and the other player has no part in it.

    Source: Timing > Multiple abilities trigger at once > steps 2 and 4

    Scenario Outline: Of three that triggered together any may come first
      Given it is Ben's turn
      And Ada controls Hoplites
      And Ben controls Immortals with Tribute: "Whenever Hoplites move, gain 1 victory point"
      And Ben controls Cataphracts with Omen: "Whenever Hoplites move, gain 2 victory points"
      And Ben controls Archers with Vigil: "Whenever Hoplites move, gain 3 victory points"
      And Ben will choose <first>, then <second>
      When Hoplites move 1 step
      Then these abilities resolved, in order:
        | <first>  |
        | <second> |
        | <third>  |
      And Ben has 6 victory points

      Examples:
        | case                     | first   | second  | third   |
        | the last placed first    | Vigil   | Omen    | Tribute |
        | the one in the middle    | Omen    | Tribute | Vigil   |
        | the first, then the last | Tribute | Vigil   | Omen    |

    Scenario Outline: The age of an ability binds nobody
      Given it is Ada's turn
      And Ada controls Hoplites with Muster: "Whenever this unit moves, move Slingers 1 step, then down 1 figure of Archers"
      And Ada controls Slingers with Hymn: "Whenever this unit moves, gain 1 victory point"
      And Ada controls Archers with Lament: "Whenever a figure of this unit is downed, gain 1 victory point"
      When Hoplites move 1 step
      And Ada chooses <pick>
      Then these abilities resolved, in order:
        | Muster |
        | <pick> |
        | <rest> |

      Examples:
        | case            | pick   | rest   |
        | the newer first | Lament | Hymn   |
        | the older first | Hymn   | Lament |

    Scenario: The other player's abilities are not there to be picked
      Given it is Ben's turn
      And Ada controls Peltasts with Honor: "Whenever a figure of this unit is downed, gain 1 victory point"
      And Ben controls Immortals with Scorn: "Whenever an enemy figure is downed, gain 1 victory point"
      And Ben controls Gauls with Plunder: "Whenever an enemy figure is downed, gain 2 victory points"
      When 1 figure of Peltasts is downed
      And Ben tries to choose Honor
      Then it is refused because not an option
      When Ben chooses Plunder
      Then these abilities resolved, in order:
        | Plunder |
        | Scorn   |
        | Honor   |

    @reading:several-times
    Scenario: An ability that triggered twice may have another one between
      Given it is Ben's turn
      And Ben controls Immortals with Revenge: "Whenever a figure of Hoplites is downed, gain 1 victory point"
      And Ben controls Archers with Triumph: "When Hoplites are defeated, gain 2 victory points"
      And these units:
        | unit     | owner | figures |
        | Hoplites | Ada   | 2       |
      When 2 figures of Hoplites are downed
      Then Ben's bucket holds Revenge, Revenge and Triumph
      And Ben is asked which ability to resolve next:
        | Triumph |
        | Revenge |
        | Revenge |
      When Ben chooses Revenge
      And Ben chooses Triumph
      Then these abilities resolved, in order:
        | Revenge |
        | Triumph |
        | Revenge |
      And Ben has 4 victory points
