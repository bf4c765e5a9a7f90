@unit_triggers
Feature: Set moments
  Every ability of a unit has its moment. What brings it about is told by the kind of the ability,
  and the kinds do not stand in for one another.

  Background:
    Given a game of Unit Triggers between Ada and Ben
    And it is Ben's turn

  @clause:triggers.general.fixed-moment @firm
  Rule: An ability fires at its one moment and at no other
    What happens to the unit otherwise leaves the ability silent, and nobody can set it off.

    Source: Unit Triggers > introduction

    Scenario: A Destroyed ability waits until its unit is destroyed
      Given these cards:
        | card | owner | in         | kind  |
        | Lynx | Ada   | hand       |       |
        | Moth | Ben   | Location 4 |       |
        | Bolt | Ben   | hand       | event |
      And Lynx has "Destroyed: gain 3 points"
      And Moth has "Destroyed: gain 5 points"
      And Bolt has "Destroy Lynx"
      When Ada deploys Lynx at Location 4
      Then no ability resolved
      And Ada has 0 points
      When Ben plays Bolt
      Then these abilities resolved, in order:
        | Bolt |
        | Lynx |
      And Ada has 3 points
      And Ben has 0 points

    Scenario: A Destroyed ability stays silent in a whole Battle in which nothing destroys its unit
      Given these cards:
        | card  | owner | in         |
        | Lynx  | Ada   | hand       |
        | Otter | Ada   | Location 6 |
      And Lynx has "Destroyed: gain 3 points"
      And Otter has "Destroyed: draw 1 card"
      When Ada deploys Lynx at Location 2
      And Ben ends the deployment phase
      And Ben ends the tallying phase
      And Ben ends the end-of-battle phase
      Then these things happened, in order:
        | Lynx is deployed |
        | Ada tallies 4    |
        | Lynx is swept    |
        | battle 2 begins  |
      And no ability resolved
      And Ada has 0 points
      And Lynx and Otter are in Ada's discard pile

    Scenario: A unit is no event that could be played for its ability
      Given these cards:
        | card | owner | in   | kind  |
        | Lynx | Ada   | hand |       |
        | Boon | Ada   | hand | event |
      And Lynx has "Destroyed: gain 3 points"
      And Boon has "Gain 1 point"
      When Ada tries to play Lynx
      Then it is refused because not an event
      When Ada plays Boon
      Then Ada has 1 point
      And Lynx never resolved

    @reading:optional
    Scenario: An ability fires without asking its owner
      Given these cards:
        | card | owner | in         | kind  |
        | Lynx | Ada   | Location 3 |       |
        | Bolt | Ben   | hand       | event |
      And Lynx has "Destroyed: your opponent loses 2 points"
      And Bolt has "Destroy Lynx"
      And Ben has 2 points
      When Ben plays Bolt
      Then Ben has 0 points
      And nobody is asked anything

    Scenario: Each of four units has its own moment
      Given these cards:
        | card  | owner | in         | kind  |
        | Lynx  | Ada   | hand       |       |
        | Puma  | Ada   | hand       |       |
        | Otter | Ada   | Location 5 |       |
        | Crow  | Ada   | deck       |       |
        | Toll  | Ben   | hand       | event |
        | Bolt  | Ben   | hand       | event |
      And Lynx has "Upon Deployment: gain 1 point"
      And Puma has "Discarded: gain 10 points"
      And Otter has "Destroyed: gain 100 points"
      And Crow has "Depleted: gain 1000 points"
      And Toll has "Your opponent depletes 1"
      And Bolt has "Destroy Otter"
      When Ben plays Bolt
      Then Ada has 100 points
      When Ada deploys Lynx at Location 1
      Then Ada has 101 points
      When Ben plays Toll
      Then Ada has 1101 points
      And Puma never resolved

  @clause:triggers.general.kinds-are-separate @derived
  Rule: One way to the discard pile does not stand in for another
    Destroyed, Discarded and Depleted each ask for their own way; a card that arrives by one of
    them fires nothing else.

    Source: Unit Triggers > triggers 3 (Destroyed), 4 (Discarded) and 5 (Depleted)

    Scenario Outline: Of three abilities only the one fires that the way there is for
      Given these cards:
        | card | owner | in      | kind  |
        | Lynx | Ada   | <place> |       |
        | Bolt | Ada   | hand    | event |
      And Lynx has Cry: "Destroyed: gain 100 points", Groan: "Discarded: gain 10 points" and Sigh: "Depleted: gain 1 point"
      And Bolt has "<effect>"
      When Ada plays Bolt
      Then these abilities resolved, in order:
        | Bolt    |
        | <fires> |
      And Ada has <points>
      And Lynx is in Ada's discard pile

      Examples:
        | case      | place      | effect       | fires | points     |
        | depleted  | deck       | Deplete 1    | Sigh  | 1 point    |
        | discarded | hand       | Discard Lynx | Groan | 10 points  |
        | destroyed | Location 3 | Destroy Lynx | Cry   | 100 points |

    Scenario: The sweep of Clean Up is none of the three
      Given these cards:
        | card | owner | in               |
        | Lynx | Ada   | Location 7       |
        | Puma | Ben   | Extra Location 1 |
      And Lynx has Cry: "Destroyed: gain 100 points", Groan: "Discarded: gain 10 points" and Sigh: "Depleted: gain 1 point"
      And Puma has Wail: "Destroyed: gain 100 points", Moan: "Discarded: gain 10 points" and Sob: "Depleted: gain 1 point"
      And the phases are deployment, then clean-up
      When Ben ends the deployment phase
      Then these things happened, in order:
        | Lynx is swept   |
        | battle 2 begins |
      And no ability resolved
      And Lynx is in Ada's discard pile
      And Puma is in Ben's discard pile
      And Ada has 0 points
      And Ben has 0 points
