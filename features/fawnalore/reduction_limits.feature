@fawnalore
Feature: How far reduction goes
  Reduction may leave nothing of the damage, and never less than nothing. Only a text can set
  a minimum.

  Background:
    Given a game of Fawnalore between Ada, Ben, Cy and Dee

  @clause:reduction.to-zero-allowed @firm
  Rule: Damage may be brought down to 0
    Where the reductions are as large as the damage, nothing is taken.

    Source: Damage Modification & Prevention > Damage Reduction

    Scenario Outline: As much is taken away as is dealt
      Given it is Ben's turn
      And these units:
        | unit | owner | HP | Armor   |
        | Oak  | Dee   | 10 | <Armor> |
        | Elk  | Ben   | 6  | 0       |
      And Oak has "<text>"
      And Elk will roll <roll>
      When Ben attacks Oak with Elk
      Then Oak has 10 HP
      And Oak has 0 damage taken this turn

      Examples:
        | case      | Armor | text                     | roll |
        | by Armor  | 3     | Heal Oak 1               | 3    |
        | by a text | 0     | Reduce damage taken by 4 | 4    |
        | by both   | 2     | -3 to damage taken       | 5    |
        | of 1      | 1     | Heal Oak 1               | 1    |

    Scenario: One point more gets through
      Given it is Ben's turn
      And these units:
        | unit | owner | HP | Armor |
        | Oak  | Dee   | 10 | 3     |
        | Elk  | Ben   | 6  | 0     |
      And Elk will roll 4
      When Ben attacks Oak with Elk
      Then Oak has 9 HP

    Scenario: A unit with its last HP lives on if nothing is left of the damage
      Given it is Ada's turn
      And these units:
        | unit | owner | HP | Armor |
        | Oak  | Cy    | 1  | 2     |
        | Elk  | Ben   | 6  | 0     |
      When Oak and Elk take 2 damage
      Then Oak is alive
      And Oak has 1 HP
      And Elk has 4 HP
      And Elk has 2 damage taken this turn
      And nothing else changed

  @clause:reduction.no-floor @firm
  Rule: There is no least damage that always gets through
    No rule sets a minimum, however far the reductions go beyond the damage.

    Source: Damage Modification & Prevention > Damage Reduction

    Scenario: Far more is taken away than is dealt
      Given it is Cy's turn
      And these units:
        | unit | owner | HP | Armor |
        | Oak  | Ada   | 10 | 5     |
        | Elk  | Cy    | 6  | 0     |
      And Elk will roll 2
      When Cy attacks Oak with Elk
      Then Oak has 10 HP

    Scenario: Many small hits come to nothing
      Given it is Dee's turn
      And these units:
        | unit | owner | HP | Armor |
        | Oak  | Ben   | 4  | 2     |
        | Yew  | Ben   | 4  | 0     |
      And these cards:
        | card | owner |
        | Hail | Dee   |
      And Hail has "Deal 1 damage to each of Oak and Yew, then deal 1 damage to each of Oak and Yew, then deal 1 damage to each of Oak and Yew"
      When Dee plays Hail
      Then Oak has 4 HP
      And Yew has 1 HP

    Scenario: Nothing keeps a reduction from taking away most of a hit
      Given it is Ada's turn
      And these units:
        | unit | owner | HP | Armor |
        | Oak  | Dee   | 10 | 7     |
      When Oak takes 8 damage
      Then Oak has 9 HP

  @clause:reduction.never-heals @derived
  Rule: What a reduction has to spare is lost
    Damage does not become negative: nobody is healed by it, and nothing is kept for the
    next hit.

    Source: Damage Modification & Prevention > Damage Reduction

    Scenario: A hurt unit is not healed
      Given it is Ben's turn
      And these units:
        | unit | owner | HP | max HP | Armor |
        | Oak  | Ada   | 8  | 12     | 5     |
        | Elk  | Cy    | 6  | 9      | 0     |
      When Oak and Elk take 2 damage
      Then Oak has 8 HP
      And Oak has 0 damage taken this turn
      And Elk has 4 HP
      And Elk has 2 damage taken this turn
      And nothing else changed

    Scenario: Nothing is spared for the next hit
      Given it is Dee's turn
      And these units:
        | unit | owner | HP | max HP | Armor |
        | Oak  | Cy    | 8  | 10     | 5     |
        | Elk  | Dee   | 6  | 6      | 0     |
      And Elk will roll 2, 7
      When Dee attacks Oak with Elk
      Then Oak has 8 HP
      When Dee attacks Oak with Elk
      Then Oak has 6 HP
      And Oak has 2 damage taken this turn

  @clause:reduction.floor-if-defined @firm
  Rule: A minimum counts where an effect defines one
    There is none by itself; but if a text says how much damage gets through at least, so
    much does, for as long as the text says.

    Source: Damage Modification & Prevention > Damage Reduction

    Scenario Outline: A minimum of a rule, of a unit or of an effect
      Given it is Ada's turn
      And the <level> rule Winter says "<rule>"
      And these units:
        | unit | owner | HP | Armor |
        | Oak  | Ben   | 10 | 5     |
        | Elk  | Cy    | 6  | 0     |
      And Elk has "<text>"
      When Oak and Elk take 2 damage
      Then Oak has <HP> HP
      And Elk has 4 HP

      Examples:
        | case     | level    | rule                             | text                             | HP |
        | campaign | campaign | Each hit deals at least 1 damage | Heal Elk 1                       | 9  |
        | scenario | scenario | Each hit deals at least 2 damage | Heal Elk 1                       | 8  |
        | a unit   | campaign | Fire damage ignores Armor        | Each hit deals at least 1 damage | 9  |
        | none     | campaign | Fire damage ignores Armor        | Heal Elk 1                       | 10 |

    Scenario: A minimum for this turn is over when the turn is
      Given it is Dee's turn
      And these units:
        | unit | owner | HP | Armor |
        | Oak  | Ben   | 10 | 5     |
        | Elk  | Dee   | 6  | 0     |
      And Elk has Sleet: "Each hit deals at least 1 damage this turn"
      When Dee uses Sleet
      And Oak takes 2 damage
      Then Oak has 9 HP
      When Oak takes 3 damage
      Then Oak has 8 HP
      When Dee ends the Main Phase
      And Oak takes 2 damage
      Then Oak has 8 HP

    Scenario: A hit that is larger anyway is what it is
      Given it is Cy's turn
      And the scenario rule Winter says "Each hit deals at least 1 damage"
      And these units:
        | unit | owner | HP | Armor |
        | Oak  | Ada   | 10 | 2     |
      When Oak takes 5 damage
      Then Oak has 7 HP
