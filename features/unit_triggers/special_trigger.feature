@unit_triggers
Feature: Special Trigger
  The text of the card names the moment, the card may be anywhere, and where two abilities are due
  at once this one is first.

  Background:
    Given a game of Unit Triggers between Ada and Ben
    And it is Ben's turn

  @clause:special.window-from-text @firm
  Rule: It fires exactly when the card's own text says
    And at none of the moments that ordinary triggers have.

    Source: Unit Triggers > trigger 7 (Special Trigger)

    Scenario: A card names the start of Tallying
      Given these cards:
        | card  | owner | in   | CQ |
        | Lynx  | Ada   | hand | 3  |
        | Otter | Ada   | hand | 1  |
      And Lynx has "Special Trigger: at the start of Tallying, Otter has +4 CQ for the rest of the Battle"
      When Ada deploys Lynx at Location 4
      And Ada deploys Otter at Location 4
      Then no ability resolved
      When Ben ends the deployment phase
      Then these things happened, in order:
        | the tallying phase begins |
        | Lynx resolves             |
        | Ada tallies 8             |
      When Ben ends the tallying phase
      And Ben ends the end-of-battle phase
      Then these abilities resolved, in order:
        | Lynx |

    Scenario: The moment that a card names does not come in this Battle
      Given these cards:
        | card | owner | in         | kind  |
        | Lynx | Ada   | Location 4 |       |
        | Puma | Ada   | Location 1 |       |
        | Bolt | Ben   | hand       | event |
      And Lynx has "Special Trigger: at the start of Tallying, gain 1 point"
      And Puma has "Special Trigger: at the start of Tallying, gain 10 points"
      And Bolt has "Destroy Puma"
      And the phases are deployment, then end-of-battle, then clean-up
      When Ben plays Bolt
      And Ben ends the deployment phase
      And Ben ends the end-of-battle phase
      Then these abilities resolved, in order:
        | Bolt |
      And Ada has 0 points

    Scenario: A card names the deployment of its own unit
      Given these cards:
        | card | owner | in   |
        | Lynx | Ada   | hand |
        | Puma | Ada   | hand |
        | Crow | Ben   | hand |
      And Lynx has "Special Trigger: when this unit deploys, gain 1 point"
      When Ada deploys Puma at Location 4
      And Ben deploys Crow at Location 4
      Then no ability resolved
      When Ada deploys Lynx at Location 2
      Then these things happened, in order:
        | Lynx is deployed |
        | Lynx fires       |
        | Lynx resolves    |
      And Ada has 1 point

    Scenario: A card names the deployment of any unit of its player
      Given these cards:
        | card | owner | in         |
        | Fern | Ada   | Location 6 |
        | Puma | Ada   | hand       |
        | Crow | Ben   | hand       |
      And Fern has "Special Trigger: when a unit of yours is deployed, gain 1 point"
      When Ben deploys Crow at Location 4
      Then Ada has 0 points
      When Ada deploys Puma at Location 4
      Then Ada has 1 point
      When Ben ends the deployment phase
      And Ben ends the tallying phase
      Then Ada has 1 point

  @clause:special.from-anywhere @firm
  Rule: It can fire from anywhere
    Also from hand.

    Source: Unit Triggers > trigger 7 (Special Trigger)

    Scenario Outline: The moment comes while the card is not face-up in play
      Given these cards:
        | card | owner | in      | facing   |
        | Lynx | Ada   | <place> | <facing> |
        | Puma | Ada   | <place> | <facing> |
      And Lynx has "Special Trigger: at the start of Tallying, gain 1 point"
      And Puma has "End of Battle: gain 10 points"
      When Ben ends the deployment phase
      Then these abilities resolved, in order:
        | Lynx |
      And Ada has 1 point

      Examples:
        | case         | place        | facing    |
        | hand         | hand         |           |
        | discard pile | discard pile |           |
        | deck         | deck         |           |
        | face-down    | Location 7   | face-down |

    Scenario: An event card in hand has one
      Given these cards:
        | card | owner | in   | kind  |
        | Fern | Ben   | hand | event |
      And Fern has "Special Trigger: at the start of End of Battle, gain 1 point"
      When Ben ends the deployment phase
      Then Ben has 0 points
      When Ben ends the tallying phase
      Then Ben has 1 point
      And Fern is in Ben's hand

  @clause:special.first-on-clash @firm
  Rule: Where it is due together with another ability, it resolves first
    Nobody chooses, and no Location counts.

    Source: Unit Triggers > trigger 7 (Special Trigger)

    Scenario: It is due from hand together with the deployed unit's own
      Given these cards:
        | card  | owner | in   | kind  |
        | Adder | Ada   | hand |       |
        | Wand  | Ada   | hand | event |
      And Adder has "Upon Deployment: gain 10 points"
      And Wand has "Special Trigger: when a unit of yours is deployed, gain 1 point"
      When Ada deploys Adder at Location 1
      Then these abilities resolved, in order:
        | Wand  |
        | Adder |
      And Ada has 11 points
      And nobody is asked anything

    Scenario: It is due from a higher Location
      Given these cards:
        | card  | owner | in          |
        | Adder | Ada   | hand        |
        | Wolf  | Ada   | Location 10 |
      And Adder has "Upon Deployment: destroy Wolf"
      And Wolf has "Special Trigger: when a unit of yours is deployed, gain 1 point"
      When Ada deploys Adder at Location 2
      Then these abilities resolved, in order:
        | Wolf  |
        | Adder |
      And Ada has 1 point
      And Wolf is in Ada's discard pile

    @reading:special-across-players
    Scenario: It is first also before the active player's abilities
      Given these cards:
        | card  | owner | in         | facing    |
        | Adder | Ben   | Location 1 | face-down |
        | Wolf  | Ada   | Location 9 | face-down |
      And Adder has "Upon Deployment: gain 10 points"
      And Wolf has "Special Trigger: when this unit deploys, gain 1 point"
      When Adder and Wolf are revealed together
      Then these things happened, in order:
        | Adder is revealed |
        | Wolf is revealed  |
        | Adder is deployed |
        | Wolf resolves     |
        | Adder resolves    |
      And these abilities resolved, in order:
        | Wolf  |
        | Adder |

    @reading:special-across-players
    Scenario: At the start of End of Battle it is ahead of all Locations
      Given these cards:
        | card  | owner | in               |
        | Adder | Ben   | Location 0       |
        | Lynx  | Ada   | Location 3       |
        | Wolf  | Ada   | Extra Location 5 |
      And Adder has "End of Battle: gain 10 points"
      And Lynx has "End of Battle: gain 100 points"
      And Wolf has "Special Trigger: at the start of End of Battle, gain 1 point"
      When Ben ends the deployment phase
      And Ben ends the tallying phase
      Then these abilities resolved, in order:
        | Wolf  |
        | Adder |
        | Lynx  |

    @reading:special-while-resolving
    Scenario: It does not break into an ability that is resolving
      Given these cards:
        | card | owner | in   | kind  |
        | Puma | Ada   | deck |       |
        | Call | Ada   | hand | event |
        | Wand | Ada   | hand | event |
      And Call has "Seek Puma and deploy it at Location 3"
      And Wand has "Special Trigger: when a unit of yours is deployed, gain 1 point"
      When Ada plays Call
      Then these abilities resolved, in order:
        | Call |
        | Wand |

  @clause:special.no-general-priority @derived
  Rule: Being first is for clashes only
    It does not move to an earlier moment than its own.

    Source: Unit Triggers > trigger 7 (Special Trigger)

    Scenario: What is due in an earlier phase comes earlier
      Given these cards:
        | card  | owner | in   |
        | Lynx  | Ada   | hand |
        | Ember | Ada   | hand |
        | Crow  | Ben   | hand |
      And Lynx has "Upon Deployment: gain 10 points"
      And Crow has "Upon Deployment: gain 10 points"
      And Ember has "Special Trigger: at the start of End of Battle, upload this card"
      When Ada deploys Lynx at Location 8
      And Ben deploys Crow at Location 1
      Then Ember is in Ada's hand
      When Ben ends the deployment phase
      Then Ember is in Ada's hand
      When Ben ends the tallying phase
      Then these abilities resolved, in order:
        | Lynx  |
        | Crow  |
        | Ember |
      And Ember is in Ada's energy store

    Scenario: What is due at Tallying comes before what is due at End of Battle
      Given these cards:
        | card  | owner | in         | kind  |
        | Ember | Ada   | hand       |       |
        | Lynx  | Ada   | Location 2 |       |
        | Bolt  | Ben   | hand       | event |
      And Ember has "Special Trigger: at the start of End of Battle, gain 1 point"
      And Lynx has "Destroyed: gain 10 points"
      And Bolt has "Special Trigger: at the start of Tallying, destroy Lynx"
      When Ben ends the deployment phase
      Then Ada has 10 points
      When Ben ends the tallying phase
      Then these abilities resolved, in order:
        | Bolt  |
        | Lynx  |
        | Ember |

  @clause:special.fragment-example @firm
  Rule: A Black Energy Fragment uploads from hand as End of Battle starts
    It need not have been deployed, and goes ahead of all that fires in this phase.

    Source: Unit Triggers > trigger 7 (Special Trigger)

    @reading:upload
    Scenario: The Fragment is uploaded, then the units have their turns
      Given these cards:
        | card  | owner | in               | title                 |
        | Eagle | Ada   | Extra Location 0 |                       |
        | Lynx  | Ada   | Location 1       |                       |
        | Ember | Ada   | hand             | Black Energy Fragment |
      And Ember has "Special Trigger: at the start of End of Battle, upload this card"
      And Lynx has "End of Battle: gain 1 point"
      And Eagle has "End of Battle: gain 1 point"
      When Ben ends the deployment phase
      And Ben ends the tallying phase
      Then these things happened, in order:
        | the end-of-battle phase begins |
        | Ember is uploaded              |
        | Lynx resolves                  |
        | Eagle resolves                 |
      And these abilities resolved, in order:
        | Ember |
        | Lynx  |
        | Eagle |
      And Ember is in Ada's energy store
      And Ada has 0 cards in hand

    Scenario: It has nothing to do with an End of Battle ability of a card in hand
      Given these cards:
        | card  | owner | in   | title                 |
        | Ember | Ben   | hand | Black Energy Fragment |
        | Coal  | Ben   | hand |                       |
      And Ember has "Special Trigger: at the start of End of Battle, upload this card"
      And Coal has "End of Battle: upload this card"
      When Ben ends the deployment phase
      And Ben ends the tallying phase
      Then these abilities resolved, in order:
        | Ember |
      And Coal is in Ben's hand
      And Ben has 1 card in the energy store

  @clause:special.bundle @firm
  Rule: One Special Trigger may hold several triggering points
    Each of them is spelled out on the card, and each takes effect.

    Source: Unit Triggers > trigger 7 (Special Trigger)

    Scenario: Two points, and both are heeded
      Given these cards:
        | card | owner | in   |
        | Lynx | Ada   | hand |
      And Lynx has "Special Trigger: when this unit deploys, gain 1 point; at the start of End of Battle, gain 10 points"
      When Ada deploys Lynx at Location 4
      Then Ada has 1 point
      When Ben ends the deployment phase
      Then Ada has 1 point
      When Ben ends the tallying phase
      Then Ada has 11 points

    Scenario: Three points, of which the last two come from hand
      Given these cards:
        | card | owner | in   |
        | Fern | Ben   | hand |
      And Fern has "Special Trigger: when this unit deploys, gain 1 point; at the start of Tallying, gain 10 points; at the start of End of Battle, gain 100 points"
      When Ben ends the deployment phase
      Then Ben has 10 points
      When Ben ends the tallying phase
      Then Ben has 110 points

  @clause:special.each-part-own-timing @firm
  Rule: Each point has its own moment
    As its part of the text says.

    Source: Unit Triggers > trigger 7 (Special Trigger)

    Scenario: One point at the deployment, one at Tallying
      Given these cards:
        | card  | owner | in         | CQ |
        | Lynx  | Ada   | hand       | 2  |
        | Otter | Ada   | Location 6 | 3  |
      And Lynx has "Special Trigger: at the start of Tallying, Otter has +4 CQ for the rest of the Battle; when this unit deploys, gain 1 point"
      When Ada deploys Lynx at Location 4
      Then Ada has 1 point
      And Otter has 3 CQ
      When Ben ends the deployment phase
      Then Otter has 7 CQ
      And Ada has 1 point
      And these things happened, in order:
        | Ada gains 1 point         |
        | the tallying phase begins |
        | Ada tallies 9             |

    Scenario: The point for another unit's deployment is not the one for its own
      Given these cards:
        | card | owner | in   |
        | Lynx | Ada   | hand |
        | Puma | Ada   | hand |
      And Lynx has "Special Trigger: when this unit deploys, gain 1 point; at the start of End of Battle, gain 100 points"
      When Ada deploys Puma at Location 4
      Then Ada has 0 points
      When Ada deploys Lynx at Location 5
      Then Ada has 1 point

  @clause:special.parts-all-special @derived
  Rule: A point that bears the name of another trigger is still special
    It lies inside the one Special Trigger and is as early as that is.

    Source: Unit Triggers > trigger 7 (Special Trigger)

    @reading:labels-inside @reading:special-across-players
    Scenario: Two units are deployed at one moment, one of them with such a point
      Given these cards:
        | card  | owner | in         | facing    |
        | Adder | Ben   | Location 1 | face-down |
        | Lion  | Ada   | Location 8 | face-down |
        | Puma  | Ada   | Location 4 |           |
      And Adder has "Upon Deployment: destroy Puma"
      And Lion has "Special Trigger: Upon Deployment: when this unit deploys, return Puma to its owner's hand; at the start of Tallying, gain 1 point"
      When Adder and Lion are revealed together
      Then these abilities resolved, in order:
        | Lion  |
        | Adder |
      And Puma is in Ada's hand

    @reading:labels-inside
    Scenario: Two units of one player are deployed at one moment
      Given these cards:
        | card  | owner | in         | facing    |
        | Adder | Ada   | Location 2 | face-down |
        | Lion  | Ada   | Location 9 | face-down |
      And Adder has "Upon Deployment: gain 10 points"
      And Lion has "Special Trigger: Upon Deployment: when this unit deploys, gain 1 point; at the start of Tallying, gain 100 points"
      When Adder and Lion are revealed together
      Then these abilities resolved, in order:
        | Lion  |
        | Adder |
      And Ada has 11 points
