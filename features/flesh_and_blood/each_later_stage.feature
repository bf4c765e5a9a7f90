@flesh_and_blood
Feature: Each later stage
  Classes and talents, abilities, and numbers: what belongs in the last four of the eight stages.

  Background:
    Given a game of Flesh and Blood between Ada and Ben
    And it is Ben's turn

  @clause:6.3.2.stage-5-supertypes @firm
  Rule: Classes and talents are settled in stage 5
    After types, before abilities.

    Source: Comprehensive Rules 2.14.0 > 6.3.2

    Scenario: An attack that becomes Draconic gets what Draconic ones get (W05)
      Given these cards:
        | card  | owner | types  | subtypes | supertypes | power |
        | Slash | Ben   | action | attack   | Ninja      | 2     |
        | Gash  | Ben   | action | attack   | Ninja      | 2     |
      And these effects, oldest first:
        | effect | text                          | lasting |
        | Loom   | Draconic attacks get dominate | static  |
      When this effect begins:
        | effect | text              |
        | Blaze  | Slash is Draconic |
      Then Slash is exactly:
        | supertypes | Draconic, Ninja |
        | abilities  | dominate        |
      And nothing else changed

    Scenario: One that loses its talent gets it no more
      Given these cards:
        | card  | owner | types  | subtypes | supertypes      | power |
        | Slash | Ben   | action | attack   | Draconic, Ninja | 2     |
        | Gash  | Ben   | action | attack   | Draconic, Ninja | 2     |
      And these effects, oldest first:
        | effect | text                          | lasting |
        | Loom   | Draconic attacks get dominate | static  |
      When this effect begins:
        | effect | text                                        |
        | Erase  | Slash loses its class and talent supertypes |
      Then Slash is exactly:
        | supertypes | none |
      And Gash is exactly:
        | abilities | dominate |
      And nothing else changed

  @clause:6.3.2.stage-6-abilities @firm
  Rule: Abilities are settled in stage 6
    Before any number.

    Source: Comprehensive Rules 2.14.0 > 6.3.2

    Scenario: An ability that comes later decides about the base all the same (W06)
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ben   | action | attack   | 2     |
        | Gash  | Ben   | action | attack   | 2     |
      And these effects, oldest first:
        | effect | text                                       |
        | Grow   | If Slash has dominate, it has base power 6 |
      When this effect begins:
        | effect | text                |
        | Loom   | Slash gets dominate |
      Then Slash is exactly:
        | abilities  | dominate |
        | base power | 6        |
        | power      | 6        |
      And nothing else changed

    Scenario: So does one that is lost
      Given these cards:
        | card  | owner | types  | subtypes | abilities | power |
        | Slash | Ben   | action | attack   | dominate  | 2     |
        | Gash  | Ben   | action | attack   | dominate  | 2     |
      And these effects, oldest first:
        | effect | text                                    | lasting |
        | Grow   | Attacks with dominate have base power 6 | static  |
      When this effect begins:
        | effect | text                      |
        | Blank  | Slash loses all abilities |
      Then Slash is exactly:
        | abilities | none |
      And Gash is exactly:
        | base power | 6 |
        | power      | 6 |
      And nothing else changed

  @clause:6.3.2.stage-7-base-values @firm
  Rule: Base values are settled in stage 7
    Before the values, which start from them.

    Source: Comprehensive Rules 2.14.0 > 6.3.2

    Scenario: The base is set and doubled under an older gain (W12)
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ben   | action | attack   | 4     |
        | Gash  | Ben   | action | attack   | 4     |
      And these effects, oldest first:
        | effect | text                             | lasting |
        | Surge  | Slash gets +4 power              | layer   |
        | Swell  | Slash has its base power doubled | static  |
      When this effect begins:
        | effect | text                   |
        | Grow   | Slash has base power 6 |
      Then Slash is exactly:
        | base power | 12 |
        | power      | 16 |
      And nothing else changed

    Scenario: The base of one number is not that of another
      Given these cards:
        | card | owner | types | power | defense | life | intellect | pitch |
        | Vex  | Ben   | hero  | 3     | 4       | 20   | 4         | 2     |
        | Rook | Ada   | hero  | 3     | 4       | 20   | 4         | 2     |
      And these effects, oldest first:
        | effect | text                                    |
        | Ebb    | Vex gets -1 intellect and gets +1 pitch |
      When this effect begins:
        | effect | text                                                    |
        | Grow   | Vex has base intellect 3 and has its base pitch doubled |
      Then Vex is exactly:
        | base intellect | 3 |
        | intellect      | 2 |
        | base pitch     | 4 |
        | pitch          | 5 |
      And nothing else changed

  @clause:6.3.2.stage-8-values @firm
  Rule: Values come last
    They start from the base values, however late these were changed.

    Source: Comprehensive Rules 2.14.0 > 6.3.2

    Scenario Outline: An older change of the value meets a newer base
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ben   | action | attack   | 4     |
        | Gash  | Ben   | action | attack   | 4     |
      And these effects, oldest first:
        | effect | text    |
        | Elder  | <older> |
      When this effect begins:
        | effect | text                   |
        | Grow   | Slash has base power 7 |
      Then Slash is exactly:
        | base power | 7       |
        | power      | <power> |
      And nothing else changed

      Examples:
        | case    | older                                  | power |
        | set     | Slash has 6 power                      | 6     |
        | doubled | Slash has its power doubled            | 14    |
        | halved  | Slash has its power halved, rounded up | 4     |
        | raised  | Slash gets +3 power                    | 10    |
        | lowered | Slash gets -5 power                    | 2     |

  @clause:6.3.2.stage-8-counters @firm
  Rule: Counters act among the values, whenever they were put
    Those that raise a number do so with the effects that raise it, those that lower it with
    those that lower it. The base stays.

    Source: Comprehensive Rules 2.14.0 > 6.3.2, 1.15.2a

    Scenario: A counter is not doubled (W09)
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ben   | action | attack   | 3     |
        | Gash  | Ben   | action | attack   | 3     |
      And Slash has 1 +1 power counter
      When this effect begins:
        | effect | text                        |
        | Swell  | Slash has its power doubled |
      Then Slash is exactly:
        | power | 7 |
      When 1 +1 power counter is put on Slash
      Then Slash is exactly:
        | counters | 2 +1 power |
        | power    | 8          |
      And nothing else changed

    Scenario: A value that is set later still has the counter on top (W10)
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ben   | action | attack   | 3     |
        | Gash  | Ben   | action | attack   | 3     |
      And Slash has 1 +1 power counter
      When this effect begins:
        | effect | text              |
        | Level  | Slash has 6 power |
      Then Slash is exactly:
        | power | 7 |
      And nothing else changed

    Scenario: Counters that lower wait for all that raises (W50)
      Given these cards:
        | card  | owner | types  | subtypes | power | defense |
        | Slash | Ben   | action | attack   | 3     | 1       |
        | Gash  | Ben   | action | attack   | 3     | 1       |
      And Slash has 2 -1 defense counters
      When this effect begins:
        | effect | text                  |
        | Brace  | Slash gets +2 defense |
      Then Slash is exactly:
        | defense | 1 |
      And nothing else changed

    Scenario: The base is halved and the counters are not (W49)
      Given these cards:
        | card  | owner | types  | subtypes | power | defense |
        | Slash | Ben   | action | attack   | 7     | 5       |
        | Gash  | Ben   | action | attack   | 7     | 5       |
      And Slash has 2 -1 defense counters
      And these effects, oldest first:
        | effect | text                  |
        | Brace  | Slash gets +1 defense |
      When this effect begins:
        | effect | text                                            |
        | Shrink | Slash has its base defense halved, rounded down |
      Then Slash is exactly:
        | base defense | 2 |
        | defense      | 1 |
      And nothing else changed

    @reading:counters-as-cause
    Scenario: A condition on the power counts them
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ben   | action | attack   | 5     |
        | Gash  | Ben   | action | attack   | 5     |
      And these effects, oldest first:
        | effect | text                                                |
        | Elder  | If Slash has 7 or more power, it gets dominate      |
        | Later  | If Slash has base power 7 or more, it gets phantasm |
      When 2 +1 power counters are put on Slash
      Then Slash is exactly:
        | abilities | dominate   |
        | counters  | 2 +1 power |
        | power     | 7          |
      And nothing else changed
      When 1 -1 power counter is put on Slash
      Then Slash is exactly:
        | counters | 2 +1 power, 1 -1 power |
        | power    | 6                      |
      And nothing else changed


    Scenario: The order in which counters are put does not matter
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ben   | action | attack   | 1     |
        | Gash  | Ben   | action | attack   | 1     |
      When 3 -1 power counters are put on Slash
      Then Slash is exactly:
        | counters | 3 -1 power |
        | power    | 0          |
      When 4 +1 power counters are put on Slash
      Then Slash is exactly:
        | counters | 3 -1 power, 4 +1 power |
        | power    | 2                      |
      When 2 -1 power counters are removed from Slash
      Then Slash is exactly:
        | counters | 1 -1 power, 4 +1 power |
        | power    | 4                      |
      And nothing else changed
