@flesh_and_blood
Feature: Stages
  Everything that changes a card is sorted by what it changes, and applied in that order. How
  old an effect is matters only where two of them meet in the same place.

  Background:
    Given a game of Flesh and Blood between Ada and Ben
    And it is Ben's turn

  @clause:6.3.2.stage-by-kind-of-change @firm
  Rule: What an effect changes decides when it is applied
    Its age, its owner and whether it is a layer's or a static ability's play no part in it.

    Source: Comprehensive Rules 2.14.0 > 6.3.2

    Scenario Outline: Base power is settled before what is added, whatever is older (W01)
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ben   | action | attack   | 4     |
        | Gash  | Ada   | action | attack   | 4     |
      And these effects, oldest first:
        | effect | text                | lasting  | owner   |
        | Surge  | Slash gets +2 power | <adding> | <adder> |
      When this effect begins:
        | effect | text                   | lasting   | owner    |
        | Grow   | Slash has base power 6 | <setting> | <setter> |
      Then Slash is exactly:
        | base power | 6 |
        | power      | 8 |
      And nothing else changed

      Examples:
        | case                | adding | adder | setting | setter |
        | W01 two layers      | layer  | Ben   | layer   | Ben    |
        | W01 a newer static  | layer  | Ben   | static  | Ben    |
        | W01 an older static | static | Ben   | layer   | Ben    |
        | two statics         | static | Ada   | static  | Ada    |
        | against each other  | layer  | Ada   | static  | Ben    |
        | the other way round | static | Ben   | layer   | Ada    |

    Scenario: An effect on one card and an effect on every card of a kind
      Given these cards:
        | card  | owner | types  | subtypes | power | defense |
        | Slash | Ben   | action | attack   | 4     | 2       |
        | Gash  | Ada   | action | attack   | 3     | 2       |
        | Relic | Ada   | token  | aura     |       |         |
      And these effects, oldest first:
        | effect | text                        |
        | Surge  | Slash has its power doubled |
        | Rally  | Attacks get +1 power        |
      When this effect begins:
        | effect | text                      |
        | Grow   | Attacks have base power 5 |
      Then Slash is exactly:
        | base power | 5  |
        | power      | 11 |
      And Gash is exactly:
        | base power | 5 |
        | power      | 6 |
      And nothing else changed

  @clause:6.3.2.ascending-stages @firm
  Rule: The stages are gone through from the first to the last
    Copies, control, name and color and text box, types, classes and talents, abilities, base
    values, values: in this order, and each makes ready what the next looks at.

    Source: Comprehensive Rules 2.14.0 > 6.3.2

    Scenario: Each effect needs what the next younger one brings (W47)
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ben   | action | attack   | 2     |
        | Gash  | Ben   | action | attack   | 2     |
      And these effects, oldest first:
        | effect | text                                       |
        | Grow   | If Slash has dominate, it has base power 6 |
        | Loom   | If Slash is Draconic, it gets dominate     |
        | Blaze  | If Slash is a weapon, it is Draconic       |
      When this effect begins:
        | effect | text              |
        | Forge  | Slash is a weapon |
      Then Slash is exactly:
        | types      | action, weapon |
        | supertypes | Draconic       |
        | abilities  | dominate       |
        | base power | 6              |
        | power      | 6              |
      And nothing else changed

    Scenario: From control to color to subtype
      Given these cards:
        | card  | owner | types  | subtypes | color | power |
        | Slash | Ada   | action | attack   | red   | 3     |
        | Gash  | Ada   | action | attack   | red   | 3     |
      And these effects, oldest first:
        | effect | text                       | lasting |
        | Whet   | Blue attacks are swords    | static  |
        | Tint   | Cards you control are blue | static  |
      When this effect begins:
        | effect | text                        |
        | Seize  | Slash is under your control |
      Then Slash is exactly:
        | controller | Ben           |
        | color      | blue          |
        | subtypes   | attack, sword |
      And nothing else changed

    Scenario: Eight effects and a counter at once (W39)
      Given these cards:
        | card  | name    | owner | color | types  | subtypes | supertypes | abilities | power | defense |
        | Slash | Horrors | Ben   | red   | action | attack   | Assassin   | piercing  | 5     |         |
        | Ref   | Ref     | Ada   | blue  | action | attack   | Assassin   | stealth   | 3     | 2       |
        | Relic | Relic   | Ada   | red   | token  | aura     | Assassin   | ward 1    |       |         |
      And Slash has 1 +1 power counter
      And these effects, oldest first:
        | effect | text                                           | lasting |
        | Thump  | If Slash has 9 or more power, it gets dominate |         |
        | Swell  | Slash has its base power doubled               |         |
        | Surge  | Slash gets +2 power                            |         |
        | Wane   | Slash gets -1 power                            |         |
        | Mask   | Slash is a copy of Ref                         |         |
        | Grow   | If Slash is blue, it has base power 4          |         |
        | Blaze  | Assassin attacks are Draconic                  | static  |
      When this effect begins:
        | effect | text                      |
        | Blank  | Slash loses all abilities |
      Then Slash is exactly:
        | name         | Ref                |
        | color        | blue               |
        | supertypes   | Assassin, Draconic |
        | abilities    | dominate           |
        | base power   | 8                  |
        | power        | 10                 |
        | base defense | 2                  |
        | defense      | 2                  |
      And Ref is exactly:
        | supertypes | Assassin, Draconic |
      And Relic is as placed
      And nothing else changed

  @clause:6.3.2.stage-finished-first @firm
  Rule: A stage is finished before the next one begins
    Base values and values are two stages. Nothing that changes a value comes in between what
    changes base values.

    Source: Comprehensive Rules 2.14.0 > 6.3.2

    Scenario: A value that is set does not grow with the base (W15)
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ben   | action | attack   | 4     |
        | Gash  | Ben   | action | attack   | 4     |
      And these effects, oldest first:
        | effect | text              |
        | Level  | Slash has 5 power |
      When this effect begins:
        | effect | text                             |
        | Swell  | Slash has its base power doubled |
      Then Slash is exactly:
        | base power | 8 |
        | power      | 5 |
      And nothing else changed

    Scenario: Halving the base comes before doubling the value (W14)
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ben   | action | attack   | 3     |
        | Gash  | Ben   | action | attack   | 3     |
      And these effects, oldest first:
        | effect | text                                        |
        | Shrink | Slash has its base power halved, rounded up |
      When this effect begins:
        | effect | text                        |
        | Swell  | Slash has its power doubled |
      Then Slash is exactly:
        | base power | 2 |
        | power      | 4 |
      And nothing else changed

    Scenario: What is added does not wait between two changes of the base
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ben   | action | attack   | 2     |
        | Gash  | Ben   | action | attack   | 2     |
      And these effects, oldest first:
        | effect | text                             |
        | Swell  | Slash has its base power doubled |
        | Surge  | Slash gets +3 power              |
      When this effect begins:
        | effect | text                                          |
        | Shrink | Slash has its base power halved, rounded down |
      Then Slash is exactly:
        | base power | 2 |
        | power      | 5 |
      When Swell ends
      Then Slash is exactly:
        | base power | 1 |
        | power      | 4 |
      And nothing else changed

  @clause:6.3.2.ties-by-substage @firm
  Rule: Within a stage the substage decides before the age
    Two effects of one stage are not simply taken in the order in which they began.

    Source: Comprehensive Rules 2.14.0 > 6.3.2

    Scenario Outline: What is added comes before what is taken away
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ben   | action | attack   | 0     |
        | Gash  | Ben   | action | attack   | 0     |
      And these effects, oldest first:
        | effect | text    |
        | Elder  | <older> |
      When this effect begins:
        | effect | text    |
        | Later  | <newer> |
      Then Slash is exactly:
        | base power | 0 |
        | power      | 1 |
      And nothing else changed

      Examples:
        | case                  | older               | newer               |
        | W11 the loss is older | Slash gets -1 power | Slash gets +2 power |
        | the gain is older     | Slash gets +2 power | Slash gets -1 power |

    Scenario: A base that is set is doubled by an older effect
      Given these cards:
        | card  | owner | types  | subtypes | defense |
        | Slash | Ben   | action | attack   | 3       |
        | Gash  | Ben   | action | attack   | 3       |
      And these effects, oldest first:
        | effect | text                               |
        | Swell  | Slash has its base defense doubled |
      When this effect begins:
        | effect | text                     |
        | Brace  | Slash has base defense 5 |
      Then Slash is exactly:
        | base defense | 10 |
        | defense      | 10 |
      And nothing else changed

  @clause:6.3.2.earlier-changes-visible @derived
  Rule: What earlier stages have made of a card is what later effects see
    An effect looks neither at what is printed nor at what the card was before.

    Source: Comprehensive Rules 2.14.0 > 6.3.2 and 6.3.5a

    Scenario Outline: Whether the base is small enough is asked after it was halved (W07)
      Given these cards:
        | card  | owner | types  | subtypes | power     |
        | Slash | Ben   | action | attack   | <printed> |
        | Gash  | Ada   | action | attack   | 4         |
      And these effects, oldest first:
        | effect | text                                           | lasting |
        | Minnow | Attacks with base power 3 or less get +3 power | static  |
      When this effect begins:
        | effect | text                                          |
        | Shrink | Slash has its base power halved, rounded down |
      Then Slash is exactly:
        | base power | <base>  |
        | power      | <power> |
      And nothing else changed

      Examples:
        | case          | printed | base | power |
        | W07 it is     | 6       | 3    | 6     |
        | it just is    | 7       | 3    | 6     |
        | it is not     | 8       | 4    | 4     |
        | it was before | 2       | 1    | 4     |

    Scenario: A color that was printed and is covered counts no more
      Given these cards:
        | card  | owner | types  | subtypes | color | power |
        | Slash | Ben   | action | attack   | blue  | 3     |
        | Gash  | Ben   | action | attack   | blue  | 3     |
      And these effects, oldest first:
        | effect | text                      | lasting |
        | Whet   | Blue attacks get dominate | static  |
        | Surge  | Red attacks get +2 power  | static  |
      When this effect begins:
        | effect | text         |
        | Tint   | Slash is red |
      Then Slash is exactly:
        | color | red |
        | power | 5   |
      And Gash is exactly:
        | abilities | dominate |
      And nothing else changed

  @clause:6.3.2.complete-list @derived
  Rule: Every change of a property has its stage, and what forbids gains has none
    A ban changes no property of a card, so it is not sorted among the effects that do, and
    its age does not matter.

    Source: Comprehensive Rules 2.14.0 > 6.3.2 and 6.3.1

    Scenario Outline: A ban is in force before a gift of any age
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ben   | action | attack   | 4     |
        | Gash  | Ada   | action | attack   | 4     |
      And these effects, oldest first:
        | effect | text    |
        | Elder  | <older> |
      When this effect begins:
        | effect | text    |
        | Later  | <newer> |
      Then Slash is exactly:
        | abilities | overpower |
      And nothing else changed

      Examples:
        | case         | older                                   | newer                                   |
        | a newer ban  | Slash gets dominate and gets overpower  | Attacks you control can't gain dominate |
        | an older ban | Attacks you control can't gain dominate | Slash gets dominate and gets overpower  |

    Scenario: A ban for others is none for this card
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ben   | action | attack   | 4     |
        | Gash  | Ada   | action | attack   | 4     |
      And these effects, oldest first:
        | effect | text                 | owner |
        | Rally  | Attacks get dominate | Ben   |
      When this effect begins:
        | effect | text                                    | owner |
        | Curb   | Attacks you control can't gain dominate | Ada   |
      Then Slash has dominate
      And Gash does not have dominate
      When Curb ends
      Then Slash and Gash have dominate
      And nothing else changed
