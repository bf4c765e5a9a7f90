@flesh_and_blood
Feature: Properties
  What it means for a card to have, to get and to lose a property.

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

  @clause:8.5.8a.never-creates @firm
  Rule: Raising a number that a card lacks does nothing
    A printed 0 is a number; nothing printed is none.

    Source: Comprehensive Rules 2.14.0 > 8.5.8a

    Scenario Outline: A gain for two attacks of which one lacks the number (W18b)
      Given these cards:
        | card  | owner | types  | subtypes | power | defense |
        | Slash | Ben   | action | attack   | 3     |         |
        | Gash  | Ada   | action | attack   | 3     | 0       |
      When this effect begins:
        | effect | text   |
        | Later  | <text> |
      Then Slash is as placed
      And Gash is exactly:
        | base defense | <base>    |
        | defense      | <defense> |
      And nothing else changed

      Examples:
        | case        | text                   | base | defense |
        | W18b raised | Attacks get +2 defense | 0    | 2       |

    Scenario: Doubling, halving and lowering do nothing either
      Given these cards:
        | card  | owner | types  | subtypes | power | defense |
        | Slash | Ben   | action | attack   | 3     |         |
        | Gash  | Ada   | action | attack   | 3     | 6       |
      And these effects, oldest first:
        | effect | text                                          |
        | Swell  | Attacks have their base defense doubled       |
        | Shrink | Attacks have their defense halved, rounded up |
      When this effect begins:
        | effect | text                   |
        | Wane   | Attacks get -1 defense |
      Then Slash is as placed
      And Gash is exactly:
        | base defense | 12 |
        | defense      | 5  |
      And nothing else changed

  @clause:8.5.8b.gives-or-sets @firm
  Rule: "Has base N" sets the base value, and gives the number to a card that lacks it
    In the latter case base and value are the same at first.

    Source: Comprehensive Rules 2.14.0 > 8.5.8b

    Scenario: It gives one card the number and changes that of another
      Given these cards:
        | card  | owner | types  | subtypes | power | defense |
        | Slash | Ben   | action | attack   | 3     |         |
        | Gash  | Ada   | action | attack   | 3     | 6       |
        | Relic | Ada   | token  | aura     | 3     |         |
      And these effects, oldest first:
        | effect | text                   |
        | Wane   | Attacks get -1 defense |
      When this effect begins:
        | effect | text                        |
        | Guard  | Attacks have base defense 4 |
      Then Slash is exactly:
        | base defense | 4 |
        | defense      | 3 |
      And Gash is exactly:
        | base defense | 4 |
        | defense      | 3 |
      And nothing else changed
      When Guard ends
      Then Slash is as placed
      And Gash has 5 defense

    Scenario: An aura that becomes a weapon gets its power
      Given these cards:
        | card  | owner | types | subtypes |
        | Mist  | Ben   | token | aura     |
        | Relic | Ben   | token | aura     |
      And these effects, oldest first:
        | effect | text                 | lasting |
        | Rally  | Weapons get +1 power | static  |
      When this effect begins:
        | effect | text                                  |
        | Forge  | Mist is a weapon and has base power 2 |
      Then Mist is exactly:
        | types      | token, weapon |
        | base power | 2             |
        | power      | 3             |
      And nothing else changed

  @clause:8.5.9a.in-addition @firm
  Rule: What a card becomes, it is in addition to what it was
    It keeps its types, subtypes, classes, talents and abilities.

    Source: Comprehensive Rules 2.14.0 > 8.5.9a

    Scenario Outline: One thing more
      Given these cards:
        | card  | owner | types | subtypes | supertypes  | abilities |
        | Mist  | Ben   | token | aura     | Illusionist | ward 1    |
        | Relic | Ben   | token | aura     | Illusionist | ward 1    |
      And these effects, oldest first:
        | effect | text                          | lasting |
        | Loom   | Illusionist auras get stealth | static  |
      When this effect begins:
        | effect | text   |
        | Change | <text> |
      Then Mist is exactly:
        | abilities  | stealth, ward 1 |
        | <property> | <value>         |
      And Relic has stealth
      And nothing else changed

      Examples:
        | case      | text             | property   | value                 |
        | a type    | Mist is a weapon | types      | token, weapon         |
        | a subtype | Mist is an item  | subtypes   | aura, item            |
        | a talent  | Mist is Draconic | supertypes | Draconic, Illusionist |

    Scenario: An ability more
      Given these cards:
        | card  | owner | types | subtypes | abilities |
        | Mist  | Ben   | token | aura     | ward 1    |
        | Relic | Ben   | token | aura     | ward 1    |
      And these effects, oldest first:
        | effect | text                         | lasting |
        | Blaze  | Auras with ward are Draconic | static  |
      When this effect begins:
        | effect | text              |
        | Loom   | Mist gets stealth |
      Then Mist is exactly:
        | supertypes | Draconic        |
        | abilities  | stealth, ward 1 |
      And nothing else changed

  @clause:8.5.13a.loses-its-own @firm
  Rule: A card loses what it has of itself
    Just that; and what it does not have, it cannot lose.

    Source: Comprehensive Rules 2.14.0 > 8.5.13a

    Scenario Outline: Abilities are lost
      Given these cards:
        | card  | owner | types  | subtypes | supertypes | abilities              | power |
        | Slash | Ben   | action | attack   | Ninja      | dominate, hit, stealth | 4     |
        | Gash  | Ada   | action | attack   | Ninja      | dominate, hit, stealth | 4     |
      And these effects, oldest first:
        | effect | text                               | lasting |
        | Elder  | Attacks with dominate get +2 power | static  |
      When this effect begins:
        | effect | text   |
        | Blank  | <text> |
      Then Slash is exactly:
        | abilities | <abilities> |
        | power     | <power>     |
      And Gash has 6 power
      And nothing else changed

      Examples:
        | case         | text                      | abilities              | power |
        | all          | Slash loses all abilities | none                   | 4     |
        | one          | Slash loses dominate      | hit, stealth           | 4     |
        | another      | Slash loses hit           | dominate, stealth      | 6     |
        | one it lacks | Slash loses overpower     | dominate, hit, stealth | 6     |

    Scenario: Class and talent are lost, and nothing else
      Given these cards:
        | card  | owner | types  | subtypes | supertypes   | abilities | power |
        | Slash | Ben   | action | attack   | Light, Ninja | hit       | 4     |
        | Gash  | Ada   | action | attack   | Light, Ninja | hit       | 4     |
      When this effect begins:
        | effect | text                                        |
        | Erase  | Slash loses its class and talent supertypes |
      Then Slash is exactly:
        | supertypes | none |
      And nothing else changed

    Scenario: What has lost everything of its own can be given the same again
      Given these cards:
        | card  | owner | types  | subtypes | supertypes | abilities | power |
        | Slash | Ben   | action | attack   | Ninja      | hit       | 4     |
        | Gash  | Ada   | action | attack   | Ninja      | hit       | 4     |
      And these effects, oldest first:
        | effect | text                                        |
        | Blank  | Slash loses all abilities                   |
        | Erase  | Slash loses its class and talent supertypes |
      When this effect begins:
        | effect | text                        |
        | Loom   | Slash gets hit and is Light |
      Then Slash is exactly:
        | supertypes | Light |
      And nothing else changed


  @clause:8.5.25a.printed-only @firm
  Rule: A copy gets the printed properties only
    Neither what effects and counters have made of the other card, nor anything that it was
    itself.

    Source: Comprehensive Rules 2.14.0 > 8.5.25 and 8.5.25a

    Scenario: The card that is copied is under effects and counters
      Given these cards:
        | card  | owner | color  | types  | subtypes | supertypes | abilities | power | defense |
        | Slash | Ben   | red    | action | attack   | Ninja      | piercing  | 5     | 3       |
        | Ref   | Ada   | yellow | action | attack   | Light      | stealth   | 3     |         |
      And Ref has 2 +1 power counters
      And Slash has 1 -1 power counter
      And these effects, oldest first:
        | effect | text                                                                                         |
        | Gild   | Ref is blue, is an item, is Draconic, gets dominate, has base power 9 and has base defense 9 |
      When this effect begins:
        | effect | text                   |
        | Mask   | Slash is a copy of Ref |
      Then Slash is exactly:
        | name         | Ref     |
        | color        | yellow  |
        | supertypes   | Light   |
        | abilities    | stealth |
        | base power   | 3       |
        | power        | 2       |
        | base defense | none    |
        | defense      | none    |
      And Ref has 11 power
      And nothing else changed

    Scenario: The copy ends
      Given these cards:
        | card  | owner | color | types  | subtypes | abilities | power |
        | Slash | Ben   | red   | action | attack   | piercing  | 5     |
        | Ref   | Ada   | blue  | token  | aura     | stealth   | 3     |
      And these effects, oldest first:
        | effect | text                        |
        | Mask   | Slash is a copy of Ref      |
        | Swell  | Slash has its power doubled |
      When Mask ends
      Then Slash is exactly:
        | power | 10 |
      And nothing else changed

    Scenario: The owner and the control of a copy are its own
      Given these cards:
        | card  | owner | controller | types  | subtypes | power |
        | Slash | Ben   | Ada        | action | attack   | 5     |
        | Ref   | Ada   | Ben        | action | attack   | 3     |
      And these effects, oldest first:
        | effect | text                             | lasting |
        | Rally  | Attacks you control get +2 power | static  |
      When this effect begins:
        | effect | text                   |
        | Mask   | Slash is a copy of Ref |
      Then Slash is exactly:
        | name       | Ref |
        | base power | 3   |
        | power      | 3   |
      And Ref has 5 power
      And nothing else changed

  @clause:8.5.35.control-gained @firm
  Rule: To gain control of a card is no continuous effect
    It is done, and effects act on what comes of it: it has no age and no end.

    Source: Comprehensive Rules 2.14.0 > 8.5.35

    Scenario: A card that was gained gets what the player's cards have
      Given these cards:
        | card  | owner | color | types  | subtypes | power |
        | Slash | Ada   | red   | action | attack   | 3     |
        | Gash  | Ada   | red   | action | attack   | 3     |
      And these effects, oldest first:
        | effect | text                                             | lasting |
        | Tint   | Attacks you control are blue                     | static  |
        | Surge  | If Slash is under your control, it gets +2 power | static  |
      When Ben gains control of Slash
      Then Slash is exactly:
        | controller | Ben  |
        | color      | blue |
        | power      | 5    |
      And nothing else changed
      When the turn ends
      Then Ben controls Slash
      And Slash is blue

    Scenario: A continuous effect on the control counts all the same
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ben   | action | attack   | 3     |
        | Gash  | Ben   | action | attack   | 3     |
      And these effects, oldest first:
        | effect | text                             | owner |
        | Seize  | Slash is under your control      | Ben   |
        | Rally  | Attacks you control get +1 power | Ada   |
      When Ada gains control of Slash
      Then Ben controls Slash
      And Slash has 3 power
      When Seize ends
      Then Slash is exactly:
        | controller | Ada |
        | power      | 4   |
      And nothing else changed
