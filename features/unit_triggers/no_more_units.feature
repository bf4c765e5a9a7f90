@unit_triggers
Feature: A Special Trigger in two parts
  The page's example: a card that destroys all of its player's units as it deploys, and keeps its
  player from deploying any more for the rest of the Battle. Here it is called Lion.

  Background:
    Given a game of Unit Triggers between Ada, Ben and Cy
    And it is Ben's turn

  @clause:special.example.destroys-own-units @firm
  Rule: As it deploys, all units that its player controls are destroyed
    Wherever they lie.

    Source: Unit Triggers > trigger 7 (Special Trigger) > example

    Scenario: Two units at different Locations
      Given these cards:
        | card  | owner | in               |
        | Lion  | Ada   | hand             |
        | Otter | Ada   | Location 10      |
        | Puma  | Ada   | Extra Location 0 |
        | Crow  | Ben   | Location 2       |
      And Lion has "Special Trigger: Upon Deployment: when this unit deploys, destroy all units you control; Throughout the Battle: for the rest of the Battle, you cannot deploy units"
      When Ada deploys Lion at Location 2
      Then these things happened, in order:
        | Lion is deployed   |
        | Lion resolves      |
        | Otter is destroyed |
      And Otter and Puma are in Ada's discard pile
      And Crow is at Location 2

    Scenario: It happens on completion, not on the reveal
      Given these cards:
        | card  | owner | in         | kind  |
        | Lion  | Ada   | hand       |       |
        | Otter | Ada   | Location 5 |       |
        | Snare | Ben   | hand       | event |
      And Lion has "Special Trigger: Upon Deployment: when this unit deploys, destroy all units you control; Throughout the Battle: for the rest of the Battle, you cannot deploy units"
      And Snare has "Response: return Lion to its owner's hand"
      And the game halts for Ben when Lion is revealed
      When Ada deploys Lion at Location 2
      Then Otter is at Location 5
      And Ben is asked whether to respond:
        | Snare |
      When Ben chooses Snare
      Then Otter is at Location 5
      And Lion is in Ada's hand
      And Lion never resolved

  @clause:special.example.spares-opponent @firm
  Rule: Units that its player does not control are left alone
    It is about one's own units only.

    Source: Unit Triggers > trigger 7 (Special Trigger) > example

    Scenario: The opponent has units, also at the same Location
      Given these cards:
        | card  | owner | in         | facing    |
        | Lion  | Ada   | hand       |           |
        | Otter | Ada   | Location 4 |           |
        | Crow  | Ben   | Location 4 |           |
        | Heron | Cy    | Location 7 | face-down |
      And Lion has "Special Trigger: Upon Deployment: when this unit deploys, destroy all units you control; Throughout the Battle: for the rest of the Battle, you cannot deploy units"
      And Crow has "Destroyed: gain 1 point"
      And Heron has "Destroyed: gain 1 point"
      When Ada deploys Lion at Location 4
      Then Otter is in Ada's discard pile
      And Crow is face-up at Location 4
      And Heron is face-down at Location 7
      And Ben has 0 points
      And Cy has 0 points

    Scenario: The other player plays the card
      Given these cards:
        | card  | owner | in         |
        | Lion  | Ben   | hand       |
        | Otter | Ada   | Location 4 |
        | Crow  | Ben   | Location 4 |
      And Lion has "Special Trigger: Upon Deployment: when this unit deploys, destroy all units you control; Throughout the Battle: for the rest of the Battle, you cannot deploy units"
      When Ben deploys Lion at Location 1
      Then Otter is at Location 4
      And Crow is in Ben's discard pile

  @clause:special.example.destruction-is-destruction @derived
  Rule: Those units are destroyed by a card's effect
    So their Destroyed abilities fire, also of units that lay face-down.

    Source: Unit Triggers > triggers 3 (Destroyed) and 7 (Special Trigger)

    @reading:own-effects
    Scenario: One unit lies face-up and one face-down
      Given these cards:
        | card  | owner | in         | facing    |
        | Lion  | Ada   | hand       |           |
        | Otter | Ada   | Location 5 | face-up   |
        | Puma  | Ada   | Location 1 | face-down |
        | Crow  | Ben   | Location 3 | face-up   |
      And Lion has "Special Trigger: Upon Deployment: when this unit deploys, destroy all units you control; Throughout the Battle: for the rest of the Battle, you cannot deploy units"
      And Otter has Wail: "Destroyed: gain 1 point" and Groan: "Discarded: gain 100 points"
      And Puma has "Destroyed: gain 10 points"
      And Crow has "Destroyed: gain 1000 points"
      When Ada deploys Lion at Location 2
      Then these things happened, in order:
        | Lion resolves      |
        | Otter is destroyed |
        | Wail resolves      |
      And these things happened, in order:
        | Lion resolves     |
        | Puma is destroyed |
        | Puma resolves     |
      And Groan never resolved
      And Ada has 11 points
      And Otter and Puma are in Ada's discard pile
      And Crow is at Location 3

  @clause:special.example.no-more-deploys @firm
  Rule: For the rest of the Battle its player cannot deploy any more units
    No unit, at no Location.

    Source: Unit Triggers > trigger 7 (Special Trigger) > example

    Scenario: Every further deployment is refused
      Given these cards:
        | card  | owner | in   |
        | Lion  | Ada   | hand |
        | Otter | Ada   | hand |
        | Puma  | Ada   | hand |
      And Lion has "Special Trigger: Upon Deployment: when this unit deploys, destroy all units you control; Throughout the Battle: for the rest of the Battle, you cannot deploy units"
      And Otter has "Upon Deployment: gain 1 point"
      When Ada deploys Lion at Location 2
      And Ada tries to deploy Otter at Location 2
      Then it is refused because may not deploy
      When Ada tries to deploy Otter at Location 6
      Then it is refused because may not deploy
      When Ada tries to deploy Puma at Extra Location 0
      Then it is refused because may not deploy
      When Ada tries to place Puma face-down at Location 3
      Then it is refused because may not deploy
      And Otter and Puma are in Ada's hand
      And Ada has 0 points

    Scenario: Before that, its player deploys freely
      Given these cards:
        | card  | owner | in   |
        | Lion  | Ada   | hand |
        | Otter | Ada   | hand |
        | Puma  | Ada   | hand |
      And Lion has "Special Trigger: Upon Deployment: when this unit deploys, destroy all units you control; Throughout the Battle: for the rest of the Battle, you cannot deploy units"
      And Otter has "Upon Deployment: gain 1 point"
      When Ada deploys Otter at Location 6
      And Ada places Lion face-down at Location 2
      And Ada deploys Puma at Location 6
      Then Otter and Puma are at Location 6
      When Ada reveals Lion
      Then Otter and Puma are in Ada's discard pile
      And Ada has 1 point

  @clause:special.example.covers-seek-and-lightspeed @derived
  Rule: Deployments by a Seek and at Lightspeed are barred, too
    Both are deployments.

    Source: Unit Triggers > triggers 1 (Upon Deployment) and 7 (Special Trigger)

    Scenario: A Seek brings no unit into play
      Given these cards:
        | card | owner | in   | kind  |
        | Lion | Ada   | hand |       |
        | Puma | Ada   | deck |       |
        | Call | Ada   | hand | event |
      And Lion has "Special Trigger: Upon Deployment: when this unit deploys, destroy all units you control; Throughout the Battle: for the rest of the Battle, you cannot deploy units"
      And Puma has "Upon Deployment: gain 1 point"
      And Call has "Seek Puma and deploy it at Location 6"
      When Ada deploys Lion at Location 2
      And Ada plays Call
      Then these things happened, in order:
        | Lion is deployed |
        | Call resolves    |
      And none of these things happened:
        | Puma is revealed |
        | Puma is deployed |
      And Puma never resolved
      And Ada has 0 points

    Scenario: A unit cannot be deployed at Lightspeed
      Given these cards:
        | card | owner | in   | Lightspeed |
        | Lion | Ada   | hand |            |
        | Moth | Ada   | hand | yes        |
      And Lion has "Special Trigger: Upon Deployment: when this unit deploys, destroy all units you control; Throughout the Battle: for the rest of the Battle, you cannot deploy units"
      And Moth has "Upon Deployment: gain 1 point"
      When Ada deploys Lion at Location 2
      And Ada tries to deploy Moth at Lightspeed at Location 4
      Then it is refused because may not deploy
      And Moth is in Ada's hand
      And Ada has 0 points

    Scenario: A unit is not offered as a response
      Given these cards:
        | card  | owner | in   | Lightspeed | kind  |
        | Lion  | Ada   | hand |            |       |
        | Moth  | Ada   | hand | yes        |       |
        | Snare | Ada   | hand |            | event |
        | Crow  | Ben   | hand |            |       |
        | Heron | Ben   | hand |            |       |
      And Lion has "Special Trigger: Upon Deployment: when this unit deploys, destroy all units you control; Throughout the Battle: for the rest of the Battle, you cannot deploy units"
      And Snare has "Response: gain 1 point"
      And the game halts for Ada when Heron is revealed
      When Ada deploys Lion at Location 2
      And Ben deploys Heron at Location 3
      Then Ada is asked whether to respond:
        | Snare |
      When Ada declines
      And Ben deploys Crow at Location 3
      Then Crow and Heron are at Location 3
      And Moth is in Ada's hand

  @clause:special.example.attach-still-allowed @reading:attaching-under-the-ban
  Rule: Attaching is not deploying, and is allowed
    A unit may still arrive in that way.

    Source: Unit Triggers > triggers 1 (Upon Deployment) and 7 (Special Trigger)

    Scenario: A unit is attached after the card was deployed
      Given these cards:
        | card  | owner | in         |
        | Lion  | Ada   | hand       |
        | Otter | Ada   | Location 4 |
        | Puma  | Ada   | hand       |
      And Lion has "Special Trigger: Upon Deployment: when this unit deploys, destroy all units you control; Throughout the Battle: for the rest of the Battle, you cannot deploy units"
      And Otter has "Throughout the Battle: Otter cannot be destroyed"
      When Ada deploys Lion at Location 2
      And Ada tries to deploy Puma at Location 4
      Then it is refused because may not deploy
      When Ada attaches Puma to Otter
      Then Puma is face-up at Location 4

  @clause:special.example.rest-of-battle @firm
  Rule: The ban lasts until the Battle ends
    Not only to the end of the phase.

    Source: Unit Triggers > trigger 7 (Special Trigger) > example

    Scenario: Later phases of the same Battle
      Given these cards:
        | card | owner | in   | Lightspeed |
        | Lion | Ada   | hand |            |
        | Moth | Ada   | hand | yes        |
        | Wasp | Ben   | hand | yes        |
      And Lion has "Special Trigger: Upon Deployment: when this unit deploys, destroy all units you control; Throughout the Battle: for the rest of the Battle, you cannot deploy units"
      When Ada deploys Lion at Location 2
      And Ben ends the deployment phase
      And Ada tries to deploy Moth at Lightspeed at Location 4
      Then it is refused because may not deploy
      When Ben deploys Wasp at Lightspeed at Location 4
      And Ben ends the tallying phase
      And Ada tries to deploy Moth at Lightspeed at Location 4
      Then it is refused because may not deploy
      And Wasp is at Location 4

    Scenario: Without the card the same deployment is allowed
      Given these cards:
        | card | owner | in   | Lightspeed |
        | Lion | Ada   | hand |            |
        | Moth | Ada   | hand | yes        |
      And Lion has "Special Trigger: Upon Deployment: when this unit deploys, destroy all units you control; Throughout the Battle: for the rest of the Battle, you cannot deploy units"
      When Ben ends the deployment phase
      And Ben ends the tallying phase
      And Ada deploys Moth at Lightspeed at Location 4
      Then Moth is at Location 4

  @clause:special.example.survives-the-card @reading:ban-outlives-the-card
  Rule: The ban outlives the card
    It says itself how long it lasts, whatever becomes of the card.

    Source: Unit Triggers > triggers 2 (Throughout the Battle) and 7 (Special Trigger)

    Scenario: The card is in the discard pile
      Given these cards:
        | card | owner | in   | kind  |
        | Lion | Ada   | hand |       |
        | Puma | Ada   | hand |       |
        | Bolt | Ben   | hand | event |
      And Lion has "Special Trigger: Upon Deployment: when this unit deploys, destroy all units you control; Throughout the Battle: for the rest of the Battle, you cannot deploy units"
      And Bolt has "Destroy Lion"
      When Ada deploys Lion at Location 2
      And Ben plays Bolt
      Then Lion is in Ada's discard pile
      When Ada tries to deploy Puma at Location 4
      Then it is refused because may not deploy

    Scenario: The card is back in hand
      Given these cards:
        | card  | owner | in         | kind  | Lightspeed |
        | Lion  | Ada   | hand       |       |            |
        | Otter | Ada   | Location 9 |       |            |
        | Moth  | Ada   | hand       |       | yes        |
        | Toss  | Ben   | hand       | event |            |
      And Lion has "Special Trigger: Upon Deployment: when this unit deploys, destroy all units you control; Throughout the Battle: for the rest of the Battle, you cannot deploy units"
      And Otter has "Throughout the Battle: your units cannot be destroyed"
      And Toss has "Return Lion to its owner's hand"
      When Ada deploys Lion at Location 2
      And Ben plays Toss
      Then Lion is in Ada's hand
      When Ada tries to deploy Lion at Location 2
      Then it is refused because may not deploy
      When Ada tries to deploy Moth at Lightspeed at Location 4
      Then it is refused because may not deploy

    Scenario: The card lies face-up the whole time
      Given these cards:
        | card  | owner | in         |
        | Lion  | Ada   | hand       |
        | Otter | Ada   | Location 9 |
        | Puma  | Ada   | hand       |
      And Lion has "Special Trigger: Upon Deployment: when this unit deploys, destroy all units you control; Throughout the Battle: for the rest of the Battle, you cannot deploy units"
      And Otter has "Throughout the Battle: your units cannot be destroyed"
      When Ada deploys Lion at Location 2
      Then Lion is face-up at Location 2
      When Ada tries to deploy Puma at Location 4
      Then it is refused because may not deploy

    Scenario: The card is turned face-down
      Given these cards:
        | card  | owner | in         | kind  |
        | Lion  | Ada   | hand       |       |
        | Otter | Ada   | Location 9 |       |
        | Puma  | Ada   | hand       |       |
        | Veil  | Ben   | hand       | event |
      And Lion has "Special Trigger: Upon Deployment: when this unit deploys, destroy all units you control; Throughout the Battle: for the rest of the Battle, you cannot deploy units"
      And Otter has "Throughout the Battle: your units cannot be destroyed"
      And Veil has "Turn Lion face-down"
      When Ada deploys Lion at Location 2
      And Ben plays Veil
      And Ada tries to deploy Puma at Location 4
      Then it is refused because may not deploy

  @clause:special.example.ends-with-battle @derived
  Rule: In the next Battle its player deploys again
    Though the card is in the discard pile.

    Source: Unit Triggers > trigger 7 (Special Trigger) > example

    Scenario: The Battle ends, and the ban with it
      Given these cards:
        | card  | owner | in         | kind |
        | Lion  | Ada   | hand       |      |
        | Otter | Ada   | Location 4 |      |
        | Puma  | Ada   | hand       |      |
      And Lion has "Special Trigger: Upon Deployment: when this unit deploys, destroy all units you control; Throughout the Battle: for the rest of the Battle, you cannot deploy units"
      And Puma has "Upon Deployment: gain 1 point"
      When Ada deploys Lion at Location 2
      And Ada tries to deploy Puma at Location 4
      Then it is refused because may not deploy
      When Ben ends the deployment phase
      And Ben ends the tallying phase
      And Ben ends the end-of-battle phase
      Then Lion is in Ada's discard pile
      When Ada deploys Puma at Location 4
      Then Puma is face-up at Location 4
      And Ada has 1 point

  @clause:special.example.only-you @firm
  Rule: Only its own player is barred
    The other deploys as before.

    Source: Unit Triggers > trigger 7 (Special Trigger) > example

    Scenario: The opponent deploys
      Given these cards:
        | card  | owner | in   | Lightspeed | kind  |
        | Lion  | Ada   | hand |            |       |
        | Crow  | Ben   | hand |            |       |
        | Wasp  | Ben   | hand | yes        |       |
        | Heron | Ben   | deck |            |       |
        | Call  | Ben   | hand |            | event |
      And Lion has "Special Trigger: Upon Deployment: when this unit deploys, destroy all units you control; Throughout the Battle: for the rest of the Battle, you cannot deploy units"
      And Crow has "Upon Deployment: gain 1 point"
      And Heron has "Upon Deployment: gain 10 points"
      And Wasp has "Upon Deployment: gain 100 points"
      And Call has "Seek Heron and deploy it at Location 2"
      When Ada deploys Lion at Location 2
      And Ben deploys Crow at Location 2
      Then Ben has 1 point
      When Ben plays Call
      Then Ben has 11 points
      When Ben deploys Wasp at Lightspeed at Location 2
      Then Ben has 111 points

    Scenario: The active player has the card, and the other deploys
      Given these cards:
        | card | owner | in   |
        | Lion | Ben   | hand |
        | Puma | Ada   | hand |
        | Dove | Cy    | hand |
        | Crow | Ben   | hand |
      And Lion has "Special Trigger: Upon Deployment: when this unit deploys, destroy all units you control; Throughout the Battle: for the rest of the Battle, you cannot deploy units"
      When Ben deploys Lion at Location 2
      And Ada deploys Puma at Location 2
      And Cy deploys Dove at Location 5
      And Ben tries to deploy Crow at Location 2
      Then it is refused because may not deploy
      And Puma is at Location 2
      And Dove is at Location 5

  @clause:special.example.only-further-ones @derived
  Rule: Units that are there already are not concerned
    They keep their CQ and their abilities.

    Source: Unit Triggers > trigger 7 (Special Trigger) > example

    Scenario: A unit that could not be destroyed goes on
      Given these cards:
        | card  | owner | in         | CQ |
        | Lion  | Ada   | hand       | 1  |
        | Otter | Ada   | Location 4 | 5  |
        | Puma  | Ada   | Location 6 | 3  |
      And Lion has "Special Trigger: Upon Deployment: when this unit deploys, destroy all units you control; Throughout the Battle: for the rest of the Battle, you cannot deploy units"
      And Otter has Shell: "Throughout the Battle: your units cannot be destroyed", Pride: "Throughout the Battle: Puma has +2 CQ" and Vigil: "End of Battle: gain 1 point"
      When Ada deploys Lion at Location 2
      Then Otter has 5 CQ
      And Puma has 5 CQ
      When Ben ends the deployment phase
      Then these things happened, in order:
        | Ada tallies 11 |
      When Ben ends the tallying phase
      Then Ada has 1 point

  @clause:special.example.two-moments @firm
  Rule: It destroys at its deployment only, and bars from then on
    What arrives later is not destroyed.

    Source: Unit Triggers > trigger 7 (Special Trigger) > example

    @reading:attaching-under-the-ban
    Scenario: A unit is attached later in the Battle
      Given these cards:
        | card  | owner | in         |
        | Lion  | Ada   | hand       |
        | Otter | Ada   | Location 4 |
        | Puma  | Ada   | hand       |
        | Fox   | Ada   | Location 7 |
        | Crow  | Ben   | hand       |
      And Lion has "Special Trigger: Upon Deployment: when this unit deploys, destroy all units you control; Throughout the Battle: for the rest of the Battle, you cannot deploy units"
      And Otter has "Throughout the Battle: Otter cannot be destroyed"
      And Puma has "Destroyed: gain 1 point"
      And Fox has "Destroyed: gain 10 points"
      When Ada deploys Lion at Location 2
      Then Ada has 10 points
      When Ada attaches Puma to Otter
      And Ben deploys Crow at Location 1
      Then Puma is at Location 4
      When Ben ends the deployment phase
      And Ben ends the tallying phase
      Then Puma and Otter are at Location 4
      And Puma never resolved
      And Ada has 10 points

    Scenario: From the deployment to the next Battle
      Given these cards:
        | card  | owner | in         | facing    | Lightspeed | kind  |
        | Lion  | Ada   | hand       |           |            |       |
        | Otter | Ada   | Location 5 | face-up   |            |       |
        | Puma  | Ada   | Location 1 | face-down |            |       |
        | Moth  | Ada   | hand       |           | yes        |       |
        | Fox   | Ada   | deck       |           |            |       |
        | Call  | Ada   | hand       |           |            | event |
        | Crow  | Ben   | Location 3 | face-up   |            |       |
        | Heron | Ben   | hand       |           |            |       |
        | Snare | Ben   | hand       |           |            | event |
      And Lion has "Special Trigger: Upon Deployment: when this unit deploys, destroy all units you control; Throughout the Battle: for the rest of the Battle, you cannot deploy units"
      And Otter has "Destroyed: gain 1 point"
      And Puma has "Destroyed: gain 10 points"
      And Call has "Seek Fox and deploy it at Location 6"
      And Snare has "Response: nothing happens"
      And Ben will respond with Snare when Lion is revealed
      When Ada deploys Lion at Location 2
      Then these things happened, in order:
        | Lion is revealed            |
        | Snare resolves              |
        | Lion passes the state check |
        | Lion resolves               |
      And Ada has 11 points
      And Crow is at Location 3
      When Ada tries to deploy Moth at Location 4
      Then it is refused because may not deploy
      When Ada tries to deploy Moth at Lightspeed at Location 4
      Then it is refused because may not deploy
      When Ada plays Call
      And Ben deploys Heron at Location 2
      Then none of these things happened:
        | Fox is deployed |
      And Heron is at Location 2
      When Ben ends the deployment phase
      And Ben ends the tallying phase
      And Ben ends the end-of-battle phase
      And Ada deploys Moth at Location 4
      Then Moth is at Location 4
      And Ada has 11 points
