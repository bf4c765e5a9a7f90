@unit_triggers
Feature: Discarded
  A unit that an effect makes its player discard fires this, though it need never have been in play.

  Background:
    Given a game of Unit Triggers between Ada and Ben
    And it is Ben's turn

  @clause:discarded.by-effect @firm
  Rule: An effect that has the unit discarded fires it
    Whoever's effect it is.

    Source: Unit Triggers > trigger 4 (Discarded)

    Scenario: The opponent's effect makes its player discard
      Given these cards:
        | card  | owner | in   | kind  |
        | Lynx  | Ada   | hand |       |
        | Otter | Ada   | hand |       |
        | Grab  | Ben   | hand | event |
      And Lynx has "Discarded: your opponent loses 1 point"
      And Otter has "Discarded: your opponent loses 5 points"
      And Grab has "Your opponent discards 1 card"
      And Ben has 7 points
      When Ben plays Grab
      Then Ada is asked which card to discard:
        | Lynx  |
        | Otter |
      When Ada chooses Lynx
      Then these things happened, in order:
        | Grab resolves     |
        | Lynx is discarded |
        | Lynx fires        |
        | Lynx resolves     |
        | Ben loses 1 point |
      And Ben has 6 points
      And Lynx is in Ada's discard pile
      And Otter is in Ada's hand

    Scenario: An effect of its own player does so
      Given these cards:
        | card  | owner | in   | kind  |
        | Lynx  | Ada   | hand |       |
        | Otter | Ada   | hand |       |
        | Toss  | Ada   | hand | event |
      And Lynx has "Discarded: your opponent loses 1 point"
      And Otter has "Discarded: your opponent loses 5 points"
      And Toss has "Discard 1 card"
      And Ben has 7 points
      And Ada will choose Lynx
      When Ada plays Toss
      Then these abilities resolved, in order:
        | Toss |
        | Lynx |
      And Ben has 6 points

    Scenario: An effect that names the card does so
      Given these cards:
        | card  | owner | in   | kind  |
        | Lynx  | Ada   | hand |       |
        | Otter | Ada   | hand |       |
        | Grab  | Ben   | hand | event |
      And Lynx has "Discarded: gain 2 points"
      And Otter has "Discarded: gain 50 points"
      And Grab has "Discard Lynx"
      When Ben plays Grab
      Then Ada has 2 points
      And Lynx is in Ada's discard pile
      And Otter is in Ada's hand

  @clause:discarded.from-hand @firm
  Rule: To be discarded from hand is the usual case
    The unit need not have been in play.

    Source: Unit Triggers > trigger 4 (Discarded)

    Scenario: The only card in hand is discarded
      Given these cards:
        | card | owner | in   | kind  |
        | Lynx | Ben   | hand |       |
        | Toss | Ben   | hand | event |
      And Lynx has Groan: "Discarded: gain 2 points" and Roar: "Upon Deployment: gain 100 points"
      And Toss has "Discard 1 card"
      When Ben plays Toss
      Then these abilities resolved, in order:
        | Toss  |
        | Groan |
      And Ben has 2 points
      And none of these things happened:
        | Lynx is deployed |

    Scenario: Two cards are discarded from hand, and each fires its own
      Given these cards:
        | card  | owner | in   | kind  |
        | Lynx  | Ada   | hand |       |
        | Otter | Ada   | hand |       |
        | Puma  | Ada   | hand |       |
        | Grab  | Ben   | hand | event |
      And Lynx has "Discarded: gain 2 points"
      And Otter has "Discarded: gain 50 points"
      And Puma has "Discarded: gain 1000 points"
      And Grab has "Your opponent discards 2 cards"
      And Ada will choose Otter, then Lynx
      When Ben plays Grab
      Then these abilities resolved, in any order:
        | Grab  |
        | Lynx  |
        | Otter |
      And Ada has 52 points
      And Puma is in Ada's hand

  @clause:discarded.cleanup-is-not-discard @firm
  Rule: The sweep of Clean Up does not discard
    The unit goes to the discard pile, and its ability stays silent.

    Source: Unit Triggers > trigger 4 (Discarded)

    Scenario: Units last until Clean Up
      Given these cards:
        | card | owner | in               | facing    |
        | Lynx | Ada   | Location 2       | face-up   |
        | Puma | Ada   | Location 3       | face-down |
        | Crow | Ben   | Extra Location 0 | face-up   |
      And Lynx has "Discarded: gain 2 points"
      And Puma has "Discarded: gain 2 points"
      And Crow has "Discarded: gain 2 points"
      When Ben ends the deployment phase
      And Ben ends the tallying phase
      And Ben ends the end-of-battle phase
      Then no ability resolved
      And Lynx and Puma are in Ada's discard pile
      And Crow is in Ben's discard pile
      And none of these things happened:
        | Lynx is discarded |
        | Puma is discarded |
        | Crow is discarded |
      And Ada has 0 points
      And Ben has 0 points

    Scenario: A unit with both kinds is swept, and neither fires
      Given these cards:
        | card | owner | in         |
        | Lynx | Ada   | Location 6 |
      And Lynx has Cry: "Destroyed: gain 3 points" and Groan: "Discarded: gain 50 points"
      And the phases are deployment, then clean-up
      When Ben ends the deployment phase
      Then Lynx is in Ada's discard pile
      And no ability resolved
      And Ada has 0 points

  @clause:discarded.effect-needed @derived
  Rule: A discard without an effect does not fire it
    Where a rule has cards discarded, no ability answers.

    Source: Unit Triggers > trigger 4 (Discarded)

    @reading:discarded-without-effect
    Scenario: A hand limit has cards discarded
      Given these cards:
        | card  | owner | in   |
        | Lynx  | Ada   | hand |
        | Otter | Ada   | hand |
        | Puma  | Ada   | hand |
      And Lynx has "Discarded: gain 2 points"
      And the hand limit is 2
      And the phases are deployment, then clean-up
      And Ada will choose Lynx
      When Ben ends the deployment phase
      Then these things happened, in order:
        | Lynx is discarded by the rules |
        | battle 2 begins                |
      And no ability resolved
      And Ada has 0 points
      And Lynx is in Ada's discard pile
      And Otter and Puma are in Ada's hand

    @reading:discarded-without-effect
    Scenario: The same card, first kept, is discarded by an effect
      Given these cards:
        | card  | owner | in   | kind  |
        | Lynx  | Ada   | hand |       |
        | Otter | Ada   | hand |       |
        | Toss  | Ben   | hand | event |
      And Lynx has "Discarded: gain 2 points"
      And Otter has "Discarded: gain 50 points"
      And Toss has "Your opponent discards 1 card"
      And the hand limit is 1
      And the phases are deployment, then clean-up
      And Ada will choose Otter
      When Ben ends the deployment phase
      Then no ability resolved
      When Ben plays Toss
      Then these abilities resolved, in order:
        | Toss |
        | Lynx |
      And Ada has 2 points

    @reading:failed-check @reading:state-check
    Scenario: A unit that fails the state check is not discarded by an effect
      Given these cards:
        | card | owner | in   | CQ | kind  |
        | Lynx | Ada   | hand | 4  |       |
        | Puma | Ada   | hand | 7  |       |
        | Grab | Ben   | hand |    | event |
      And Lynx has "Discarded: gain 2 points"
      And Puma has "Discarded: gain 50 points"
      And Grab has "Discard Puma"
      And the state check asks for 5 CQ or more
      When Ada deploys Lynx at Location 3
      Then Lynx is in Ada's discard pile
      And no ability resolved
      When Ben plays Grab
      Then Ada has 50 points

  @clause:discarded.not-for-destroyed-or-depleted @derived
  Rule: What is destroyed or depleted is not discarded
    It comes to the same pile, and fires what belongs to its own way.

    Source: Unit Triggers > triggers 3 (Destroyed), 4 (Discarded) and 5 (Depleted)

    Scenario Outline: A unit comes to the discard pile otherwise
      Given these cards:
        | card | owner | in      | kind  |
        | Lynx | Ada   | <place> |       |
        | Bolt | Ben   | hand    | event |
      And Lynx has Groan: "Discarded: gain 2 points", Cry: "Destroyed: gain 30 points" and Sigh: "Depleted: gain 400 points"
      And Bolt has "<effect>"
      When Ben plays Bolt
      Then these abilities resolved, in order:
        | Bolt    |
        | <fires> |
      And Ada has <points>
      And none of these things happened:
        | Lynx is discarded |

      Examples:
        | case      | place      | effect                   | fires | points     |
        | destroyed | Location 9 | Destroy Lynx             | Cry   | 30 points  |
        | depleted  | deck       | Your opponent depletes 1 | Sigh  | 400 points |
