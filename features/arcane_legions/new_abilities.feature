@arcane_legions
Feature: New abilities
  Abilities trigger together when one event sets them off, and one by one while others
  resolve. Where they go and when they resolve does not depend on their age.

  Background:
    Given a game of Arcane Legions between Ada and Ben

  @clause:timing.simultaneous.full-set-before-first-pick @derived
  Rule: All that one event triggers is pending before anybody picks
    Everything that is set off at one moment is in the buckets before the first of it
    resolves, whichever player owns it.

    Source: Timing > Multiple abilities trigger at once > in words

    Scenario: Both of the active player's abilities are offered, and the other player's is seen
      Given it is Ben's turn
      And Ben controls Gauls with Scorn: "Whenever an enemy figure is downed, gain 1 victory point"
      And Ben controls Archers with Feint: "Whenever an enemy figure is downed, move this unit 1 step"
      And Ada controls Hoplites with Vigil: "Whenever a figure of this unit is downed, gain 1 victory point"
      When 1 figure of Hoplites is downed
      Then no ability resolved
      And Ben is asked which ability to resolve next:
        | Feint |
        | Scorn |
      And Ada's bucket holds Vigil

    Scenario: Figures that fall together trigger together
      Given it is Ada's turn
      And Ben controls Gauls with Lament: "Whenever a figure of this unit is downed, gain 1 victory point"
      And Ben controls Nubians
      And Ada controls Slingers with Spite: "Whenever a figure of Gauls is downed, gain 1 victory point"
      And Ada controls Peltasts with Bounty: "Whenever a figure of Nubians is downed, gain 1 victory point"
      When 1 figure of Gauls and 1 figure of Nubians are downed
      Then no ability resolved
      And Ada is asked which ability to resolve next:
        | Bounty |
        | Spite  |
      And Ben's bucket holds Lament

    Scenario: Damage and the defeat that comes of it trigger together
      Given it is Ben's turn
      And Ben controls Chariots with Triumph: "When an enemy unit is defeated, gain 1 victory point"
      And these units:
        | unit     | owner | figures | hit points |
        | Peltasts | Ada   | 1       | 2          |
      And Ada controls Hoplites with Oath: "When Peltasts are defeated, gain 2 victory points"
      And Ada controls Slingers with Grudge: "Whenever Peltasts take damage, gain 1 victory point"
      When Peltasts take 2 damage
      Then these abilities resolved, in order:
        | Triumph |
      And Ada is asked which ability to resolve next:
        | Grudge |
        | Oath   |

    Scenario: Figures that fall one after the other trigger one after the other
      Given it is Ada's turn
      And Ben controls Gauls with Lament: "Whenever a figure of this unit is downed, gain 1 victory point"
      And Ben controls Nubians
      And Ada controls Slingers with Spite: "Whenever a figure of Gauls is downed, gain 1 victory point"
      And Ada controls Peltasts with Bounty: "Whenever a figure of Nubians is downed, gain 1 victory point"
      When 1 figure of Gauls is downed
      And 1 figure of Nubians is downed
      Then these abilities resolved, in order:
        | Spite  |
        | Lament |
        | Bounty |

  @clause:timing.new.enters-at-once @firm
  Rule: An ability that triggers during a resolution is pending from then on
    It is in its owner's bucket as soon as it triggers. It is neither lost nor held back until
    the players are done with the older ones.

    Source: Timing > Multiple abilities trigger at once > new abilities

    Scenario: The active player finds the new ability among the options
      Given it is Ben's turn
      And Ada controls Hoplites
      And Ben controls Elephants with Wrath: "Whenever this unit moves, gain 2 victory points"
      And Ben controls Nubians with Muster: "Whenever an enemy unit takes damage, move Elephants 1 step"
      And Ben controls Slingers with Tribute: "Whenever an enemy unit takes damage, gain 1 victory point"
      When Hoplites take 1 damage
      And Ben chooses Muster
      Then Ben's bucket holds Tribute and Wrath
      And Ben is asked which ability to resolve next:
        | Tribute |
        | Wrath   |

    Scenario: The other player finds it among the options too
      Given it is Ada's turn
      And Ada controls Chariots
      And Ben controls Archers with Omen: "Whenever Chariots move, gain 1 victory point" and Pyre: "Whenever Chariots move, down 1 figure of Gauls"
      And Ben controls Gauls with Honor: "Whenever a figure of this unit is downed, gain 3 victory points"
      When Chariots move 1 step
      And Ben chooses Pyre
      Then Ben is asked which ability to resolve next:
        | Honor |
        | Omen  |
      When Ben chooses Honor
      Then these abilities resolved, in order:
        | Pyre  |
        | Honor |
        | Omen  |

    Scenario: A new ability of the other player is in their bucket while the active player picks
      Given it is Ben's turn
      And Ada controls Hoplites with Grudge: "Whenever this unit takes damage, gain 1 victory point"
      And Ada controls Chariots
      And Ben controls Slingers with Volley: "Whenever Chariots move, deal 1 damage to Hoplites"
      And Ben controls Archers with Envy: "Whenever Chariots move, gain 1 victory point" and Rally: "Whenever Chariots move, move this unit 1 step"
      When Chariots move 1 step
      And Ben chooses Volley
      Then Ada's bucket holds Grudge
      And Ben's bucket holds Envy and Rally
      And Ben is asked which ability to resolve next:
        | Envy  |
        | Rally |

    Scenario: An effect that does not happen triggers nothing
      Given it is Ada's turn
      And Ben controls Gauls
      And Ada controls Slingers with Hymn: "Whenever a figure returns to this unit, gain 1 victory point"
      And Ada controls Archers with Mend: "Whenever an enemy unit moves, return 1 figure to Slingers"
      When Gauls move 1 step
      Then these abilities resolved, in order:
        | Mend |
      And Slingers have 3 figures
      When 1 figure of Slingers is downed
      And Gauls move 1 step
      Then these abilities resolved, in order:
        | Mend |
        | Mend |
        | Hymn |
      And Slingers have 3 figures

  @clause:timing.new.no-interruption @derived
  Rule: A new ability does not interrupt the one that triggered it
    What triggers in the middle of a resolution waits. The ability that is resolving runs to
    its end, and then its owner has a free pick.

    Source: Timing > Multiple abilities trigger at once > new abilities

    Scenario: The rest of the text is carried out first
      Given it is Ben's turn
      And Ada controls Hoplites
      And Ben controls Elephants with Wrath: "Whenever this unit moves, gain 2 victory points"
      And Ben controls Chariots with Charge: "Whenever Hoplites move, move Elephants 1 step, then gain 1 victory point"
      When Hoplites move 1 step
      Then these things happened, in order:
        | Charge resolves            |
        | Elephants move 1 step      |
        | Ben gains 1 victory point  |
        | Wrath resolves             |
        | Ben gains 2 victory points |

    Scenario: A reaction of the other player does not interrupt
      Given it is Ada's turn
      And Ben controls Gauls with Revenge: "Whenever this unit takes damage, gain 1 victory point"
      And Ben controls Nubians
      And Ada controls Peltasts with Volley: "Whenever this unit moves, deal 1 damage to Gauls, then deal 1 damage to Nubians"
      When Peltasts move 2 steps
      Then these things happened, in order:
        | Volley resolves       |
        | Gauls take 1 damage   |
        | Nubians take 1 damage |
        | Revenge resolves      |

    Scenario: A figure cannot be returned before the text that downs figures is through
      Given it is Ben's turn
      And Ada controls Hoplites
      And Ben controls Gauls with Mend: "Whenever a figure of this unit is downed, return 2 figures to Slingers"
      And Ben controls Slingers with Pyre: "Whenever Hoplites move, down 1 figure of Gauls, then down 2 figures of this unit"
      When Hoplites move 1 step
      Then Slingers have 3 figures
      And Gauls have 2 figures

    Scenario: Its owner may leave the new ability for later
      Given it is Ada's turn
      And Ben controls Immortals
      And Ada controls Archers with Levy: "Whenever an enemy unit takes damage, gain 1 victory point"
      And Ada controls Nubians with Muster: "Whenever an enemy unit takes damage, move Slingers 1 step"
      And Ada controls Slingers with Feint: "Whenever this unit moves, gain 2 victory points"
      When Immortals take 1 damage
      And Ada chooses Muster
      And Ada chooses Levy
      Then these abilities resolved, in order:
        | Muster |
        | Levy   |
        | Feint  |

  @clause:timing.new.owner-not-causer @firm
  Rule: A new ability goes to its owner, whoever caused it
    It does not matter whose ability set it off. It waits in its owner's bucket, and its owner
    resolves it.

    Source: Timing > Multiple abilities trigger at once > new abilities

    Scenario: Damage by the active player's ability triggers in the other player's bucket
      Given it is Ben's turn
      And Ada controls Hoplites with Revenge: "Whenever this unit takes damage, gain 1 victory point"
      And Ada controls Nubians
      And Ben controls Archers with Volley: "Whenever Nubians move, deal 1 damage to Hoplites"
      And Ben controls Slingers with Tribute: "Whenever Nubians move, gain 1 victory point"
      When Nubians move 1 step
      And Ben chooses Volley
      Then these abilities resolved, in order:
        | Volley  |
        | Tribute |
        | Revenge |

    Scenario: The other player picks among what the active player's ability triggered
      Given it is Ada's turn
      And Ada controls Chariots with Ambush: "Whenever this unit moves, down 1 figure of Gauls"
      And Ben controls Gauls with Lament: "Whenever a figure of this unit is downed, gain 1 victory point"
      And Ben controls Immortals with Grudge: "Whenever one of your figures is downed, gain 2 victory points"
      When Chariots move 1 step
      Then Ben is asked which ability to resolve next:
        | Grudge |
        | Lament |
      And Ada is not asked anything
      And Ada's bucket holds nothing
      When Ben chooses Lament
      Then these abilities resolved, in order:
        | Ambush |
        | Lament |
        | Grudge |

    Scenario: What the other player's ability triggers for the active player is the active player's
      Given it is Ben's turn
      And Ben controls Chariots
      And Ben controls Gauls with Lament: "Whenever a figure of this unit is downed, gain 1 victory point"
      And Ada controls Slingers with Ambush: "Whenever Chariots move, down 1 figure of Gauls" and Spite: "Whenever Chariots move, gain 1 victory point"
      And Ada controls Hoplites with Vigil: "Whenever Chariots move, gain 2 victory points"
      When Chariots move 1 step
      And Ada chooses Ambush
      Then Ben's bucket holds Lament
      And Ada's bucket holds Spite and Vigil
      And Ada is asked which ability to resolve next:
        | Spite |
        | Vigil |

    Scenario: One ability may trigger something for either player
      Given it is Ada's turn
      And Ada controls Hoplites with Muster: "Whenever this unit moves, move Nubians 1 step" and Honor: "Whenever this unit moves, gain 1 victory point"
      And Ben controls Immortals with Scorn: "Whenever Nubians move, gain 1 victory point"
      And Ada controls Nubians with Fervor: "Whenever this unit moves, gain 1 victory point"
      When Hoplites move 1 step
      And Ada chooses Muster
      Then Ada's bucket holds Fervor and Honor
      And Ben's bucket holds Scorn
      And Ada is asked which ability to resolve next:
        | Fervor |
        | Honor  |

  @clause:timing.new.equal-standing @firm
  Rule: New abilities in a bucket rank with the old ones
    Joining a bucket while it is being emptied neither puts an ability at the head nor at the
    end of it: its owner fits it in at any place.

    Source: Timing > Multiple abilities trigger at once > new abilities

    Scenario Outline: The active player fits the new ability in where they like
      Given it is Ada's turn
      And Ben controls Gauls
      And Ada controls Archers with Vigil: "Whenever Gauls take damage, gain 1 victory point"
      And Ada controls Hoplites with Muster: "Whenever Gauls take damage, move Nubians 1 step"
      And Ada controls Nubians with Rally: "Whenever this unit moves, gain 2 victory points"
      And Ada controls Peltasts with Bounty: "Whenever Gauls take damage, gain 3 victory points"
      When Gauls take 1 damage
      And Ada chooses Muster
      Then Ada is asked which ability to resolve next:
        | Vigil  |
        | Rally  |
        | Bounty |
      When Ada chooses <second>
      And Ada chooses <third>
      Then these abilities resolved, in order:
        | Muster   |
        | <second> |
        | <third>  |
        | <fourth> |

      Examples:
        | case               | second | third  | fourth |
        | the new one next   | Rally  | Vigil  | Bounty |
        | the new one last   | Vigil  | Bounty | Rally  |
        | the new one middle | Bounty | Rally  | Vigil  |

    Scenario Outline: The other player fits the new ability in where they like
      Given it is Ada's turn
      And Ada controls Chariots
      And Ben controls Immortals with Pyre: "Whenever Chariots move, down 1 figure of this unit" and Dirge: "Whenever a figure of this unit is downed, gain 1 victory point"
      And Ben controls Archers with Levy: "Whenever Chariots move, gain 2 victory points"
      When Chariots move 1 step
      And Ben chooses Pyre
      And Ben chooses <next>
      Then these abilities resolved, in order:
        | Pyre   |
        | <next> |
        | <last> |

      Examples:
        | case             | next  | last  |
        | the new one next | Dirge | Levy  |
        | the new one last | Levy  | Dirge |

  @clause:timing.new.same-pass @firm
  Rule: New abilities are resolved in the same pass
    A player who gains an ability while emptying their bucket is not done until that one has
    resolved as well.

    Source: Timing > Multiple abilities trigger at once > new abilities

    Scenario Outline: The other player waits for the new ability too
      Given it is Ben's turn
      And Ada controls Hoplites with Vigil: "Whenever this unit moves, gain 1 victory point"
      And Ben controls Slingers with Tribute: "Whenever Hoplites move, gain 1 victory point"
      And Ben controls Chariots with Charge: "Whenever Hoplites move, move Elephants 1 step"
      And Ben controls Elephants with Wrath: "Whenever this unit moves, gain 2 victory points"
      And Ben will choose <picks>
      When Hoplites move 1 step
      Then these abilities resolved, in order:
        | <first>  |
        | <second> |
        | <third>  |
        | Vigil    |

      Examples:
        | case                        | picks                | first   | second  | third |
        | triggered by the first pick | Charge, then Tribute | Charge  | Tribute | Wrath |
        | triggered by the last pick  | Tribute              | Tribute | Charge  | Wrath |

    Scenario: A chain within one bucket belongs to one pass
      Given it is Ada's turn
      And Ben controls Gauls with Lament: "Whenever a figure of this unit is downed, gain 1 victory point"
      And Ada controls Archers with Muster: "Whenever an enemy figure is downed, move Nubians 1 step"
      And Ada controls Nubians with Rally: "Whenever this unit moves, move Peltasts 1 step"
      And Ada controls Peltasts with Zeal: "Whenever this unit moves, gain 1 victory point"
      When 1 figure of Gauls is downed
      Then these abilities resolved, in order:
        | Muster |
        | Rally  |
        | Zeal   |
        | Lament |

    Scenario: What triggers in the other player's pass is left to the next one
      Given it is Ben's turn
      And Ben controls Nubians with Fervor: "Whenever this unit moves, gain 1 victory point"
      And Ben controls Immortals with Envy: "Whenever an enemy unit takes damage, gain 1 victory point"
      And Ada controls Peltasts with Feint: "Whenever this unit takes damage, move Nubians 1 step"
      And Ada controls Archers with Grudge: "Whenever Peltasts take damage, gain 1 victory point"
      When Peltasts take 1 damage
      And Ada chooses Feint
      Then these abilities resolved, in order:
        | Envy   |
        | Feint  |
        | Grudge |
        | Fervor |

  @clause:timing.new.other-pool-waits @derived
  Rule: New abilities in the other bucket wait for their owner's pass
    An ability that triggers for the player who is not emptying waits until the player who is
    has nothing left. It does not get in between, nor take the turn to resolve away.

    Source: Timing > Multiple abilities trigger at once > new abilities

    Scenario Outline: The active player finishes before the other player reacts
      Given it is Ben's turn
      And Ada controls Hoplites
      And Ada controls Slingers with Lament: "Whenever a figure of this unit is downed, gain 1 victory point"
      And Ben controls Gauls with Ambush: "Whenever Hoplites move, down 1 figure of Slingers"
      And Ben controls Archers with Omen: "Whenever Hoplites move, gain 1 victory point"
      When Hoplites move 1 step
      And Ben chooses <first>
      Then these abilities resolved, in order:
        | <first>  |
        | <second> |
        | Lament   |

      Examples:
        | case                        | first  | second |
        | triggered by the first pick | Ambush | Omen   |
        | triggered by the last pick  | Omen   | Ambush |

    Scenario: A reaction waits for new abilities of the active player as well
      Given it is Ada's turn
      And Ada controls Nubians with Zeal: "Whenever this unit moves, gain 1 victory point"
      And Ben controls Immortals with Scorn: "Whenever Nubians move, gain 1 victory point"
      And Ben controls Gauls
      And Ada controls Archers with Muster: "Whenever Gauls move, move Nubians 1 step" and Hymn: "Whenever Gauls move, gain 1 victory point"
      When Gauls move 1 step
      And Ada chooses Muster
      And Ada chooses Zeal
      Then these abilities resolved, in order:
        | Muster |
        | Zeal   |
        | Hymn   |
        | Scorn  |

    Scenario: A second reaction does not help the first along
      Given it is Ben's turn
      And Ada controls Hoplites with Revenge: "Whenever this unit takes damage, gain 1 victory point"
      And Ada controls Slingers with Lament: "Whenever a figure of this unit is downed, gain 1 victory point"
      And Ada controls Chariots
      And Ben controls Gauls with Ambush: "Whenever Chariots move, down 1 figure of Slingers"
      And Ben controls Archers with Volley: "Whenever Chariots move, deal 1 damage to Hoplites"
      And Ben controls Immortals with Bounty: "Whenever Chariots move, gain 1 victory point"
      And Ben will choose Volley, then Ambush
      When Chariots move 1 step
      Then these abilities resolved, in order:
        | Volley |
        | Ambush |
        | Bounty |
      And Ada is asked which ability to resolve next:
        | Lament  |
        | Revenge |

    Scenario: A reaction follows as soon as the active player's bucket holds nothing
      Given it is Ben's turn
      And Ada controls Slingers with Lament: "Whenever a figure of this unit is downed, gain 1 victory point"
      And Ben controls Gauls with Ambush: "Whenever this unit moves, down 1 figure of Slingers"
      And Ben controls Chariots with Charge: "Whenever this unit moves, gain 1 victory point"
      When Gauls move 1 step
      And Chariots move 1 step
      Then these things happened, in order:
        | Ambush resolves      |
        | Lament resolves      |
        | Chariots move 1 step |
        | Charge resolves      |
