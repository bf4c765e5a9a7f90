@fawnalore
Feature: Interrupts
  Some cards and abilities say that they may be used at any time, during any turn, or something
  of that kind. These are Interrupts, and they are free of turn and phase.

  Background:
    Given a game of Fawnalore between Ada, Ben and Cy

  @clause:interrupt.class.at-any-time @firm
  Rule: What may be used at any time is an Interrupt
    A text that permits use at any time makes its card or ability an Interrupt, in its own
    player's turn and in every other.

    Source: Triggers & Timing > Interrupts

    Scenario Outline: Damage is prevented in anybody's attack
      Given it is <active>'s turn
      And these units:
        | unit | owner    | HP |
        | Oak  | <victim> | 10 |
        | Elk  | <active> | 6  |
        | Fox  | Ben      | 6  |
      And Fox has Ward: "At any time, prevent the next 2 damage to Oak"
      And Elk will roll 5
      And Ben will use Ward before the damage to Oak
      When <active> attacks Oak with Elk
      Then these things happened, in order:
        | Elk rolls 5        |
        | Ben uses Ward      |
        | Ward is finished   |
        | Oak takes 3 damage |
      And Oak has 7 HP

      Examples:
        | case                           | active | victim |
        | of the player before           | Ada    | Ben    |
        | of the next player             | Cy     | Ben    |
        | of a player on somebody else   | Ada    | Cy     |
        | of the player of the Interrupt | Ben    | Cy     |

    Scenario Outline: It is used in anybody's Main Phase
      Given it is <active>'s turn
      And these units:
        | unit | owner | HP | max HP |
        | Fox  | Ben   | 3  | 9      |
        | Oak  | Cy    | 3  | 9      |
      And Fox has Balm: "At any time, heal this unit 2"
      When Ben uses Balm
      Then Fox has 5 HP
      And Oak has 3 HP
      When <active> ends the Main Phase
      And Ben uses Balm
      Then Fox has 7 HP

      Examples:
        | case                 | active |
        | of the player before | Ada    |
        | of the player of it  | Ben    |
        | of the next player   | Cy     |

  @clause:interrupt.class.any-turn @firm
  Rule: What may be used during any turn is an Interrupt
    A text that permits use during any turn makes its card or ability an Interrupt, while
    something resolves and otherwise.

    Source: Triggers & Timing > Interrupts

    Scenario Outline: A card is played in another player's Main Phase
      Given it is <active>'s turn
      And these units:
        | unit | owner | HP | max HP |
        | Fox  | Ben   | 3  | 9      |
        | Oak  | Ada   | 3  | 9      |
      And these cards:
        | card | owner |
        | Balm | Ben   |
      And Ben has 3 cards in hand
      And Balm has "During any turn, heal Fox 2"
      When Ben plays Balm
      Then these things happened, in order:
        | Ben plays Balm |
        | Balm resolves  |
        | Fox heals 2 HP |
      And Fox has 5 HP
      And Ben has 2 cards in hand
      And Ben has 1 card discarded
      And Oak has 3 HP

      Examples:
        | case                 | active |
        | of the player before | Ada    |
        | of the next player   | Cy     |

    Scenario: It is played while another player's effect resolves
      Given it is Cy's turn
      And these units:
        | unit | owner | HP | max HP |
        | Oak  | Ada   | 9  |        |
        | Fox  | Ben   | 2  | 9      |
      And these cards:
        | card | owner |
        | Bolt | Cy    |
        | Balm | Ben   |
      And Bolt has "Deal 1 damage to Oak, then deal 3 damage to Fox"
      And Balm has "During any turn, heal Fox 2"
      And Ben will use Balm before instruction 2 of Bolt
      When Cy plays Bolt
      Then these things happened, in order:
        | Oak takes 1 damage |
        | Ben plays Balm     |
        | Fox heals 2 HP     |
        | Fox takes 3 damage |
        | Bolt is finished   |
      And Fox has 1 HP
      And Fox is alive

    Scenario: Its own player's turn is a turn, too
      Given it is Ben's turn
      And these units:
        | unit | owner | HP | max HP |
        | Fox  | Ben   | 2  | 9      |
      And these cards:
        | card | owner |
        | Bolt | Ben   |
        | Balm | Ben   |
      And Bolt has "Deal 1 damage to Fox, then deal 2 damage to Fox"
      And Balm has "During any turn, heal Fox 4"
      And Ben will use Balm before instruction 2 of Bolt
      When Ben plays Bolt
      Then Fox has 3 HP

  @clause:interrupt.class.equivalent-wording @firm
  Rule: Other words for the same make an Interrupt as well
    What counts is what a text permits, not one of two phrases.

    Source: Triggers & Timing > Interrupts

    Scenario Outline: An ability in other words breaks into an effect
      Given it is Ada's turn
      And these units:
        | unit | owner | HP | max HP |
        | Fox  | Cy    | 2  | 9      |
        | Oak  | Ben   | 9  |        |
      And these cards:
        | card | owner |
        | Bolt | Ada   |
      And Bolt has "Deal 1 damage to Oak, then deal 3 damage to Fox"
      And Fox has Balm: "<words>, heal this unit 2"
      And the game halts for Cy before instruction 2 of Bolt
      When Ada plays Bolt
      Then Cy is asked whether to interrupt:
        | Balm |
      When Cy chooses Balm
      Then Fox has 1 HP
      And Oak has 8 HP
      And Fox is alive

      Examples:
        | case            | words             |
        | whoever's turn  | On anyone's turn  |
        | whenever        | Whenever you wish |
        | at any moment   | At any moment     |
        | at any time     | At any time       |
        | during any turn | During any turn   |

    Scenario Outline: A card in other words is played in another player's turn
      Given it is Cy's turn
      And these units:
        | unit | owner | HP | max HP |
        | Fox  | Ada   | 2  | 9      |
      And these cards:
        | card | owner |
        | Balm | Ada   |
      And Balm has "<words>, heal Fox 3"
      When Ada plays Balm
      Then Fox has 5 HP

      Examples:
        | case           | words             |
        | whoever's turn | On anyone's turn  |
        | whenever       | Whenever you wish |
        | at any moment  | At any moment     |

    Scenario Outline: A text that only speaks of time or turns is no Interrupt
      Given it is Ben's turn
      And these units:
        | unit | owner | HP | max HP |
        | Oak  | Ada   | 9  |        |
        | Fox  | Cy    | 3  | 9      |
      And these cards:
        | card | owner |
        | Bolt | Ben   |
        | Lore | Cy    |
        | Balm | Cy    |
      And Bolt has "Deal 1 damage to Oak, then deal 1 damage to Fox"
      And Lore has "<text>"
      And Balm has "Whenever you wish, heal Fox 1"
      And the game halts for Cy before instruction 2 of Bolt
      When Ben plays Bolt
      Then Cy is asked whether to interrupt:
        | Balm |
      When Cy tries to play Lore
      Then it is refused because an effect is resolving
      When Cy declines
      And Cy tries to play Lore
      Then it is refused because not your turn
      And Fox has 2 HP

      Examples:
        | case                | text                                                                     |
        | this turn           | Negate all damage from Bolt this turn                                    |
        | the end of the turn | At the end of the turn, heal Fox 4                                       |
        | that ends the turn  | End the turn                                                             |
        | at the same time    | Oak deals 1 damage to Fox and Fox deals 1 damage to Oak at the same time |

    Scenario: An ability that triggers when something happens is no Interrupt
      Given it is Ben's turn
      And these units:
        | unit | owner | HP | max HP |
        | Hart | Ada   | 4  |        |
        | Fox  | Cy    | 3  | 9      |
      And these cards:
        | card | owner |
        | Bolt | Ben   |
      And Fox has Grief: "When Hart dies, heal this unit 4" and Balm: "At any time, heal this unit 1"
      And Bolt has "Deal 1 damage to Hart, then deal 2 damage to Fox"
      And the game halts for Cy before instruction 2 of Bolt
      When Ben plays Bolt
      Then Cy is asked whether to interrupt:
        | Balm |
      When Cy declines
      And Cy tries to use Grief
      Then it is refused because no such ability
      And Fox has 1 HP

  @clause:interrupt.carrier @firm
  Rule: Cards and abilities can be Interrupts
    A card that is played can be one, and so can an ability that is used, on a unit or on a card
    in play.

    Source: Triggers & Timing > Interrupts

    Scenario: A card and an ability are used in another player's turn
      Given it is Ada's turn
      And these units:
        | unit | owner | HP | max HP |
        | Fox  | Ben   | 1  | 20     |
        | Oak  | Ben   | 6  |        |
      And these cards:
        | card | owner | on  |
        | Tea  | Ben   |     |
        | Rune | Ben   | Oak |
      And Tea has "At any time, heal Fox 2"
      And Rune has "At any time, heal Fox 3"
      And Fox has Balm: "At any time, heal this unit 4"
      When Ben plays Tea
      Then Fox has 3 HP
      When Ben uses Rune
      Then Fox has 6 HP
      When Ben uses Balm
      Then Fox has 10 HP

    Scenario Outline: Each of them breaks into an effect
      Given it is Cy's turn
      And these units:
        | unit | owner | HP | max HP |
        | Fox  | Ada   | 1  | 20     |
        | Oak  | Ada   | 6  |        |
      And these cards:
        | card | owner | on  |
        | Tea  | Ada   |     |
        | Rune | Ada   | Oak |
        | Bolt | Cy    |     |
      And Bolt has "Deal 1 damage to Oak, then deal 2 damage to Fox"
      And Tea has "At any time, heal Fox 2"
      And Rune has "At any time, heal Fox 3"
      And Fox has Balm: "At any time, heal this unit 4"
      And the game halts for Ada before instruction 2 of Bolt
      When Cy plays Bolt
      Then Ada is asked whether to interrupt:
        | Balm |
        | Rune |
        | Tea  |
      When Ada chooses <Interrupt>
      Then Fox has <HP> HP
      And these things happened, in order:
        | Oak takes 1 damage   |
        | <Interrupt> resolves |
        | Fox takes 2 damage   |

      Examples:
        | case                  | Interrupt | HP |
        | a card                | Tea       | 1  |
        | an ability of a relic | Rune      | 2  |
        | an ability of a unit  | Balm      | 3  |

  @clause:interrupt.outside-structure @firm
  Rule: Interrupts are free of turn and phase
    They are used in Clean Up, too, and in other players' phases; the turn goes on from where it
    was.

    Source: Triggers & Timing > Interrupts

    Scenario Outline: Clean Up goes on after an Interrupt in it
      Given it is <active>'s turn
      And these units:
        | unit | owner    | HP | max HP |
        | Oak  | <active> | 4  | 9      |
        | Fox  | Cy       | 2  | 9      |
      And the hand limit is 2
      And <active> has 4 cards in hand
      And Oak has Rest: "At the end of your turn, heal this unit 1"
      And Fox has Balm: "At any time, heal this unit 3"
      And Cy will use Balm <window>
      When <active> ends the Main Phase
      Then these things happened, in order:
        | <active>'s clean-up phase begins |
        | Balm resolves                    |
        | Balm is finished                 |
        | <active> discards Blank          |
        | <active> discards Blank          |
        | <active>'s turn ends             |
        | <next>'s turn begins             |
        | <next>'s main phase begins       |
      And these abilities resolved, in any order:
        | Balm |
        | Rest |
      And Fox has 5 HP
      And Oak has 5 HP
      And <active> has 2 cards in hand
      And none of these things happened:
        | <active>'s main phase begins |

      Examples:
        | case                                 | active | window            | next |
        | as it begins, in another's turn      | Ada    | in Clean Up       | Ben  |
        | before discarding, in another's turn | Ben    | before discarding | Cy   |
        | as it begins, in their own turn      | Cy     | in Clean Up       | Ada  |

    Scenario: Without a permission nothing is used in another player's Clean Up
      Given it is Ada's turn
      And these units:
        | unit | owner | HP | max HP |
        | Fox  | Cy    | 2  | 9      |
        | Oak  | Ben   | 4  |        |
      And Fox has Balm: "At any time, heal this unit 3" and Herb: "Heal this unit 5"
      And the game halts for Cy in Clean Up
      When Ada ends the Main Phase
      Then Cy is asked whether to interrupt:
        | Balm |
      When Cy tries to use Herb
      Then it is refused because a choice is open
      When Cy chooses Balm
      Then Fox has 5 HP
      And these things happened, in order:
        | Ada's clean-up phase begins |
        | Balm is finished            |
        | Ada's turn ends             |
      And none of these things happened:
        | Cy's turn begins |

    Scenario: The Main Phase goes on after an Interrupt in it
      Given it is Ben's turn
      And these units:
        | unit | owner | HP | max HP |
        | Fox  | Cy    | 4  | 9      |
        | Elk  | Ben   | 6  |        |
      And Fox has Balm: "At any time, heal this unit 3"
      And Elk will roll 2 and 1
      When Ben attacks Fox with Elk
      And Cy uses Balm
      And Ben attacks Fox with Elk
      Then Fox has 4 HP
      And Ben has 1 action
      And none of these things happened:
        | Ben's clean-up phase begins |
        | Ben's main phase begins     |
        | Ben's turn ends             |
