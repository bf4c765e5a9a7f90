@flesh_and_blood
Feature: Where dependent effects are applied
  What is independent stays where it belongs; what depends on a stage comes last in it.

  Background:
    Given a game of Flesh and Blood between Ada and Ben
    And it is Ada's turn

  @clause:6.3.2a.not-on-itself @firm
  Rule: An effect does not depend on itself
    What it has done by itself it does not take back.

    Source: Comprehensive Rules 2.14.0 > 6.3.2a ("another effect")

    Scenario Outline: An effect that leads out of its own condition stays applied
      Given these cards:
        | card  | owner | types  | subtypes | power     |
        | Slash | Ada   | action | attack   | <printed> |
        | Gash  | Ada   | action | attack   | 9         |
      When this effect begins:
        | effect | text   |
        | Elder  | <text> |
      Then Slash is exactly:
        | power | <power> |
      And nothing else changed
      When everything is worked out anew
      Then Slash is exactly:
        | power | <power> |
      And nothing else changed

      Examples:
        | case         | printed | text                                           | power |
        | W25s upwards | 4       | If Slash has 5 or less power, it gets +3 power | 7     |
        | downwards    | 6       | If Slash has 6 or more power, it gets -3 power | 3     |

    Scenario Outline: The older of two that shut each other out is applied
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ada   | action | attack   | 4     |
        | Gash  | Ada   | action | attack   | 4     |
      And these effects, oldest first:
        | effect | text    |
        | Elder  | <older> |
      When this effect begins:
        | effect | text    |
        | Later  | <newer> |
      Then Slash is exactly:
        | power     | <power>     |
        | abilities | <abilities> |
      And nothing else changed

      Examples:
        | case                    | older                                              | newer                                              | power | abilities |
        | W37 three first         | If Slash has 5 or less power, it gets +3 power     | If Slash has 5 or less power, it gets +2 power     | 7     | none      |
        | W37r two first          | If Slash has 5 or less power, it gets +2 power     | If Slash has 5 or less power, it gets +3 power     | 6     | none      |
        | W38 two abilities       | If Slash does not have overpower, it gets dominate | If Slash does not have dominate, it gets overpower | 4     | dominate  |
        | W38 the other way round | If Slash does not have dominate, it gets overpower | If Slash does not have overpower, it gets dominate | 4     | overpower |

  @clause:6.3.2a.independent @firm
  Rule: What depends on no stage is independent, conditional or not
    A condition about an earlier stage, or about whose turn it is, makes nothing dependent.

    Source: Comprehensive Rules 2.14.0 > 6.3.2a

    Scenario: A condition on color and ability leaves a gain where gains are (W51)
      Given these cards:
        | card  | owner | color | types  | subtypes | abilities | power |
        | Slash | Ada   | blue  | action | attack   | dominate  | 3     |
        | Gash  | Ada   | blue  | action | attack   | dominate  | 3     |
      And these effects, oldest first:
        | effect | text                                                |
        | Surge  | If Slash is blue and has dominate, it gets +2 power |
        | Swell  | Slash has its power doubled                         |
      When this effect begins:
        | effect | text                                           |
        | Peak   | If Slash has 8 or more power, it gets +4 power |
      Then Slash is exactly:
        | power | 12 |
      And nothing else changed

    Scenario: A condition on the turn leaves a gain where gains are
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ada   | action | attack   | 6     |
        | Gash  | Ben   | action | attack   | 6     |
      And these effects, oldest first:
        | effect | text                                           | until       |
        | Elder  | If Slash has 6 or less power, it gets dominate | end of game |
      When this effect begins:
        | effect | text                                               | lasting |
        | Rally  | During your turn, attacks you control get +2 power | static  |
      Then Slash is exactly:
        | power | 8 |
      And nothing else changed
      When the turn ends
      Then Slash is exactly:
        | abilities | dominate |

    Scenario: Two plain gains and losses need no condition to be in order
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ada   | action | attack   | 1     |
        | Gash  | Ada   | action | attack   | 1     |
      And these effects, oldest first:
        | effect | text                |
        | Wane   | Slash gets -3 power |
      When this effect begins:
        | effect | text                |
        | Surge  | Slash gets +4 power |
      Then Slash is exactly:
        | power | 2 |
      And nothing else changed

  @clause:6.3.2a.applied-where-dependent @firm
  Rule: A dependent effect is applied in the stage it depends on
    There, and not in its own as well.

    Source: Comprehensive Rules 2.14.0 > 6.3.2a

    Scenario Outline: What was enough at first and is not in the end does not count (W22b)
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ada   | action | attack   | 6     |
        | Gash  | Ada   | action | attack   | 6     |
      And these effects, oldest first:
        | effect | text                                           |
        | Elder  | If Slash has 6 or more power, it gets dominate |
      When this effect begins:
        | effect | text   |
        | Later  | <text> |
      Then Slash is exactly:
        | power     | <power>     |
        | abilities | <abilities> |
      And nothing else changed

      Examples:
        | case          | text                | power | abilities |
        | W22b one less | Slash gets -1 power | 5     | none      |
        | one more      | Slash gets +1 power | 7     | dominate  |
        | set to less   | Slash has 5 power   | 5     | none      |

    Scenario: A gain that the counter makes possible comes once (W25)
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ada   | action | attack   | 5     |
        | Gash  | Ada   | action | attack   | 5     |
      And these effects, oldest first:
        | effect | text                                           |
        | Elder  | If Slash has 6 or more power, it gets +2 power |
      When 1 +1 power counter is put on Slash
      Then Slash is exactly:
        | counters | 1 +1 power |
        | power    | 8          |
      And nothing else changed

    Scenario: An ability that is lost to the wait is not seen in between
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ada   | action | attack   | 6     |
        | Gash  | Ada   | action | attack   | 6     |
      And these effects, oldest first:
        | effect | text                                           |
        | Elder  | If Slash has 6 or more power, it gets dominate |
      When this effect begins:
        | effect | text                                              |
        | Wane   | If Slash does not have dominate, it gets -2 power |
      Then Slash is exactly:
        | power | 4 |
      And nothing else changed

  @clause:6.3.2a.after-independents @firm
  Rule: In that stage it comes after everything independent
    However old it is, and whatever kind of change it makes.

    Source: Comprehensive Rules 2.14.0 > 6.3.2a and 6.3.3

    Scenario Outline: An ability waits for gains and losses of the power
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ada   | action | attack   | 5     |
        | Gash  | Ada   | action | attack   | 5     |
      And these effects, oldest first:
        | effect | text                                           |
        | Elder  | If Slash has 7 or more power, it gets dominate |
        | Surge  | Slash gets +3 power                            |
      When this effect begins:
        | effect | text   |
        | Later  | <loss> |
      Then Slash is exactly:
        | power     | <power>     |
        | abilities | <abilities> |
      And nothing else changed

      Examples:
        | case             | loss                | power | abilities |
        | a small loss     | Slash gets -1 power | 7     | dominate  |
        | a loss too large | Slash gets -2 power | 6     | none      |

    Scenario Outline: An ability waits for everything that is done to the base
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ada   | action | attack   | 6     |
        | Gash  | Ada   | action | attack   | 6     |
      And these effects, oldest first:
        | effect | text                                                |
        | Elder  | If Slash has base power 5 or less, it gets dominate |
        | Swell  | Slash has its base power doubled and is Draconic    |
      When this effect begins:
        | effect | text   |
        | Later  | <text> |
      Then Slash is exactly:
        | supertypes | Draconic    |
        | base power | <base>      |
        | power      | <base>      |
        | abilities  | <abilities> |
      And nothing else changed

      Examples:
        | case             | text                                          | base | abilities |
        | halved           | Slash has its base power halved, rounded down | 6    | none      |
        | set low          | Slash has base power 2                        | 4    | dominate  |
        | set and too high | Slash has base power 3                        | 6    | none      |

    Scenario: A talent waits for an ability that is newer
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ada   | action | attack   | 5     |
        | Gash  | Ada   | action | attack   | 5     |
      And these effects, oldest first:
        | effect | text                                            |
        | Elder  | If Slash does not have dominate, it is Draconic |
      When this effect begins:
        | effect | text                |
        | Loom   | Slash gets dominate |
      Then Slash is exactly:
        | abilities | dominate |
      And nothing else changed
      When Loom ends
      Then Slash is exactly:
        | supertypes | Draconic |
      And nothing else changed

    @since:2.12
    Scenario: A gain waits for a loss, and a second loss for both
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ada   | action | attack   | 6     |
        | Gash  | Ada   | action | attack   | 6     |
      And these effects, oldest first:
        | effect | text                                           |
        | Elder  | If Slash has 6 or more power, it gets +2 power |
        | Later  | If Slash has 5 or less power, it gets -3 power |
      When this effect begins:
        | effect | text                |
        | Wane   | Slash gets -1 power |
      Then Slash is exactly:
        | power | 2 |
      And nothing else changed


  @clause:6.3.2a.able-to-change @reading:dependence
  Rule: It is enough that effects of a stage are able to change how it applies
    None of them has to be there. So an effect that asks for the power is applied among the
    values even if nothing changes the power.

    Source: Comprehensive Rules 2.14.0 > 6.3.2a, with its example

    Scenario: An effect of an earlier stage does not see what waits without need
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ada   | action | attack   | 7     |
        | Gash  | Ada   | action | attack   | 7     |
      And these effects, oldest first:
        | effect | text                                           |
        | Elder  | If Slash has 6 or more power, it gets dominate |
      When this effect begins:
        | effect | text                                     |
        | Later  | If Slash has dominate, it gets overpower |
      Then Slash is exactly:
        | abilities | dominate |
      And nothing else changed

    Scenario: An effect that changes something else moves nothing
      Given these cards:
        | card  | owner | types  | subtypes | power | defense |
        | Slash | Ada   | action | attack   | 7     | 3       |
        | Gash  | Ada   | action | attack   | 7     | 3       |
      And these effects, oldest first:
        | effect | text                                           |
        | Elder  | If Slash has 6 or more power, it gets dominate |
        | Later  | If Slash has dominate, it gets overpower       |
      When this effect begins:
        | effect | text                  |
        | Brace  | Slash gets +1 defense |
      Then Slash is exactly:
        | abilities | dominate |
        | defense   | 4        |
      And nothing else changed

    @reading:counters-as-cause
    Scenario: A counter is enough, though it is no effect (W24)
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ada   | action | attack   | 6     |
        | Gash  | Ada   | action | attack   | 6     |
      And these effects, oldest first:
        | effect | text                                                    |
        | Thump  | If Slash has more power than its base, it gets dominate |
      When 1 +1 power counter is put on Slash
      Then Slash is exactly:
        | abilities | dominate   |
        | counters  | 1 +1 power |
        | power     | 7          |
      And nothing else changed
