@fawnalore
Feature: Canceling
  An effect that is canceled does not resolve, and nothing finds that it ever did anything.

  Background:
    Given a game of Fawnalore between Ada, Ben and Cy

  @clause:cancel.no-resolve @firm
  Rule: A canceled effect does not resolve
    None of its instructions is carried out, neither now nor later.

    Source: Triggers & Timing > Canceling Effects

    Scenario: A card is canceled before it deals damage
      Given it is Cy's turn
      And these units:
        | unit | owner | HP |
        | Elk  | Cy    | 6  |
        | Oak  | Ada   | 10 |
      And these cards:
        | card | owner |
        | Veto | Ada   |
        | Bolt | Cy    |
      And Veto has "At any time, cancel an effect"
      And Bolt has "Deal 4 damage to Oak"
      And Ada will use Veto before instruction 1 of Bolt
      When Cy plays Bolt
      Then exactly these things happened, in order:
        | Cy plays Bolt            |
        | Ada plays Veto           |
        | Veto resolves            |
        | Bolt is canceled by Veto |
        | Veto is finished         |
      And Oak has 10 HP
      And nobody is asked anything

    Scenario: None of several instructions is carried out
      Given it is Ben's turn
      And these units:
        | unit | owner | HP | max HP |
        | Oak  | Cy    | 10 |        |
        | Elk  | Ben   | 3  | 8      |
        | Fox  | Cy    | 7  |        |
      And these cards:
        | card  | owner |
        | Storm | Ben   |
      And Fox has Veto: "At any time, cancel an effect"
      And Storm has "Deal 1 damage to Oak, then heal Elk 2, then deal 3 damage to Fox, then draw 1 card"
      And Cy will use Veto before instruction 1 of Storm
      When Ben plays Storm
      Then Storm never resolved
      And Oak has 10 HP
      And Elk has 3 HP
      And Fox has 7 HP
      And Ben has 0 cards in hand
      And none of these things happened:
        | Storm is finished |

    Scenario: An effect that nobody cancels resolves
      Given it is Cy's turn
      And these units:
        | unit | owner | HP |
        | Elk  | Cy    | 6  |
        | Oak  | Ada   | 10 |
      And these cards:
        | card | owner |
        | Veto | Ada   |
        | Bolt | Cy    |
      And Veto has "At any time, cancel an effect"
      And Bolt has "Deal 4 damage to Oak"
      And the game halts for Ada before instruction 1 of Bolt
      When Cy plays Bolt
      Then Ada is asked whether to interrupt:
        | Veto |
      When Ada declines
      Then Oak has 6 HP
      And Veto never resolved

    Scenario: A triggered ability is canceled, and the others of that moment are not
      Given it is Ada's turn
      And these units:
        | unit | owner | HP | max HP |
        | Oak  | Ben   | 5  | 8      |
        | Fox  | Ben   | 4  |        |
        | Elk  | Ada   | 6  |        |
        | Hart | Cy    | 1  |        |
        | Roe  | Cy    | 4  |        |
      And Elk has "When Hart dies, deal 3 damage to Oak"
      And Fox has "When Hart dies, heal Oak 1"
      And Roe has "When Hart dies, heal Oak 2"
      And Oak has Veto: "At any time, cancel an effect"
      And Ben will use Veto before instruction 1 of Elk
      When Hart takes 1 damage
      Then these abilities resolved, in order:
        | Veto |
        | Fox  |
        | Roe  |
      And Oak has 8 HP

    Scenario: An ability that somebody uses is canceled
      Given it is Ben's turn
      And these units:
        | unit | owner | HP | max HP |
        | Elk  | Ben   | 3  | 8      |
        | Fox  | Ada   | 4  |        |
      And these cards:
        | card | owner | in   |
        | Veto | Ada   | play |
        | Rune | Ben   | play |
      And Veto has "Whenever you wish, cancel an effect"
      And Rune has "Heal Elk 2, then deal 1 damage to Fox"
      And Ada will use Veto before instruction 1 of Rune
      When Ben uses Rune
      Then Rune never resolved
      And Elk has 3 HP
      And Fox has 4 HP
      And these things happened, in order:
        | Ben uses Rune            |
        | Ada uses Veto            |
        | Rune is canceled by Veto |

    Scenario: Without an effect there is nothing to cancel
      Given it is Ben's turn
      And these units:
        | unit | owner | HP |
        | Elk  | Ben   | 6  |
      And these cards:
        | card | owner |
        | Veto | Cy    |
      And Veto has "At any time, cancel an effect"
      When Cy tries to play Veto
      Then it is refused because nothing to cancel
      And Cy has 1 card in hand

    @reading:when-to-cancel
    Scenario: An effect that has begun cannot be canceled any more
      Given it is Ada's turn
      And these units:
        | unit | owner | HP | max HP |
        | Oak  | Cy    | 10 |        |
        | Fox  | Cy    | 5  | 8      |
      And these cards:
        | card  | owner |
        | Storm | Ada   |
        | Veto  | Cy    |
      And Veto has "At any time, cancel an effect"
      And Fox has Balm: "At any time, heal this unit 1"
      And Storm has "Deal 2 damage to Oak, then deal 2 damage to Oak"
      And the game halts for Cy before instruction 2 of Storm
      When Ada plays Storm
      Then Cy is asked whether to interrupt:
        | Balm |
      When Cy declines
      Then Oak has 6 HP

    @reading:interrupts-within-interrupts
    Scenario: An Interrupt is canceled itself, and then does not cancel anything
      Given it is Cy's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Ada   | 10 |
        | Elk  | Cy    | 6  |
      And these cards:
        | card | owner |
        | Bolt | Cy    |
        | Veto | Ada   |
        | Nay  | Cy    |
      And Bolt has "Deal 4 damage to Oak"
      And Veto has "At any time, cancel an effect"
      And Nay has "At any time, cancel an effect"
      And Ada will use Veto before instruction 1 of Bolt
      And Cy will use Nay before instruction 1 of Veto
      When Cy plays Bolt
      Then these abilities resolved, in order:
        | Nay  |
        | Bolt |
      And Oak has 6 HP
      And none of these things happened:
        | Bolt is canceled by Veto |

  @clause:cancel.as-if-nothing @firm
  Rule: For all that looks at it afterwards a canceled effect did nothing
    It sets nothing off, and no count has risen by it.

    Source: Triggers & Timing > Canceling Effects

    Scenario Outline: No card for damage that was not dealt
      Given it is Ben's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Cy    | 10 |
        | Elk  | Ben   | 6  |
      And these cards:
        | card | owner |
        | Veto | Cy    |
        | Bolt | Ben   |
      And Ben has 3 cards in hand
      And Elk has "After your effect deals damage, draw 1 card"
      And Bolt has "Deal 4 damage to Oak"
      And Veto has "At any time, cancel an effect"
      And the game halts for Cy before instruction 1 of Bolt
      When Ben plays Bolt
      And Cy <answers>
      Then Ben has <cards> cards in hand
      And Ben has <dealt> damage dealt this turn
      And Oak has <HP> HP
      And Oak has <dealt> damage taken this turn

      Examples:
        | case           | answers      | cards | dealt | HP |
        | it is canceled | chooses Veto | 2     | 0     | 10 |
        | it is not      | declines     | 3     | 4     | 6  |

    Scenario: Nothing triggers for a unit that was not hit
      Given it is Ada's turn
      And these units:
        | unit | owner | HP |
        | Roe  | Cy    | 3  |
        | Oak  | Ben   | 3  |
        | Fox  | Ada   | 9  |
      And these cards:
        | card | owner |
        | Hail | Ada   |
        | Veto | Ben   |
      And Oak has "When this unit takes damage, deal 2 damage to Fox"
      And Roe has "When this unit dies, deal 3 damage to Fox"
      And Hail has "Deal 3 damage to each of Oak and Roe"
      And Veto has "At any time, cancel an effect"
      And Ben will use Veto before instruction 1 of Hail
      When Ada plays Hail
      Then these abilities resolved, in order:
        | Veto |
      And Oak and Roe are alive
      And Fox has 9 HP

    Scenario: It leaves nothing behind for the end of the turn
      Given it is Cy's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Ada   | 10 |
        | Elk  | Cy    | 6  |
      And these cards:
        | card | owner |
        | Bolt | Cy    |
        | Veto | Ada   |
      And Bolt has "At the end of the turn, deal 4 damage to Oak"
      And Veto has "At any time, cancel an effect"
      And Ada will use Veto before instruction 1 of Bolt
      When Cy plays Bolt
      And Cy ends the Main Phase
      Then Oak has 10 HP
      And Bolt never resolved

    Scenario: What prevents damage is not prepared if it was canceled
      Given it is Ben's turn
      And these units:
        | unit | owner | HP |
        | Elk  | Ben   | 9  |
      And these cards:
        | card | owner |
        | Veto | Cy    |
        | Ward | Ben   |
      And Ward has "Prevent the next 4 damage to Elk"
      And Veto has "At any time, cancel an effect"
      And Cy will use Veto before instruction 1 of Ward
      When Ben plays Ward
      And Elk takes 5 damage
      Then Elk has 4 HP

    Scenario: Another effect of the same turn counts as ever
      Given it is Cy's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Ben   | 10 |
        | Elk  | Cy    | 6  |
      And these cards:
        | card | owner |
        | Bolt | Cy    |
        | Pike | Cy    |
        | Veto | Ben   |
      And Cy has 2 cards in hand
      And Elk has "After your effect deals damage, draw 1 card"
      And Bolt has "Deal 4 damage to Oak"
      And Pike has "Deal 3 damage to Oak"
      And Veto has "At any time, cancel an effect"
      And Ben will use Veto before instruction 1 of Bolt
      When Cy plays Bolt
      And Cy plays Pike
      Then Cy has 1 card in hand
      And Cy has 3 damage dealt this turn
      And Oak has 7 HP

    Scenario: A canceled effect is paid for, and deals nothing that others could wait for
      Given it is Ben's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Cy    | 10 |
        | Elk  | Ben   | 6  |
        | Fox  | Ada   | 6  |
      And these cards:
        | card | owner | cost |
        | Bolt | Ben   | 2    |
      And Bolt has "Deal 4 damage to Oak"
      And Elk has "After your effect deals damage, draw 1 card"
      And Fox has Veto: "At any time, cancel an effect"
      And Ben has 5 resources and 4 cards in hand
      And Ada will use Veto before instruction 1 of Bolt
      When Ben plays Bolt
      Then these things happened, in order:
        | Ben pays 2 resources     |
        | Bolt is canceled by Veto |
      And Ben has 3 resources
      And Oak has 10 HP
      And Ben has 3 cards in hand
      And Elk never resolved
