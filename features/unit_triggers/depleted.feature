@unit_triggers
Feature: Depleted
  To deplete is to send cards from the top of a deck straight to the discard pile.

  Background:
    Given a game of Unit Triggers between Ada and Ben

  @clause:depleted.top-of-deck @firm
  Rule: The top card of the deck goes to the discard pile, and fires its own
    Neither a card further below nor one from hand.

    Source: Unit Triggers > trigger 5 (Depleted)

    Scenario: The top card is depleted
      Given these cards:
        | card  | owner | in   | kind  |
        | Lynx  | Ada   | deck |       |
        | Otter | Ada   | deck |       |
        | Puma  | Ada   | hand |       |
        | Crow  | Ben   | deck |       |
        | Drain | Ada   | hand | event |
      And Lynx has "Depleted: gain 1 point"
      And Otter has "Depleted: gain 10 points"
      And Puma has "Depleted: gain 100 points"
      And Crow has "Depleted: gain 1000 points"
      And Drain has "Deplete 1"
      When Ada plays Drain
      Then these things happened, in order:
        | Drain resolves   |
        | Lynx is depleted |
        | Lynx fires       |
        | Lynx resolves    |
      And Lynx is in Ada's discard pile
      And Otter is on top of Ada's deck
      And Puma is in Ada's hand
      And Crow is in Ben's deck
      And Ada has 1 point
      And Ben has 0 points

    @reading:depleted-by-others
    Scenario: An opponent's effect depletes
      Given these cards:
        | card  | owner | in   | kind  |
        | Lynx  | Ada   | deck |       |
        | Otter | Ada   | deck |       |
        | Crow  | Ben   | deck |       |
        | Drain | Ben   | hand | event |
      And Lynx has "Depleted: gain 1 point"
      And Otter has "Depleted: gain 10 points"
      And Crow has "Depleted: gain 1000 points"
      And Drain has "Your opponent depletes 1"
      When Ben plays Drain
      Then these abilities resolved, in order:
        | Drain |
        | Lynx  |
      And Ada has 1 point
      And Ben has 0 points

  @clause:depleted.straight-to-discard @firm
  Rule: Depleted cards go straight there
    They are not drawn, do not pass through the hand, and are not discarded.

    Source: Unit Triggers > trigger 5 (Depleted)

    Scenario: Two cards are depleted, and the hand does not notice
      Given it is Ben's turn
      And these cards:
        | card  | owner | in   | kind  |
        | Lynx  | Ada   | deck |       |
        | Otter | Ada   | deck |       |
        | Heron | Ada   | deck |       |
        | Puma  | Ada   | hand |       |
        | Drain | Ada   | hand | event |
      And Lynx has "Discarded: gain 10 points"
      And Otter has "Discarded: gain 100 points"
      And Drain has "Deplete 2"
      When Ada plays Drain
      Then exactly these things happened, in order:
        | Ada plays Drain   |
        | Drain resolves    |
        | Lynx is depleted  |
        | Otter is depleted |
      And Ada has 1 card in hand
      And Ada has 1 card in the deck
      And Ada has 3 cards in the discard pile
      And Ada has 0 points
      And Puma is in Ada's hand

  @clause:depleted.each-card-own-trigger @firm
  Rule: Each depleted card fires its own
    As many as there are cards with such an ability.

    Source: Unit Triggers > trigger 5 (Depleted)

    Scenario: Two of three cards have something to fire
      Given these cards:
        | card  | owner | in   | kind  |
        | Puma  | Ben   | deck |       |
        | Moth  | Ben   | deck |       |
        | Lynx  | Ben   | deck |       |
        | Otter | Ben   | deck |       |
        | Drain | Ben   | hand | event |
      And Puma has "Depleted: gain 1 point"
      And Lynx has "Depleted: gain 10 points"
      And Otter has "Depleted: gain 100 points"
      And Drain has "Deplete 3"
      When Ben plays Drain
      Then these abilities resolved, in any order:
        | Drain |
        | Lynx  |
        | Puma  |
      And Ben has 11 points
      And Puma, Moth and Lynx are in Ben's discard pile
      And Otter is in Ben's deck

    Scenario: Three cards have the same to fire
      Given these cards:
        | card  | owner | in   | kind  |
        | Puma  | Ada   | deck |       |
        | Moth  | Ada   | deck |       |
        | Lynx  | Ada   | deck |       |
        | Drain | Ada   | hand | event |
      And Puma has "Depleted: gain 1 point"
      And Moth has "Depleted: gain 1 point"
      And Lynx has "Depleted: gain 1 point"
      And Drain has "Deplete 3"
      When Ada plays Drain
      Then Ada has 3 points

  @clause:depleted.order-from-top @reading:depleted-order
  Rule: The cards leave from the top downwards
    One after the other; the triggers follow in that order.

    Source: Unit Triggers > trigger 5 (Depleted)

    Scenario: Three cards lie in an order that no list would give
      Given these cards:
        | card  | owner | in   | kind  |
        | Puma  | Ada   | deck |       |
        | Heron | Ada   | deck |       |
        | Lynx  | Ada   | deck |       |
        | Drain | Ada   | hand | event |
      And Puma has "Depleted: gain 1 point"
      And Heron has "Depleted: gain 10 points"
      And Lynx has "Depleted: gain 100 points"
      And Drain has "Deplete 3"
      When Ada plays Drain
      Then these things happened, in order:
        | Puma is depleted  |
        | Heron is depleted |
        | Lynx is depleted  |
      And these abilities resolved, in order:
        | Drain |
        | Puma  |
        | Heron |
        | Lynx  |

    Scenario: What was put on top is the first to go
      Given these cards:
        | card  | owner | in         | kind  |
        | Lynx  | Ada   | Location 4 |       |
        | Heron | Ada   | deck       |       |
        | Puma  | Ada   | deck       |       |
        | Drain | Ada   | hand       | event |
      And Lynx has "Depleted: gain 1 point"
      And Heron has "Depleted: gain 10 points"
      And Puma has "Depleted: gain 100 points"
      And Drain has "Put Lynx on top of its owner's deck, then deplete 2"
      When Ada plays Drain
      Then these abilities resolved, in order:
        | Drain |
        | Lynx  |
        | Heron |
      And Ada has 11 points
      And Puma is in Ada's deck

  @clause:depleted.only-by-depletion @derived
  Rule: A card that leaves the deck otherwise is not depleted
    Neither one that is Sought or drawn, nor one that is discarded afterwards.

    Source: Unit Triggers > triggers 4 (Discarded) and 5 (Depleted)

    Scenario: A card is Sought into the hand and then discarded
      Given these cards:
        | card  | owner | in   | kind  |
        | Otter | Ada   | deck |       |
        | Lynx  | Ada   | deck |       |
        | Call  | Ada   | hand | event |
        | Grab  | Ben   | hand | event |
      And Lynx has Sigh: "Depleted: gain 1 point" and Groan: "Discarded: gain 10 points"
      And Call has "Seek Lynx and put it into your hand"
      And Grab has "Discard Lynx"
      When Ada plays Call
      Then Lynx is in Ada's hand
      And Ada has 0 points
      When Ben plays Grab
      Then Sigh never resolved
      And Ada has 10 points

    Scenario: Cards are drawn
      Given these cards:
        | card  | owner | in   | kind  |
        | Lynx  | Ben   | deck |       |
        | Otter | Ben   | deck |       |
        | Boon  | Ben   | hand | event |
      And Lynx has "Depleted: gain 1 point"
      And Otter has "Depleted: gain 10 points"
      And Boon has "Draw 2 cards"
      When Ben plays Boon
      Then Lynx and Otter are in Ben's hand
      And these abilities resolved, in order:
        | Boon |
      And Ben has 0 points

    Scenario: A card is Sought and deployed
      Given these cards:
        | card | owner | in   | kind  |
        | Lynx | Ada   | deck |       |
        | Call | Ada   | hand | event |
      And Lynx has Sigh: "Depleted: gain 1 point" and Roar: "Upon Deployment: gain 10 points"
      And Call has "Seek Lynx and deploy it at Location 3"
      When Ada plays Call
      Then Sigh never resolved
      And Ada has 10 points

  @clause:depleted.no-deploy @derived
  Rule: A depleted unit was never deployed and never in play
    Nothing fires that would need either.

    Source: Unit Triggers > triggers 1 (Upon Deployment), 5 (Depleted) and 6 (End of Battle)

    Scenario: A unit with other abilities is depleted
      Given it is Ben's turn
      And these cards:
        | card  | owner | in   | kind  |
        | Lynx  | Ada   | deck |       |
        | Drain | Ada   | hand | event |
      And Lynx has Roar: "Upon Deployment: gain 10 points", Vigil: "End of Battle: gain 100 points" and Sigh: "Depleted: gain 1 point"
      And Drain has "Deplete 1"
      When Ada plays Drain
      Then Ada has 1 point
      When Ben ends the deployment phase
      And Ben ends the tallying phase
      Then these abilities resolved, in order:
        | Drain |
        | Sigh  |
      And Ada has 1 point
      And none of these things happened:
        | Lynx is revealed |
        | Lynx is deployed |
