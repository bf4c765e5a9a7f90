@fawnalore
Feature: Damage happens at once
  Damage is neither collected nor put down for later. The HP are less from the moment at which
  it is taken, and whoever has none left dies there and then.

  Background:
    Given a game of Fawnalore between Ada, Ben and Cy

  @clause:damage.immediate @firm
  Rule: Damage is carried out the moment it is dealt
    What comes next, be it in the same effect, finds it done.

    Source: Triggers & Timing > Damage & Death Timing

    Scenario Outline: The next instruction depends on the HP that are left
      Given it is Cy's turn
      And these units:
        | unit | owner | HP   |
        | Elk  | Cy    | 6    |
        | Oak  | Ben   | <HP> |
      And these cards:
        | card  | owner |
        | Storm | Cy    |
      And Storm has "Deal 3 damage to Oak, then if Oak has 7 HP or less, deal 2 damage to Oak"
      When Cy plays Storm
      Then Oak has <left> HP
      And Oak has <taken> damage taken this turn

      Examples:
        | case                       | HP | left | taken |
        | just few enough            | 10 | 5    | 5     |
        | few enough from the outset | 7  | 2    | 5     |
        | still too many             | 11 | 8    | 3     |

    Scenario: A heal after the damage makes up for it
      Given it is Ada's turn
      And these units:
        | unit | owner | HP | max HP |
        | Oak  | Cy    | 6  | 6      |
        | Fox  | Ada   | 4  | 9      |
      And these cards:
        | card  | owner |
        | Storm | Ada   |
      And Storm has "Deal 4 damage to Oak, then heal Oak 3"
      When Ada plays Storm
      Then exactly these things happened, in order:
        | Ada plays Storm    |
        | Storm resolves     |
        | Oak takes 4 damage |
        | Oak heals 3 HP     |
        | Storm is finished  |
      And Oak has 5 HP
      And Oak is alive

    Scenario: Every attack of a turn is felt before the next one
      Given it is Ben's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Ada   | 9  |
        | Elk  | Ben   | 6  |
      And Elk will roll 4 and 3
      When Ben attacks Oak with Elk
      Then Oak has 5 HP
      When Ben attacks Oak with Elk
      Then Oak has 2 HP
      And none of these things happened:
        | Ben's clean-up phase begins |
      When Ben ends the Main Phase
      Then Oak has 2 HP

    Scenario: Damage that nobody deals takes hold as quickly
      Given it is Cy's turn
      And these units:
        | unit | owner | HP |
        | Ash  | Ben   | 8  |
        | Oak  | Cy    | 8  |
        | Bay  | Ada   | 8  |
      When Oak and Bay take 3 damage
      Then Oak has 5 HP
      And Bay has 5 HP
      And Oak has 3 damage taken this turn
      And Bay has 3 damage taken this turn
      And nothing else changed

  @clause:damage.hp-sync @firm
  Rule: The HP change in that same moment, for everybody who looks
    There is no counter beside them that would be reckoned up or wiped off later.

    Source: Triggers & Timing > Damage & Death Timing

    Scenario Outline: An ability that the damage triggers counts the HP that are left
      Given it is Ada's turn
      And these units:
        | unit | owner | HP | Armor   |
        | Oak  | Cy    | 10 | <Armor> |
        | Elk  | Ada   | 15 | 0       |
      And Oak has "When this unit takes damage, deal damage to the attacker equal to this unit's HP"
      And Elk will roll <roll>
      When Ada attacks Oak with Elk
      Then Oak has <Oak> HP
      And Elk has <Elk> HP

      Examples:
        | case                      | Armor | roll | Oak | Elk |
        | some are gone             | 0     | 4    | 6   | 9   |
        | most are gone             | 0     | 8    | 2   | 13  |
        | Armor kept some of it off | 2     | 5    | 7   | 8   |

    Scenario: The next instruction counts the HP that are left
      Given it is Ben's turn
      And these units:
        | unit | owner | HP |
        | Fox  | Ada   | 12 |
        | Oak  | Cy    | 9  |
      And these cards:
        | card  | owner |
        | Storm | Ben   |
      And Storm has "Deal 4 damage to Oak, then deal damage to Fox equal to Oak's HP, then deal 1 damage to Oak"
      When Ben plays Storm
      Then these things happened, in order:
        | Oak takes 4 damage |
        | Fox takes 5 damage |
        | Oak takes 1 damage |
      And Fox has 7 HP
      And Oak has 4 HP

    Scenario: HP that were lost are not back on the next turn
      Given it is Ben's turn
      And these units:
        | unit | owner | HP | max HP |
        | Elk  | Ben   | 6  |        |
        | Oak  | Cy    | 9  | 12     |
        | Fox  | Ben   | 9  |        |
      And Elk will roll 4
      When Ben attacks Oak with Elk
      And Fox takes 2 damage
      And Ben ends the Main Phase
      Then Oak has 5 HP
      And Fox has 7 HP
      When Cy ends the Main Phase
      Then Oak has 5 HP
      And Fox has 7 HP

    Scenario: Hits of two turns add up
      Given it is Cy's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Ben   | 7  |
        | Elk  | Cy    | 6  |
      When Oak takes 4 damage
      And Cy ends the Main Phase
      And Oak takes 3 damage
      Then Oak is Dead

  @clause:death.no-check-step @firm
  Rule: Nobody sweeps the table for the Dead later on
    A unit without HP does not live on until an effect, a phase or a turn is over.

    Source: Triggers & Timing > Damage & Death Timing

    Scenario Outline: The next instruction does not count it among the living
      Given it is <active>'s turn
      And these units:
        | unit | owner    | HP |
        | Fox  | <others> | 9  |
        | Owl  | <others> | 2  |
        | Elk  | <active> | 6  |
        | Ash  | <others> | 5  |
      And these cards:
        | card  | owner    |
        | Storm | <active> |
      And Storm has "Deal 2 damage to Owl, then draw cards equal to the number of living enemy units"
      When <active> plays Storm
      Then these things happened, in order:
        | Owl takes 2 damage     |
        | Owl dies               |
        | <active> draws 2 cards |
        | Storm is finished      |
      And <active> has 2 cards in hand

      Examples:
        | case            | active | others |
        | the first seat  | Ada    | Cy     |
        | the last seat   | Cy     | Ada    |
        | the middle seat | Ben    | Cy     |

    Scenario: A unit that keeps 1 HP is counted
      Given it is Ben's turn
      And these units:
        | unit | owner | HP |
        | Fox  | Ada   | 9  |
        | Owl  | Cy    | 3  |
        | Elk  | Ben   | 6  |
        | Ash  | Cy    | 5  |
      And these cards:
        | card  | owner |
        | Storm | Ben   |
      And Storm has "Deal 2 damage to Owl, then draw cards equal to the number of living enemy units"
      When Ben plays Storm
      Then Ben has 3 cards in hand
      And Owl is alive

    Scenario: It dies before the attack is over
      Given it is Cy's turn
      And these units:
        | unit | owner | HP |
        | Owl  | Ben   | 4  |
        | Elk  | Cy    | 6  |
      And Elk will roll 4
      When Cy attacks Owl with Elk
      Then exactly these things happened, in order:
        | Elk attacks Owl               |
        | Cy pays 1 action              |
        | Elk rolls 4                   |
        | Owl takes 4 damage            |
        | Owl dies                      |
        | the attack of Elk on Owl ends |
      And Owl is Dead

    Scenario: Ability by ability the living are fewer
      Given it is Ada's turn
      And these units:
        | unit | owner | HP |
        | Roe  | Cy    | 2  |
        | Elk  | Ada   | 6  |
        | Hart | Ben   | 1  |
        | Fox  | Cy    | 5  |
      And these cards:
        | card  | owner |
        | Tally | Ada   |
      And Elk has "When Hart dies, deal 2 damage to Roe"
      And Fox has "When Hart dies, heal this unit 1"
      And Tally has "At any time, draw 1 card for each living enemy unit"
      And Ada will use Tally before instruction 1 of Fox
      When Hart takes 1 damage
      Then these things happened, in order:
        | Hart dies        |
        | Roe dies         |
        | Ada plays Tally  |
        | Ada draws 1 card |
      And Ada has 1 card in hand
