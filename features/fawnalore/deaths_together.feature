@fawnalore
Feature: Deaths at the same time
  Several units can lose their last HP at once. All of them are Dead, all of their deaths set
  off what they set off, and none of them saves another.

  Background:
    Given a game of Fawnalore between Ada, Ben and Cy

  @clause:death.trigger.despite-others @firm
  Rule: That others die with it neither suppresses nor delays what a death sets off
    Each death triggers what waits for it, as if it were the only one.

    Source: Triggers & Timing > Damage & Death Timing

    Scenario: Three units that die of one effect all strike back
      Given it is Ben's turn
      And these units:
        | unit | owner | HP |
        | Cub  | Cy    | 1  |
        | Ash  | Ada   | 1  |
        | Elk  | Ben   | 10 |
        | Bay  | Ben   | 1  |
      And Ash has "When this unit dies, deal 1 damage to Elk"
      And Bay has "When this unit dies, deal 2 damage to Elk"
      And Cub has "When this unit dies, deal 4 damage to Elk"
      When Ash, Bay and Cub take 1 damage
      Then Ash, Bay and Cub are Dead
      And Elk has 3 HP
      And these abilities resolved, in any order:
        | Ash |
        | Bay |
        | Cub |

    @reading:one-instruction-many-units
    Scenario: All of them trigger before anything else goes on
      Given it is Cy's turn
      And these units:
        | unit | owner | HP |
        | Bay  | Cy    | 1  |
        | Fox  | Ben   | 8  |
        | Ash  | Ada   | 1  |
      And these cards:
        | card  | owner |
        | Storm | Cy    |
      And Ash has "When this unit dies, deal 2 damage to Fox"
      And Bay has "When this unit dies, draw 1 card"
      And Storm has "Deal 1 damage to each of Ash and Bay, then deal 3 damage to Fox"
      When Cy plays Storm
      Then these things happened, in order:
        | Ash dies           |
        | Bay triggers       |
        | Ash triggers       |
        | Fox takes 3 damage |
        | Storm is finished  |
      And Fox has 3 HP
      And Cy has 1 card in hand

    Scenario: Only those that die trigger
      Given it is Ben's turn
      And these units:
        | unit | owner | HP |
        | Cub  | Cy    | 2  |
        | Ash  | Ada   | 1  |
        | Elk  | Ben   | 10 |
        | Bay  | Ben   | 1  |
      And Ash has "When this unit dies, deal 1 damage to Elk"
      And Bay has "When this unit dies, deal 2 damage to Elk"
      And Cub has "When this unit dies, deal 4 damage to Elk"
      When Ash, Bay and Cub take 1 damage
      Then Cub is alive
      And Elk has 7 HP
      And Cub never resolved

    @reading:one-instruction-many-units
    Scenario: Two that die of one attack strike back at the attacker
      Given it is Ada's turn
      And these units:
        | unit | owner | HP |
        | Ash  | Cy    | 2  |
        | Elk  | Ada   | 10 |
        | Bay  | Ben   | 4  |
      And Elk has "Attacks also hit Bay"
      And Ash has "When this unit dies, deal 2 damage to the attacker"
      And Bay has "When this unit dies, deal 3 damage to the attacker"
      And Elk will roll 4
      When Ada attacks Ash with Elk
      Then these abilities resolved, in order:
        | Bay |
        | Ash |
      And Elk has 5 HP

  @clause:death.simultaneous.all-dead @firm
  Rule: Units that reach 0 HP together are all Dead
    None is spared for having struck first or for being the active player's.

    Source: Triggers & Timing > Damage & Death Timing

    Scenario Outline: Two units kill each other
      Given it is <active>'s turn
      And these units:
        | unit | owner | HP |
        | Ash  | Ada   | 2  |
        | Bay  | Cy    | 3  |
        | Fox  | Ben   | 5  |
      And these cards:
        | card | owner    |
        | Duel | <active> |
      And Duel has "<who> at the same time"
      When <active> plays Duel
      Then Ash and Bay are Dead
      And Fox is alive
      And these things happened, in order:
        | Ash takes 2 damage |
        | Ash dies           |
        | Duel is finished   |
      And these things happened, in order:
        | Bay takes 3 damage |
        | Bay dies           |
        | Duel is finished   |

      Examples:
        | case                            | active | who                                                     |
        | the active one's is named first | Ada    | Ash deals 3 damage to Bay and Bay deals 2 damage to Ash |
        | the active one's is named last  | Ada    | Bay deals 2 damage to Ash and Ash deals 3 damage to Bay |
        | in the other's turn             | Cy     | Ash deals 3 damage to Bay and Bay deals 2 damage to Ash |
        | in a third player's turn        | Ben    | Bay deals 2 damage to Ash and Ash deals 3 damage to Bay |

    Scenario: One of the two survives if the damage is not enough
      Given it is Cy's turn
      And these units:
        | unit | owner | HP |
        | Bay  | Cy    | 4  |
        | Ash  | Ada   | 2  |
      And these cards:
        | card | owner |
        | Duel | Cy    |
      And Duel has "Ash deals 3 damage to Bay and Bay deals 2 damage to Ash at the same time"
      When Cy plays Duel
      Then Ash is Dead
      And Bay is alive
      And Bay has 1 HP

    Scenario: An effect that hits everybody spares nobody
      Given it is Ben's turn
      And these units:
        | unit | owner | HP |
        | Ash  | Ada   | 2  |
        | Elk  | Ben   | 1  |
        | Bay  | Cy    | 2  |
        | Fox  | Ben   | 3  |
      And these cards:
        | card | owner |
        | Hail | Ben   |
      And Hail has "Deal 2 damage to every living unit"
      When Ben plays Hail
      Then Ash, Bay and Elk are Dead
      And Fox has 1 HP

  @clause:death.simultaneous.all-trigger @firm
  Rule: Each of those deaths sets off its own effects
    That a unit is Dead when another one's effect resolves takes nothing away from its own.

    Source: Triggers & Timing > Damage & Death Timing

    @reading:one-instruction-many-units
    Scenario Outline: One draws a card and the other heals
      Given it is <active>'s turn
      And these units:
        | unit | owner | HP | max HP | Character |
        | Roe  | Cy    | 2  |        |           |
        | Oak  | Cy    | 5  | 10     | yes       |
        | Hart | Ada   | 1  |        |           |
      And these cards:
        | card | owner    |
        | Hail | <active> |
      And Ada has 3 cards in hand
      And Hart has "When this unit dies, draw 1 card"
      And Roe has "When this unit dies, heal your Character 2"
      And Hail has "Deal 2 damage to each of Hart and Roe"
      When <active> plays Hail
      Then these abilities resolved, in order:
        | Hail     |
        | <first>  |
        | <second> |
      And Oak has 7 HP
      And Ada has <cards> cards in hand
      And Hart and Roe are Dead

      Examples:
        | case                  | active | first | second | cards |
        | the last seat's turn  | Cy     | Roe   | Hart   | 4     |
        | the first seat's turn | Ada    | Hart  | Roe    | 3     |

    Scenario: Both belong to the active player, who may choose either order
      Given it is Cy's turn
      And these units:
        | unit | owner | HP | max HP |
        | Roe  | Cy    | 2  |        |
        | Fox  | Ada   | 6  | 9      |
        | Hart | Cy    | 2  |        |
      And Roe has "When this unit dies, heal Fox 2"
      And Hart has "When this unit dies, draw 1 card"
      And Cy will choose Roe
      When Hart and Roe take 2 damage
      Then these abilities resolved, in order:
        | Roe  |
        | Hart |
      And Fox has 8 HP
      And Cy has 1 card in hand

    Scenario: Two units that kill each other have both their say
      Given it is Ada's turn
      And these units:
        | unit | owner | HP |
        | Hart | Cy    | 2  |
        | Fox  | Ben   | 9  |
        | Roe  | Ada   | 2  |
      And these cards:
        | card | owner |
        | Duel | Ada   |
      And Hart has "When this unit dies, deal 4 damage to Fox"
      And Roe has "When this unit dies, deal 1 damage to Fox"
      And Duel has "Roe deals 2 damage to Hart and Hart deals 2 damage to Roe at the same time"
      When Ada plays Duel
      Then these abilities resolved, in order:
        | Duel |
        | Roe  |
        | Hart |
      And Fox has 4 HP

  @clause:death.simultaneous.no-save @firm
  Rule: No death saves a unit that dies at the same moment
    Neither that another one died nor what its death does makes this death undone.

    Source: Triggers & Timing > Damage & Death Timing

    Scenario: A heal by the first to resolve does not bring back the second
      Given it is Ben's turn
      And these units:
        | unit | owner | HP | max HP |
        | Roe  | Cy    | 2  | 5      |
        | Hart | Ben   | 2  | 5      |
        | Fox  | Cy    | 4  | 9      |
      And Hart has "When this unit dies, heal each of Roe and Fox 3"
      And Roe has "When this unit dies, draw 1 card"
      And Cy has 3 cards in hand
      When Hart and Roe take 2 damage
      Then Hart and Roe are Dead
      And these abilities resolved, in order:
        | Hart |
        | Roe  |
      And Fox has 7 HP
      And Cy has 4 cards in hand
      And none of these things happened:
        | Roe heals 3 HP |

    Scenario: A heal by the second does not bring back the first
      Given it is Cy's turn
      And these units:
        | unit | owner | HP | max HP |
        | Hart | Ada   | 2  | 8      |
        | Roe  | Cy    | 2  | 8      |
      And Hart has "When this unit dies, heal Roe 5"
      And Roe has "When this unit dies, draw 2 cards"
      When Hart and Roe take 3 damage
      Then Hart and Roe are Dead
      And these abilities resolved, in order:
        | Roe  |
        | Hart |
      And Cy has 2 cards in hand

    Scenario: That its killer is Dead does not save it
      Given it is Ada's turn
      And these units:
        | unit | owner | HP | max HP |
        | Bay  | Ben   | 4  | 6      |
        | Ash  | Ada   | 1  | 6      |
      And these cards:
        | card | owner |
        | Duel | Ada   |
      And Bay has "When this unit dies, heal Ash 4"
      And Ash has "When this unit dies, heal Bay 4"
      And Duel has "Ash deals 6 damage to Bay and Bay deals 2 damage to Ash at the same time"
      When Ada plays Duel
      Then Ash and Bay are Dead
      And none of these things happened:
        | Ash heals 4 HP |
        | Bay heals 4 HP |

    Scenario: A unit that is only hurt at that moment can be healed
      Given it is Ben's turn
      And these units:
        | unit | owner | HP | max HP |
        | Roe  | Cy    | 3  | 5      |
        | Hart | Ben   | 2  | 5      |
      And Hart has "When this unit dies, heal Roe 3"
      And Roe has "When this unit dies, draw 1 card"
      When Hart and Roe take 2 damage
      Then Hart is Dead
      And Roe is alive
      And Roe has 4 HP
      And Cy has 0 cards in hand

    @reading:one-instruction-many-units
    Scenario: One that dies cannot heal the other, which deals its damage all the same
      Given it is Ben's turn
      And these units:
        | unit | owner | HP | max HP |
        | Ash  | Cy    | 2  | 6      |
        | Bay  | Ada   | 2  | 6      |
        | Oak  | Ben   | 5  |        |
      And these cards:
        | card | owner |
        | Hail | Ben   |
      And Hail has "Deal 2 damage to each of Ash and Bay"
      And Ash has "When this unit dies, heal Bay 3"
      And Bay has "When this unit dies, deal 1 damage to Oak"
      When Ben plays Hail
      Then Ash and Bay are Dead
      And these things happened, in order:
        | Ash dies           |
        | Bay dies           |
        | Ash triggers       |
        | Bay triggers       |
        | Oak takes 1 damage |
      And Oak has 4 HP

  @clause:death.simultaneous.trigger-order @derived
  Rule: The active player's death effects resolve first
    Deaths of one moment trigger at one moment, so the usual order of players holds.

    Source: Triggers & Timing > Damage & Death Timing, and Simultaneous Triggers

    Scenario Outline: Whose turn it is decides, not the place of the units
      Given it is <active>'s turn
      And these units:
        | unit | owner    | HP | max HP |
        | Hart | <Hart's> | 1  |        |
        | Oak  | Ben      | 5  | 6      |
        | Roe  | <Roe's>  | 2  |        |
      And Hart has "When this unit dies, <Hart's text>"
      And Roe has "When this unit dies, <Roe's text>"
      When Hart and Roe take 2 damage
      Then these abilities resolved, in order:
        | <first>  |
        | <second> |
      And Oak has 4 HP

      Examples:
        | case                      | active | Hart's | Hart's text          | Roe's | Roe's text           | first | second |
        | placed first, first seat  | Ada    | Ada    | heal Oak 2           | Cy    | deal 2 damage to Oak | Hart  | Roe    |
        | placed last, last seat    | Cy     | Ada    | deal 2 damage to Oak | Cy    | heal Oak 2           | Roe   | Hart   |
        | placed last, seat between | Ben    | Cy     | deal 2 damage to Oak | Ben   | heal Oak 2           | Roe   | Hart   |
        | placed last, first seat   | Ada    | Ben    | deal 2 damage to Oak | Ada   | heal Oak 2           | Roe   | Hart   |

    @reading:start-of-turn-order
    Scenario: All three players lose a unit
      Given it is Ben's turn
      And these units:
        | unit | owner | HP | max HP |
        | Ash  | Ada   | 1  |        |
        | Cub  | Cy    | 1  |        |
        | Oak  | Ada   | 4  | 6      |
        | Bay  | Ben   | 1  |        |
      And Ash has "When this unit dies, heal Oak 1"
      And Bay has "When this unit dies, heal Oak 3"
      And Cub has "When this unit dies, deal 3 damage to Oak"
      When Ash, Bay and Cub take 1 damage
      Then these abilities resolved, in order:
        | Bay |
        | Cub |
        | Ash |
      And Oak has 4 HP

    @reading:one-instruction-many-units
    Scenario: The active player draws for one death, and loses the Character to the other
      Given it is Cy's turn
      And these units:
        | unit | owner | HP | Character |
        | Bay  | Ada   | 2  |           |
        | Yew  | Cy    | 2  | yes       |
        | Ash  | Cy    | 3  |           |
        | Elk  | Ben   | 6  |           |
      And these cards:
        | card | owner |
        | Hail | Cy    |
      And Hail has "Deal 3 damage to each of Ash and Bay"
      And Bay has "When this unit dies, deal 2 damage to Yew"
      And Ash has "When this unit dies, draw 1 card"
      And Cy has 4 cards in hand
      When Cy plays Hail
      Then these abilities resolved, in order:
        | Hail |
        | Ash  |
        | Bay  |
      And these things happened, in order:
        | Cy draws 1 card    |
        | Yew takes 2 damage |
        | Yew dies           |
      And Ash, Bay and Yew are Dead
      And Cy has 4 cards in hand
      And Elk has 6 HP
