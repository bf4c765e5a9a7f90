@flesh_and_blood
Feature: Dependence
  An effect that hangs on what a later stage, or its own, may still change is not applied
  where it belongs by what it changes. It waits for that stage.

  Background:
    Given a game of Flesh and Blood between Ada and Ben
    And it is Ada's turn

  @clause:6.3.2a.dependence @firm
  Rule: An effect depends on a stage that could change how it applies
    What counts is whether another effect there can make a difference to it.

    Source: Comprehensive Rules 2.14.0 > 6.3.2a

    Scenario: Abilities for power above the base wait for the power (W21)
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ada   | action | attack   | 6     |
        | Gash  | Ada   | action | attack   | 6     |
      And these effects, oldest first:
        | effect | text                                                                     |
        | Thump  | If Slash has more power than its base, it gets dominate and gets discard |
      When this effect begins:
        | effect | text                |
        | Surge  | Slash gets +1 power |
      Then Slash is exactly:
        | abilities | discard, dominate |
        | power     | 7                 |
      And nothing else changed

    Scenario: Power that goes up and down again is not above the base (W22)
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ada   | action | attack   | 6     |
        | Gash  | Ada   | action | attack   | 6     |
      And these effects, oldest first:
        | effect | text                                                                     |
        | Thump  | If Slash has more power than its base, it gets dominate and gets discard |
        | Surge  | Slash gets +1 power and gets +2 defense                                  |
      When this effect begins:
        | effect | text                                |
        | Wane   | Slash gets -1 power and is Draconic |
      Then Slash is exactly:
        | supertypes | Draconic |
      And nothing else changed

    Scenario: A higher base is no power above the base (W23)
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ada   | action | attack   | 6     |
        | Gash  | Ada   | action | attack   | 6     |
      And these effects, oldest first:
        | effect | text                                                    |
        | Thump  | If Slash has more power than its base, it gets dominate |
      When this effect begins:
        | effect | text                   |
        | Grow   | Slash has base power 9 |
      Then Slash is exactly:
        | base power | 9 |
        | power      | 9 |
      And nothing else changed

  @clause:6.3.2a.higher-stage @firm
  Rule: A later stage can be depended on
    However far it lies behind the stage in which the effect itself belongs.

    Source: Comprehensive Rules 2.14.0 > 6.3.2a

    Scenario: A copy waits for the control of the card (W41)
      Given these cards:
        | card  | owner | color | types  | subtypes | power | defense |
        | Slash | Ben   | red   | action | attack   | 5     |         |
        | Ref   | Ben   | blue  | action | attack   | 3     | 2       |
        | Gash  | Ben   | red   | action | attack   | 5     |         |
      And these effects, oldest first:
        | effect | text                                                |
        | Mask   | If Slash is under your control, it is a copy of Ref |
      When this effect begins:
        | effect | text                        |
        | Seize  | Slash is under your control |
      Then Slash is exactly:
        | controller   | Ada  |
        | name         | Ref  |
        | color        | blue |
        | base power   | 3    |
        | power        | 3    |
        | base defense | 2    |
        | defense      | 2    |
      And nothing else changed

    Scenario: Control waits for the color (W42)
      Given these cards:
        | card  | owner | color | types  | subtypes | power |
        | Slash | Ada   | red   | action | attack   | 5     |
        | Gash  | Ada   | red   | action | attack   | 5     |
      And these effects, oldest first:
        | effect | text                                       | owner |
        | Seize  | If Slash is blue, it is under your control | Ben   |
      When this effect begins:
        | effect | text          |
        | Tint   | Slash is blue |
      Then Slash is exactly:
        | controller | Ben  |
        | color      | blue |
      And nothing else changed

    Scenario Outline: What a token aura is given waits for the next stage
      Given these cards:
        | card  | owner | color  | types | subtypes |
        | Mist  | Ada   | yellow | token | aura     |
        | Relic | Ada   | yellow | token | aura     |
      And these effects, oldest first:
        | effect | text        |
        | Elder  | <dependent> |
      When this effect begins:
        | effect | text  |
        | Later  | <new> |
      Then Mist is exactly:
        | <met>   | <by>   |
        | <given> | <gift> |
      And nothing else changed

      Examples:
        | case           | dependent                              | new                 | met        | by            | given      | gift          |
        | W43 its color  | If Mist is a weapon, it is red         | Mist is a weapon    | types      | token, weapon | color      | red           |
        | W44 its type   | If Mist is Illusionist, it is a weapon | Mist is Illusionist | supertypes | Illusionist   | types      | token, weapon |
        | W45 its talent | If Mist has ward, it is Draconic       | Mist gets ward 1    | abilities  | ward 1        | supertypes | Draconic      |

    Scenario Outline: If the next stage brings something else, nothing is given
      Given these cards:
        | card  | owner | color  | types | subtypes |
        | Mist  | Ada   | yellow | token | aura     |
        | Relic | Ada   | yellow | token | aura     |
      And these effects, oldest first:
        | effect | text        |
        | Elder  | <dependent> |
      When this effect begins:
        | effect | text  |
        | Later  | <new> |
      Then Mist is exactly:
        | <met> | <by> |
      And nothing else changed

      Examples:
        | case       | dependent                              | new                | met        | by            |
        | its color  | If Mist is a weapon, it is red         | Mist is an action  | types      | action, token |
        | its type   | If Mist is Illusionist, it is a weapon | Mist is Draconic   | supertypes | Draconic      |
        | its talent | If Mist has ward, it is Draconic       | Mist gets dominate | abilities  | dominate      |

    Scenario Outline: An ability waits for the base value (W46)
      Given these cards:
        | card  | owner | types  | subtypes | power     |
        | Slash | Ada   | action | attack   | <printed> |
        | Gash  | Ada   | action | attack   | <printed> |
      And these effects, oldest first:
        | effect | text                                                |
        | Elder  | If Slash has base power 3 or less, it gets dominate |
      When this effect begins:
        | effect | text                                          |
        | Shrink | Slash has its base power halved, rounded down |
      Then Slash is exactly:
        | base power | <base>      |
        | power      | <base>      |
        | abilities  | <abilities> |
      And nothing else changed

      Examples:
        | case                 | printed | base | abilities |
        | W46 it becomes small | 6       | 3    | dominate  |
        | it stays too large   | 8       | 4    | none      |

    @reading:dependence
    Scenario: Words that say which cards are meant wait, too (W36)
      Given these cards:
        | card  | owner | types | subtypes |
        | Mist  | Ada   | token | aura     |
        | Relic | Ada   | token | aura     |
      And these effects, oldest first:
        | effect  | text                                                                        | lasting |
        | Refract | Illusionist auras you control are weapons, have base power 5 and get attack | static  |
        | Blur    | Mist is Illusionist                                                         |         |
      When this effect begins:
        | effect | text                             | lasting |
        | Rally  | Weapons you control get +1 power | static  |
      Then Mist is exactly:
        | types      | token, weapon |
        | supertypes | Illusionist   |
        | abilities  | attack        |
        | base power | 5             |
        | power      | 6             |
      And nothing else changed

  @clause:6.3.2a.equal-stage @firm
  Rule: The effect's own stage can be depended on, too
    An effect that looks at what it changes itself waits for the others of its stage.

    Source: Comprehensive Rules 2.14.0 > 6.3.2a

    @since:2.12
    Scenario Outline: A change of power that asks for the power waits for the others
      Given these cards:
        | card  | owner | types  | subtypes | power     |
        | Slash | Ada   | action | attack   | <printed> |
        | Gash  | Ada   | action | attack   | <printed> |
      And these effects, oldest first:
        | effect | text     |
        | Elder  | <asking> |
      When this effect begins:
        | effect | text    |
        | Later  | <other> |
      Then Slash is exactly:
        | power | <power> |
      And nothing else changed

      Examples:
        | case                | printed | asking                                         | other               | power |
        | W26 no longer less  | 5       | If Slash has 5 or less power, it gets +2 power | Slash gets +1 power | 6     |
        | W27 no longer more  | 6       | If Slash has 6 or more power, it gets +2 power | Slash gets -1 power | 5     |
        | W30 down to nothing | 3       | If Slash has 2 or less power, it gets +2 power | Slash gets -5 power | 2     |

    @since:2.12
    Scenario: An ability that is for cards without another one (W28)
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ada   | action | attack   | 3     |
        | Gash  | Ada   | action | attack   | 3     |
      And these effects, oldest first:
        | effect | text                                               |
        | Elder  | If Slash does not have dominate, it gets overpower |
      When this effect begins:
        | effect | text                |
        | Loom   | Slash gets dominate |
      Then Slash is exactly:
        | abilities | dominate |
      And nothing else changed

    @since:2.12
    Scenario: A subtype that is for cards without a type (W28b)
      Given these cards:
        | card  | owner | types | subtypes |
        | Mist  | Ada   | token | aura     |
        | Relic | Ada   | token | aura     |
      And these effects, oldest first:
        | effect | text                                   |
        | Elder  | If Mist is not a weapon, it is an item |
      When this effect begins:
        | effect | text             |
        | Forge  | Mist is a weapon |
      Then Mist is exactly:
        | types | token, weapon |
      And nothing else changed

    @since:2.12
    Scenario: A base that is set if the base is small (W29)
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ada   | action | attack   | 6     |
        | Gash  | Ada   | action | attack   | 6     |
      And these effects, oldest first:
        | effect | text                                                   |
        | Elder  | If Slash has base power 3 or less, it has base power 9 |
      When this effect begins:
        | effect | text                                        |
        | Shrink | Slash has its base power halved, rounded up |
      Then Slash is exactly:
        | base power | 9 |
        | power      | 9 |
      And nothing else changed

    Scenario: What is not reached is not given, and nothing changes places
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ada   | action | attack   | 2     |
        | Gash  | Ada   | action | attack   | 2     |
      And these effects, oldest first:
        | effect | text                                           |
        | Elder  | If Slash has 6 or more power, it gets +4 power |
      When this effect begins:
        | effect | text                |
        | Surge  | Slash gets +3 power |
      Then Slash is exactly:
        | power | 5 |
      And nothing else changed

  @clause:6.3.2a.lower-stage-never @firm
  Rule: To look at an earlier stage is no dependence
    What is needed is there already, so the effect stays where it is.

    Source: Comprehensive Rules 2.14.0 > 6.3.2a

    Scenario: A base for cards of a kind is given before bases are halved (W35)
      Given these cards:
        | card  | owner | types | subtypes | supertypes  | abilities |
        | Mist  | Ada   | token | aura     | Illusionist | ward 1    |
        | Relic | Ada   | token | aura     | Light       | ward 1    |
        | Haze  | Ben   | token | aura     | Illusionist | ward 1    |
      And these effects, oldest first:
        | effect  | text                                                                        | lasting |
        | Refract | Illusionist auras you control are weapons, have base power 5 and get attack | static  |
        | Rally   | Weapons you control get +1 power                                            | static  |
      When this effect begins:
        | effect | text                                             | lasting |
        | Shrink | Weapons have their base power halved, rounded up | static  |
      Then Mist is exactly:
        | types      | token, weapon  |
        | abilities  | attack, ward 1 |
        | base power | 3              |
        | power      | 4              |
      And nothing else changed

    Scenario: A base for Draconic attacks is doubled by an older effect
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ada   | action | attack   | 3     |
        | Gash  | Ada   | action | attack   | 3     |
      And these effects, oldest first:
        | effect | text                             |
        | Swell  | Slash has its base power doubled |
        | Blaze  | Slash is Draconic                |
      When this effect begins:
        | effect | text                                      |
        | Grow   | If Slash is Draconic, it has base power 5 |
      Then Slash is exactly:
        | supertypes | Draconic |
        | base power | 10       |
        | power      | 10       |
      And nothing else changed
