@unit_triggers
Feature: What is a deployment
  A unit can come into the Battle Zone in several ways. Some of them are deployments, with all
  that belongs to one, and attaching is none.

  Background:
    Given a game of Unit Triggers between Ada and Ben
    And it is Ben's turn

  @clause:deploy.attach-is-not-deploy @firm
  Rule: A unit that arrives by attaching was not deployed
    So it never has an Upon Deployment, neither when it arrives nor later.

    Source: Unit Triggers > trigger 1 (Upon Deployment)

    Scenario: A unit is attached from hand
      Given these cards:
        | card | owner | in         |
        | Lynx | Ada   | Location 5 |
        | Puma | Ada   | hand       |
      And Puma has "Upon Deployment: gain 4 points"
      When Ada attaches Puma to Lynx
      Then Puma is face-up at Location 5
      And these things happened, in order:
        | Puma is attached to Lynx |
      And none of these things happened:
        | Puma is revealed |
        | Puma is deployed |
        | Puma fires       |
      And no ability resolved
      And Ada has 0 points

    Scenario: It does not fire when the unit is turned over or moved away later
      Given these cards:
        | card | owner | in         | kind  |
        | Lynx | Ada   | Location 5 |       |
        | Puma | Ada   | hand       |       |
        | Veil | Ben   | hand       | event |
        | Lift | Ada   | hand       | event |
        | Push | Ben   | hand       | event |
      And Puma has "Upon Deployment: gain 4 points"
      And Veil has "Turn Puma face-down"
      And Lift has "Turn Puma face-up"
      And Push has "Move Puma to Location 1"
      When Ada attaches Puma to Lynx
      And Ben plays Veil
      And Ada plays Lift
      And Ben plays Push
      Then Puma is face-up at Location 1
      When Ben ends the deployment phase
      And Ben ends the tallying phase
      Then Puma never resolved
      And Ada has 0 points

    Scenario: It does not fire when the unit to which it is attached goes away
      Given these cards:
        | card | owner | in         | kind  |
        | Lynx | Ada   | Location 5 |       |
        | Puma | Ada   | hand       |       |
        | Bolt | Ben   | hand       | event |
      And Puma has "Upon Deployment: gain 4 points"
      And Bolt has "Return Lynx to its owner's hand"
      When Ada attaches Puma to Lynx
      And Ben plays Bolt
      Then Lynx is in Ada's hand
      And Puma never resolved
      And Ada has 0 points

    Scenario: A card's effect attaches a unit
      Given these cards:
        | card | owner | in         | kind  |
        | Lynx | Ada   | Location 8 |       |
        | Puma | Ada   | hand       |       |
        | Bind | Ada   | hand       | event |
      And Puma has "Upon Deployment: gain 4 points"
      And Bind has "Attach Puma to Lynx"
      When Ada plays Bind
      Then Puma is at Location 8
      And these abilities resolved, in order:
        | Bind |
      And Ada has 0 points

    Scenario: The same unit fires when it is deployed at that Location
      Given these cards:
        | card | owner | in         |
        | Lynx | Ada   | Location 5 |
        | Puma | Ada   | hand       |
      And Puma has "Upon Deployment: gain 4 points"
      When Ada deploys Puma at Location 5
      Then Ada has 4 points

  @clause:deploy.seek-and-deploy-counts @firm
  Rule: A unit that another card Seeks and deploys is deployed
    It comes from the deck, by the effect of another card, and its own ability fires.

    Source: Unit Triggers > trigger 1 (Upon Deployment)

    Scenario: An event Seeks a unit and deploys it
      Given these cards:
        | card  | owner | in   | kind  |
        | Otter | Ada   | deck |       |
        | Puma  | Ada   | deck |       |
        | Call  | Ada   | hand | event |
      And Puma has "Upon Deployment: gain 4 points"
      And Otter has "Upon Deployment: gain 50 points"
      And Call has "Seek Puma and deploy it at Location 6"
      When Ada plays Call
      Then these things happened, in order:
        | Call resolves               |
        | Puma is Sought              |
        | Puma is revealed            |
        | Puma passes the state check |
        | Puma is deployed            |
        | Puma fires                  |
        | Puma resolves               |
      And Puma is face-up at Location 6
      And Ada has 4 points
      And Otter is in Ada's deck

    Scenario: The ability is that of the unit which was Sought
      Given these cards:
        | card | owner | in   |
        | Lynx | Ben   | hand |
        | Puma | Ben   | deck |
      And Lynx has "Upon Deployment: Seek Puma and deploy it at Location 1"
      And Puma has "Upon Deployment: destroy this unit"
      When Ben deploys Lynx at Location 9
      Then these abilities resolved, in order:
        | Lynx |
        | Puma |
      And Puma is in Ben's discard pile
      And Lynx is at Location 9

  @clause:deploy.seek-alone-does-not-count @derived
  Rule: Seeking a unit is not deploying it
    A unit that goes from the deck to the hand fires nothing until it is deployed.

    Source: Unit Triggers > trigger 1 (Upon Deployment)

    Scenario: A unit is Sought into the hand, and deployed later
      Given these cards:
        | card | owner | in   | kind  |
        | Puma | Ada   | deck |       |
        | Call | Ada   | hand | event |
      And Puma has "Upon Deployment: gain 4 points"
      And Call has "Seek Puma and put it into your hand"
      When Ada plays Call
      Then Puma is in Ada's hand
      And these abilities resolved, in order:
        | Call |
      And Ada has 0 points
      When Ada deploys Puma at Location 3
      Then Ada has 4 points

    Scenario: A unit that was Sought into the hand never fires from there
      Given these cards:
        | card | owner | in   | kind  |
        | Puma | Ben   | deck |       |
        | Crow | Ben   | hand |       |
        | Call | Ben   | hand | event |
      And Puma has "Upon Deployment: gain 4 points"
      And Call has "Seek Puma and put it into your hand"
      When Ben plays Call
      And Ben deploys Crow at Location 3
      And Ben ends the deployment phase
      Then Puma is in Ben's hand
      And Puma never resolved
      And Ben has 0 points

  @clause:deploy.lightspeed-counts @firm
  Rule: A unit that is deployed at Lightspeed is deployed
    It comes at another time, and fires as if it came at the usual one.

    Source: Unit Triggers > trigger 1 (Upon Deployment)

    Scenario: A unit is deployed at Lightspeed after the deployment phase
      Given these cards:
        | card | owner | in   | Lightspeed |
        | Moth | Ada   | hand | yes        |
        | Lynx | Ada   | hand |            |
      And Moth has "Upon Deployment: gain 4 points"
      When Ben ends the deployment phase
      And Ada tries to deploy Lynx at Location 2
      Then it is refused because not in this phase
      When Ada deploys Moth at Lightspeed at Location 2
      Then these things happened, in order:
        | the tallying phase begins |
        | Moth is deployed          |
        | Moth fires                |
      And Ada has 4 points
      And Moth is face-up at Location 2

    Scenario: A unit is deployed at Lightspeed in the deployment phase
      Given these cards:
        | card | owner | in   | Lightspeed |
        | Moth | Ben   | hand | yes        |
        | Lynx | Ben   | hand | no         |
      And Moth has "Upon Deployment: gain 4 points"
      And Lynx has "Upon Deployment: gain 10 points"
      When Ben tries to deploy Lynx at Lightspeed at Location 4
      Then it is refused because not lightspeed
      When Ben deploys Moth at Lightspeed at Location 4
      Then Ben has 4 points
      And these abilities resolved, in order:
        | Moth |

    Scenario: A unit is deployed at Lightspeed in response to another
      Given these cards:
        | card | owner | in   | Lightspeed |
        | Lynx | Ada   | hand |            |
        | Moth | Ben   | hand | yes        |
        | Crow | Ben   | hand | no         |
      And Lynx has "Upon Deployment: gain 1 point"
      And Moth has "Upon Deployment: gain 4 points"
      And Ben will respond with Moth when Lynx is revealed
      When Ada deploys Lynx at Location 3
      Then these abilities resolved, in order:
        | Moth |
        | Lynx |
      And Ben has 4 points
      And Ada has 1 point
      And Ben was never offered Crow

  @clause:deploy.same-steps-for-seek-and-lightspeed @reading:steps-of-other-deployments
  Rule: A Seek or Lightspeed spares a unit none of the steps
    Such a unit, too, can be lost in the window or fail the check, and then does not fire.

    Source: Unit Triggers > trigger 1 (Upon Deployment)

    Scenario: A unit that was Sought and deployed is destroyed in response
      Given these cards:
        | card  | owner | in   | kind  |
        | Puma  | Ada   | deck |       |
        | Call  | Ada   | hand | event |
        | Snare | Ben   | hand | event |
      And Puma has Roar: "Upon Deployment: gain 4 points" and Cry: "Destroyed: gain 50 points"
      And Call has "Seek Puma and deploy it at Location 6"
      And Snare has "Response: destroy Puma"
      And Ben will respond with Snare when Puma is revealed
      When Ada plays Call
      Then Roar never resolved
      And Ada has 50 points
      And Puma is in Ada's discard pile

    Scenario: A unit that was deployed at Lightspeed is destroyed in response
      Given these cards:
        | card  | owner | in   | kind  | Lightspeed |
        | Moth  | Ada   | hand |       | yes        |
        | Snare | Ben   | hand | event |            |
      And Moth has "Upon Deployment: gain 4 points"
      And Snare has "Response: destroy Moth"
      And Ben will respond with Snare when Moth is revealed
      When Ada deploys Moth at Lightspeed at Location 6
      Then these abilities resolved, in order:
        | Snare |
      And Ada has 0 points
      And Moth is in Ada's discard pile

    @reading:state-check
    Scenario: A unit that was Sought and deployed fails the check
      Given these cards:
        | card | owner | in   | kind  | CQ |
        | Puma | Ben   | deck |       | 3  |
        | Call | Ben   | hand | event |    |
      And Puma has "Upon Deployment: gain 4 points"
      And Call has "Seek Puma and deploy it at Location 6"
      And the state check asks for 4 CQ or more
      When Ben plays Call
      Then these things happened, in order:
        | Puma is revealed           |
        | Puma fails the state check |
      And Puma never resolved
      And Ben has 0 points

    @reading:state-check
    Scenario: A unit that was deployed at Lightspeed fails the check
      Given these cards:
        | card | owner | in   | CQ | Lightspeed |
        | Moth | Ada   | hand | 1  | yes        |
        | Wasp | Ada   | hand | 2  | yes        |
      And Moth has "Upon Deployment: gain 4 points"
      And Wasp has "Upon Deployment: gain 10 points"
      And the state check asks for 2 CQ or more
      When Ada deploys Moth at Lightspeed at Location 6
      Then no ability resolved
      When Ada deploys Wasp at Lightspeed at Location 6
      Then Ada has 10 points

    Scenario: Whoever could respond is asked before a Sought unit fires
      Given these cards:
        | card  | owner | in   | kind  |
        | Puma  | Ada   | deck |       |
        | Call  | Ada   | hand | event |
        | Snare | Ben   | hand | event |
      And Puma has "Upon Deployment: gain 4 points"
      And Call has "Seek Puma and deploy it at Location 6"
      And Snare has "Response: gain 1 point"
      And the game halts for Ben when Puma is revealed
      When Ada plays Call
      Then Ben is asked whether to respond:
        | Snare |
      And Puma never resolved
      When Ben chooses Snare
      Then these abilities resolved, in order:
        | Call  |
        | Snare |
        | Puma  |
