@unit_triggers
Feature: Throughout the Battle
  Such an ability is no event. It is so, for as long as its unit lies face-up in the Battle Zone.

  Background:
    Given a game of Unit Triggers between Ada and Ben
    And it is Ben's turn

  @clause:throughout.while-face-up-in-zone @firm
  Rule: It is in force exactly as long as its unit lies face-up in the Battle Zone
    For whoever is there then, whosesoever turn it is and whatever phase.

    Source: Unit Triggers > trigger 2 (Throughout the Battle)

    Scenario: It is about all of the player's units, not about others
      Given these cards:
        | card  | owner | in         | CQ |
        | Lynx  | Ada   | hand       |    |
        | Otter | Ada   | Location 1 | 3  |
        | Puma  | Ada   | Location 8 | 4  |
        | Crow  | Ben   | Location 1 | 5  |
      And Lynx has "Throughout the Battle: your units have +1 CQ"
      When Ada deploys Lynx at Location 5
      Then Otter has 4 CQ
      And Puma has 5 CQ
      And Crow has 5 CQ

    Scenario: A unit that comes later has it, too
      Given these cards:
        | card  | owner | in         | CQ |
        | Lynx  | Ada   | Location 5 |    |
        | Otter | Ada   | hand       | 3  |
      And Lynx has "Throughout the Battle: your units have +2 CQ"
      When Ada deploys Otter at Location 1
      Then Otter has 5 CQ

    Scenario: It is there in every phase
      Given these cards:
        | card  | owner | in         | CQ |
        | Lynx  | Ada   | Location 5 |    |
        | Otter | Ada   | Location 1 | 3  |
      And Lynx has "Throughout the Battle: your units have +2 CQ"
      When Ben ends the deployment phase
      Then Otter has 5 CQ
      When Ben ends the tallying phase
      Then Otter has 5 CQ

    Scenario: At this Location means at that of the unit that has it
      Given these cards:
        | card  | owner | in          | CQ |
        | Lynx  | Ada   | hand        |    |
        | Otter | Ada   | Location 10 | 3  |
        | Puma  | Ada   | Location 1  | 4  |
      And Lynx has "Throughout the Battle: your units at this Location have +2 CQ"
      When Ada deploys Lynx at Location 10
      Then Otter has 5 CQ
      And Puma has 4 CQ

  @clause:throughout.not-face-down @derived
  Rule: It does not work while its unit lies face-down
    Otherwise the numbers would tell what lies there.

    Source: Unit Triggers > trigger 2 (Throughout the Battle)

    Scenario: A unit is put down, and later revealed
      Given these cards:
        | card  | owner | in         | CQ |
        | Lynx  | Ada   | hand       |    |
        | Otter | Ada   | Location 1 | 3  |
      And Lynx has "Throughout the Battle: Otter has +1 CQ"
      When Ada places Lynx face-down at Location 5
      Then Otter has 3 CQ
      And Ada has 3 Total CQ
      And Ben cannot see what lies at Location 5
      When Ada reveals Lynx
      Then Otter has 4 CQ
      And Ada has 6 Total CQ

    @reading:turned-down
    Scenario: A unit is turned down, and up again
      Given these cards:
        | card  | owner | in         | CQ | kind  |
        | Lynx  | Ada   | Location 5 |    |       |
        | Otter | Ada   | Location 1 | 3  |       |
        | Veil  | Ben   | hand       |    | event |
        | Lift  | Ada   | hand       |    | event |
      And Lynx has "Throughout the Battle: your units have +1 CQ"
      And Veil has "Turn Lynx face-down"
      And Lift has "Turn Lynx face-up"
      When Ben plays Veil
      Then Otter has 3 CQ
      When Ada plays Lift
      Then Otter has 4 CQ

    Scenario: A unit lies face-down through the whole Battle
      Given these cards:
        | card  | owner | in         | CQ | facing    |
        | Lynx  | Ben   | Location 2 | 7  | face-down |
        | Otter | Ben   | Location 1 | 3  |           |
      And Lynx has "Throughout the Battle: Otter has +4 CQ"
      When Ben ends the deployment phase
      Then these things happened, in order:
        | Ben tallies 3 |
      And Otter has 3 CQ

  @clause:throughout.not-outside-zone @derived
  Rule: It does not work from outside the Battle Zone
    In hand, in the deck or in the discard pile the card does nothing of the kind.

    Source: Unit Triggers > trigger 2 (Throughout the Battle)

    Scenario Outline: A unit that lies elsewhere helps nobody
      Given these cards:
        | card  | owner | in      | CQ |
        | Lynx  | Ada   | <place> |    |
        | Puma  | Ada   | <place> |    |
        | Otter | Ada   | hand    | 3  |
      And Lynx has "Throughout the Battle: your units have +1 CQ"
      And Puma has "Throughout the Battle: Otter has +5 CQ"
      When Ada deploys Otter at Location 4
      Then Otter has 3 CQ
      And Ada has 3 Total CQ

      Examples:
        | case         | place        |
        | hand         | hand         |
        | deck         | deck         |
        | discard pile | discard pile |

    Scenario: A unit that was in play does not go on from the discard pile
      Given these cards:
        | card  | owner | in         | CQ | kind  |
        | Lynx  | Ada   | Location 5 |    |       |
        | Otter | Ada   | Location 1 | 3  |       |
        | Puma  | Ada   | hand       | 4  |       |
        | Bolt  | Ben   | hand       |    | event |
      And Lynx has "Throughout the Battle: your units have +1 CQ"
      And Bolt has "Destroy Lynx"
      When Ben plays Bolt
      And Ada deploys Puma at Location 1
      Then Otter has 3 CQ
      And Puma has 4 CQ

  @clause:throughout.starts-with-face-up @reading:throughout-in-the-window
  Rule: It begins when its unit is face-up, so already in the response window
    The deployment need not be over.

    Source: Unit Triggers > trigger 2 (Throughout the Battle)

    Scenario: It is in force while the window is open
      Given these cards:
        | card  | owner | in         | CQ | kind  |
        | Lynx  | Ada   | hand       |    |       |
        | Otter | Ada   | Location 1 | 3  |       |
        | Snare | Ben   | hand       |    | event |
      And Lynx has Roar: "Upon Deployment: gain 2 points", Pride: "Throughout the Battle: your units have +1 CQ" and Cry: "Destroyed: gain 50 points"
      And Snare has "Response: destroy Lynx"
      And the game halts for Ben when Lynx is revealed
      When Ada deploys Lynx at Location 1
      Then Otter has 4 CQ
      And Ben is asked whether to respond:
        | Snare |
      When Ben chooses Snare
      Then Otter has 3 CQ
      And these abilities resolved, in order:
        | Snare |
        | Cry   |
      And Ada has 50 points

    Scenario: Nobody responds, and it goes on
      Given these cards:
        | card  | owner | in         | CQ | kind  |
        | Lynx  | Ada   | hand       | 2  |       |
        | Otter | Ada   | Location 1 | 3  |       |
        | Snare | Ben   | hand       |    | event |
      And Lynx has Roar: "Upon Deployment: gain 2 points" and Pride: "Throughout the Battle: Otter has +1 CQ"
      And Snare has "Response: destroy Lynx"
      And the game halts for Ben when Lynx is revealed
      When Ada deploys Lynx at Location 1
      Then Otter has 4 CQ
      And Ada has 0 points
      When Ben declines
      Then Otter has 4 CQ
      And Ada has 2 points
      When Ben ends the deployment phase
      Then these things happened, in order:
        | Lynx passes the state check |
        | Roar resolves               |
        | Ada tallies 6               |

    @reading:state-check
    Scenario: It helps its own unit through the check
      Given these cards:
        | card | owner | in   | CQ |
        | Lynx | Ben   | hand | 2  |
        | Puma | Ben   | hand | 2  |
      And Lynx has "Throughout the Battle: Lynx has +3 CQ"
      And the state check asks for 5 CQ or more
      When Ben deploys Lynx at Location 4
      And Ben deploys Puma at Location 4
      Then these things happened, in order:
        | Lynx passes the state check |
        | Puma fails the state check  |
      And Lynx is at Location 4

    @reading:state-check @reading:failed-check
    Scenario: It is over when its unit fails the check, which is no destruction
      Given these cards:
        | card  | owner | in         | CQ | kind  |
        | Lynx  | Ada   | hand       | 4  |       |
        | Otter | Ada   | Location 1 | 3  |       |
        | Snare | Ben   | hand       |    | event |
      And Lynx has Roar: "Upon Deployment: gain 2 points", Pride: "Throughout the Battle: Otter has +1 CQ" and Cry: "Destroyed: gain 50 points"
      And Snare has "Response: Lynx has -2 CQ for the rest of the Battle"
      And the state check asks for 3 CQ or more
      And Ben will respond with Snare when Lynx is revealed
      When Ada deploys Lynx at Location 1
      Then Otter has 3 CQ
      And Roar and Cry never resolved
      And Ada has 0 points
      And Lynx is in Ada's discard pile

  @clause:throughout.state-not-event @firm
  Rule: It is a state, not an event
    It has no moment of its own, takes no place in any order, and is never added again.

    Source: Unit Triggers > trigger 2 (Throughout the Battle)

    Scenario: It neither fires nor resolves, and does not pile up
      Given these cards:
        | card  | owner | in         | CQ |
        | Lynx  | Ada   | hand       |    |
        | Otter | Ada   | Location 1 | 3  |
        | Puma  | Ada   | hand       | 6  |
      And Lynx has "Throughout the Battle: Otter has +1 CQ; Puma has +1 CQ"
      When Ada deploys Lynx at Location 5
      Then Otter has 4 CQ
      When Ada deploys Puma at Location 5
      Then Puma has 7 CQ
      And Otter has 4 CQ
      When Ben ends the deployment phase
      And Ben ends the tallying phase
      Then Otter has 4 CQ
      And Puma has 7 CQ
      And no ability resolved
      And none of these things happened:
        | Lynx fires |

    Scenario: Two such abilities are there side by side
      Given these cards:
        | card  | owner | in         | CQ |
        | Lynx  | Ada   | Location 5 |    |
        | Puma  | Ada   | hand       |    |
        | Otter | Ada   | Location 1 | 3  |
      And Lynx has "Throughout the Battle: Otter has +1 CQ"
      And Puma has "Throughout the Battle: Otter has +4 CQ"
      When Ada deploys Puma at Location 2
      Then Otter has 8 CQ

    Scenario: A unit moves out of its reach and back
      Given these cards:
        | card  | owner | in         | CQ | kind  |
        | Lynx  | Ada   | Location 5 |    |       |
        | Otter | Ada   | Location 1 | 3  |       |
        | Push  | Ada   | hand       |    | event |
        | Pull  | Ada   | hand       |    | event |
      And Lynx has "Throughout the Battle: your units at this Location have +2 CQ"
      And Push has "Move Otter to Location 5"
      And Pull has "Move Otter to Location 9"
      When Ada plays Push
      Then Otter has 5 CQ
      When Ada plays Pull
      Then Otter has 3 CQ

  @clause:throughout.buffs-and-debuffs @firm
  Rule: What makes weaker behaves as what makes stronger
    A reduction, too, is there as long as its unit is, is counted, and is gone with it.

    Source: Unit Triggers > trigger 2 (Throughout the Battle)

    Scenario: A reduction ends with its unit
      Given these cards:
        | card  | owner | in         | CQ | kind  |
        | Viper | Ben   | hand       |    |       |
        | Otter | Ada   | Location 2 | 5  |       |
        | Puma  | Ada   | Location 1 | 4  |       |
        | Crow  | Ben   | Location 2 | 6  |       |
        | Bolt  | Ada   | hand       |    | event |
      And Viper has "Throughout the Battle: opposing units at this Location have -2 CQ"
      And Bolt has "Destroy Viper"
      When Ben deploys Viper at Location 2
      Then Otter has 3 CQ
      And Puma has 4 CQ
      And Crow has 6 CQ
      When Ada plays Bolt
      Then Otter has 5 CQ

    Scenario: A reduction is counted at Tallying
      Given these cards:
        | card  | owner | in         | CQ |
        | Viper | Ben   | Location 2 | 1  |
        | Otter | Ada   | Location 2 | 5  |
        | Puma  | Ada   | Location 1 | 4  |
      And Viper has "Throughout the Battle: opposing units have -2 CQ"
      When Ben ends the deployment phase
      Then these things happened, in order:
        | Ada tallies 5 |
        | Ben tallies 1 |
      When Ben ends the tallying phase
      Then Otter has 3 CQ

    Scenario: A unit that leaves the Location leaves the reduction behind
      Given these cards:
        | card  | owner | in         | CQ | kind  |
        | Viper | Ben   | Location 2 |    |       |
        | Otter | Ada   | Location 2 | 5  |       |
        | Puma  | Ada   | hand       | 4  |       |
        | Push  | Ada   | hand       |    | event |
      And Viper has "Throughout the Battle: opposing units at this Location have -2 CQ"
      And Push has "Move Otter to Location 10"
      When Ada deploys Puma at Location 2
      Then Puma has 2 CQ
      When Ada plays Push
      Then Otter has 5 CQ
      And Puma has 2 CQ

  @clause:throughout.counts-at-tally @firm
  Rule: It is included in Total CQ at Tallying
    The count finds it still in force.

    Source: Unit Triggers > trigger 2 (Throughout the Battle)

    Scenario: Two units with a bonus each are counted with it
      Given these cards:
        | card  | owner | in         | CQ |
        | Lynx  | Ada   | hand       | 0  |
        | Otter | Ada   | Location 8 | 3  |
        | Puma  | Ada   | Location 1 | 4  |
        | Crow  | Ben   | Location 1 | 5  |
      And Lynx has "Throughout the Battle: Otter has +1 CQ; Puma has +1 CQ"
      When Ada deploys Lynx at Location 5
      And Ben ends the deployment phase
      Then these things happened, in order:
        | the tallying phase begins |
        | Ada tallies 9             |
        | Ben tallies 5             |
      And Ada has 9 Total CQ

    @reading:order-of-phases
    Scenario: It is counted in whichever order the phases are
      Given these cards:
        | card  | owner | in         | CQ |
        | Lynx  | Ben   | Location 5 | 0  |
        | Otter | Ben   | Location 8 | 3  |
      And Lynx has "Throughout the Battle: Otter has +3 CQ"
      And the phases are deployment, then end-of-battle, then tallying, then clean-up
      When Ben ends the deployment phase
      And Ben ends the end-of-battle phase
      Then these things happened, in order:
        | Ada tallies 0 |
        | Ben tallies 6 |

  @clause:throughout.ends-on-leaving @firm
  Rule: It ends when its unit leaves play
    Whoever had the bonus does not keep it.

    Source: Unit Triggers > trigger 2 (Throughout the Battle)

    Scenario Outline: The unit leaves before the count
      Given these cards:
        | card  | owner | in         | CQ | kind  |
        | Lynx  | Ada   | hand       | 2  |       |
        | Otter | Ada   | Location 8 | 3  |       |
        | Puma  | Ada   | Location 1 | 4  |       |
        | Bolt  | Ben   | hand       |    | event |
      And Lynx has "Throughout the Battle: your units have +1 CQ"
      And Bolt has "<effect>"
      When Ada deploys Lynx at Location 5
      Then Otter has 4 CQ
      And Puma has 5 CQ
      When Ben plays Bolt
      Then Otter has 3 CQ
      And Puma has 4 CQ
      When Ben ends the deployment phase
      Then these things happened, in order:
        | Ada tallies 7 |

      Examples:
        | case      | effect                              |
        | destroyed | Destroy Lynx                        |
        | hand      | Return Lynx to its owner's hand     |
        | deck      | Put Lynx on top of its owner's deck |

    Scenario: Another unit leaves, and it goes on
      Given these cards:
        | card  | owner | in         | CQ | kind  |
        | Lynx  | Ada   | Location 5 | 2  |       |
        | Otter | Ada   | Location 8 | 3  |       |
        | Puma  | Ada   | Location 1 | 4  |       |
        | Bolt  | Ben   | hand       |    | event |
      And Lynx has "Throughout the Battle: Otter has +1 CQ"
      And Bolt has "Destroy Puma"
      When Ben plays Bolt
      Then Otter has 4 CQ
      And Ada has 6 Total CQ

  @clause:throughout.ends-at-cleanup-latest @firm
  Rule: It ends no later than Clean Up
    It lasts through End of Battle, and nothing of it is left in the next Battle.

    Source: Unit Triggers > trigger 2 (Throughout the Battle)

    Scenario: It is there in End of Battle and gone in the next Battle
      Given these cards:
        | card  | owner | in         | CQ |
        | Lynx  | Ada   | Location 5 | 2  |
        | Otter | Ada   | Location 8 | 3  |
        | Puma  | Ada   | hand       | 4  |
      And Lynx has "Throughout the Battle: your units have +1 CQ"
      When Ben ends the deployment phase
      And Ben ends the tallying phase
      Then Otter has 4 CQ
      When Ben ends the end-of-battle phase
      And Ada deploys Puma at Location 5
      Then Puma has 4 CQ
      And Ada has 4 Total CQ

    Scenario: A reduction is gone in the next Battle, too
      Given these cards:
        | card  | owner | in         | CQ |
        | Viper | Ben   | Location 2 | 2  |
        | Puma  | Ada   | hand       | 4  |
      And Viper has "Throughout the Battle: opposing units have -2 CQ"
      When Ada deploys Puma at Location 7
      Then Puma has 2 CQ
      When Ben ends the deployment phase
      And Ben ends the tallying phase
      And Ben ends the end-of-battle phase
      Then Puma is in Ada's discard pile
      And Viper is in Ben's discard pile
      And Ada has 0 Total CQ

  @clause:throughout.attached-units-have-it @reading:attached-units
  Rule: A unit that was attached has it
    What is denied to such a unit is Upon Deployment, and no more.

    Source: Unit Triggers > triggers 1 (Upon Deployment) and 2 (Throughout the Battle)

    Scenario: A unit is attached and helps others
      Given these cards:
        | card  | owner | in         | CQ |
        | Otter | Ada   | Location 8 | 3  |
        | Puma  | Ada   | hand       |    |
      And Puma has Roar: "Upon Deployment: gain 2 points" and Pride: "Throughout the Battle: Otter has +2 CQ"
      When Ada attaches Puma to Otter
      Then Otter has 5 CQ
      And Roar never resolved
      And Ada has 0 points

    Scenario: A unit that was attached is destroyed, and its help is over
      Given these cards:
        | card  | owner | in         | CQ | on    | kind  |
        | Otter | Ben   | Location 8 | 3  |       |       |
        | Puma  | Ben   | Location 8 | 1  | Otter |       |
        | Bolt  | Ada   | hand       |    |       | event |
        | Toss  | Ada   | hand       |    |       | event |
      And Puma has "Throughout the Battle: Otter has +2 CQ"
      And Bolt has "Destroy Puma"
      And Toss has "Gain 1 point"
      When Ada plays Toss
      Then Otter has 5 CQ
      And Ben has 6 Total CQ
      When Ada plays Bolt
      Then Otter has 3 CQ

    Scenario: Its help reaches as far as its text says, not only to its host
      Given these cards:
        | card  | owner | in          | CQ |
        | Heron | Ada   | Location 10 | 6  |
        | Otter | Ada   | Location 8  | 3  |
        | Crow  | Ben   | Location 10 | 5  |
        | Lynx  | Ada   | Location 10 | 4  |
        | Puma  | Ada   | hand        | 1  |
      And Puma has Pride: "Throughout the Battle: your units at this Location have +2 CQ" and Grace: "Throughout the Battle: Otter has +4 CQ"
      When Ada attaches Puma to Heron
      Then Heron has 8 CQ
      And Lynx has 6 CQ
      And Otter has 7 CQ
      And Crow has 5 CQ
