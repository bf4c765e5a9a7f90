@flesh_and_blood
Feature: Several stages
  An effect may depend on more than one stage, and may change things of more than one.

  Background:
    Given a game of Flesh and Blood between Ada, Ben and Cy
    And it is Cy's turn

  @clause:6.3.2b.highest @firm
  Rule: Of several stages that an effect depends on, the highest counts
    That is the last of them to be gone through.

    Source: Comprehensive Rules 2.14.0 > 6.3.2b

    Scenario: A type that waits for talent and power (W31)
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Cy    | action | attack   | 4     |
        | Gash  | Cy    | action | attack   | 4     |
      And these effects, oldest first:
        | effect | text                                                         |
        | Elder  | If Slash is Draconic and has 6 or more power, it is a weapon |
        | Blaze  | Slash is Draconic                                            |
      When this effect begins:
        | effect | text                |
        | Surge  | Slash gets +3 power |
      Then Slash is exactly:
        | types      | action, weapon |
        | supertypes | Draconic       |
        | power      | 7              |
      And nothing else changed

    Scenario Outline: A color that tells where it was applied (W32)
      Given these cards:
        | card  | owner | color | types  | subtypes | power |
        | Slash | Cy    |       | action | attack   | 4     |
        | Gash  | Cy    |       | action | attack   | 4     |
      And these effects, oldest first:
        | effect | text                                                                                                              |
        | Elder  | Slash is red if none, yellow if one and blue if both of these are true: it is Draconic and it has 6 or more power |
        | Blaze  | Slash is <talent>                                                                                                 |
      When this effect begins:
        | effect | text                    |
        | Surge  | Slash gets <gain> power |
      Then Slash is exactly:
        | color      | <color>  |
        | supertypes | <talent> |
        | power      | <power>  |
      And nothing else changed

      Examples:
        | case        | talent   | gain | color  | power |
        | W32 both    | Draconic | +3   | blue   | 7     |
        | only talent | Draconic | +1   | yellow | 5     |
        | only power  | Light    | +2   | yellow | 6     |
        | none        | Light    | +1   | red    | 5     |

    Scenario: An ability that waits for an ability, the base and the power
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Cy    | action | attack   | 8     |
        | Gash  | Cy    | action | attack   | 8     |
      And these effects, oldest first:
        | effect | text                                                                                       |
        | Elder  | If Slash has dominate and has base power 5 or less and has 6 or more power, it is Draconic |
        | Loom   | Slash gets dominate                                                                        |
        | Surge  | Slash gets +2 power                                                                        |
      When this effect begins:
        | effect | text                                          |
        | Shrink | Slash has its base power halved, rounded down |
      Then Slash is exactly:
        | supertypes | Draconic |
        | abilities  | dominate |
        | base power | 4        |
        | power      | 6        |
      And nothing else changed

  @clause:6.3.2b.once @derived
  Rule: It is applied there only, and so once
    Neither once for each stage that it depends on, nor once more when all is worked out anew.

    Source: Comprehensive Rules 2.14.0 > 6.3.2b

    @since:2.12
    Scenario: A gain that asks for base and power comes once
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Cy    | action | attack   | 4     |
        | Gash  | Cy    | action | attack   | 4     |
      And these effects, oldest first:
        | effect | text                                                                                                         |
        | Elder  | If Slash is Draconic and has dominate and has base power 4 or more and has 6 or more power, it gets +2 power |
        | Blaze  | Slash is Draconic                                                                                            |
        | Loom   | Slash gets dominate                                                                                          |
      When this effect begins:
        | effect | text                |
        | Surge  | Slash gets +3 power |
      Then Slash is exactly:
        | supertypes | Draconic |
        | abilities  | dominate |
        | power      | 9        |
      And nothing else changed
      When everything is worked out anew
      Then Slash has 9 power
      And nothing else changed

    Scenario: A loss that asks for the power comes once
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Cy    | action | attack   | 4     |
        | Gash  | Cy    | action | attack   | 4     |
      And these effects, oldest first:
        | effect | text                                                       |
        | Elder  | If Slash is blue and has 6 or more power, it gets -1 power |
        | Tint   | Slash is blue                                              |
      When this effect begins:
        | effect | text                |
        | Surge  | Slash gets +5 power |
      Then Slash is exactly:
        | color | blue |
        | power | 8    |
      And nothing else changed

    Scenario: What would do in the first of two stages is not applied there
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Cy    | action | attack   | 6     |
        | Gash  | Cy    | action | attack   | 6     |
      And these effects, oldest first:
        | effect | text                                                          |
        | Elder  | If Slash has dominate and has 6 or more power, it is Draconic |
        | Loom   | Slash gets dominate                                           |
      When this effect begins:
        | effect | text                |
        | Wane   | Slash gets -1 power |
      Then Slash is exactly:
        | abilities | dominate |
        | power     | 5        |
      And nothing else changed
      When Wane ends
      Then Slash is exactly:
        | supertypes | Draconic |
        | abilities  | dominate |
      And nothing else changed


  @clause:6.3.2b.lower-do-not-count @derived
  Rule: Earlier stages that it looks at as well play no part in that
    An effect goes to the highest stage it depends on, never down to one that it merely looks at.

    Source: Comprehensive Rules 2.14.0 > 6.3.2a and 6.3.2b

    @since:2.12
    Scenario: A gain for blue cards does not wait with those that ask for power (W51b)
      Given these cards:
        | card  | owner | color | types  | subtypes | power |
        | Slash | Cy    | blue  | action | attack   | 5     |
        | Gash  | Cy    | blue  | action | attack   | 5     |
      And these effects, oldest first:
        | effect | text                                           |
        | Elder  | If Slash has 6 or less power, it gets +4 power |
      When this effect begins:
        | effect | text                               |
        | Surge  | If Slash is blue, it gets +2 power |
      Then Slash is exactly:
        | power | 7 |
      And nothing else changed

    Scenario: An ability that asks for color and power goes by the power
      Given these cards:
        | card  | owner | color | types  | subtypes | power |
        | Slash | Cy    | red   | action | attack   | 5     |
        | Gash  | Cy    | red   | action | attack   | 5     |
      And these effects, oldest first:
        | effect | text                                                       |
        | Elder  | If Slash is blue and has 6 or more power, it gets dominate |
        | Tint   | Slash is blue                                              |
      When this effect begins:
        | effect | text                |
        | Surge  | Slash gets +1 power |
      Then Slash is exactly:
        | color     | blue     |
        | abilities | dominate |
        | power     | 6        |
      And nothing else changed

    Scenario: A base that asks for an ability is set before an older doubling
      Given these cards:
        | card  | owner | color | types  | subtypes | abilities | power |
        | Slash | Cy    | blue  | action | attack   | dominate  | 5     |
        | Gash  | Cy    | blue  | action | attack   | dominate  | 5     |
      And these effects, oldest first:
        | effect | text                             |
        | Swell  | Slash has its base power doubled |
      When this effect begins:
        | effect | text                                                   |
        | Grow   | If Slash is blue and has dominate, it has base power 3 |
      Then Slash is exactly:
        | base power | 6 |
        | power      | 6 |
      And nothing else changed

  @clause:6.3.2c.parts-apart @firm
  Rule: The parts of an effect are applied each in its own stage
    One effect may do one thing early and another late.

    Source: Comprehensive Rules 2.14.0 > 6.3.2c

    Scenario: The talent comes early and the power late (W33)
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Cy    | action | attack   | 4     |
        | Gash  | Cy    | action | attack   | 4     |
      And these effects, oldest first:
        | effect | text                                | lasting |
        | Flare  | Slash is Draconic and gets +2 power |         |
        | Loom   | Draconic attacks get dominate       | static  |
      When this effect begins:
        | effect | text                        |
        | Swell  | Slash has its power doubled |
      Then Slash is exactly:
        | supertypes | Draconic |
        | abilities  | dominate |
        | power      | 10       |
      And nothing else changed

    Scenario: The color comes early and the base late
      Given these cards:
        | card  | owner | color | types  | subtypes | power |
        | Slash | Cy    | red   | action | attack   | 4     |
        | Gash  | Cy    | red   | action | attack   | 4     |
      And these effects, oldest first:
        | effect | text                                        | lasting |
        | Shrink | Slash has its base power halved, rounded up |         |
        | Whet   | Blue attacks are swords                     | static  |
      When this effect begins:
        | effect | text                               |
        | Flood  | Slash is blue and has base power 9 |
      Then Slash is exactly:
        | color      | blue          |
        | subtypes   | attack, sword |
        | base power | 5             |
        | power      | 5             |
      And nothing else changed

  @clause:6.3.2c.part-by-part @derived
  Rule: Dependence is asked of each part
    The other parts do not wait for one that is dependent.

    Source: Comprehensive Rules 2.14.0 > 6.3.2a and 6.3.2c

    Scenario Outline: The talent comes early, and the ability waits for the power (W34)
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Cy    | action | attack   | 5     |
        | Gash  | Cy    | action | attack   | 5     |
      And these effects, oldest first:
        | effect | text                                                               | lasting |
        | Flare  | Slash is Draconic; if Slash has 6 or more power, it gets overpower |         |
        | Loom   | Draconic attacks get dominate                                      | static  |
      When this effect begins:
        | effect | text   |
        | Later  | <text> |
      Then Slash is exactly:
        | supertypes | Draconic    |
        | abilities  | <abilities> |
        | power      | <power>     |
      And nothing else changed

      Examples:
        | case          | text                | abilities           | power |
        | W34 it is met | Slash gets +1 power | dominate, overpower | 6     |
        | it is not met | Slash gets -1 power | dominate            | 4     |

    Scenario: A base that is set does not wait for a part that asks for the base
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Cy    | action | attack   | 8     |
        | Gash  | Cy    | action | attack   | 8     |
      And these effects, oldest first:
        | effect | text                                                                         |
        | Flare  | Slash has base power 5; if Slash has base power 3 or less, it gets overpower |
      When this effect begins:
        | effect | text                                        |
        | Shrink | Slash has its base power halved, rounded up |
      Then Slash is exactly:
        | abilities  | overpower |
        | base power | 3         |
        | power      | 3         |
      And nothing else changed

  @clause:6.3.2c.one-identity @derived
  Rule: The parts remain one effect
    They are of one age, whenever their stages come, and they end together.

    Source: Comprehensive Rules 2.14.0 > 6.3.2c and 6.3.4

    Scenario: A part of a later stage is as old as its effect
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Cy    | action | attack   | 4     |
        | Gash  | Cy    | action | attack   | 4     |
      And these effects, oldest first:
        | effect | text                                   |
        | Flare  | Slash is Draconic and has base power 6 |
      When this effect begins:
        | effect | text                   |
        | Grow   | Slash has base power 3 |
      Then Slash is exactly:
        | supertypes | Draconic |
        | base power | 3        |
        | power      | 3        |
      And nothing else changed

    Scenario: Both parts end with their effect
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Cy    | action | attack   | 4     |
        | Gash  | Cy    | action | attack   | 4     |
      And these effects, oldest first:
        | effect | text                                | until       |
        | Tint   | Slash is blue                       | end of game |
        | Flare  | Slash is Draconic and gets +2 power | end of turn |
      When this effect begins:
        | effect | text                          | lasting |
        | Loom   | Draconic attacks get dominate | static  |
      Then Slash is exactly:
        | color      | blue     |
        | supertypes | Draconic |
        | abilities  | dominate |
        | power      | 6        |
      When the turn ends
      Then Slash is exactly:
        | color | blue |
      And Gash is as placed
      And exactly these things happened, in order:
        | Cy's turn ends |
        | Flare ends     |

  @clause:6.3.2c.same-place @derived
  Rule: Parts that land in the same place are all applied there
    None of them takes the place of another.

    Source: Comprehensive Rules 2.14.0 > 6.3.2c and 6.3.4

    Scenario Outline: Two parts of one stage
      Given these cards:
        | card  | owner | color | types  | subtypes | power |
        | Slash | Cy    | blue  | action | attack   | 4     |
        | Gash  | Cy    | blue  | action | attack   | 4     |
      And these effects, oldest first:
        | effect | text                        |
        | Swell  | Slash has its power doubled |
      When this effect begins:
        | effect | text   |
        | Flare  | <text> |
      Then Slash is exactly:
        | subtypes  | <subtypes>  |
        | abilities | <abilities> |
        | power     | <power>     |
      And nothing else changed

      Examples:
        | case          | text                                                    | subtypes            | abilities           | power |
        | two subtypes  | Slash is a sword and is an item                         | attack, item, sword | none                | 8     |
        | two abilities | Slash gets dominate and gets overpower                  | attack              | dominate, overpower | 8     |
        | two gains     | Slash gets +1 power; if Slash is blue, it gets +2 power | attack              | none                | 11    |

    Scenario: Two dependent parts
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Cy    | action | attack   | 4     |
        | Gash  | Cy    | action | attack   | 4     |
      And these effects, oldest first:
        | effect | text                                                           |
        | Thump  | If Slash has 6 or more power, it gets dominate and is Draconic |
      When this effect begins:
        | effect | text                |
        | Surge  | Slash gets +2 power |
      Then Slash is exactly:
        | supertypes | Draconic |
        | abilities  | dominate |
        | power      | 6        |
      And nothing else changed
