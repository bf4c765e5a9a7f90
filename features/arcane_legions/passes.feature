@arcane_legions
Feature: Passes
  The players empty their buckets by turns, each for as long as something is in their own.
  What one of them brings upon the other waits for the other's next pass.

  Background:
    Given a game of Arcane Legions between Ada and Ben

  @clause:timing.bucket.inactive-drains-fully @derived
  Rule: Once begun, the other player finishes their bucket
    Abilities that the active player gains while the other player is emptying do not cut in.
    They wait until the other player's bucket holds nothing.

    Source: Timing > Multiple abilities trigger at once > steps 3 and 4

    Scenario Outline: The active player does not resume before the other player is done
      Given it is Ben's turn
      And these units:
        | unit      | owner | hit points |
        | Immortals | Ben   | 3          |
      And Immortals have Revenge: "Whenever this unit takes damage, gain 1 victory point"
      And Ben controls Chariots
      And Ada controls Archers with Bounty: "Whenever an enemy unit moves, gain 1 victory point"
      And Ada controls Slingers with Volley: "Whenever an enemy unit moves, deal 1 damage to Immortals"
      When Chariots move 1 step
      And Ada chooses <first>
      Then these abilities resolved, in order:
        | <first>  |
        | <second> |
        | Revenge  |
      And Immortals have 1 damage

      Examples:
        | case                        | first  | second |
        | the first one brings it     | Volley | Bounty |
        | only the last one brings it | Bounty | Volley |

    Scenario: The active player's new ability is seen waiting at every pick
      Given it is Ada's turn
      And Ada controls Hoplites with Lament: "Whenever a figure of this unit is downed, gain 1 victory point"
      And Ada controls Nubians
      And Ben controls Gauls with Ambush: "Whenever Nubians move, down 1 figure of Hoplites"
      And Ben controls Archers with Omen: "Whenever Nubians move, gain 1 victory point" and Scorn: "Whenever Nubians move, gain 2 victory points"
      When Nubians move 2 steps
      And Ben chooses Ambush
      Then Ada's bucket holds Lament
      And Ben is asked which ability to resolve next:
        | Omen  |
        | Scorn |
      And Lament never resolved
      When Ben chooses Scorn
      Then these abilities resolved, in order:
        | Ambush |
        | Scorn  |
        | Omen   |
        | Lament |

    Scenario: The other player's own new ability comes before the active player's new one
      Given it is Ada's turn
      And Ada controls Hoplites with Scorn: "Whenever Nubians move, gain 1 victory point"
      And Ben controls Nubians with Fervor: "Whenever this unit moves, gain 1 victory point"
      And Ben controls Gauls with Muster: "Whenever a figure of this unit is downed, move Nubians 1 step"
      When 1 figure of Gauls is downed
      Then these abilities resolved, in order:
        | Muster |
        | Fervor |
        | Scorn  |

    Scenario: Having been first already gives the active player no right to cut in
      Given it is Ben's turn
      And these units:
        | unit      | owner | hit points |
        | Elephants | Ben   | 5          |
      And Elephants have Wrath: "Whenever this unit takes damage, gain 1 victory point"
      And Ben controls Archers with Tribute: "Whenever a figure of Hoplites is downed, gain 1 victory point"
      And Ada controls Hoplites with Honor: "Whenever a figure of this unit is downed, gain 1 victory point" and Volley: "Whenever a figure of this unit is downed, deal 2 damage to Elephants"
      When 1 figure of Hoplites is downed
      And Ada chooses Volley
      Then these abilities resolved, in order:
        | Tribute |
        | Volley  |
        | Honor   |
        | Wrath   |

    Scenario: The active player's new ability does not resolve inside the one that brought it
      Given it is Ben's turn
      And these units:
        | unit      | owner | hit points |
        | Elephants | Ben   | 5          |
      And Elephants have Wrath: "Whenever this unit takes damage, gain 1 victory point"
      And Ada controls Peltasts with Volley: "Whenever this unit moves, deal 1 damage to Elephants, then gain 2 victory points"
      When Peltasts move 1 step
      Then these things happened, in order:
        | Volley resolves            |
        | Elephants take 1 damage    |
        | Ada gains 2 victory points |
        | Wrath resolves             |
        | Ben gains 1 victory point  |

  @clause:timing.bucket.back-to-active @firm
  Rule: Then it is the active player's turn to empty again
    When the other player is done, whatever the active player has gained meanwhile is resolved
    before the game goes on.

    Source: Timing > Multiple abilities trigger at once > step 5

    Scenario: What the other player brought upon the active player is resolved
      Given it is Ada's turn
      And Ada controls Slingers with Rally: "Whenever this unit moves, gain 1 victory point"
      And Ben controls Immortals with Feint: "Whenever this unit takes damage, move Slingers 1 step"
      When Immortals take 1 damage
      Then these abilities resolved, in order:
        | Feint |
        | Rally |
      And Ada has 1 victory point
      And Ada's bucket holds nothing
      And nobody is asked anything

    Scenario: On the way back the active player picks as before
      Given it is Ben's turn
      And Ada controls Hoplites with Ambush: "Whenever this unit moves, down 1 figure of Gauls"
      And Ben controls Gauls with Lament: "Whenever a figure of this unit is downed, gain 1 victory point"
      And Ben controls Archers with Oath: "Whenever one of your figures is downed, gain 2 victory points"
      When Hoplites move 1 step
      Then Ben is asked which ability to resolve next:
        | Lament |
        | Oath   |
      When Ben chooses Oath
      Then these abilities resolved, in order:
        | Ambush |
        | Oath   |
        | Lament |

    Scenario: What came back is not kept for the next trigger
      Given it is Ben's turn
      And Ben controls Chariots with Charge: "Whenever this unit moves, gain 1 victory point"
      And Ben controls Nubians with Zeal: "Whenever this unit takes damage, gain 2 victory points"
      And Ada controls Peltasts with Plunder: "Whenever a figure of this unit is downed, deal 1 damage to Nubians"
      When 1 figure of Peltasts is downed
      And Chariots move 1 step
      Then these things happened, in order:
        | Plunder resolves     |
        | Zeal resolves        |
        | Chariots move 1 step |
        | Charge resolves      |
      And Ben has 3 victory points

    Scenario: With nothing new for the active player the game goes on
      Given it is Ada's turn
      And Ada controls Hoplites with Vigil: "Whenever a figure of this unit is downed, gain 1 victory point"
      And Ben controls Archers with Muster: "Whenever a figure of Hoplites is downed, move Nubians 1 step"
      And Ben controls Nubians with Fervor: "Whenever this unit moves, gain 1 victory point"
      When 1 figure of Hoplites is downed
      Then these abilities resolved, in order:
        | Vigil  |
        | Muster |
        | Fervor |
      And Ada is not asked anything
      When Ada ends the turn
      Then these things happened, in order:
        | Fervor resolves   |
        | Ada's turn ends   |
        | Ben's turn begins |

  @clause:timing.bucket.repeat-to-both-empty @firm
  Rule: The players go on until both buckets are empty
    There is no limit to the passes. The emptying is over at the first moment at which neither
    player has anything left.

    Source: Timing > Multiple abilities trigger at once > in words

    Scenario: A chain from player to player that the active player begins
      Given it is Ben's turn
      And Ada controls Hoplites
      And Ben controls Archers with Volley: "Whenever Hoplites move, deal 1 damage to Peltasts"
      And Ada controls Peltasts with Revenge: "Whenever this unit takes damage, down 1 figure of Gauls"
      And Ben controls Gauls with Lament: "Whenever a figure of this unit is downed, move Chariots 1 step"
      And Ada controls Slingers with Ambush: "Whenever Chariots move, down 1 figure of Nubians"
      And Ben controls Nubians with Honor: "Whenever a figure of this unit is downed, gain 1 victory point"
      And Ben controls Chariots
      When Hoplites move 1 step
      Then these abilities resolved, in order:
        | Volley  |
        | Revenge |
        | Lament  |
        | Ambush  |
        | Honor   |
      And Ben has 1 victory point
      And Ben's bucket holds nothing
      And Ada's bucket holds nothing

    Scenario: A chain from player to player that the other player begins
      Given it is Ada's turn
      And Ben controls Immortals with Wrath: "Whenever this unit takes damage, down 1 figure of Hoplites"
      And Ada controls Hoplites with Grudge: "Whenever a figure of this unit is downed, move Elephants 1 step"
      And Ben controls Archers with Omen: "Whenever Elephants move, deal 1 damage to Slingers"
      And Ada controls Slingers with Vigil: "Whenever this unit takes damage, down 1 figure of Gauls"
      And Ben controls Gauls with Dirge: "Whenever a figure of this unit is downed, move Nubians 2 steps"
      And Ada controls Peltasts with Scorn: "Whenever Nubians move, gain 2 victory points"
      And Ada controls Elephants
      And Ben controls Nubians
      When Immortals take 1 damage
      Then these abilities resolved, in order:
        | Wrath  |
        | Grudge |
        | Omen   |
        | Vigil  |
        | Dirge  |
        | Scorn  |
      And Ada has 2 victory points

    Scenario Outline: Two buckets of two, and four abilities that come later
      Given it is Ben's turn
      And these units:
        | unit        | owner | figures | hit points |
        | Chariots    | Ada   | 1       | 1          |
        | Elephants   | Ben   | 2       | 4          |
        | Legionaries | Ada   | 4       | 1          |
      And Ben controls Archers with Tribute: "When Chariots are defeated, gain 1 victory point"
      And Ben controls Gauls with Charge: "When Chariots are defeated, move Nubians 2 steps"
      And Ben controls Nubians with Fervor: "Whenever this unit moves, gain 2 victory points"
      And Elephants have Wrath: "Whenever this unit takes damage, down 1 figure of Legionaries"
      And Ada controls Peltasts with Volley: "When Chariots are defeated, deal 1 damage to Elephants"
      And Ada controls Hoplites with Honor: "When Chariots are defeated, gain 1 victory point"
      And Ada controls Slingers with Scorn: "Whenever Nubians move, gain 3 victory points"
      And Legionaries have Lament: "Whenever a figure of this unit is downed, move this unit 1 step"
      And Ben will choose <Ben's picks>
      And Ada will choose <Ada's picks>
      When 1 figure of Chariots is downed
      Then these abilities resolved, in order:
        | <1st>  |
        | <2nd>  |
        | <3rd>  |
        | <4th>  |
        | <5th>  |
        | <6th>  |
        | Wrath  |
        | Lament |
      And Ben has 3 victory points
      And Ada has 4 victory points
      And Legionaries have 3 figures

      Examples:
        | case                         | Ben's picks         | Ada's picks        | 1st     | 2nd    | 3rd     | 4th    | 5th   | 6th    |
        | the new ones are left last   | Tribute             | Volley, then Honor | Tribute | Charge | Fervor  | Volley | Honor | Scorn  |
        | the new ones are taken first | Charge, then Fervor | Scorn, then Honor  | Charge  | Fervor | Tribute | Scorn  | Honor | Volley |

    Scenario: With both buckets empty the active player acts again
      Given it is Ben's turn
      And Ben controls Chariots with Charge: "Whenever an enemy figure is downed, move Nubians 1 step"
      And Ben controls Nubians with Rally: "Whenever this unit takes damage, gain 5 victory points"
      And Ada controls Slingers with Scorn: "Whenever Nubians move, gain 1 victory point"
      When 1 figure of Slingers is downed
      Then these abilities resolved, in order:
        | Charge |
        | Scorn  |
      And nobody is asked anything
      When Ben orders Chariots to move 1 step
      Then these things happened, in order:
        | Scorn resolves       |
        | Chariots move 1 step |
      And Rally never resolved

    @reading:more-players
    Scenario: Among three players the others follow the active player in turn order
      Given a game of Arcane Legions between Ada, Ben and Cy
      And it is Ben's turn
      And Ada controls Hoplites with Vigil: "Whenever this unit moves, gain 1 victory point"
      And Ben controls Gauls with Scorn: "Whenever an enemy unit moves, gain 1 victory point"
      And Cy controls Slingers with Omen: "Whenever an enemy unit moves, gain 1 victory point"
      When Hoplites move 1 step
      Then these abilities resolved, in order:
        | Scorn |
        | Omen  |
        | Vigil |

    @reading:more-players
    Scenario: Among three players the active player resumes after the last of the others
      Given a game of Arcane Legions between Ada, Ben and Cy
      And it is Cy's turn
      And Ada controls Slingers with Ambush: "Whenever an enemy unit moves, down 1 figure of Gauls"
      And Ben controls Immortals with Bounty: "Whenever an enemy unit moves, gain 1 victory point"
      And Cy controls Gauls with Lament: "Whenever a figure of this unit is downed, gain 1 victory point"
      And Cy controls Chariots
      When Chariots move 1 step
      Then these abilities resolved, in order:
        | Ambush |
        | Bounty |
        | Lament |
