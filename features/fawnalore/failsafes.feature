@fawnalore
Feature: Failsafes
  Where timing, order or interplay is unclear, the text of a card comes first, then the more
  specific rule, then the active player's decision. They are there to keep the game moving.

  Background:
    Given a game of Fawnalore between Ada, Ben and Cy

  @clause:failsafe.only-if-unclear @firm
  Rule: The failsafes are for what the other rules leave open, and for nothing else
    Where an order is settled nobody decides about it, the active player no more than others.

    Source: Triggers & Timing > Priority Failsafes

    Scenario: An earlier moment comes first, and the active player is not asked
      Given it is Ben's turn
      And these units:
        | unit | owner | HP | max HP |
        | Elk  | Ben   | 6  |        |
        | Oak  | Ada   | 5  | 6      |
        | Fox  | Cy    | 9  |        |
        | Owl  | Ada   | 4  |        |
      And Elk has "After an attack, deal 2 damage to Oak"
      And Owl has "When an attack is declared, heal Oak 2"
      And Elk will roll 2
      When Ben attacks Fox with Elk
      Then nobody is asked anything
      And these abilities resolved, in order:
        | Owl |
        | Elk |
      And Oak has 4 HP

    Scenario Outline: Of effects of one moment the active player's come first unasked
      Given it is <active>'s turn
      And these units:
        | unit | owner   | HP | max HP |
        | Fox  | <Fox's> | 4  |        |
        | Elk  | <Elk's> | 6  |        |
        | Hart | Ben     | 1  |        |
        | Oak  | Ben     | 5  | 6      |
      And Fox has "When Hart dies, <Fox's text>"
      And Elk has "When Hart dies, <Elk's text>"
      When Hart takes 1 damage
      Then nobody is asked anything
      And these abilities resolved, in order:
        | <first>  |
        | <second> |
      And Oak has 4 HP

      Examples:
        | case            | active | Fox's | Fox's text           | Elk's | Elk's text           | first | second |
        | the last seat   | Cy     | Ada   | deal 2 damage to Oak | Cy    | heal Oak 2           | Elk   | Fox    |
        | the first seat  | Ada    | Ada   | heal Oak 2           | Ben   | deal 2 damage to Oak | Fox   | Elk    |
        | the middle seat | Ben    | Cy    | deal 2 damage to Oak | Ben   | heal Oak 2           | Elk   | Fox    |

    Scenario: The active player decides about two effects, and not about another player's
      Given it is Cy's turn
      And these units:
        | unit | owner | HP | max HP |
        | Fox  | Ada   | 4  |        |
        | Elk  | Cy    | 6  |        |
        | Hart | Ben   | 1  |        |
        | Roe  | Cy    | 4  |        |
        | Oak  | Ben   | 3  | 9      |
      And Fox has "When Hart dies, heal Oak 3"
      And Elk has "When Hart dies, heal Oak 1"
      And Roe has "When Hart dies, heal Oak 2"
      When Hart takes 1 damage
      Then Cy is asked which ability to resolve next:
        | Elk |
        | Roe |
      When Cy chooses Roe
      Then these abilities resolved, in order:
        | Roe |
        | Elk |
        | Fox |
      And Oak has 9 HP

    Scenario: The order of one effect's instructions is nobody's choice
      Given it is Ada's turn
      And these units:
        | unit | owner | HP | max HP |
        | Oak  | Ada   | 3  | 5      |
        | Elk  | Ada   | 6  |        |
      And these cards:
        | card  | owner |
        | Storm | Ada   |
      And Storm has "Heal Oak 4, then deal 3 damage to Oak"
      When Ada plays Storm
      Then nobody is asked anything
      And Oak has 2 HP
      And Oak is alive

  @clause:failsafe.card-over-rules @firm
  Rule: The text of a card beats the rules of the game
    It does so for what it speaks of, and as far as it speaks of it.

    Source: Triggers & Timing > Priority Failsafes

    Scenario Outline: Damage that cannot be reduced
      Given it is Ben's turn
      And these units:
        | unit | owner | HP | Armor   |
        | Oak  | Cy    | 10 | <Armor> |
        | Elk  | Ben   | 6  | 0       |
      And these cards:
        | card | owner |
        | Bolt | Ben   |
      And Bolt has "Deal 4 damage to Oak<what it says>"
      When Ben plays Bolt
      Then Oak has <HP> HP
      And these abilities resolved, in order:
        | Bolt |

      Examples:
        | case                                | Armor | what it says                    | HP |
        | it says that it cannot              | 2     | ; this damage cannot be reduced | 6  |
        | it says so, against more Armor      | 7     | ; this damage cannot be reduced | 6  |
        | it says nothing                     | 2     |                                 | 8  |
        | it says nothing, against more Armor | 7     |                                 | 10 |

    Scenario: It speaks of this damage only
      Given it is Cy's turn
      And these units:
        | unit | owner | HP | Armor |
        | Oak  | Ada   | 20 | 2     |
        | Elk  | Cy    | 6  | 0     |
      And these cards:
        | card | owner |
        | Bolt | Cy    |
      And Bolt has "Deal 4 damage to Oak; this damage cannot be reduced, then deal 5 damage to Oak"
      And Elk will roll 6
      When Cy plays Bolt
      Then these things happened, in order:
        | Oak takes 4 damage |
        | Oak takes 3 damage |
      And Oak has 13 HP
      When Cy attacks Oak with Elk
      Then Oak has 9 HP

    Scenario: It holds for every unit that the text means
      Given it is Ada's turn
      And these units:
        | unit | owner | HP | Armor |
        | Bay  | Cy    | 9  | 3     |
        | Ash  | Ben   | 9  | 1     |
        | Elk  | Ada   | 6  | 0     |
      And these cards:
        | card | owner |
        | Hail | Ada   |
      And Hail has "Deal 4 damage to each of Ash and Bay; this damage cannot be reduced"
      When Ada plays Hail
      Then Ash has 5 HP
      And Bay has 5 HP

    Scenario: A card that puts a part of its effect off beats the rule that all of it happens now
      Given it is Ben's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Ada   | 10 |
        | Elk  | Ben   | 6  |
      And these cards:
        | card | owner |
        | Bolt | Ben   |
      And Bolt has "Deal 1 damage to Oak, then at the end of the turn, deal 2 damage to Oak"
      When Ben plays Bolt
      Then Oak has 9 HP
      When Ben ends the Main Phase
      Then Oak has 7 HP

  @clause:failsafe.specific-over-general @firm
  Rule: A more specific rule beats a more general one
    What a scenario or a Campaign lays down goes before what holds for every game.

    Source: Triggers & Timing > Priority Failsafes

    Scenario Outline: A scenario rule has a minimum, and the game has none
      Given it is Ben's turn
      And the <level> rule Grit says "Each hit deals at least <least> damage"
      And these units:
        | unit | owner | HP | Armor |
        | Elk  | Ben   | 6  | 0     |
        | Oak  | Cy    | 10 | 3     |
      And Elk will roll <roll>
      When Ben attacks Oak with Elk
      Then Oak has <HP> HP

      Examples:
        | case                             | level    | least | roll | HP |
        | nothing would get through        | scenario | 1     | 2    | 9  |
        | just nothing would get through   | scenario | 1     | 3    | 9  |
        | less than that would get through | campaign | 2     | 4    | 8  |
        | more gets through anyway         | scenario | 1     | 7    | 6  |

    Scenario: Without that rule nothing gets through
      Given it is Ben's turn
      And these units:
        | unit | owner | HP | Armor |
        | Elk  | Ben   | 6  | 0     |
        | Oak  | Cy    | 10 | 3     |
      And Elk will roll 2
      When Ben attacks Oak with Elk
      Then Oak has 10 HP

    Scenario: It does not matter which of the two was there first
      Given it is Cy's turn
      And these units:
        | unit | owner | HP | Armor |
        | Oak  | Ada   | 10 | 5     |
        | Elk  | Cy    | 6  | 0     |
      And the scenario rule Grit says "Each hit deals at least 1 damage"
      And Elk will roll 4
      When Cy attacks Oak with Elk
      Then Oak has 9 HP

    Scenario: A Campaign lets one type of damage ignore Armor
      Given it is Ada's turn
      And the campaign rule Blaze says "Fire damage ignores Armor"
      And these units:
        | unit | owner | HP | Armor |
        | Oak  | Ben   | 12 | 3     |
        | Elk  | Ada   | 6  | 0     |
      And these cards:
        | card | owner |
        | Bolt | Ada   |
        | Pike | Ada   |
      And Bolt has "Deal 4 fire damage to Oak"
      And Pike has "Deal 4 damage to Oak"
      When Ada plays Bolt
      Then Oak has 8 HP
      When Ada plays Pike
      Then Oak has 7 HP

  @clause:failsafe.rank @firm
  Rule: Card text goes before specific rules, and both before the active player's decision
    A card that says when it resolves leaves nothing to decide.

    Source: Triggers & Timing > Priority Failsafes

    Scenario Outline: The active player's effect resolves last because its text says so
      Given it is <active>'s turn
      And these units:
        | unit | owner    | HP | max HP |
        | Elk  | <active> | 6  |        |
        | Fox  | <other>  | 4  |        |
        | Hart | Ben      | 1  |        |
        | Oak  | Ben      | 5  | 6      |
      And Elk has "When Hart dies, <Elk's text>"
      And Fox has "When Hart dies, deal 2 damage to Oak"
      When Hart takes 1 damage
      Then these abilities resolved, in order:
        | <first>  |
        | <second> |
      And Oak has <HP> HP

      Examples:
        | case                 | active | other | Elk's text                    | first | second | HP |
        | it says so           | Ada    | Cy    | resolve this last: heal Oak 2 | Fox   | Elk    | 5  |
        | the last seat's says | Cy     | Ada   | resolve this last: heal Oak 2 | Fox   | Elk    | 5  |
        | it does not say so   | Ada    | Cy    | heal Oak 2                    | Elk   | Fox    | 4  |

    @reading:start-of-turn-order
    Scenario: It resolves after the effects of all players
      Given it is Ben's turn
      And these units:
        | unit | owner | HP | max HP |
        | Owl  | Ben   | 4  |        |
        | Fox  | Ada   | 4  |        |
        | Elk  | Ben   | 6  |        |
        | Roe  | Cy    | 4  |        |
        | Hart | Cy    | 1  |        |
        | Oak  | Cy    | 6  | 8      |
      And Elk has "When Hart dies, heal Oak 2"
      And Owl has "When Hart dies, resolve this last: deal 4 damage to Oak"
      And Fox has "When Hart dies, deal 1 damage to Oak"
      And Roe has "When Hart dies, heal Oak 3"
      When Hart takes 1 damage
      Then nobody is asked anything
      And these abilities resolved, in order:
        | Elk |
        | Roe |
        | Fox |
        | Owl |
      And Oak has 3 HP

    Scenario: Of two effects of the active player one says that it is the last
      Given it is Cy's turn
      And these units:
        | unit | owner | HP | max HP |
        | Elk  | Cy    | 6  |        |
        | Roe  | Cy    | 4  |        |
        | Hart | Ada   | 1  |        |
        | Oak  | Ben   | 5  | 6      |
      And Elk has "When Hart dies, resolve this last: heal Oak 2"
      And Roe has "When Hart dies, deal 2 damage to Oak"
      When Hart takes 1 damage
      Then nobody is asked anything
      And these abilities resolved, in order:
        | Roe |
        | Elk |
      And Oak has 5 HP

    Scenario: Another player's effect resolves last as well if it says so
      Given it is Ada's turn
      And these units:
        | unit | owner | HP | max HP |
        | Fox  | Ben   | 4  |        |
        | Roe  | Cy    | 4  |        |
        | Hart | Ada   | 1  |        |
        | Oak  | Ada   | 5  | 6      |
      And Fox has "When Hart dies, resolve this last: deal 2 damage to Oak"
      And Roe has "When Hart dies, heal Oak 3"
      When Hart takes 1 damage
      Then these abilities resolved, in order:
        | Roe |
        | Fox |
      And Oak has 4 HP
