@fawnalore
Feature: Types of damage
  The game knows no types of damage. A campaign or a card may bring one in, and says what it
  means.

  Background:
    Given a game of Fawnalore between Ada, Ben, Cy and Dee

  @clause:types.none @firm
  Rule: No type of damage has a meaning of its own
    Damage needs no type, and a word for one changes nothing about it.

    Source: Damage Modification & Prevention > Damage Types

    Scenario Outline: A word before the damage changes nothing
      Given it is Cy's turn
      And these units:
        | unit | owner | HP | Armor |
        | Oak  | Ben   | 10 | 2     |
        | Elk  | Cy    | 6  | 0     |
      And Elk has Hex: "Deal 5 <damage> to Oak"
      When Cy uses Hex
      Then Oak has 7 HP
      When Oak takes 4 <damage>
      Then Oak has 5 HP

      Examples:
        | case      | damage           |
        | no type   | damage           |
        | fire      | fire damage      |
        | frost     | frost damage     |
        | lightning | lightning damage |
        | magic     | magic damage     |
        | poison    | poison damage    |

    Scenario: A card of fire and a plain card
      Given it is Dee's turn
      And these units:
        | unit | owner | HP | Armor |
        | Oak  | Ada   | 10 | 2     |
      And these cards:
        | card  | owner |
        | Ember | Dee   |
        | Stone | Dee   |
      And Ember has "Deal 3 fire damage to Oak"
      And Stone has "Deal 3 damage to Oak"
      When Dee plays Ember
      Then Oak has 9 HP
      When Dee plays Stone
      Then Oak has 8 HP

    Scenario: Guard and prevention stop damage with a type like any other
      Given it is Ben's turn
      And these units:
        | unit | owner | HP | Guard |
        | Oak  | Ben   | 10 | 2     |
        | Yew  | Ben   | 10 | 0     |
      And Yew has Ward: "Prevent the next 3 damage to Yew"
      When Ben uses Ward
      And Oak takes 2 poison damage
      And Yew takes 3 magic damage
      Then Oak has 10 HP
      And Yew has 10 HP
      And Oak has 0 Guard
      And these abilities resolved, in order:
        | Ward |

  @clause:types.introduced-by-text @firm
  Rule: A campaign or a card may introduce a type, and says what it means
    Then the type means that, and no more, as long as the text is there.

    Source: Damage Modification & Prevention > Damage Types

    Scenario Outline: A campaign has fire pass Armor
      Given it is Ada's turn
      And the campaign rule Blaze says "Fire damage ignores Armor"
      And these units:
        | unit | owner | HP | Armor |
        | Oak  | Dee   | 10 | 2     |
      When Oak takes <damage>
      Then Oak has <HP> HP

      Examples:
        | case  | damage         | HP |
        | fire  | 3 fire damage  | 7  |
        | frost | 3 frost damage | 9  |
        | plain | 3 damage       | 9  |

    Scenario: An effect that deals fire damage
      Given it is Dee's turn
      And the scenario rule Blaze says "Fire damage ignores Armor"
      And these units:
        | unit | owner | HP | Armor |
        | Oak  | Ben   | 10 | 2     |
        | Elk  | Dee   | 6  | 0     |
      And these cards:
        | card  | owner |
        | Ember | Dee   |
      And Ember has "Deal 3 fire damage to Oak"
      And Elk will roll 3
      When Dee plays Ember
      Then Oak has 7 HP
      When Dee attacks Oak with Elk
      Then Oak has 6 HP

    Scenario: Fire that passes Armor does not pass other reductions
      Given it is Cy's turn
      And the campaign rule Blaze says "Fire damage ignores Armor"
      And these units:
        | unit | owner | HP | Armor |
        | Oak  | Ada   | 10 | 2     |
      And Oak has "Reduce damage taken by 1"
      When Oak takes 4 fire damage
      Then Oak has 7 HP

    Scenario: A card brings a type in, and takes it along when it goes
      Given it is Ben's turn
      And these units:
        | unit | owner | HP | Armor |
        | Oak  | Cy    | 10 | 2     |
        | Elk  | Ben   | 6  | 0     |
      And these cards:
        | card  | owner | on  |
        | Torch | Ben   | Elk |
      And Torch has "Fire damage ignores Armor"
      When Oak takes 3 fire damage
      Then Oak has 7 HP
      When Torch is destroyed
      And Oak takes 3 fire damage
      Then Oak has 6 HP

    Scenario: A card that is still in hand brings nothing in
      Given it is Dee's turn
      And these units:
        | unit | owner | HP | Armor |
        | Oak  | Cy    | 10 | 2     |
      And these cards:
        | card  | owner | in   |
        | Torch | Dee   | hand |
      And Torch has "Fire damage ignores Armor"
      When Oak takes 3 fire damage
      Then Oak has 9 HP
