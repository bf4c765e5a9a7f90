@fawnalore
Feature: Deaths
  A unit is Dead as soon as damage brings it to 0 HP or below, and what its death sets off
  triggers at that very moment.

  Background:
    Given a game of Fawnalore between Ada, Ben and Cy

  @clause:death.threshold.zero @firm
  Rule: With exactly 0 HP a unit is Dead
    Zero is not enough to live on, and one is.

    Source: Triggers & Timing > Damage & Death Timing

    Scenario Outline: As much damage as HP kills, and one less does not
      Given it is Ben's turn
      And these units:
        | unit | owner | HP   | max HP |
        | Oak  | Cy    | <HP> | 9      |
        | Elk  | Ben   | 6    |        |
      When Oak takes <damage> damage
      Then Oak is <health>
      And Oak has <left> HP

      Examples:
        | case                | HP | damage | health | left |
        | as much             | 3  | 3      | Dead   | 0    |
        | one less            | 3  | 2      | alive  | 1    |
        | all of the most HP  | 9  | 9      | Dead   | 0    |
        | all but one of them | 9  | 8      | alive  | 1    |
        | the only one        | 1  | 1      | Dead   | 0    |

    Scenario: What is left of an attack after Armor is just enough
      Given it is Cy's turn
      And these units:
        | unit | owner | HP | Armor |
        | Ash  | Ada   | 4  | 2     |
        | Elk  | Cy    | 6  | 0     |
        | Bay  | Ada   | 4  | 3     |
      And Elk has "Attacks also hit Bay"
      And Elk will roll 6
      When Cy attacks Ash with Elk
      Then Ash is Dead
      And Bay is alive
      And Bay has 1 HP

    Scenario: The last of several hits brings it to 0
      Given it is Ada's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Ben   | 6  |
        | Elk  | Ada   | 6  |
      And these cards:
        | card  | owner |
        | Storm | Ada   |
      And Storm has "Deal 2 damage to Oak, then deal 3 damage to Oak, then draw 1 card"
      When Ada plays Storm
      Then Oak is alive
      And Oak has 1 HP
      When Oak takes 1 damage
      Then Oak is Dead

  @clause:death.threshold.below @firm
  Rule: With fewer than 0 HP a unit is just as Dead
    However far below it falls.

    Source: Triggers & Timing > Damage & Death Timing

    Scenario Outline: More damage than HP kills
      Given it is Cy's turn
      And these units:
        | unit | owner | HP | max HP |
        | Elk  | Cy    | 6  |        |
        | Oak  | Ada   | 3  | 8      |
      When Oak takes <damage> damage
      Then Oak is Dead
      And Elk is alive

      Examples:
        | case     | damage |
        | one more | 4      |
        | two more | 5      |
        | far more | 30     |

    Scenario: One attack brings one unit to 0 and another below it
      Given it is Ben's turn
      And these units:
        | unit | owner | HP |
        | Bay  | Ada   | 2  |
        | Ash  | Cy    | 5  |
        | Elk  | Ben   | 6  |
        | Cub  | Cy    | 6  |
      And Elk has "Attacks also hit Bay; attacks also hit Cub"
      And Elk will roll 5
      When Ben attacks Ash with Elk
      Then Ash and Bay are Dead
      And Cub is alive

    Scenario: What triggers on a death triggers on one below 0 as well
      Given it is Ada's turn
      And these units:
        | unit | owner | HP |
        | Hart | Ada   | 2  |
        | Fox  | Cy    | 7  |
      And Hart has "When this unit dies, draw 1 card"
      When Hart takes 5 damage
      Then Ada has 1 card in hand
      And Hart is Dead

  @clause:death.immediate @firm
  Rule: It is Dead from that very moment
    It does not stay among the living for the rest of the effect or of the turn.

    Source: Triggers & Timing > Damage & Death Timing

    Scenario: What then hits all the living does not hit it again
      Given it is Ben's turn
      And these units:
        | unit | owner | HP |
        | Elk  | Ben   | 6  |
        | Owl  | Cy    | 2  |
        | Fox  | Ada   | 4  |
      And these cards:
        | card  | owner |
        | Storm | Ben   |
      And Storm has "Deal 2 damage to Owl, then deal 1 damage to every living unit"
      When Ben plays Storm
      Then exactly these things happened, in order:
        | Ben plays Storm    |
        | Storm resolves     |
        | Owl takes 2 damage |
        | Owl dies           |
        | Elk takes 1 damage |
        | Fox takes 1 damage |
        | Storm is finished  |
      And Owl is Dead
      And Owl has 2 damage taken this turn
      And Fox has 3 HP
      And Elk has 5 HP

    Scenario: A unit with 1 HP left is hit again
      Given it is Ben's turn
      And these units:
        | unit | owner | HP |
        | Owl  | Cy    | 3  |
        | Elk  | Ben   | 6  |
      And these cards:
        | card  | owner |
        | Storm | Ben   |
      And Storm has "Deal 2 damage to Owl, then deal 1 damage to every living unit"
      When Ben plays Storm
      Then Owl is Dead
      And Owl has 3 damage taken this turn

    Scenario: It is Dead while the turn still goes on
      Given it is Cy's turn
      And these units:
        | unit | owner | HP |
        | Owl  | Ada   | 3  |
        | Fox  | Ben   | 8  |
        | Elk  | Cy    | 6  |
      And these cards:
        | card | owner |
        | Hail | Cy    |
      And Hail has "Deal 2 damage to every living unit"
      And Elk will roll 3
      When Cy attacks Owl with Elk
      Then Owl is Dead
      When Cy plays Hail
      Then Owl has 3 damage taken this turn
      And Fox has 6 HP
      And Elk has 4 HP

    Scenario: In the middle of an effect it is Dead for whoever breaks in
      Given it is Ada's turn
      And these units:
        | unit | owner | HP |
        | Fox  | Cy    | 6  |
        | Elk  | Ada   | 6  |
        | Owl  | Ada   | 2  |
      And these cards:
        | card  | owner |
        | Storm | Ada   |
        | Tally | Cy    |
      And Storm has "Deal 2 damage to Owl, then deal 1 damage to Fox"
      And Tally has "At any time, draw 1 card for each living enemy unit"
      And Cy will use Tally before instruction 2 of Storm
      When Ada plays Storm
      Then Cy has 1 card in hand
      And these things happened, in order:
        | Owl dies           |
        | Cy plays Tally     |
        | Cy draws 1 card    |
        | Fox takes 1 damage |

  @clause:death.no-late-rescue @derived
  Rule: A heal that comes after the death does not undo it
    What counts is the moment at which the HP were gone, not the sum of the effect.

    Source: Triggers & Timing > Damage & Death Timing

    Scenario Outline: The same effect heals it too late
      Given it is Cy's turn
      And these units:
        | unit | owner | HP | max HP |
        | Fox  | Cy    | 3  | 9      |
        | Oak  | Ben   | 3  | 5      |
      And these cards:
        | card  | owner |
        | Storm | Cy    |
      And Storm has "Deal 4 damage to Oak, then heal <whom> 2, then heal Fox 1"
      When Cy plays Storm
      Then Oak is Dead
      And Fox has <Fox> HP
      And none of these things happened:
        | Oak heals 2 HP |
        | Oak heals 1 HP |

      Examples:
        | case                | whom                | Fox |
        | it alone            | Oak                 | 4   |
        | it and another      | each of Oak and Fox | 6   |
        | everybody who lives | every unit          | 6   |

    Scenario: A heal before the damage saves it
      Given it is Cy's turn
      And these units:
        | unit | owner | HP | max HP |
        | Oak  | Ben   | 3  | 5      |
        | Elk  | Cy    | 6  |        |
      And these cards:
        | card  | owner |
        | Storm | Cy    |
      And Storm has "Heal Oak 2, then deal 4 damage to Oak"
      When Cy plays Storm
      Then Oak is alive
      And Oak has 1 HP

    Scenario: The ability that its damage triggers heals it too late
      Given it is Ada's turn
      And these units:
        | unit | owner | HP | max HP |
        | Roe  | Ben   | 2  | 9      |
        | Elk  | Ada   | 6  |        |
        | Oak  | Ben   | 6  | 9      |
      And these cards:
        | card | owner | in   |
        | Balm | Ben   | play |
      And Elk has "Attacks also hit Oak"
      And Balm has "When Roe takes damage, heal each of Oak and Roe 2"
      And Elk will roll 3
      When Ada attacks Roe with Elk
      Then Roe is Dead
      And Oak has 5 HP
      And these abilities resolved, in order:
        | Balm |

  @clause:death.trigger.at-zero @firm
  Rule: What a death sets off triggers at the moment at which the HP reach 0
    It waits neither for the unit to be taken away nor for the end of a phase, and needs no
    damage beyond 0.

    Source: Triggers & Timing > Damage & Death Timing

    Scenario Outline: A card is drawn before its player can do anything else
      Given it is Ada's turn
      And these units:
        | unit | owner | HP | max HP |
        | Elk  | Ada   | 6  |        |
        | Hart | Ben   | 2  | 4      |
      And Ben has 3 cards in hand
      And Hart has "When this unit dies, draw 1 card"
      And Elk will roll <roll>
      When Ada attacks Hart with Elk
      Then Ben has <cards> cards in hand
      And Hart is <health>

      Examples:
        | case    | roll | cards | health |
        | at 0    | 2    | 4     | Dead   |
        | below 0 | 5    | 4     | Dead   |
        | not yet | 1    | 3     | alive  |

    Scenario: It triggers before the effect that killed it has gone on
      Given it is Ben's turn
      And these units:
        | unit | owner | HP |
        | Fox  | Cy    | 5  |
        | Hart | Ada   | 2  |
      And these cards:
        | card  | owner |
        | Storm | Ben   |
      And Hart has "When this unit dies, draw 1 card"
      And Storm has "Deal 2 damage to Hart, then deal 1 damage to Fox"
      When Ben plays Storm
      Then these things happened, in order:
        | Hart dies          |
        | Hart triggers      |
        | Fox takes 1 damage |
        | Storm is finished  |
      And Ada has 1 card in hand

    Scenario: It resolves before the attack is over
      Given it is Cy's turn
      And these units:
        | unit | owner | HP |
        | Hart | Ada   | 3  |
        | Elk  | Cy    | 6  |
      And Hart has "When this unit dies, deal 2 damage to the attacker"
      And Elk has "After an attack, draw 1 card"
      And Elk will roll 3
      When Cy attacks Hart with Elk
      Then these abilities resolved, in order:
        | Hart |
        | Elk  |
      And Elk has 4 HP
      And these things happened, in order:
        | Hart dies     |
        | Hart triggers |
        | Elk triggers  |

    Scenario: An ability of another unit that waits for that death
      Given it is Ben's turn
      And these units:
        | unit | owner | HP | max HP |
        | Roe  | Ada   | 2  |        |
        | Elk  | Cy    | 6  | 9      |
        | Hart | Ada   | 2  |        |
      And Elk has "When Hart dies, heal this unit 2"
      When Roe takes 2 damage
      Then Elk has 6 HP
      And Elk never resolved
      When Hart takes 2 damage
      Then Elk has 8 HP
