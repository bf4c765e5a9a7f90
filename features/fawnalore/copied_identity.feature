@fawnalore
Feature: What a copying card keeps
  Tier, cost and name are a card's own, whatever it copies, unless a text says otherwise.

  Background:
    Given a game of Fawnalore between Ada, Ben and Cy

  @clause:copy.keeps-tier @firm
  Rule: A card that copies keeps its tier
    The tier of the other card is not looked at, be it higher or lower.

    Source: Triggers & Timing > Copying Effects

    Scenario Outline: What destroys the relics of one tier
      Given it is Ben's turn
      And these units:
        | unit | owner | HP |
        | Elk  | Ben   | 6  |
      And these cards:
        | card  | owner | in   | type  | tier     |
        | Kris  | Cy    | play | Charm | <Kris's> |
        | Rune  | Ada   | play | Blade | <Rune's> |
        | Echo  | Ben   | hand | Charm | 2        |
        | Smash | Ben   | hand | Charm | 2        |
      And Kris has "Draw 1 card"
      And Rune has "Heal Elk 1"
      And Echo has "Kris copies Rune until the end of the turn"
      And Smash has "Destroy every tier <tier> relic"
      When Ben plays Echo
      And Ben plays Smash
      Then Cy has <from Cy> discarded
      And Ada has <from Ada> discarded

      Examples:
        | case                      | Kris's | Rune's | tier | from Cy | from Ada |
        | that of the other, higher | 1      | 3      | 3    | 0 cards | 1 card   |
        | that of the other, lower  | 3      | 1      | 1    | 0 cards | 1 card   |
        | its own, lower            | 1      | 3      | 1    | 1 card  | 0 cards  |
        | its own, higher           | 3      | 1      | 3    | 1 card  | 0 cards  |

    Scenario: The tier that it is seen to have
      Given it is Cy's turn
      And these units:
        | unit | owner | HP |
        | Elk  | Cy    | 6  |
      And these cards:
        | card | owner | in   | type  | tier |
        | Rune | Ben   | play | Blade | 3    |
        | Kris | Cy    | play | Charm | 1    |
        | Echo | Cy    | hand | Charm | 2    |
      And Kris has "Draw 1 card"
      And Rune has "Heal Elk 1"
      And Echo has "Kris copies Rune until the end of the turn"
      When Cy plays Echo
      Then Kris is a tier 1 Blade relic called Kris
      And Rune is a tier 3 Blade relic called Rune

  @clause:copy.keeps-cost @firm
  Rule: A card that copies keeps its cost
    Whoever uses it pays what it costs itself.

    Source: Triggers & Timing > Copying Effects

    Scenario: The other card would cost too much
      Given it is Ada's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Cy    | 9  |
      And these cards:
        | card | owner | in   | cost |
        | Rune | Ada   | play | 4    |
        | Kris | Ada   | play | 1    |
        | Echo | Ada   | hand | 0    |
      And Ada has 2 resources
      And Kris has "Draw 1 card"
      And Rune has "Deal 3 damage to Oak"
      And Echo has "Kris copies Rune until the end of the turn"
      When Ada plays Echo
      And Ada uses Kris
      Then Ada has 1 resource
      And Oak has 6 HP
      When Ada tries to use Rune
      Then it is refused because not enough resources

    Scenario: The other card would cost less
      Given it is Cy's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Ben   | 9  |
      And these cards:
        | card | owner | in   | cost |
        | Kris | Cy    | play | 3    |
        | Rune | Cy    | play | 1    |
        | Echo | Cy    | hand | 0    |
      And Cy has 2 resources
      And Kris has "Draw 1 card"
      And Rune has "Deal 3 damage to Oak"
      And Echo has "Kris copies Rune until the end of the turn"
      When Cy plays Echo
      And Cy tries to use Kris
      Then it is refused because not enough resources
      And Oak has 9 HP

    Scenario: What is paid is not the sum of both
      Given it is Ben's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Ben   | 9  |
      And these cards:
        | card | owner | in   | cost | type  |
        | Kris | Ben   | play | 2    | Charm |
        | Rune | Ada   | play | 3    | Blade |
        | Echo | Ben   | hand | 1    | Charm |
      And Ben has 8 resources
      And Kris has "Draw 1 card"
      And Rune has "Deal 3 damage to Oak"
      And Echo has "Kris copies Rune until the end of the turn"
      When Ben plays Echo
      Then Kris is a tier 1 Blade relic called Kris of cost 2
      When Ben uses Kris
      Then Ben has 5 resources
      And Oak has 6 HP

  @clause:copy.keeps-name @firm
  Rule: A card that copies keeps its name
    It is not a second card of the other's name, and goes by its own.

    Source: Triggers & Timing > Copying Effects

    Scenario Outline: What destroys the relics of one name
      Given it is Cy's turn
      And these units:
        | unit | owner | HP |
        | Elk  | Cy    | 6  |
      And these cards:
        | card  | owner | in   | type  |
        | Rune  | Ada   | play | Blade |
        | Kris  | Ben   | play | Charm |
        | Echo  | Cy    | hand | Charm |
        | Smash | Cy    | hand | Charm |
      And Kris has "Draw 1 card"
      And Rune has "Heal Elk 1"
      And Echo has "Kris copies Rune until the end of the turn"
      And Smash has "Destroy every relic named <name>"
      When Cy plays Echo
      And Cy plays Smash
      Then Ben has <from Ben> discarded
      And Ada has <from Ada> discarded

      Examples:
        | case              | name | from Ben | from Ada |
        | that of the other | Rune | 0 cards  | 1 card   |
        | its own           | Kris | 1 card   | 0 cards  |

    Scenario: It is seen and used under its own name
      Given it is Ben's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Cy    | 9  |
      And these cards:
        | card | owner | in   | type  |
        | Kris | Ben   | play | Charm |
        | Rune | Ben   | play | Blade |
        | Echo | Ben   | hand | Charm |
      And Kris has "Draw 1 card"
      And Rune has "Deal 3 damage to Oak"
      And Echo has "Kris copies Rune until the end of the turn"
      When Ben plays Echo
      Then Kris is a Blade relic called Kris
      When Ben uses Kris
      Then these abilities resolved, in order:
        | Echo |
        | Kris |

  @clause:copy.identity-override @firm
  Rule: A text may say that it takes over parts of the identity as well
    It takes over the parts that the text names, and keeps the others.

    Source: Triggers & Timing > Copying Effects

    Scenario Outline: Each part, and several of them
      Given it is Ada's turn
      And these units:
        | unit | owner | HP |
        | Elk  | Ada   | 6  |
      And these cards:
        | card | owner | in   | type  | tier | cost |
        | Rune | Cy    | play | Blade | 3    | 4    |
        | Kris | Ada   | play | Charm | 1    | 2    |
        | Echo | Ada   | hand | Charm | 2    | 0    |
      And Kris has "Draw 1 card"
      And Rune has "Heal Elk 1"
      And Echo has "Kris copies Rune, including its <parts>, until the end of the turn"
      When Ada plays Echo
      Then Kris is a <relic>

      Examples:
        | case          | parts               | relic                                    |
        | name          | name                | tier 1 Blade relic called Rune of cost 2 |
        | tier          | tier                | tier 3 Blade relic called Kris of cost 2 |
        | cost          | cost                | tier 1 Blade relic called Kris of cost 4 |
        | name and tier | name and tier       | tier 3 Blade relic called Rune of cost 2 |
        | tier and cost | tier and cost       | tier 3 Blade relic called Kris of cost 4 |
        | all of them   | name, tier and cost | tier 3 Blade relic called Rune of cost 4 |

    Scenario Outline: What destroys the relics of the other's name or tier finds it
      Given it is Ben's turn
      And these units:
        | unit | owner | HP |
        | Elk  | Ben   | 6  |
      And these cards:
        | card  | owner | in   | type  | tier |
        | Kris  | Cy    | play | Charm | 1    |
        | Rune  | Ada   | play | Blade | 3    |
        | Echo  | Ben   | hand | Charm | 2    |
        | Smash | Ben   | hand | Charm | 2    |
      And Kris has "Draw 1 card"
      And Rune has "Heal Elk 1"
      And Echo has "Kris copies Rune, including its <part>, until the end of the turn"
      And Smash has "Destroy every <which>"
      When Ben plays Echo
      And Ben plays Smash
      Then Cy has <from Cy> discarded
      And these abilities resolved, in order:
        | Echo  |
        | Smash |

      Examples:
        | case                  | part | which            | from Cy |
        | the name, by its name | name | relic named Rune | 1 card  |
        | the name, by its tier | name | tier 3 relic     | 0 cards |
        | the tier, by its tier | tier | tier 3 relic     | 1 card  |
        | the tier, by its name | tier | relic named Rune | 0 cards |

    Scenario: It costs what the other costs if the text says so
      Given it is Cy's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Ada   | 9  |
      And these cards:
        | card | owner | in   | cost |
        | Kris | Cy    | play | 1    |
        | Rune | Ben   | play | 4    |
        | Echo | Cy    | hand | 0    |
      And Cy has 5 resources
      And Kris has "Draw 1 card"
      And Rune has "Deal 3 damage to Oak"
      And Echo has "Kris copies Rune, including its cost, until the end of the turn"
      When Cy plays Echo
      And Cy uses Kris
      Then Cy has 1 resource
      And Oak has 6 HP
