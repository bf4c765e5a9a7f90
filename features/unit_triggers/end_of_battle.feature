@unit_triggers
Feature: End of Battle
  In this phase the units in play have their turns, Location by Location.

  Background:
    Given a game of Unit Triggers between Ada and Ben
    And it is Ben's turn

  @clause:eob.phase @firm
  Rule: It fires in the End of Battle phase
    And in no other.

    Source: Unit Triggers > trigger 6 (End of Battle)

    Scenario: It is silent in every phase before
      Given these cards:
        | card | owner | in   |
        | Lynx | Ada   | hand |
      And Lynx has "End of Battle: gain 1 point"
      When Ada deploys Lynx at Location 4
      Then Ada has 0 points
      When Ben ends the deployment phase
      Then Ada has 0 points
      When Ben ends the tallying phase
      Then these things happened, in order:
        | the end-of-battle phase begins |
        | Lynx fires                     |
        | Lynx resolves                  |
      And Ada has 1 point
      When Ben ends the end-of-battle phase
      Then Ada has 1 point

    Scenario: In a Battle without this phase it does not fire
      Given these cards:
        | card | owner | in         |
        | Lynx | Ada   | Location 4 |
      And Lynx has "End of Battle: gain 1 point"
      And the phases are deployment, then tallying, then clean-up
      When Ben ends the deployment phase
      And Ben ends the tallying phase
      Then these things happened, in order:
        | the tallying phase begins |
        | Lynx is swept             |
        | battle 2 begins           |
      And no ability resolved
      And Ada has 0 points

    @reading:order-of-phases
    Scenario: It goes with the phase, also where that comes before Tallying
      Given these cards:
        | card  | owner | in         | CQ |
        | Lynx  | Ada   | Location 4 | 1  |
        | Otter | Ada   | Location 2 | 3  |
      And Lynx has "End of Battle: Otter has +5 CQ for the rest of the Battle"
      And the phases are deployment, then end-of-battle, then tallying, then clean-up
      When Ben ends the deployment phase
      And Ben ends the end-of-battle phase
      Then these things happened, in order:
        | Lynx resolves |
        | Ada tallies 9 |

  @clause:eob.only-in-play @firm
  Rule: The unit must be in play
    Otherwise nothing happens.

    Source: Unit Triggers > trigger 6 (End of Battle)

    Scenario: Of a player's units only those in the Battle Zone fire
      Given these cards:
        | card  | owner | in         | kind  |
        | Lynx  | Ada   | Location 4 |       |
        | Otter | Ada   | deck       |       |
        | Puma  | Ada   | Location 6 |       |
        | Bolt  | Ben   | hand       | event |
      And Lynx has "End of Battle: gain 1 point"
      And Otter has "End of Battle: gain 10 points"
      And Puma has "End of Battle: gain 100 points"
      And Bolt has "Destroy Puma"
      When Ben plays Bolt
      And Ben ends the deployment phase
      And Ben ends the tallying phase
      Then these abilities resolved, in order:
        | Bolt |
        | Lynx |
      And Ada has 1 point

    Scenario: A unit that is back in hand does not fire
      Given these cards:
        | card | owner | in         | kind  |
        | Lynx | Ben   | Location 4 |       |
        | Bolt | Ada   | hand       | event |
      And Lynx has "End of Battle: gain 1 point"
      And Bolt has "Return Lynx to its owner's hand"
      When Ada plays Bolt
      And Ben ends the deployment phase
      And Ben ends the tallying phase
      Then Lynx never resolved
      And Ben has 0 points

  @clause:eob.not-from-hand-or-discard @firm
  Rule: A card in hand or in the discard pile does not fire it
    There is no unit in play that could.

    Source: Unit Triggers > trigger 6 (End of Battle)

    Scenario: One copy in hand, one in the discard pile, one in play
      Given these cards:
        | card    | title | owner | in           |
        | Lynx    | Lynx  | Ada   | hand         |
        | Bobcat  | Lynx  | Ada   | discard pile |
        | Caracal | Lynx  | Ada   | Location 3   |
      And Lynx has "End of Battle: gain 1 point"
      And Bobcat has "End of Battle: gain 1 point"
      And Caracal has "End of Battle: gain 1 point"
      When Ben ends the deployment phase
      And Ben ends the tallying phase
      Then these abilities resolved, in order:
        | Caracal |
      And Ada has 1 point

    Scenario: All copies are elsewhere
      Given these cards:
        | card  | owner | in           |
        | Lynx  | Ben   | hand         |
        | Puma  | Ben   | discard pile |
        | Otter | Ben   | deck         |
      And Lynx has "End of Battle: gain 1 point"
      And Puma has "End of Battle: gain 10 points"
      And Otter has "End of Battle: gain 100 points"
      When Ben ends the deployment phase
      And Ben ends the tallying phase
      Then no ability resolved
      And Ben has 0 points

  @clause:eob.location-order @firm
  Rule: They resolve by Location, lowest first
    Whoever's units they are, and whichever came first. Locations count as numbers: 2 is lower than 10.

    Source: Unit Triggers > trigger 6 (End of Battle)

    Scenario: The unit that was deployed first is at the higher Location
      Given these cards:
        | card  | owner | in   |
        | Lynx  | Ada   | hand |
        | Otter | Ada   | hand |
      And Lynx has "End of Battle: gain 1 point"
      And Otter has "End of Battle: gain 10 points"
      When Ada deploys Lynx at Location 3
      And Ada deploys Otter at Location 1
      And Ben ends the deployment phase
      And Ben ends the tallying phase
      Then these abilities resolved, in order:
        | Otter |
        | Lynx  |

    Scenario: Units of both players at Locations with one digit and two
      Given these cards:
        | card  | owner | in          |
        | Crow  | Ben   | Location 12 |
        | Lynx  | Ada   | Location 10 |
        | Puma  | Ada   | Location 2  |
        | Heron | Ben   | Location 3  |
      And Crow has "End of Battle: gain 1 point"
      And Lynx has "End of Battle: gain 1 point"
      And Puma has "End of Battle: gain 1 point"
      And Heron has "End of Battle: gain 1 point"
      When Ben ends the deployment phase
      And Ben ends the tallying phase
      Then these abilities resolved, in order:
        | Puma  |
        | Heron |
        | Lynx  |
        | Crow  |

    Scenario: The active player's Locations do not come before the other's
      Given these cards:
        | card  | owner | in         |
        | Adder | Ben   | Location 9 |
        | Crow  | Ada   | Location 7 |
        | Boar  | Ben   | Location 4 |
        | Dove  | Ada   | Location 1 |
      And Adder has "End of Battle: gain 1 point"
      And Boar has "End of Battle: gain 1 point"
      And Crow has "End of Battle: gain 1 point"
      And Dove has "End of Battle: gain 1 point"
      When Ben ends the deployment phase
      And Ben ends the tallying phase
      Then these abilities resolved, in order:
        | Dove  |
        | Boar  |
        | Crow  |
        | Adder |

    Scenario: A unit that has moved counts where it is
      Given these cards:
        | card | owner | in         | kind  |
        | Lynx | Ada   | Location 1 |       |
        | Puma | Ada   | Location 5 |       |
        | Push | Ben   | hand       | event |
      And Lynx has "End of Battle: gain 1 point"
      And Puma has "End of Battle: gain 10 points"
      And Push has "Move Lynx to Location 11"
      When Ben plays Push
      And Ben ends the deployment phase
      And Ben ends the tallying phase
      Then these abilities resolved, in order:
        | Push |
        | Puma |
        | Lynx |

  @clause:eob.extra-last @firm
  Rule: Extra Locations come last
    After all the others, whatever number they bear.

    Source: Unit Triggers > trigger 6 (End of Battle)

    Scenario: An Extra Location with the number 0
      Given these cards:
        | card  | owner | in               |
        | Adder | Ada   | Extra Location 0 |
        | Lynx  | Ada   | Location 3       |
        | Crow  | Ben   | Location 10      |
      And Adder has "End of Battle: gain 1 point"
      And Lynx has "End of Battle: gain 1 point"
      And Crow has "End of Battle: gain 1 point"
      When Ben ends the deployment phase
      And Ben ends the tallying phase
      Then these abilities resolved, in order:
        | Lynx  |
        | Crow  |
        | Adder |

    Scenario: An Extra Location and a Location with the same number
      Given these cards:
        | card  | owner | in               |
        | Adder | Ben   | Extra Location 2 |
        | Puma  | Ada   | Location 6       |
        | Lynx  | Ada   | Location 2       |
      And Adder has "End of Battle: gain 1 point"
      And Puma has "End of Battle: gain 1 point"
      And Lynx has "End of Battle: gain 1 point"
      When Ben ends the deployment phase
      And Ben ends the tallying phase
      Then these abilities resolved, in order:
        | Lynx  |
        | Puma  |
        | Adder |

  @clause:eob.left-before-its-turn @derived
  Rule: A unit that has left before its turn comes does not fire
    Each is asked when its Location is reached, and so is one that has arrived meanwhile.

    Source: Unit Triggers > trigger 6 (End of Battle)

    @reading:in-play-when
    Scenario: The unit at Location 1 destroys the one at Location 2
      Given these cards:
        | card  | owner | in   | title                 |
        | Ember | Ada   | hand | Black Energy Fragment |
        | Eagle | Ada   | hand |                       |
        | Lynx  | Ada   | hand |                       |
        | Wolf  | Ben   | hand |                       |
        | Zebra | Ada   | hand |                       |
      And Ember has "Special Trigger: at the start of End of Battle, upload this card"
      And Eagle has "End of Battle: gain 1 point"
      And Lynx has "End of Battle: gain 1 point"
      And Wolf has Vigil: "End of Battle: gain 100 points" and Cry: "Destroyed: gain 1 point"
      And Zebra has "End of Battle: destroy the unit at Location 2"
      When Ada deploys Eagle at Extra Location 0
      And Ada deploys Lynx at Location 3
      And Ben deploys Wolf at Location 2
      And Ada deploys Zebra at Location 1
      And Ben ends the deployment phase
      And Ben ends the tallying phase
      Then these abilities resolved, in order:
        | Ember |
        | Zebra |
        | Cry   |
        | Lynx  |
        | Eagle |
      And Vigil never resolved
      And Ben has 1 point
      And Ada has 2 points

    @reading:in-play-when
    Scenario: A unit comes to have no turn by going back to the hand
      Given these cards:
        | card | owner | in         |
        | Lynx | Ada   | Location 9 |
        | Crow | Ben   | Location 4 |
      And Lynx has "End of Battle: gain 1 point"
      And Crow has "End of Battle: return Lynx to its owner's hand"
      When Ben ends the deployment phase
      And Ben ends the tallying phase
      Then these abilities resolved, in order:
        | Crow |
      And Lynx is in Ada's hand
      And Ada has 0 points

    @reading:in-play-when
    Scenario: A unit that has had its turn is destroyed too late
      Given these cards:
        | card | owner | in         |
        | Lynx | Ada   | Location 4 |
        | Crow | Ben   | Location 9 |
      And Lynx has "End of Battle: gain 1 point"
      And Crow has "End of Battle: destroy Lynx"
      When Ben ends the deployment phase
      And Ben ends the tallying phase
      Then these abilities resolved, in order:
        | Lynx |
        | Crow |
      And Ada has 1 point

    @reading:arrived-meanwhile
    Scenario: A unit arrives at a Location that is still to come
      Given these cards:
        | card | owner | in         |
        | Lynx | Ada   | Location 4 |
        | Puma | Ada   | Location 6 |
        | Moth | Ada   | deck       |
      And Lynx has "End of Battle: Seek Moth and deploy it at Location 10"
      And Puma has "End of Battle: gain 1 point"
      And Moth has "End of Battle: gain 100 points"
      When Ben ends the deployment phase
      And Ben ends the tallying phase
      Then these abilities resolved, in order:
        | Lynx |
        | Puma |
        | Moth |
      And Ada has 101 points

  @clause:eob.before-cleanup @derived
  Rule: The phase comes before the sweep of Clean Up
    The units must still be in play to fire.

    Source: Unit Triggers > triggers 3 (Destroyed) and 6 (End of Battle)

    Scenario: The unit fires, then it is swept
      Given these cards:
        | card | owner | in         |
        | Lynx | Ada   | Location 4 |
        | Crow | Ben   | Location 2 |
      And Lynx has "End of Battle: gain 1 point"
      And Crow has "End of Battle: gain 1 point"
      And the phases are deployment, then end-of-battle, then clean-up
      When Ben ends the deployment phase
      Then Lynx is at Location 4
      And Ada has 1 point
      And Ben has 1 point
      When Ben ends the end-of-battle phase
      Then these things happened, in order:
        | Lynx resolves   |
        | Lynx is swept   |
        | battle 2 begins |
      And these things happened, in order:
        | Crow resolves |
        | Crow is swept |
      And Lynx is in Ada's discard pile

  @clause:eob.no-deployment-needed @reading:attached-end-of-battle
  Rule: It does not matter how the unit came
    A unit that was attached is in play as any other.

    Source: Unit Triggers > triggers 1 (Upon Deployment) and 6 (End of Battle)

    Scenario: A unit is attached and fires in its Location's turn
      Given these cards:
        | card  | owner | in          |
        | Lynx  | Ada   | Location 10 |
        | Puma  | Ada   | hand        |
        | Otter | Ada   | Location 12 |
        | Crow  | Ben   | Location 2  |
      And Puma has Roar: "Upon Deployment: gain 100 points" and Vigil: "End of Battle: gain 1 point"
      And Otter has "End of Battle: gain 10 points"
      And Crow has "End of Battle: gain 10 points"
      When Ada attaches Puma to Lynx
      And Ben ends the deployment phase
      And Ben ends the tallying phase
      Then these abilities resolved, in order:
        | Crow  |
        | Vigil |
        | Otter |
      And Ada has 11 points

    @reading:own-effects
    Scenario: Six copies of a card go six ways through one Battle
      Given these cards:
        | card  | owner | in         | title | facing    | on  | kind  |
        | Doe   | Ada   | Location 2 | Deer  |           |     |       |
        | Fawn  | Ada   | Location 3 | Deer  | face-down |     |       |
        | Hind  | Ada   | Location 2 | Deer  |           | Doe |       |
        | Roe   | Ada   | hand       | Deer  |           |     |       |
        | Stag  | Ada   | deck       | Deer  |           |     |       |
        | Buck  | Ada   | hand       | Deer  |           |     |       |
        | Bolt  | Ben   | hand       |       |           |     | event |
        | Grab  | Ben   | hand       |       |           |     | event |
        | Drain | Ada   | hand       |       |           |     | event |
      And Doe has Doe-D: "Destroyed: gain 1 point", Doe-C: "Discarded: gain 1 point", Doe-P: "Depleted: gain 1 point", Doe-U: "Upon Deployment: gain 1 point" and Doe-E: "End of Battle: gain 1 point"
      And Fawn has Fawn-D: "Destroyed: gain 1 point", Fawn-C: "Discarded: gain 1 point", Fawn-P: "Depleted: gain 1 point", Fawn-U: "Upon Deployment: gain 1 point" and Fawn-E: "End of Battle: gain 1 point"
      And Hind has Hind-D: "Destroyed: gain 1 point", Hind-C: "Discarded: gain 1 point", Hind-P: "Depleted: gain 1 point", Hind-U: "Upon Deployment: gain 1 point" and Hind-E: "End of Battle: gain 1 point"
      And Roe has Roe-D: "Destroyed: gain 1 point", Roe-C: "Discarded: gain 1 point", Roe-P: "Depleted: gain 1 point", Roe-U: "Upon Deployment: gain 1 point" and Roe-E: "End of Battle: gain 1 point"
      And Stag has Stag-D: "Destroyed: gain 1 point", Stag-C: "Discarded: gain 1 point", Stag-P: "Depleted: gain 1 point", Stag-U: "Upon Deployment: gain 1 point" and Stag-E: "End of Battle: gain 1 point"
      And Buck has Buck-D: "Destroyed: gain 1 point", Buck-C: "Discarded: gain 1 point", Buck-P: "Depleted: gain 1 point", Buck-U: "Upon Deployment: gain 1 point" and Buck-E: "End of Battle: gain 1 point"
      And Bolt has "Destroy Fawn"
      And Grab has "Discard Roe"
      And Drain has "Deplete 1"
      When Ada deploys Buck at Extra Location 1
      Then these abilities resolved, in order:
        | Buck-U |
      When Ben plays Bolt
      And Ben plays Grab
      And Ada plays Drain
      Then these abilities resolved, in order:
        | Buck-U |
        | Bolt   |
        | Fawn-D |
        | Grab   |
        | Roe-C  |
        | Drain  |
        | Stag-P |
      And Ada has 4 points
      When Ben ends the deployment phase
      And Ben ends the tallying phase
      Then these things happened, in order:
        | Doe-E resolves  |
        | Buck-E resolves |
      And these things happened, in order:
        | Hind-E resolves |
        | Buck-E resolves |
      And Ada has 7 points
      When Ben ends the end-of-battle phase
      Then these abilities resolved, in any order:
        | Buck-U |
        | Bolt   |
        | Fawn-D |
        | Grab   |
        | Roe-C  |
        | Drain  |
        | Stag-P |
        | Doe-E  |
        | Hind-E |
        | Buck-E |
      And Ada has 7 points
