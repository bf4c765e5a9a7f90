@fawnalore
Feature: Resolving as a whole
  An effect that has begun is carried out to its end before anything else happens.

  Background:
    Given a game of Fawnalore between Ada, Ben and Cy

  @clause:timing.general.full @firm
  Rule: An effect that has begun carries out all its instructions
    The death of a target, or of the unit whose effect it is, does not cut an effect short.

    Source: Triggers & Timing > General Timing Principles

    Scenario: The target dies, and the rest is carried out
      Given it is Cy's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Ben   | 2  |
        | Ash  | Ada   | 6  |
      And these cards:
        | card | owner |
        | Bolt | Cy    |
      And Cy has 4 cards in hand
      And Bolt has "Deal 2 damage to Oak, then draw 2 cards, then deal 1 damage to Ash"
      When Cy plays Bolt
      Then these things happened, in order:
        | Oak dies           |
        | Cy draws 2 cards   |
        | Ash takes 1 damage |
        | Bolt is finished   |
      And Cy has 5 cards in hand
      And Ash has 5 HP

    Scenario: The unit whose effect it is dies, and the rest is carried out
      Given it is Ben's turn
      And these units:
        | unit | owner | HP |
        | Elk  | Ben   | 3  |
        | Oak  | Cy    | 9  |
      And Ben has 1 card in hand
      And Elk has Frenzy: "Deal 3 damage to this unit, then deal 4 damage to Oak, then draw 1 card"
      When Ben uses Frenzy
      Then Elk is Dead
      And Oak has 5 HP
      And Ben has 2 cards in hand

    Scenario: An effect of a unit that is Dead already is carried out to its end
      Given it is Cy's turn
      And these units:
        | unit | owner | HP |
        | Hart | Ben   | 2  |
        | Oak  | Ada   | 7  |
      And Ben has 1 card in hand
      And Hart has "When this unit dies, deal 3 damage to Oak, then draw 2 cards, then deal 1 damage to Oak"
      When Hart takes 2 damage
      Then Hart is Dead
      And Oak has 3 HP
      And Ben has 3 cards in hand

    Scenario: A triggered effect is carried out to its end, too
      Given it is Ada's turn
      And these units:
        | unit | owner | HP |
        | Hart | Ada   | 2  |
        | Roe  | Ada   | 1  |
        | Oak  | Cy    | 7  |
      And Cy has 0 cards in hand
      And Oak has "When Hart dies, deal 1 damage to Roe, then draw 3 cards"
      When Hart takes 2 damage
      Then Roe is Dead
      And Cy has 3 cards in hand

  @clause:timing.general.blocking @firm
  Rule: Nothing goes on before the effect is done
    No action is taken and no phase begins while an effect is under way.

    Source: Triggers & Timing > General Timing Principles

    Scenario Outline: No action while instructions are left
      Given it is Ben's turn
      And these units:
        | unit | owner | HP | max HP |
        | Elk  | Ben   | 6  |        |
        | Fox  | Cy    | 3  | 8      |
        | Oak  | Ada   | 9  |        |
      And these cards:
        | card | owner |
        | Bolt | Ben   |
        | Dart | Ben   |
      And Bolt has "Deal 1 damage to Oak, then deal 2 damage to Oak, then deal 2 damage to Oak"
      And Dart has "Deal 2 damage to Oak"
      And Elk has Kick: "Deal 3 damage to Oak"
      And Fox has Balm: "At any time, heal Fox 1"
      And the game halts for Cy before instruction 2 of Bolt
      When Ben plays Bolt
      And Ben tries to <do it>
      Then it is refused because an effect is resolving
      When Cy declines
      Then Oak has 4 HP
      When Ben <does it>
      Then these things happened, in order:
        | Oak takes 2 damage |
        | Bolt is finished   |
        | <what happened>    |

      Examples:
        | case            | do it              | does it             | what happened               |
        | another card    | play Dart          | plays Dart          | Ben plays Dart              |
        | another ability | use Kick           | uses Kick           | Ben uses Kick               |
        | a move          | move Elk 1 tile    | moves Elk 1 tile    | Elk moves 1 tile            |
        | the end of Main | end the Main Phase | ends the Main Phase | Ben's clean-up phase begins |

    Scenario Outline: No action while an attack is under way
      Given it is Cy's turn
      And these units:
        | unit | owner | HP | max HP |
        | Fox  | Ben   | 8  |        |
        | Elk  | Cy    | 6  |        |
        | Emu  | Cy    | 6  |        |
        | Oak  | Ada   | 9  |        |
      And Oak has Balm: "At any time, heal Elk 1"
      And Elk will roll 3
      And Emu will roll 2
      And the game halts for Ada <window>
      When Cy attacks Fox with Elk
      And Cy tries to attack Fox with Emu
      Then it is refused because an effect is resolving
      When Cy tries to end the Main Phase
      Then it is refused because an effect is resolving
      When Ada declines
      Then Fox has 5 HP
      When Cy attacks Fox with Emu
      Then these things happened, in order:
        | the attack of Elk on Fox ends |
        | Emu attacks Fox               |
      And Fox has 3 HP

      Examples:
        | case              | window                   |
        | before its roll   | before the roll of Elk   |
        | before its damage | before the damage to Fox |

    Scenario: A turn that an effect ends is not over before the effect
      Given it is Ada's turn
      And these units:
        | unit | owner | HP | max HP |
        | Oak  | Ben   | 9  |        |
        | Elk  | Cy    | 4  | 9      |
      And these cards:
        | card | owner |
        | Dusk | Ada   |
      And Dusk has "End the turn, then deal 2 damage to Oak, then heal Elk 3"
      When Ada plays Dusk
      Then these things happened, in order:
        | Oak takes 2 damage          |
        | Elk heals 3 HP              |
        | Dusk is finished            |
        | Ada's clean-up phase begins |
        | Ben's turn begins           |
      And Oak has 7 HP
      And Elk has 7 HP

  @clause:timing.general.no-partial @firm
  Rule: No effect stays half applied
    What an effect does, it does to everybody whom it concerns before anything that it sets off
    has its say.

    Source: Triggers & Timing > General Timing Principles

    Scenario Outline: A death does not spare the others
      Given it is Ben's turn
      And these units:
        | unit | owner | HP    |
        | Bay  | Cy    | <bay> |
        | Ash  | Ada   | <ash> |
        | Cob  | Cy    | <cob> |
      And these cards:
        | card  | owner |
        | Blast | Ben   |
      And Blast has "Deal 2 damage to each of Ash, Bay and Cob"
      And <victim> has Curse: "When this unit dies, end the turn"
      When Ben plays Blast
      Then these things happened, in order:
        | <one> takes 2 damage        |
        | Curse resolves              |
        | Ben's clean-up phase begins |
      And these things happened, in order:
        | <other> takes 2 damage |
        | Curse resolves         |
      And <victim> is Dead
      And <one> and <other> are alive
      And Ash has <ash left> HP
      And Bay has <bay left> HP
      And Cob has <cob left> HP

      Examples:
        | case                   | victim | ash | bay | cob | one | other | ash left | bay left | cob left |
        | the first to be named  | Ash    | 2   | 6   | 5   | Cob | Bay   | 0        | 4        | 3        |
        | the first on the table | Bay    | 7   | 2   | 5   | Cob | Ash   | 5        | 0        | 3        |
        | the last of them       | Cob    | 7   | 6   | 2   | Bay | Ash   | 5        | 4        | 0        |

    Scenario: What a first instruction sets off does not keep the second from its work
      Given it is Ada's turn
      And these units:
        | unit | owner | HP |
        | Ash  | Ben   | 1  |
        | Bay  | Cy    | 6  |
      And these cards:
        | card  | owner |
        | Blast | Ada   |
      And Ash has Curse: "When this unit dies, end the turn"
      And Blast has "Deal 1 damage to Ash, then deal 4 damage to Bay"
      When Ada plays Blast
      Then these things happened, in order:
        | Ash dies                    |
        | Bay takes 4 damage          |
        | Ada's clean-up phase begins |
      And Bay has 2 HP

    Scenario: Nothing ends the turn if nobody dies
      Given it is Ben's turn
      And these units:
        | unit | owner | HP |
        | Ash  | Ada   | 3  |
        | Bay  | Cy    | 6  |
        | Cob  | Cy    | 5  |
        | Elm  | Cy    | 2  |
      And these cards:
        | card  | owner |
        | Blast | Ben   |
      And Blast has "Deal 2 damage to each of Ash, Bay and Cob"
      And Ash has Curse: "When this unit dies, end the turn"
      And Elm has Spite: "When this unit dies, deal 3 damage to Cob"
      When Ben plays Blast
      Then Ash has 1 HP
      And Bay has 4 HP
      And Cob has 3 HP
      And Curse and Spite never resolved
      And none of these things happened:
        | Ben's clean-up phase begins |

  @clause:timing.general.no-pause @reading:nested-triggers
  Rule: What triggers inside an effect does not slide in between its instructions
    An ability that triggers in the middle of an effect resolves when that effect is over, unless
    it is an Interrupt.

    Source: Triggers & Timing > General Timing Principles, and Interrupts

    Scenario: The heal of an effect comes before what a death sets off
      Given it is Cy's turn
      And these units:
        | unit | owner | HP | max HP |
        | Hart | Ada   | 3  |        |
        | Elk  | Cy    | 2  | 10     |
      And these cards:
        | card   | owner |
        | Strike | Cy    |
      And Hart has "When this unit dies, deal 2 damage to Elk"
      And Strike has "Deal 3 damage to Hart, then heal Elk 2"
      When Cy plays Strike
      Then exactly these things happened, in order:
        | Cy plays Strike     |
        | Strike resolves     |
        | Hart takes 3 damage |
        | Hart dies           |
        | Hart triggers       |
        | Elk heals 2 HP      |
        | Strike is finished  |
        | Hart resolves       |
        | Elk takes 2 damage  |
        | Hart is finished    |
      And Elk has 2 HP
      And Elk is alive

    Scenario: It waits for the last instruction, not only for the next
      Given it is Ada's turn
      And these units:
        | unit | owner | HP | max HP |
        | Oak  | Ben   | 9  |        |
        | Roe  | Ben   | 6  | 7      |
      And these cards:
        | card  | owner |
        | Storm | Ada   |
      And Oak has "When this unit takes damage, heal Roe 4"
      And Storm has "Deal 1 damage to Oak, then deal 2 damage to Roe, then deal 3 damage to Roe"
      When Ada plays Storm
      Then these things happened, in order:
        | Oak triggers       |
        | Roe takes 2 damage |
        | Roe takes 3 damage |
        | Storm is finished  |
        | Oak resolves       |
        | Roe heals 4 HP     |
      And Roe has 5 HP

    Scenario: A triggered effect does not pause for what it triggers either
      Given it is Ben's turn
      And these units:
        | unit | owner | HP | max HP |
        | Roe  | Cy    | 5  |        |
        | Hart | Cy    | 1  |        |
        | Fox  | Ada   | 2  | 8      |
      And Fox has "When Hart dies, deal 1 damage to Roe, then heal Fox 3"
      And Roe has "When this unit takes damage, deal 2 damage to Fox"
      When Hart takes 1 damage
      Then these abilities resolved, in order:
        | Fox |
        | Roe |
      And Fox is alive
      And Fox has 3 HP
