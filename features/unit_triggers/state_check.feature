@unit_triggers
Feature: The state check, and after it
  Who is left when the response window closes goes through the state check. What follows a passed
  check follows once.

  Background:
    Given a game of Unit Triggers between Ada and Ben

  @clause:deploy.after-state-check @firm
  Rule: It fires only after the state check that follows the window
    The check comes between the two.

    Source: Unit Triggers > trigger 1 (Upon Deployment)

    @reading:state-check
    Scenario: The check is passed, then the ability fires
      Given these cards:
        | card  | owner | in   | CQ | kind  |
        | Lynx  | Ada   | hand | 4  |       |
        | Snare | Ben   | hand |    | event |
      And Lynx has "Upon Deployment: gain 2 points"
      And Snare has "Response: nothing happens"
      And the state check asks for 4 CQ or more
      And Ben will respond with Snare when Lynx is revealed
      When Ada deploys Lynx at Location 2
      Then these things happened, in order:
        | Snare resolves              |
        | Lynx passes the state check |
        | Lynx fires                  |
        | Lynx resolves               |
      And Ada has 2 points

    @reading:state-check
    Scenario: What the ability would do for the check comes too late
      Given these cards:
        | card | owner | in   | CQ |
        | Lynx | Ada   | hand | 3  |
        | Puma | Ada   | hand | 5  |
      And Lynx has "Upon Deployment: Lynx has +4 CQ for the rest of the Battle"
      And Puma has "Upon Deployment: Puma has +4 CQ for the rest of the Battle"
      And the state check asks for 5 CQ or more
      When Ada deploys Lynx at Location 2
      Then no ability resolved
      And none of these things happened:
        | Lynx is deployed |
      When Ada deploys Puma at Location 2
      Then Puma has 9 CQ
      And Lynx never resolved

  @clause:deploy.failed-state-check-no-fire @firm
  Rule: A unit that does not pass the state check never fires it
    It has lasted to the check, and that is not enough.

    Source: Unit Triggers > trigger 1 (Upon Deployment)

    @reading:state-check
    Scenario: A response leaves the unit in a state that does not pass
      Given these cards:
        | card  | owner | in   | CQ | kind  |
        | Lynx  | Ada   | hand | 5  |       |
        | Snare | Ben   | hand |    | event |
      And Lynx has "Upon Deployment: gain 2 points"
      And Snare has "Response: Lynx has -3 CQ for the rest of the Battle"
      And the state check asks for 3 CQ or more
      And Ben will respond with Snare when Lynx is revealed
      When Ada deploys Lynx at Location 2
      Then these things happened, in order:
        | Snare resolves             |
        | Lynx fails the state check |
      And these abilities resolved, in order:
        | Snare |
      And Ada has 0 points

    @reading:state-check
    Scenario: The same response against a unit that can bear it
      Given these cards:
        | card  | owner | in   | CQ | kind  |
        | Lynx  | Ada   | hand | 6  |       |
        | Snare | Ben   | hand |    | event |
      And Lynx has "Upon Deployment: gain 2 points"
      And Snare has "Response: Lynx has -3 CQ for the rest of the Battle"
      And the state check asks for 3 CQ or more
      And Ben will respond with Snare when Lynx is revealed
      When Ada deploys Lynx at Location 2
      Then these abilities resolved, in order:
        | Snare |
        | Lynx  |
      And Ada has 2 points
      And Lynx has 3 CQ

    @reading:state-check
    Scenario: A unit that is too weak from the first never fires, either
      Given these cards:
        | card | owner | in   | CQ |
        | Lynx | Ben   | hand | 1  |
      And Lynx has "Upon Deployment: gain 2 points"
      And the state check asks for 2 CQ or more
      When Ben deploys Lynx at Location 5
      Then no ability resolved
      And Ben has 0 points
      When Ada ends the deployment phase
      And Ada ends the tallying phase
      Then Ben has 0 points

  @clause:deploy.step-order @firm
  Rule: Reveal, response window, state check, Upon Deployment
    In this order, each once.

    Source: Unit Triggers > trigger 1 (Upon Deployment)

    Scenario: A deployment with one response that changes nothing
      Given these cards:
        | card  | owner | in   | kind  |
        | Lynx  | Ada   | hand |       |
        | Snare | Ben   | hand | event |
      And Lynx has "Upon Deployment: gain 2 points"
      And Snare has "Response: nothing happens"
      And Ben will respond with Snare when Lynx is revealed
      When Ada deploys Lynx at Location 2
      Then these things happened, in order:
        | Lynx is revealed            |
        | Ben plays Snare             |
        | Snare resolves              |
        | Lynx passes the state check |
        | Lynx is deployed            |
        | Lynx fires                  |
        | Lynx resolves               |
        | Ada gains 2 points          |

    Scenario: Both players respond before the check
      Given it is Ben's turn
      And these cards:
        | card  | owner | in   | kind  |
        | Lynx  | Ada   | hand |       |
        | Dodge | Ada   | hand | event |
        | Snare | Ben   | hand | event |
      And Lynx has "Upon Deployment: gain 2 points"
      And Snare has "Response: Lynx has -1 CQ for the rest of the Battle"
      And Dodge has "Response: Lynx has +4 CQ for the rest of the Battle"
      And Ben will respond with Snare when Lynx is revealed
      And Ada will respond with Dodge when Lynx is revealed
      When Ada deploys Lynx at Location 2
      Then these things happened, in order:
        | Lynx is revealed            |
        | Snare resolves              |
        | Dodge resolves              |
        | Lynx passes the state check |
        | Lynx resolves               |
      And Lynx has 5 CQ

    Scenario: A unit that was put down before goes through the same steps
      Given these cards:
        | card  | owner | in         | facing    | kind  |
        | Lynx  | Ben   | Location 4 | face-down |       |
        | Snare | Ada   | hand       |           | event |
      And Lynx has "Upon Deployment: gain 2 points"
      And Snare has "Response: gain 1 point"
      And Ada will respond with Snare when Lynx is revealed
      When Ben reveals Lynx
      Then these things happened, in order:
        | Lynx is revealed            |
        | Snare resolves              |
        | Lynx passes the state check |
        | Lynx is deployed            |
        | Lynx resolves               |
      And none of these things happened:
        | Ben puts Lynx down |

  @clause:deploy.once @firm
  Rule: It fires a single time
    As long as the unit stays, nothing makes it fire again.

    Source: Unit Triggers > trigger 1 (Upon Deployment)

    Scenario: The rest of the Battle passes, and it does not fire again
      Given it is Ben's turn
      And these cards:
        | card | owner | in   |
        | Lynx | Ada   | hand |
      And Lynx has "Upon Deployment: gain 2 points"
      When Ada deploys Lynx at Location 2
      Then Ada has 2 points
      When Ben ends the deployment phase
      Then Ada has 2 points
      When Ben ends the tallying phase
      Then Ada has 2 points
      When Ben ends the end-of-battle phase
      Then these abilities resolved, in order:
        | Lynx |
      And Ada has 2 points

    Scenario: Other units are deployed and checked, and it does not fire again
      Given these cards:
        | card  | owner | in   | CQ |
        | Lynx  | Ada   | hand | 3  |
        | Otter | Ada   | hand | 4  |
        | Crow  | Ben   | hand | 3  |
      And Lynx has "Upon Deployment: gain 2 points"
      And the state check asks for 3 CQ or more
      When Ada deploys Lynx at Location 2
      And Ada deploys Otter at Location 2
      And Ben deploys Crow at Location 2
      Then these abilities resolved, in order:
        | Lynx |
      And Ada has 2 points

  @clause:deploy.no-refire-on-facing-or-move @derived
  Rule: Being turned over or moved does not make it fire again
    A unit that is turned up or comes to another Location is not being deployed.

    Source: Unit Triggers > trigger 1 (Upon Deployment)

    Scenario: The unit is turned down and up again
      Given these cards:
        | card | owner | in   | kind  |
        | Lynx | Ada   | hand |       |
        | Veil | Ben   | hand | event |
        | Lift | Ada   | hand | event |
      And Lynx has "Upon Deployment: gain 2 points"
      And Veil has "Turn Lynx face-down"
      And Lift has "Turn Lynx face-up"
      When Ada deploys Lynx at Location 2
      And Ben plays Veil
      Then Lynx is face-down at Location 2
      And Ada has 2 points
      When Ada plays Lift
      Then Lynx is face-up at Location 2
      And Ada has 2 points
      And these abilities resolved, in order:
        | Lynx |
        | Veil |
        | Lift |

    Scenario: The unit is moved
      Given these cards:
        | card | owner | in   | kind  |
        | Lynx | Ada   | hand |       |
        | Push | Ben   | hand | event |
        | Pull | Ada   | hand | event |
      And Lynx has "Upon Deployment: gain 2 points"
      And Push has "Move Lynx to Location 10"
      And Pull has "Move Lynx to Extra Location 1"
      When Ada deploys Lynx at Location 2
      And Ben plays Push
      Then Lynx is at Location 10
      And Ada has 2 points
      When Ada plays Pull
      Then Lynx is at Extra Location 1
      And Ada has 2 points
      And these abilities resolved, in order:
        | Lynx |
        | Push |
        | Pull |
