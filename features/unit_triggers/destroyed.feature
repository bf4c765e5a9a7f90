@unit_triggers
Feature: Destroyed
  A unit is destroyed when the effect of a card takes it from the Battle Zone to the discard pile.

  Background:
    Given a game of Unit Triggers between Ada and Ben

  @clause:destroyed.by-card-effect @firm
  Rule: The effect of a card is what destroys
    Whoever's card it is. The unit has left play when the ability fires, and it fires all the same.

    Source: Unit Triggers > trigger 3 (Destroyed)

    Scenario: The opponent's card destroys the unit
      Given these cards:
        | card  | owner | in         | kind  |
        | Lynx  | Ada   | Location 2 |       |
        | Otter | Ada   | deck       |       |
        | Crow  | Ben   | deck       |       |
        | Bolt  | Ben   | hand       | event |
      And Lynx has "Destroyed: draw 1 card"
      And Bolt has "Destroy Lynx"
      When Ben plays Bolt
      Then these things happened, in order:
        | Bolt resolves     |
        | Lynx is destroyed |
        | Lynx fires        |
        | Lynx resolves     |
        | Ada draws 1 card  |
      And Lynx is in Ada's discard pile
      And Otter is in Ada's hand
      And Crow is in Ben's deck

    @reading:own-effects
    Scenario: A card of the unit's own player destroys it
      Given these cards:
        | card | owner | in         | kind  |
        | Lynx | Ada   | Location 2 |       |
        | Bolt | Ada   | hand       | event |
      And Lynx has "Destroyed: gain 3 points"
      And Bolt has "Destroy Lynx"
      When Ada plays Bolt
      Then these abilities resolved, in order:
        | Bolt |
        | Lynx |
      And Ada has 3 points

    Scenario: A unit destroys another one
      Given it is Ben's turn
      And these cards:
        | card  | owner | in         |
        | Lynx  | Ada   | Location 7 |
        | Otter | Ada   | Location 3 |
        | Viper | Ben   | hand       |
      And Lynx has "Destroyed: gain 3 points"
      And Otter has "Destroyed: gain 100 points"
      And Viper has "Upon Deployment: destroy the unit at Location 7"
      When Ben deploys Viper at Location 5
      Then these abilities resolved, in order:
        | Viper |
        | Lynx  |
      And Ada has 3 points
      And Otter is at Location 3

    @reading:own-effects
    Scenario: A unit destroys itself
      Given these cards:
        | card | owner | in   |
        | Lynx | Ben   | hand |
      And Lynx has Roar: "Upon Deployment: destroy this unit" and Cry: "Destroyed: gain 3 points"
      When Ben deploys Lynx at Location 4
      Then these abilities resolved, in order:
        | Roar |
        | Cry  |
      And Ben has 3 points
      And Lynx is in Ben's discard pile

    Scenario: A unit that cannot be destroyed fires nothing
      Given these cards:
        | card  | owner | in         | kind  |
        | Lynx  | Ada   | Location 2 |       |
        | Otter | Ada   | Location 6 |       |
        | Bolt  | Ben   | hand       | event |
      And Lynx has "Destroyed: gain 3 points"
      And Otter has "Throughout the Battle: Lynx cannot be destroyed"
      And Bolt has "Destroy Lynx"
      When Ben plays Bolt
      Then these abilities resolved, in order:
        | Bolt |
      And Lynx is at Location 2
      And Ada has 0 points

  @clause:destroyed.zone-to-discard @firm
  Rule: Destroying leads from the Battle Zone to the discard pile
    A unit that leaves for the hand or the deck was not destroyed.

    Source: Unit Triggers > trigger 3 (Destroyed)

    Scenario Outline: A unit leaves play for elsewhere
      Given these cards:
        | card  | owner | in         | kind  |
        | Lynx  | Ada   | Location 2 |       |
        | Otter | Ada   | deck       |       |
        | Bolt  | Ben   | hand       | event |
      And Lynx has "Destroyed: gain 3 points"
      And Bolt has "<effect>"
      When Ben plays Bolt
      Then Lynx is <place>
      And these abilities resolved, in order:
        | Bolt |
      And none of these things happened:
        | Lynx is destroyed |
      And Ada has 0 points

      Examples:
        | case | effect                              | place                |
        | hand | Return Lynx to its owner's hand     | in Ada's hand        |
        | deck | Put Lynx on top of its owner's deck | on top of Ada's deck |

    Scenario: A unit is moved and turned over, and is not destroyed
      Given these cards:
        | card | owner | in         | kind  |
        | Lynx | Ada   | Location 2 |       |
        | Bolt | Ben   | hand       | event |
      And Lynx has "Destroyed: gain 3 points"
      And Bolt has "Move Lynx to Extra Location 0, then turn Lynx face-down"
      When Ben plays Bolt
      Then Lynx is face-down at Extra Location 0
      And Lynx never resolved

  @clause:destroyed.face-up @firm
  Rule: It fires when the unit lay face-up
    Once the unit is in the discard pile.

    Source: Unit Triggers > trigger 3 (Destroyed)

    Scenario: A unit that lies face-up is destroyed
      Given these cards:
        | card | owner | in          | facing  | kind  |
        | Lynx | Ben   | Location 10 | face-up |       |
        | Puma | Ben   | Location 2  | face-up |       |
        | Bolt | Ada   | hand        |         | event |
      And Lynx has "Destroyed: gain 3 points"
      And Puma has "Destroyed: gain 10 points"
      And Bolt has "Destroy the unit at Location 10"
      When Ada plays Bolt
      Then these things happened, in order:
        | Lynx is destroyed |
        | Lynx resolves     |
      And Lynx is in Ben's discard pile
      And Ben has 3 points
      And Puma is at Location 2

    Scenario: A unit is destroyed in a later phase
      Given these cards:
        | card | owner | in         | kind  |
        | Lynx | Ada   | Location 2 |       |
        | Fern | Ben   | hand       | event |
      And Lynx has Cry: "Destroyed: gain 3 points" and Vigil: "End of Battle: gain 100 points"
      And Fern has "Special Trigger: at the start of End of Battle, destroy Lynx"
      When Ada ends the deployment phase
      And Ada ends the tallying phase
      Then these things happened, in order:
        | the end-of-battle phase begins |
        | Lynx is destroyed              |
        | Cry resolves                   |
      And these abilities resolved, in order:
        | Fern |
        | Cry  |
      And Ada has 3 points

  @clause:destroyed.face-down-too @firm
  Rule: It fires when the unit lay face-down
    The card comes to the discard pile face-up, and everybody sees what it was.

    Source: Unit Triggers > trigger 3 (Destroyed)

    Scenario: A unit that was never revealed is destroyed
      Given it is Ben's turn
      And these cards:
        | card | owner | in         | facing    | kind  |
        | Lynx | Ada   | Location 2 | face-down |       |
        | Puma | Ada   | Location 3 | face-down |       |
        | Bolt | Ben   | hand       |           | event |
      And Lynx has Roar: "Upon Deployment: gain 100 points" and Cry: "Destroyed: gain 3 points"
      And Puma has "Destroyed: gain 10 points"
      And Bolt has "Destroy the unit at Location 2"
      When Ben plays Bolt
      Then these abilities resolved, in order:
        | Bolt |
        | Cry  |
      And Ada has 3 points
      And Lynx is in Ada's discard pile
      And Ben cannot see what lies at Location 3

    Scenario: A unit that was turned down is destroyed
      Given these cards:
        | card | owner | in         | facing    | arrival  | kind  |
        | Lynx | Ben   | Location 9 | face-down | deployed |       |
        | Bolt | Ada   | hand       |           |          | event |
      And Lynx has "Destroyed: gain 3 points"
      And Bolt has "Destroy Lynx"
      When Ada plays Bolt
      Then these things happened, in order:
        | Lynx is destroyed |
        | Lynx fires        |
        | Lynx resolves     |
      And Ben has 3 points

    Scenario: A unit is put down and destroyed before it is revealed
      Given these cards:
        | card | owner | in   | kind  |
        | Lynx | Ada   | hand |       |
        | Bolt | Ben   | hand | event |
      And Lynx has "Destroyed: gain 3 points"
      And Bolt has "Destroy the unit at Location 6"
      When Ada places Lynx face-down at Location 6
      Then Ben cannot see what lies at Location 6
      When Ben plays Bolt
      Then Ada has 3 points
      And Lynx is in Ada's discard pile

  @clause:destroyed.cleanup-is-not-destruction @firm
  Rule: The sweep of Clean Up does not destroy
    The unit goes to the discard pile, and its ability stays silent.

    Source: Unit Triggers > trigger 3 (Destroyed)

    Scenario: Units last until Clean Up
      Given it is Ben's turn
      And these cards:
        | card  | owner | in               | facing    |
        | Lynx  | Ada   | Location 2       | face-up   |
        | Puma  | Ada   | Location 3       | face-down |
        | Crow  | Ben   | Extra Location 0 | face-up   |
        | Otter | Ada   | deck             |           |
      And Lynx has "Destroyed: draw 1 card"
      And Puma has "Destroyed: gain 3 points"
      And Crow has "Destroyed: gain 3 points"
      When Ben ends the deployment phase
      And Ben ends the tallying phase
      And Ben ends the end-of-battle phase
      Then no ability resolved
      And none of these things happened:
        | Lynx is destroyed |
        | Puma is destroyed |
        | Crow is destroyed |
      And Lynx and Puma are in Ada's discard pile
      And Crow is in Ben's discard pile
      And Otter is in Ada's deck
      And Ada has 0 points
      And Ben has 0 points

    Scenario: One unit is destroyed, and another is swept
      Given these cards:
        | card | owner | in         | kind  |
        | Lynx | Ada   | Location 2 |       |
        | Puma | Ada   | Location 3 |       |
        | Bolt | Ben   | hand       | event |
      And Lynx has "Destroyed: gain 3 points"
      And Puma has "Destroyed: gain 10 points"
      And Bolt has "Destroy Puma"
      And the phases are deployment, then clean-up
      When Ben plays Bolt
      And Ada ends the deployment phase
      Then these things happened, in order:
        | Puma is destroyed |
        | Puma resolves     |
        | Lynx is swept     |
      And Ada has 10 points
      And Lynx never resolved

  @clause:destroyed.only-card-effects @derived
  Rule: What the rules remove is not destroyed
    No card has done it.

    Source: Unit Triggers > triggers 1 (Upon Deployment) and 3 (Destroyed)

    @reading:failed-check @reading:state-check
    Scenario: A unit fails the state check
      Given these cards:
        | card | owner | in   | CQ |
        | Lynx | Ada   | hand | 2  |
      And Lynx has Cry: "Destroyed: gain 3 points" and Groan: "Discarded: gain 10 points"
      And the state check asks for 3 CQ or more
      When Ada deploys Lynx at Location 2
      Then these things happened, in order:
        | Lynx fails the state check   |
        | Lynx is removed by the rules |
      And no ability resolved
      And Ada has 0 points
      And Lynx is in Ada's discard pile

    Scenario: A unit that fails the check is not the one that a card destroys
      Given these cards:
        | card  | owner | in         | CQ | kind  |
        | Lynx  | Ben   | hand       | 5  |       |
        | Puma  | Ben   | Location 4 | 1  |       |
        | Snare | Ada   | hand       |    | event |
      And Puma has "Destroyed: gain 3 points"
      And Snare has "Response: destroy Puma"
      And the state check asks for 3 CQ or more
      And Ada will respond with Snare when Lynx is revealed
      When Ben deploys Lynx at Location 4
      Then Puma is in Ben's discard pile
      And Ben has 3 points
      And Lynx is at Location 4

  @clause:destroyed.other-discard-routes @derived
  Rule: What comes to the discard pile from hand or deck was not destroyed
    It has not been in the Battle Zone.

    Source: Unit Triggers > triggers 3 (Destroyed), 4 (Discarded) and 5 (Depleted)

    Scenario Outline: A card is put away from elsewhere
      Given these cards:
        | card | owner | in      | kind  |
        | Lynx | Ada   | <place> |       |
        | Bolt | Ada   | hand    | event |
      And Lynx has "Destroyed: gain 3 points"
      And Bolt has "<effect>"
      When Ada plays Bolt
      Then Lynx is in Ada's discard pile
      And these abilities resolved, in order:
        | Bolt |
      And Ada has 0 points

      Examples:
        | case | place | effect       |
        | hand | hand  | Discard Lynx |
        | deck | deck  | Deplete 1    |

  @clause:destroyed.independent-of-deployment @derived
  Rule: It needs no completed deployment
    A unit that is destroyed in its own response window fires it.

    Source: Unit Triggers > triggers 1 (Upon Deployment) and 3 (Destroyed)

    Scenario: A unit is destroyed while it is being deployed
      Given these cards:
        | card  | owner | in   | kind  |
        | Lynx  | Ben   | hand |       |
        | Snare | Ada   | hand | event |
      And Lynx has Roar: "Upon Deployment: gain 100 points" and Cry: "Destroyed: gain 3 points"
      And Snare has "Response: destroy Lynx"
      And Ada will respond with Snare when Lynx is revealed
      When Ben deploys Lynx at Location 1
      Then these abilities resolved, in order:
        | Snare |
        | Cry   |
      And Ben has 3 points

    @reading:attached-units
    Scenario: A unit that came by attaching is destroyed
      Given these cards:
        | card | owner | in         | kind  |
        | Lynx | Ada   | Location 8 |       |
        | Puma | Ada   | hand       |       |
        | Bolt | Ben   | hand       | event |
      And Puma has "Destroyed: gain 3 points"
      And Bolt has "Destroy Puma"
      When Ada attaches Puma to Lynx
      And Ben plays Bolt
      Then Ada has 3 points
      And Puma is in Ada's discard pile
      And Lynx is at Location 8

  @clause:destroyed.each-unit-own @derived
  Rule: Each of several units fires its own
    One effect can destroy many. No order among them is told, so any will do.

    Source: Unit Triggers > trigger 3 (Destroyed)

    Scenario: All units of a player are destroyed
      Given these cards:
        | card  | owner | in          | kind  |
        | Lynx  | Ada   | Location 10 |       |
        | Otter | Ada   | Location 2  |       |
        | Puma  | Ada   | Location 5  |       |
        | Crow  | Ben   | Location 5  |       |
        | Storm | Ben   | hand        | event |
      And Lynx has "Destroyed: gain 1 point"
      And Otter has "Destroyed: gain 10 points"
      And Puma has "Destroyed: gain 100 points"
      And Crow has "Destroyed: gain 1000 points"
      And Storm has "Destroy all opposing units"
      When Ben plays Storm
      Then these abilities resolved, in any order:
        | Storm |
        | Lynx  |
        | Otter |
        | Puma  |
      And Ada has 111 points
      And Ben has 0 points
      And Crow is at Location 5

    Scenario: The same ability on two units fires for each of them
      Given these cards:
        | card  | owner | in         | facing    | kind  |
        | Lynx  | Ben   | Location 4 | face-up   |       |
        | Puma  | Ben   | Location 6 | face-down |       |
        | Otter | Ben   | deck       |           |       |
        | Heron | Ben   | deck       |           |       |
        | Moth  | Ben   | deck       |           |       |
        | Storm | Ada   | hand       |           | event |
      And Lynx has "Destroyed: draw 1 card"
      And Puma has "Destroyed: draw 1 card"
      And Storm has "Destroy Lynx, then destroy Puma"
      When Ada plays Storm
      Then these abilities resolved, in any order:
        | Storm |
        | Lynx  |
        | Puma  |
      And Otter and Heron are in Ben's hand
      And Moth is in Ben's deck

    Scenario: The units at one Location are destroyed
      Given these cards:
        | card  | owner | in         | kind  |
        | Lynx  | Ada   | Location 4 |       |
        | Otter | Ada   | Location 4 |       |
        | Puma  | Ada   | Location 1 |       |
        | Storm | Ben   | hand       | event |
      And Lynx has "Destroyed: gain 1 point"
      And Otter has "Destroyed: gain 10 points"
      And Puma has "Destroyed: gain 100 points"
      And Storm has "Destroy all units at Location 4"
      When Ben plays Storm
      Then these abilities resolved, in any order:
        | Storm |
        | Lynx  |
        | Otter |
      And Ada has 11 points
      And Puma is at Location 1
