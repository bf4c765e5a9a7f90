@arcane_legions
Feature: Emptying a bucket
  A player who empties their bucket picks one ability, resolves it, and picks again, until
  nothing is left. Then the other player does likewise.

  Background:
    Given a game of Arcane Legions between Ada and Ben

  @clause:timing.bucket.pick-is-remade-each-time @derived
  Rule: The owner picks anew after each ability
    Only the next ability is picked, never the whole order. Once it has resolved, the owner
    picks from whatever is pending then.

    Source: Timing > Multiple abilities trigger at once > steps 1 and 2

    Scenario Outline: The next pick is among old and new abilities alike
      Given it is Ada's turn
      And Ben controls Gauls
      And Ada controls Nubians with Wrath: "Whenever this unit moves, gain 1 victory point"
      And Ada controls Slingers with Rally: "Whenever an enemy figure is downed, move Nubians 1 step"
      And Ada controls Archers with Bounty: "Whenever an enemy figure is downed, gain 1 victory point"
      When 1 figure of Gauls is downed
      And Ada chooses Rally
      Then Ada is asked which ability to resolve next:
        | Bounty |
        | Wrath  |
      When Ada chooses <next>
      Then these abilities resolved, in order:
        | Rally  |
        | <next> |
        | <last> |

      Examples:
        | case        | next   | last   |
        | the new one | Wrath  | Bounty |
        | the old one | Bounty | Wrath  |

    Scenario: The first pick says nothing about the second
      Given it is Ben's turn
      And Ada controls Hoplites
      And Ben controls Immortals with Envy: "Whenever Hoplites take damage, gain 1 victory point" and Oath: "Whenever Hoplites take damage, move this unit 1 step"
      And Ben controls Chariots with Charge: "Whenever Hoplites take damage, move this unit 2 steps"
      When Hoplites take 1 damage
      And Ben chooses Oath
      Then these abilities resolved, in order:
        | Oath |
      And Ben is asked which ability to resolve next:
        | Charge |
        | Envy   |
      When Ben chooses Envy
      Then these abilities resolved, in order:
        | Oath   |
        | Envy   |
        | Charge |

    Scenario: What has resolved cannot be picked again
      Given it is Ben's turn
      And Ada controls Hoplites
      And Ben controls Immortals with Envy: "Whenever Hoplites take damage, gain 1 victory point"
      And Ben controls Chariots with Charge: "Whenever Hoplites take damage, move this unit 2 steps"
      And Ben controls Gauls with Plunder: "Whenever Hoplites take damage, gain 2 victory points"
      When Hoplites take 1 damage
      And Ben chooses Plunder
      And Ben tries to choose Plunder
      Then it is refused because not an option
      And Ben has 2 victory points
      When Ben chooses Charge
      Then these abilities resolved, in order:
        | Plunder |
        | Charge  |
        | Envy    |
      And Ben has 3 victory points

  @clause:timing.bucket.one-at-a-time @firm
  Rule: Abilities resolve one at a time
    The ability that was picked is carried out to its end before another is picked, and the
    next one meets the position that it left behind.

    Source: Timing > Multiple abilities trigger at once > in words

    Scenario Outline: The second ability meets what the first has left
      Given it is Ada's turn
      And these units:
        | unit     | owner | figures |
        | Chariots | Ben   | 1       |
      And Ada controls Archers with Mend: "When an enemy unit is defeated, return 1 figure to this unit"
      And Ada controls Slingers with Pyre: "When an enemy unit is defeated, down 1 figure of Archers, then gain 2 victory points"
      When 1 figure of Chariots is downed
      And Ada chooses <pick>
      Then Archers have <figures> figures
      And Slingers have 3 figures

      Examples:
        | case                       | pick | figures |
        | a figure falls and returns | Pyre | 3       |
        | none to return yet         | Mend | 2       |

    Scenario: The effects of two abilities do not mix
      Given it is Ben's turn
      And these units:
        | unit     | owner | hit points |
        | Hoplites | Ada   | 2          |
      And Ben controls Chariots with Charge: "Whenever an enemy unit moves, move this unit 1 step, then gain 1 victory point"
      And Ben controls Slingers with Volley: "Whenever an enemy unit moves, deal 1 damage to Hoplites, then gain 2 victory points"
      When Hoplites move 1 step
      Then Ben is asked which ability to resolve next
      When Ben chooses Volley
      Then exactly these things happened, in order:
        | Volley resolves            |
        | Hoplites take 1 damage     |
        | Ben gains 2 victory points |
        | Charge resolves            |
        | Chariots move 1 step       |
        | Ben gains 1 victory point  |

    Scenario: The first ability is carried out before the second is picked
      Given it is Ada's turn
      And Ben controls Gauls
      And Ada controls Hoplites with Zeal: "Whenever an enemy unit takes damage, gain 1 victory point, then move this unit 1 step"
      And Ada controls Elephants with Fervor: "Whenever an enemy unit takes damage, gain 3 victory points" and Curse: "Whenever an enemy unit takes damage, down 1 figure of Gauls"
      When Gauls take 1 damage
      Then Gauls have 2 figures
      When Ada chooses Curse
      Then exactly these things happened, in order:
        | Curse resolves              |
        | a figure of Gauls is downed |
      And Gauls have 1 figure
      And Ada has 0 victory points
      And Ada is asked which ability to resolve next:
        | Fervor |
        | Zeal   |

  @clause:timing.bucket.active-drains-fully @firm
  Rule: The active player leaves nothing in the bucket for later
    While anything of the active player's is pending the other player resolves nothing. The
    players do not alternate ability by ability.

    Source: Timing > Multiple abilities trigger at once > in words

    Scenario Outline: Both abilities of the active player come before the other player's one
      Given it is Ada's turn
      And Ben controls Chariots with Bounty: "Whenever this unit moves, gain 1 victory point"
      And Ada controls Peltasts with Scorn: "Whenever an enemy unit moves, gain 1 victory point"
      And Ada controls Archers with Valor: "Whenever an enemy unit moves, gain 2 victory points"
      When Chariots move 1 step
      And Ada chooses <first>
      Then these abilities resolved, in order:
        | <first>  |
        | <second> |
        | Bounty   |

      Examples:
        | case             | first | second |
        | the later placed | Valor | Scorn  |
        | the first placed | Scorn | Valor  |

    Scenario: The other player waits through every pick and then begins
      Given it is Ben's turn
      And Ada controls Hoplites with Vigil: "Whenever a figure of this unit is downed, gain 1 victory point" and Honor: "Whenever a figure of this unit is downed, move this unit 1 step"
      And Ben controls Immortals with Tribute: "Whenever an enemy figure is downed, gain 1 victory point" and Spite: "Whenever an enemy figure is downed, gain 2 victory points" and Omen: "Whenever an enemy figure is downed, move this unit 1 step"
      When 1 figure of Hoplites is downed
      And Ben chooses Spite
      Then Ben is asked which ability to resolve next:
        | Omen    |
        | Tribute |
      And Ada's bucket holds Honor and Vigil
      When Ben chooses Omen
      Then these abilities resolved, in order:
        | Spite   |
        | Omen    |
        | Tribute |
      And Ben's bucket holds nothing
      And Ada is asked which ability to resolve next:
        | Honor |
        | Vigil |

  @clause:timing.bucket.inactive-same-method @firm
  Rule: The other player proceeds likewise
    The player whose turn it is not picks freely too, one ability at a time, until nothing is
    left. The active player does not order these abilities.

    Source: Timing > Multiple abilities trigger at once > step 4

    Scenario Outline: The player whose turn it is not picks freely
      Given it is Ada's turn
      And Ada controls Hoplites
      And Ben controls Gauls with Levy: "Whenever an enemy unit moves, gain 1 victory point"
      And Ben controls Archers with Feint: "Whenever an enemy unit moves, gain 2 victory points"
      And Ben controls Immortals with Scorn: "Whenever an enemy unit moves, gain 3 victory points"
      When Hoplites move 1 step
      And Ben chooses <first>
      Then Ben is asked which ability to resolve next:
        | <second> |
        | <third>  |
      When Ben chooses <second>
      Then these abilities resolved, in order:
        | <first>  |
        | <second> |
        | <third>  |

      Examples:
        | case                  | first | second | third |
        | the last placed first | Scorn | Levy   | Feint |
        | the one in the middle | Feint | Scorn  | Levy  |

    Scenario: The active player is done and has no say in it
      Given it is Ben's turn
      And Ben controls Chariots with Charge: "Whenever Hoplites move, gain 1 victory point"
      And Ada controls Hoplites with Vigil: "Whenever this unit moves, gain 1 victory point" and Hymn: "Whenever this unit moves, gain 2 victory points"
      When Hoplites move 1 step
      Then these abilities resolved, in order:
        | Charge |
      And Ada is asked which ability to resolve next:
        | Hymn  |
        | Vigil |
      And Ben is not asked anything
      When Ada chooses Hymn
      Then these abilities resolved, in order:
        | Charge |
        | Hymn   |
        | Vigil  |

    Scenario: The active player's abilities are not there for the other player to pick
      Given it is Ada's turn
      And these units:
        | unit      | owner | figures | hit points |
        | Hoplites  | Ada   | 1       | 1          |
        | Elephants | Ada   | 2       | 4          |
      And Elephants have Honor: "Whenever this unit takes damage, gain 1 victory point"
      And Ben controls Gauls with Omen: "When Hoplites are defeated, gain 1 victory point"
      And Ben controls Archers with Volley: "When Hoplites are defeated, deal 1 damage to Elephants"
      And Ben controls Nubians with Plunder: "When Hoplites are defeated, gain 2 victory points"
      When 1 figure of Hoplites is downed
      And Ben chooses Volley
      And Ben tries to choose Honor
      Then it is refused because not an option
      And Ada's bucket holds Honor
      When Ben chooses Plunder
      Then these abilities resolved, in order:
        | Volley  |
        | Plunder |
        | Omen    |
        | Honor   |
