@fawnalore
Feature: Simultaneous triggers
  Several effects can trigger at one moment. There is no stack: whose turn it is
  decides who goes first.

  @clause:simultaneous.scope @firm
  Rule: Only what triggers at the same moment is put in order
    Effects of different moments follow the order of their moments, whoever's turn it is.

    Source: Triggers & Timing > Simultaneous Triggers

    Scenario: What triggers on the declaration comes before what triggers after the attack
      Given a game of Fawnalore between Ada, Ben and Cy
      And it is Cy's turn
      And these units:
        | unit | owner | HP | max HP |
        | Elk  | Cy    | 6  |        |
        | Fox  | Ada   | 9  |        |
        | Owl  | Ben   | 4  |        |
        | Oak  | Ada   | 5  | 6      |
      And Elk has "After an attack, deal 2 damage to Oak"
      And Owl has "When an attack is declared, heal Oak 2"
      And Elk will roll 3
      When Cy attacks Fox with Elk
      Then these abilities resolved, in order:
        | Owl |
        | Elk |
      And Oak has 4 HP
      And Fox has 6 HP

    Scenario: Two deaths of one effect are two moments if one instruction follows the other
      Given a game of Fawnalore between Ada, Ben and Cy
      And it is Ben's turn
      And these units:
        | unit | owner | HP | max HP |
        | Elk  | Ben   | 6  |        |
        | Roe  | Cy    | 1  |        |
        | Oak  | Cy    | 5  | 6      |
        | Owl  | Ada   | 4  |        |
        | Hart | Cy    | 1  |        |
      And these cards:
        | card  | owner |
        | Storm | Ben   |
      And Elk has "When Roe dies, deal 2 damage to Oak"
      And Owl has "When Hart dies, heal Oak 2"
      And Storm has "Deal 1 damage to Hart, then deal 1 damage to Roe"
      When Ben plays Storm
      Then these abilities resolved, in order:
        | Storm |
        | Owl   |
        | Elk   |
      And Oak has 4 HP

    @reading:one-instruction-many-units
    Scenario: Two deaths at the same time are one moment
      Given a game of Fawnalore between Ada, Ben and Cy
      And it is Ben's turn
      And these units:
        | unit | owner | HP | max HP |
        | Owl  | Ada   | 4  |        |
        | Hart | Cy    | 1  |        |
        | Roe  | Cy    | 1  |        |
        | Oak  | Cy    | 5  | 6      |
        | Elk  | Ben   | 6  |        |
      And Owl has "When Hart dies, deal 2 damage to Oak"
      And Elk has "When Roe dies, heal Oak 2"
      When Hart and Roe take 1 damage
      Then these abilities resolved, in order:
        | Elk |
        | Owl |
      And Oak has 4 HP

  @clause:simultaneous.active-first @firm
  Rule: The active player's effects resolve before anyone else's
    Whoever controls the pieces involved, the effects of the player whose turn it is
    resolve first.

    Source: Triggers & Timing > Simultaneous Triggers

    Scenario: A heal by the active player comes before another player's damage
      Given a game of Fawnalore between Ada, Ben and Cy
      And it is Ben's turn
      And these units:
        | unit | owner | HP | max HP |
        | Oak  | Cy    | 5  | 6      |
        | Elk  | Ben   | 4  |        |
        | Fox  | Ada   | 4  |        |
        | Hart | Cy    | 1  |        |
      And Elk has "When Hart dies, heal Oak 2"
      And Fox has "When Hart dies, deal 2 damage to Oak"
      When Hart takes 1 damage
      Then these abilities resolved, in order:
        | Elk |
        | Fox |
      And Oak has 4 HP

    Scenario Outline: Neither the seat nor the place on the table matters
      Given a game of Fawnalore between Ada, Ben and Cy
      And it is <active>'s turn
      And these units:
        | unit | owner   | HP | max HP |
        | Fox  | <Fox's> | 4  |        |
        | Hart | Ben     | 1  |        |
        | Elk  | <Elk's> | 4  |        |
        | Oak  | Ben     | 5  | 6      |
      And Fox has "When Hart dies, <Fox's text>"
      And Elk has "When Hart dies, <Elk's text>"
      When Hart takes 1 damage
      Then these abilities resolved, in order:
        | <first>  |
        | <second> |
      And Oak has 4 HP

      Examples:
        | case                          | active | Fox's | Fox's text           | Elk's | Elk's text           | first | second |
        | the last seat, placed last    | Cy     | Ada   | deal 2 damage to Oak | Cy    | heal Oak 2           | Elk   | Fox    |
        | the last seat, placed first   | Cy     | Cy    | heal Oak 2           | Ben   | deal 2 damage to Oak | Fox   | Elk    |
        | the first seat, placed last   | Ada    | Ben   | deal 2 damage to Oak | Ada   | heal Oak 2           | Elk   | Fox    |
        | the first seat, placed first  | Ada    | Ada   | heal Oak 2           | Cy    | deal 2 damage to Oak | Fox   | Elk    |
        | the seat between, placed last | Ben    | Cy    | deal 2 damage to Oak | Ben   | heal Oak 2           | Elk   | Fox    |

    Scenario: The attacked player's effect does not come first
      Given a game of Fawnalore between Ada and Ben
      And it is Ben's turn
      And these units:
        | unit | owner | HP | max HP |
        | Fox  | Ada   | 9  |        |
        | Oak  | Ada   | 5  | 6      |
        | Elk  | Ben   | 4  |        |
      And Fox has "When this unit is attacked, deal 2 damage to Oak"
      And Elk has "When this unit attacks, heal Oak 2"
      And Elk will roll 1
      When Ben attacks Fox with Elk
      Then these abilities resolved, in order:
        | Elk |
        | Fox |
      And Oak has 4 HP

    Scenario: Another turn turns the order round
      Given a game of Fawnalore between Ada and Ben
      And it is Ada's turn
      And these units:
        | unit | owner | HP | max HP |
        | Elk  | Ben   | 4  |        |
        | Oak  | Ben   | 5  | 6      |
        | Hart | Ben   | 9  |        |
        | Fox  | Ada   | 4  |        |
      And Elk has "When Hart takes damage, heal Oak 2"
      And Fox has "When Hart takes damage, deal 2 damage to Oak"
      When Hart takes 1 damage
      Then Oak has 5 HP
      When Ada ends the Main Phase
      And Hart takes 1 damage
      Then Oak has 4 HP
      And these abilities resolved, in order:
        | Fox |
        | Elk |
        | Elk |
        | Fox |

  @clause:simultaneous.control-irrelevant @firm
  Rule: Whose the pieces are has no bearing on the order
    Neither the owner of the unit that an effect changes nor the player who brought about the
    event goes first for that.

    Source: Triggers & Timing > Simultaneous Triggers

    Scenario Outline: Whose unit it is that is healed and hit
      Given a game of Fawnalore between Ada, Ben and Cy
      And it is Ben's turn
      And these units:
        | unit | owner   | HP | max HP |
        | Fox  | Ada     | 4  |        |
        | Oak  | <owner> | 5  | 6      |
        | Hart | Cy      | 1  |        |
        | Elk  | Ben     | 4  |        |
      And Fox has "When Hart dies, deal 2 damage to Oak"
      And Elk has "When Hart dies, heal Oak 2"
      When Hart takes 1 damage
      Then these abilities resolved, in order:
        | Elk |
        | Fox |
      And Oak has 4 HP

      Examples:
        | case                       | owner |
        | that of the other effect's | Ada   |
        | that of the active player  | Ben   |
        | that of somebody else      | Cy    |

    Scenario Outline: Whose unit it is that dies
      Given a game of Fawnalore between Ada, Ben and Cy
      And it is Cy's turn
      And these units:
        | unit | owner   | HP | max HP |
        | Fox  | Ben     | 4  |        |
        | Oak  | Ada     | 5  | 6      |
        | Hart | <owner> | 1  |        |
        | Elk  | Cy      | 4  |        |
      And Fox has "When Hart dies, deal 2 damage to Oak"
      And Elk has "When Hart dies, heal Oak 2"
      When Hart takes 1 damage from <source>
      Then these abilities resolved, in order:
        | Elk |
        | Fox |
      And Oak has 4 HP

      Examples:
        | case                            | owner | source |
        | killed by the other's unit      | Cy    | Fox    |
        | of the other, killed by its own | Ben   | Fox    |
        | killed by somebody else's unit  | Ben   | Oak    |

    Scenario: The player who broke in and killed it does not go first
      Given a game of Fawnalore between Ada, Ben and Cy
      And it is Ada's turn
      And these units:
        | unit | owner | HP | max HP |
        | Fox  | Ben   | 4  |        |
        | Hart | Cy    | 1  |        |
        | Elk  | Ada   | 4  |        |
        | Oak  | Ben   | 5  | 6      |
      And these cards:
        | card  | owner |
        | Arrow | Ben   |
      And Arrow has "At any time, deal 1 damage to Hart"
      And Fox has "When Hart dies, deal 2 damage to Oak"
      And Elk has "When Hart dies, heal Oak 2"
      When Ben plays Arrow
      Then these abilities resolved, in order:
        | Arrow |
        | Elk   |
        | Fox   |
      And Oak has 4 HP

  @clause:simultaneous.no-tiebreak-exceptions @firm
  Rule: Nothing else outranks being the active player
    Age, cost, the kind of card and whether an effect is optional make no difference to who goes
    first.

    Source: Triggers & Timing > Simultaneous Triggers

    Scenario Outline: Cards of different age and cost
      Given a game of Fawnalore between Ada, Ben and Cy
      And it is Cy's turn
      And these units:
        | unit | owner | HP | max HP |
        | Fox  | Ben   | 4  |        |
        | Elk  | Cy    | 4  |        |
        | Oak  | Ada   | 5  | 6      |
        | Hart | Ada   | 1  |        |
      And these cards:
        | card | owner | on  | cost    | since         | tier         |
        | Drum | Ben   | Fox | <Ben's> | <Ben's since> | <Ben's tier> |
        | Horn | Cy    | Elk | <Cy's>  | <Cy's since>  | <Cy's tier>  |
      And Drum has "When Hart dies, deal 2 damage to Oak"
      And Horn has "When Hart dies, heal Oak 2"
      When Hart takes 1 damage
      Then these abilities resolved, in order:
        | Horn |
        | Drum |
      And Oak has 4 HP

      Examples:
        | case                       | Cy's | Cy's since | Cy's tier | Ben's | Ben's since | Ben's tier |
        | the other is older         | 2    | 6          | 1         | 2     | 1           | 1          |
        | the other is newer         | 2    | 1          | 1         | 2     | 6           | 1          |
        | the other costs more       | 0    | 1          | 1         | 3     | 1           | 1          |
        | the other costs less       | 3    | 1          | 1         | 0     | 1           | 1          |
        | the other's tier is higher | 1    | 1          | 1         | 1     | 1           | 3          |

    Scenario: Units of different age
      Given a game of Fawnalore between Ada, Ben and Cy
      And it is Ben's turn
      And these units:
        | unit | owner | HP | max HP | since | Character |
        | Fox  | Ada   | 4  |        | 1     | yes       |
        | Elk  | Ben   | 4  |        | 7     |           |
        | Oak  | Cy    | 5  | 6      | 3     |           |
        | Hart | Cy    | 1  |        | 2     |           |
      And Fox has "When Hart dies, deal 2 damage to Oak"
      And Elk has "When Hart dies, heal Oak 2"
      When Hart takes 1 damage
      Then these abilities resolved, in order:
        | Elk |
        | Fox |
      And Oak has 4 HP

    Scenario Outline: A relic and a unit
      Given a game of Fawnalore between Ada, Ben and Cy
      And it is Cy's turn
      And these units:
        | unit | owner   | HP | max HP |
        | Elk  | <Elk's> | 4  |        |
        | Oak  | Ada     | 5  | 6      |
        | Hart | Ben     | 1  |        |
      And these cards:
        | card | owner    | in   |
        | Horn | <Horn's> | play |
      And Horn has "When Hart dies, <Horn's text>"
      And Elk has "When Hart dies, <Elk's text>"
      When Hart takes 1 damage
      Then these abilities resolved, in order:
        | <first>  |
        | <second> |
      And Oak has 4 HP

      Examples:
        | case                          | Elk's | Elk's text           | Horn's | Horn's text          | first | second |
        | the relic is the active one's | Ada   | deal 2 damage to Oak | Cy     | heal Oak 2           | Horn  | Elk    |
        | the unit is the active one's  | Cy    | heal Oak 2           | Ada    | deal 2 damage to Oak | Elk   | Horn   |

    Scenario: An optional effect of the active player and a mandatory one
      Given a game of Fawnalore between Ada, Ben and Cy
      And it is Ben's turn
      And these units:
        | unit | owner | HP | max HP |
        | Fox  | Ada   | 4  |        |
        | Hart | Cy    | 1  |        |
        | Oak  | Cy    | 5  | 6      |
        | Elk  | Ben   | 4  |        |
      And Fox has "When Hart dies, deal 2 damage to Oak"
      And Elk has "When Hart dies, you may heal Oak 2"
      When Hart takes 1 damage
      Then Ben is asked whether to use an ability
      And Oak has 5 HP
      When Ben chooses yes
      Then these abilities resolved, in order:
        | Elk |
        | Fox |
      And Oak has 4 HP
