@flesh_and_blood
Feature: Gains and losses
  What it means for a card to get and to lose a property, and to be a copy.

  Background:
    Given a game of Flesh and Blood between Ada and Ben
    And it is Ben's turn

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
