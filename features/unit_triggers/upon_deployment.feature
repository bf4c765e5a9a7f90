@unit_triggers
Feature: Upon Deployment
  A unit is revealed, may be responded to, and goes through the state check. Only then is it
  deployed, and only then, and once, does its Upon Deployment ability fire.

  Background:
    Given a game of Unit Triggers between Ada and Ben

  @clause:deploy.fires-on-completion @firm
  Rule: It fires at the moment at which the deployment is completed
    Neither when the unit is put down nor at some later point of the Battle.

    Source: Unit Triggers > trigger 1 (Upon Deployment)

    Scenario: The unit is through all the steps, and its player draws
      Given these cards:
        | card  | owner | in         |
        | Lynx  | Ada   | hand       |
        | Otter | Ada   | deck       |
        | Heron | Ada   | deck       |
        | Crow  | Ben   | deck       |
        | Moth  | Ben   | Location 4 |
      And Lynx has "Upon Deployment: draw 1 card"
      And Moth has "Upon Deployment: draw 1 card"
      When Ada deploys Lynx at Location 4
      Then these things happened, in order:
        | Ada puts Lynx down          |
        | Lynx is revealed            |
        | Lynx passes the state check |
        | Lynx is deployed            |
        | Lynx fires                  |
        | Lynx resolves               |
        | Ada draws 1 card            |
      And Otter is in Ada's hand
      And Heron is on top of Ada's deck
      And Crow is in Ben's deck
      And Moth never resolved

    Scenario: It does not wait for the end of the phase
      Given it is Ben's turn
      And these cards:
        | card | owner | in   |
        | Lynx | Ada   | hand |
        | Puma | Ada   | hand |
      And Lynx has "Upon Deployment: gain 2 points"
      And Puma has "Upon Deployment: gain 5 points"
      When Ada deploys Puma at Location 3
      Then Ada has 5 points
      When Ada deploys Lynx at Location 1
      Then Ada has 7 points
      When Ben ends the deployment phase
      Then Ada has 7 points
      And these abilities resolved, in order:
        | Puma |
        | Lynx |

    Scenario: Of a deployment, it is the unit's own that counts
      Given these cards:
        | card | owner | in         |
        | Lynx | Ben   | hand       |
        | Puma | Ben   | Location 5 |
        | Crow | Ada   | Location 5 |
      And Lynx has "Upon Deployment: gain 2 points"
      And Puma has "Upon Deployment: gain 10 points"
      And Crow has "Upon Deployment: gain 10 points"
      When Ben deploys Lynx at Location 5
      Then these abilities resolved, in order:
        | Lynx |
      And Ben has 2 points
      And Ada has 0 points

  @clause:deploy.requires-reveal @firm
  Rule: It does not fire before the unit is revealed
    As long as the unit lies face-down its deployment is not over, and nobody else learns of it.

    Source: Unit Triggers > trigger 1 (Upon Deployment)

    Scenario: Nothing fires when the unit is put down, and everything when it is revealed
      Given these cards:
        | card | owner | in   |
        | Lynx | Ada   | hand |
      And Lynx has "Upon Deployment: gain 2 points"
      When Ada places Lynx face-down at Location 6
      Then no ability resolved
      And none of these things happened:
        | Lynx is revealed |
        | Lynx is deployed |
        | Lynx fires       |
      And Ben cannot see what lies at Location 6
      And Ada can see what lies at Location 6
      When Ada reveals Lynx
      Then Ben can see what lies at Location 6
      And these abilities resolved, in order:
        | Lynx |
      And Ada has 2 points

    Scenario: A unit that is never revealed never fires
      Given these cards:
        | card  | owner | in         | facing    |
        | Lynx  | Ben   | hand       |           |
        | Heron | Ben   | Location 1 | face-down |
      And Lynx has "Upon Deployment: gain 2 points"
      And Heron has "Upon Deployment: gain 3 points"
      When Ben places Lynx face-down at Location 8
      And Ada ends the deployment phase
      And Ada ends the tallying phase
      And Ada ends the end-of-battle phase
      Then no ability resolved
      And Ben has 0 points
      And Lynx and Heron are in Ben's discard pile

    Scenario: Only one of two units that lie face-down is revealed
      Given these cards:
        | card  | owner | in         | facing    |
        | Lynx  | Ben   | Location 9 | face-down |
        | Heron | Ben   | Location 2 | face-down |
      And Lynx has "Upon Deployment: gain 2 points"
      And Heron has "Upon Deployment: gain 30 points"
      When Ben reveals Lynx
      Then Ben has 2 points
      And Ada can see what lies at Location 9
      And Ada cannot see what lies at Location 2
      When Ben tries to reveal Lynx
      Then it is refused because already face up

    Scenario: A unit that has been seen and is turned down is hidden again
      Given it is Ben's turn
      And these cards:
        | card  | owner | in         | kind  |
        | Lynx  | Ada   | hand       |       |
        | Heron | Ada   | Location 9 |       |
        | Veil  | Ben   | hand       | event |
      And Lynx has "Upon Deployment: gain 2 points"
      And Veil has "Turn Lynx face-down"
      When Ada deploys Lynx at Location 3
      And Ben plays Veil
      Then Ben cannot see what lies at Location 3
      And Ada can see what lies at Location 3
      And Ben can see what lies at Location 9
      And Ada has 2 points

    Scenario: Whoever is asked to respond to one unit is not told of another
      Given these cards:
        | card  | owner | in         | facing    | kind  |
        | Lynx  | Ada   | hand       |           |       |
        | Puma  | Ada   | Location 5 | face-down |       |
        | Otter | Ada   | hand       |           |       |
        | Snare | Ben   | hand       |           | event |
      And Puma has "Upon Deployment: gain 2 points"
      And Snare has "Response: nothing happens"
      And the game halts for Ben when Lynx is revealed
      When Ada deploys Lynx at Location 1
      Then Ben is asked whether to respond:
        | Snare |
      And Ben cannot see what lies at Location 5
      And Ben cannot see Ada's hand
      And Ben can see what lies at Location 1
      When Ben declines
      Then Puma never resolved

    Scenario: Whoever is refused is not told what lies face-down
      Given these cards:
        | card | owner | in         | facing    |
        | Puma | Ada   | Location 5 | face-down |
        | Crow | Ben   | hand       |           |
        | Moth | Ben   | Location 2 | face-down |
      And Puma has "Upon Deployment: gain 2 points"
      When Ben tries to reveal Crow
      Then it is refused because not placed
      And Ben cannot see what lies at Location 5
      When Ben reveals Moth
      Then Ben cannot see what lies at Location 5
      And Ada can see what lies at Location 2

    Scenario: Decks are hidden, from their own players, too
      Given these cards:
        | card  | owner | in   |
        | Lynx  | Ada   | hand |
        | Otter | Ada   | deck |
        | Crow  | Ben   | deck |
        | Moth  | Ben   | hand |
      And Lynx has "Upon Deployment: draw 1 card"
      When Ada places Lynx face-down at Location 5
      Then Ada cannot see Ada's deck
      And Ada cannot see Ben's deck
      And Ada cannot see Ben's hand
      When Ada reveals Lynx
      Then Otter is in Ada's hand
      And Ada can see Ada's hand
      And Ben cannot see Ada's hand

  @clause:deploy.after-response-window @firm
  Rule: It fires after the response window, not before or in it
    Who responds, responds to the unit: what its ability does is still to come.

    Source: Unit Triggers > trigger 1 (Upon Deployment)

    Scenario: Whoever is asked to respond finds that it has not fired
      Given these cards:
        | card  | owner | in   | kind  |
        | Lynx  | Ada   | hand |       |
        | Snare | Ben   | hand | event |
      And Lynx has "Upon Deployment: gain 2 points"
      And Snare has "Response: your opponent loses 5 points"
      And the game halts for Ben when Lynx is revealed
      When Ada deploys Lynx at Location 3
      Then Ben is asked whether to respond:
        | Snare |
      And Ada has 0 points
      And Lynx is face-up at Location 3
      And none of these things happened:
        | Lynx fires       |
        | Lynx is deployed |
      When Ben declines
      Then Ada has 2 points
      And Snare is in Ben's hand

    Scenario: The response resolves first
      Given these cards:
        | card  | owner | in   | kind  |
        | Snare | Ada   | hand | event |
        | Lynx  | Ben   | hand |       |
      And Lynx has "Upon Deployment: gain 2 points"
      And Snare has "Response: gain 1 point"
      And Ada will respond with Snare when Lynx is revealed
      When Ben deploys Lynx at Location 3
      Then these abilities resolved, in order:
        | Snare |
        | Lynx  |
      And these things happened, in order:
        | Lynx is revealed |
        | Ada plays Snare  |
        | Snare resolves   |
        | Lynx fires       |
      And Ada has 1 point
      And Ben has 2 points

    Scenario: In the window nothing else can begin
      Given these cards:
        | card  | owner | in   | kind  |
        | Lynx  | Ada   | hand |       |
        | Puma  | Ada   | hand |       |
        | Snare | Ben   | hand | event |
      And Snare has "Response: nothing happens"
      And the game halts for Ben when Lynx is revealed
      When Ada deploys Lynx at Location 3
      And Ada tries to deploy Puma at Location 1
      Then it is refused because an ability is resolving
      When Ben declines
      And Ada deploys Puma at Location 1
      Then Lynx is at Location 3
      And Puma is at Location 1

  @clause:deploy.lost-in-window-no-fire @firm
  Rule: A unit that is lost in the window never fires it
    Its deployment was not completed. What else it has may well fire.

    Source: Unit Triggers > trigger 1 (Upon Deployment)

    Scenario: A response destroys the unit
      Given these cards:
        | card  | owner | in         | kind  |
        | Lynx  | Ada   | hand       |       |
        | Otter | Ada   | Location 1 |       |
        | Snare | Ben   | hand       | event |
      And Lynx has Roar: "Upon Deployment: gain 2 points" and Cry: "Destroyed: gain 50 points"
      And Snare has "Response: destroy Lynx"
      And Ben will respond with Snare when Lynx is revealed
      When Ada deploys Lynx at Location 7
      Then these abilities resolved, in order:
        | Snare |
        | Cry   |
      And none of these things happened:
        | Lynx passes the state check |
        | Lynx is deployed            |
        | Roar fires                  |
      And Ada has 50 points
      And Lynx is in Ada's discard pile
      And Otter is at Location 1

    Scenario: A response returns the unit to the hand
      Given these cards:
        | card  | owner | in   | kind  |
        | Lynx  | Ben   | hand |       |
        | Snare | Ada   | hand | event |
      And Lynx has "Upon Deployment: gain 2 points"
      And Snare has "Response: return Lynx to its owner's hand"
      And Ada will respond with Snare when Lynx is revealed
      When Ben deploys Lynx at Location 7
      Then these abilities resolved, in order:
        | Snare |
      And Ben has 0 points
      And Lynx is in Ben's hand

    Scenario: A response that destroys another unit does not matter
      Given these cards:
        | card  | owner | in         | kind  |
        | Lynx  | Ada   | hand       |       |
        | Otter | Ada   | Location 7 |       |
        | Snare | Ben   | hand       | event |
      And Lynx has "Upon Deployment: gain 2 points"
      And Snare has "Response: destroy Otter"
      And Ben will respond with Snare when Lynx is revealed
      When Ada deploys Lynx at Location 7
      Then Ada has 2 points
      And Otter is in Ada's discard pile
      And Lynx is at Location 7
