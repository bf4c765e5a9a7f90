@flesh_and_blood
Feature: Properties
  Numbers, counters, color and life: what they are, whatever is done to them.

  Background:
    Given a game of Flesh and Blood between Ada and Ben
    And it is Ben's turn

  @clause:1.12.1a.toward-zero @firm
  Rule: Fractions are dropped after each division, unless the effect rounds up
    Every division rounds by itself.

    Source: Comprehensive Rules 2.14.0 > 1.12.1a

    Scenario Outline: An odd number is halved
      Given these cards:
        | card  | owner | types  | subtypes | power     | defense |
        | Slash | Ben   | action | attack   | <printed> | 3       |
        | Gash  | Ada   | action | attack   | <printed> | 3       |
      When this effect begins:
        | effect | text                                                                     |
        | Shrink | Slash has its base power halved, rounded <direction> and gets +1 defense |
      Then Slash is exactly:
        | base power | <base> |
        | power      | <base> |
        | defense    | 4      |
      And nothing else changed

      Examples:
        | case             | printed | direction | base |
        | down             | 5       | down      | 2    |
        | up               | 5       | up        | 3    |
        | one down to none | 1       | down      | 0    |
        | one up to one    | 1       | up        | 1    |
        | an even one      | 4       | up        | 2    |

    Scenario: Two halvings round twice
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ben   | action | attack   | 9     |
        | Gash  | Ada   | action | attack   | 9     |
      And these effects, oldest first:
        | effect | text                                   |
        | Shrink | Slash has its power halved, rounded up |
        | Surge  | Slash gets +1 power                    |
      When this effect begins:
        | effect  | text                                   |
        | Dwindle | Slash has its power halved, rounded up |
      Then Slash is exactly:
        | power | 4 |
      And nothing else changed

  @clause:1.15.4.opposite-counters-stay @firm
  Rule: Opposite counters do not cancel each other
    Both stay, and each does its work.

    Source: Comprehensive Rules 2.14.0 > 1.15.4

    Scenario: One of each
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ben   | action | attack   | 4     |
        | Gash  | Ada   | action | attack   | 4     |
      And Slash has 2 +1 power counters
      When 1 -1 power counter is put on Slash
      Then Slash is exactly:
        | counters | 2 +1 power, 1 -1 power |
        | power    | 5                      |
      When 2 +1 power counters are removed from Slash
      Then Slash is exactly:
        | counters | 1 -1 power |
        | power    | 3          |
      And nothing else changed

    Scenario: As many of the one as of the other
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ben   | action | attack   | 1     |
        | Gash  | Ada   | action | attack   | 1     |
      And Slash has 3 -1 power counters
      When 3 +1 power counters are put on Slash
      Then Slash is exactly:
        | counters | 3 +1 power, 3 -1 power |
      And nothing else changed
      When this effect begins:
        | effect | text                        |
        | Swell  | Slash has its power doubled |
      Then Slash is exactly:
        | counters | 3 +1 power, 3 -1 power |
        | power    | 2                      |
      And nothing else changed


  @clause:2.0.3a.base-alone @firm
  Rule: A change of the value leaves the base value alone
    Only what speaks of the base changes that.

    Source: Comprehensive Rules 2.14.0 > 2.0.3a

    Scenario Outline: Whatever is done to the value
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ben   | action | attack   | 4     |
        | Gash  | Ada   | action | attack   | 4     |
      And these effects, oldest first:
        | effect | text                                                 |
        | Elder  | If Slash has base power 4 or more, it gets overpower |
      When this effect begins:
        | effect | text   |
        | Later  | <text> |
      Then Slash is exactly:
        | abilities  | overpower |
        | base power | 4         |
        | power      | <power>   |
      And nothing else changed

      Examples:
        | case    | text                                   | power |
        | set     | Slash has 1 power                      | 1     |
        | doubled | Slash has its power doubled            | 8     |
        | halved  | Slash has its power halved, rounded up | 2     |
        | raised  | Slash gets +3 power                    | 7     |
        | lowered | Slash gets -3 power                    | 1     |

    Scenario: So does a counter
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ben   | action | attack   | 4     |
        | Gash  | Ada   | action | attack   | 4     |
      And these effects, oldest first:
        | effect | text                                                 |
        | Elder  | If Slash has base power 5 or more, it gets overpower |
        | Swell  | Slash has its power doubled                          |
      When 1 +1 power counter is put on Slash
      Then Slash is exactly:
        | counters | 1 +1 power |
        | power    | 9          |
      And nothing else changed

  @clause:2.0.3b.base-is-no-gain @firm
  Rule: A change of the base value is no gain
    What stops gains does not stop it.

    Source: Comprehensive Rules 2.14.0 > 2.0.3b

    @since:2.12
    Scenario: A doubled base under a ban on more power (W20b)
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ben   | action | attack   | 4     |
        | Gash  | Ada   | action | attack   | 4     |
      And these effects, oldest first:
        | effect | text                             |
        | Swell  | Slash has its base power doubled |
        | Surge  | Slash gets +2 power              |
      When this effect begins:
        | effect | text                     |
        | Curb   | Attacks can't gain power |
      Then Slash is exactly:
        | base power | 8 |
        | power      | 8 |
      And nothing else changed

    @since:2.12
    Scenario: A base that is set higher under a ban
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ben   | action | attack   | 4     |
        | Gash  | Ada   | action | attack   | 4     |
      And these effects, oldest first:
        | effect | text                     |
        | Curb   | Attacks can't gain power |
        | Rally  | Attacks get +3 power     |
      When this effect begins:
        | effect | text                   |
        | Grow   | Slash has base power 9 |
      Then Slash is exactly:
        | base power | 9 |
        | power      | 9 |
      And nothing else changed

  @clause:2.0.3c.not-below-zero @firm
  Rule: No number goes below 0
    At no step: what comes after it starts from 0.

    Source: Comprehensive Rules 2.14.0 > 2.0.3c

    Scenario Outline: Too great a loss
      Given these cards:
        | card  | owner | types  | subtypes | power | defense |
        | Slash | Ben   | action | attack   | 3     | 3       |
        | Gash  | Ada   | action | attack   | 3     | 3       |
      And Slash has <counters>
      When this effect begins:
        | effect | text   |
        | Wane   | <text> |
      Then Slash is exactly:
        | power    | 0      |
        | defense  | 4      |
        | counters | <told> |
      And nothing else changed

      Examples:
        | case          | counters            | told       | text                                    |
        | of the effect | 1 -1 power counter  | 1 -1 power | Slash gets -5 power and gets +1 defense |
        | of both       | 2 -1 power counters | 2 -1 power | Slash gets -2 power and gets +1 defense |
        | with a gain   | 5 -1 power counters | 5 -1 power | Slash gets +1 power and gets +1 defense |

    @since:2.12
    Scenario: A gain for small power starts from 0 (W30)
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ben   | action | attack   | 3     |
        | Gash  | Ada   | action | attack   | 3     |
      And these effects, oldest first:
        | effect | text                                           |
        | Elder  | If Slash has 2 or less power, it gets +2 power |
      When this effect begins:
        | effect | text                |
        | Wane   | Slash gets -5 power |
      Then Slash is exactly:
        | power | 2 |
      And nothing else changed

  @clause:2.1.color-is-not-pitch @firm
  Rule: A new color leaves the pitch alone
    However often the two go together in print.

    Source: Comprehensive Rules 2.14.0 > 2.1

    Scenario: A red card becomes blue
      Given these cards:
        | card  | owner | color | types  | subtypes | power | pitch |
        | Slash | Ben   | red   | action | attack   | 4     | 1     |
        | Gash  | Ada   | red   | action | attack   | 4     | 1     |
      And these effects, oldest first:
        | effect | text                |
        | Tithe  | Slash gets +1 pitch |
      When this effect begins:
        | effect | text          |
        | Tint   | Slash is blue |
      Then Slash is exactly:
        | color | blue |
        | pitch | 2    |
      And nothing else changed

    Scenario: A new pitch leaves the color alone
      Given these cards:
        | card  | owner | color | types  | subtypes | power | pitch |
        | Slash | Ben   | red   | action | attack   | 4     | 1     |
        | Gash  | Ada   | red   | action | attack   | 4     | 1     |
      And these effects, oldest first:
        | effect | text                      | lasting |
        | Tide   | Red attacks get +1 power  | static  |
        | Ebb    | Blue attacks get dominate | static  |
      When this effect begins:
        | effect | text                   |
        | Tithe  | Slash has base pitch 3 |
      Then Slash is exactly:
        | base pitch | 3 |
        | pitch      | 3 |
        | power      | 5 |
      And nothing else changed

  @clause:2.5.3.life-lost @firm
  Rule: Lost life stays lost, whatever becomes of the base life
    The life of a hero is the base life less what was lost.

    Source: Comprehensive Rules 2.14.0 > 2.5.3

    Scenario: A wounded hero becomes a copy of a frailer one (W52)
      Given these cards:
        | card | owner | types | supertypes | life | intellect |
        | Vex  | Ben   | hero  | Shadow     | 20   | 4         |
        | Rook | Ada   | hero  | Warrior    | 15   | 3         |
      And Vex has lost 5 life
      When this effect begins:
        | effect | text                  |
        | Mask   | Vex is a copy of Rook |
      Then Vex is exactly:
        | name           | Rook    |
        | supertypes     | Warrior |
        | base life      | 15      |
        | life           | 10      |
        | base intellect | 3       |
        | intellect      | 3       |
      And nothing else changed

    Scenario Outline: The base life is changed
      Given these cards:
        | card | owner | types | life |
        | Vex  | Ben   | hero  | 20   |
        | Rook | Ada   | hero  | 20   |
      And Vex has lost 5 life
      When this effect begins:
        | effect | text   |
        | Change | <text> |
      Then Vex is exactly:
        | base life | <base> |
        | life      | <life> |
      And nothing else changed

      Examples:
        | case              | text                                     | base | life |
        | doubled           | Vex has its base life doubled            | 40   | 35   |
        | halved            | Vex has its base life halved, rounded up | 10   | 5    |
        | set               | Vex has base life 8                      | 8    | 3    |
        | set to too little | Vex has base life 4                      | 4    | 0    |
