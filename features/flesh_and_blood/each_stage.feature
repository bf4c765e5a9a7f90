@flesh_and_blood
Feature: Each stage
  Copies, control, names and colors and texts, types: what belongs in the first four of the
  eight stages.

  Background:
    Given a game of Flesh and Blood between Ada and Ben
    And it is Ben's turn

  @clause:6.3.2.stage-1-copies @firm
  Rule: Copies come first
    A card that is a copy is that other card for everything else that is applied to it, older
    effects included.

    Source: Comprehensive Rules 2.14.0 > 6.3.2, 8.5.25

    Scenario: What was given before stays on the copy (W08)
      Given these cards:
        | card  | name    | owner | color | types  | subtypes | supertypes       | abilities | power | defense |
        | Slash | Horrors | Ben   | red   | action | attack   | Assassin, Shadow | piercing  | 5     | 3       |
        | Ref   | Ref     | Ada   | blue  | action | attack   | Assassin         | stealth   | 3     | 2       |
      And Slash has 1 +1 power counter
      And these effects, oldest first:
        | effect | text                |
        | Lunge  | Slash gets hit      |
        | Surge  | Slash gets +2 power |
      When this effect begins:
        | effect | text                   |
        | Mask   | Slash is a copy of Ref |
      Then Slash is exactly:
        | name         | Ref          |
        | color        | blue         |
        | supertypes   | Assassin     |
        | abilities    | hit, stealth |
        | base power   | 3            |
        | power        | 6            |
        | base defense | 2            |
        | defense      | 2            |
      And nothing else changed

    Scenario: Older effects of every stage act on the copy
      Given these cards:
        | card  | owner | color | types  | subtypes | supertypes | abilities | power |
        | Slash | Ben   | red   | action | attack   | Ninja      | piercing  | 5     |
        | Ref   | Ada   | blue  | token  | aura     | Light      | ward 2    | 1     |
      And these effects, oldest first:
        | effect | text                                                       |
        | Swell  | Slash has its base power doubled                           |
        | Lunge  | Slash is yellow, is a sword, is Draconic and gets dominate |
      When this effect begins:
        | effect | text                   |
        | Mask   | Slash is a copy of Ref |
      Then Slash is exactly:
        | name       | Ref              |
        | color      | yellow           |
        | types      | token            |
        | subtypes   | aura, sword      |
        | supertypes | Draconic, Light  |
        | abilities  | dominate, ward 2 |
        | base power | 2                |
        | power      | 2                |
      And nothing else changed

  @clause:6.3.2.stage-2-controller @firm
  Rule: Who controls a card is settled in stage 2
    After copies, and before anything that is for the cards of one player.

    Source: Comprehensive Rules 2.14.0 > 6.3.2

    Scenario Outline: A card that comes under control gets what the cards there have (W02)
      Given these cards:
        | card  | owner | color | types  | subtypes | power |
        | Slash | Ada   | red   | action | attack   | 3     |
        | Gash  | Ada   | red   | action | attack   | 3     |
      And these effects, oldest first:
        | effect | text   | lasting |
        | Tint   | <text> | static  |
      When this effect begins:
        | effect | text                        |
        | Seize  | Slash is under your control |
      Then Slash is exactly:
        | controller | Ben  |
        | color      | blue |
      And nothing else changed

      Examples:
        | case        | text                         |
        | W02 attacks | Attacks you control are blue |
        | all cards   | Cards you control are blue   |

    Scenario: A card that goes away loses what the cards there have
      Given these cards:
        | card  | owner | color | types  | subtypes | power |
        | Slash | Ben   | red   | action | attack   | 3     |
        | Gash  | Ben   | red   | action | attack   | 3     |
      And these effects, oldest first:
        | effect | text                         | lasting | owner |
        | Tint   | Attacks you control are blue | static  | Ben   |
        | Surge  | Attacks get +1 power         | static  | Ben   |
      When this effect begins:
        | effect | text                        | owner |
        | Seize  | Slash is under your control | Ada   |
      Then Slash is exactly:
        | controller | Ada |
        | power      | 4   |
      And Gash is blue
      And nothing else changed

  @clause:6.3.2.stage-3-name @firm
  Rule: Names are settled in stage 3
    Whatever goes by a name, or changes types or anything later, comes after it.

    Source: Comprehensive Rules 2.14.0 > 6.3.2

    Scenario: A new name brings what cards of that name get
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ben   | action | attack   | 3     |
        | Ref   | Ben   | action | attack   | 3     |
        | Gash  | Ben   | action | attack   | 3     |
      And these effects, oldest first:
        | effect | text                                          | lasting |
        | Hail   | Attacks named Ref get dominate and are swords | static  |
      When this effect begins:
        | effect | text               |
        | Alias  | Slash is named Ref |
      Then Slash is exactly:
        | name      | Ref           |
        | subtypes  | attack, sword |
        | abilities | dominate      |
      And Ref is exactly:
        | subtypes  | attack, sword |
        | abilities | dominate      |
      And nothing else changed

    Scenario: A lost name takes it away
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ben   | action | attack   | 3     |
        | Gash  | Ben   | action | attack   | 3     |
      And these effects, oldest first:
        | effect | text                             | lasting |
        | Hail   | Attacks named Slash get +2 power | static  |
        | Knell  | Attacks named Gash get +1 power  | static  |
      When this effect begins:
        | effect | text                |
        | Alias  | Slash is named Gash |
      Then Slash is exactly:
        | name  | Gash |
        | power | 4    |
      And nothing else changed

  @clause:6.3.2.stage-3-color @firm
  Rule: Colors are settled in stage 3
    Effects on cards of a color see the new one, if they change types or anything later.

    Source: Comprehensive Rules 2.14.0 > 6.3.2

    Scenario: A card that becomes blue gets what blue ones get (W03)
      Given these cards:
        | card  | owner | color | types  | subtypes | power |
        | Slash | Ben   | red   | action | attack   | 3     |
        | Gash  | Ben   | red   | action | attack   | 3     |
      And these effects, oldest first:
        | effect | text                    | lasting |
        | Whet   | Blue attacks are swords | static  |
      When this effect begins:
        | effect | text          |
        | Tint   | Slash is blue |
      Then Slash is exactly:
        | color    | blue          |
        | subtypes | attack, sword |
      And nothing else changed

    Scenario: A card without a color gets one
      Given these cards:
        | card  | owner | types | subtypes |
        | Mist  | Ben   | token | aura     |
        | Relic | Ben   | token | aura     |
      And these effects, oldest first:
        | effect | text                   | lasting |
        | Whet   | Yellow auras are items | static  |
      When this effect begins:
        | effect | text           |
        | Tint   | Mist is yellow |
      Then Mist is exactly:
        | color    | yellow     |
        | subtypes | aura, item |
      And nothing else changed

  @clause:6.3.2.stage-3-text-box @firm
  Rule: A new text box comes in stage 3
    With it come the abilities that the card has of itself; what other effects give it stays.

    Source: Comprehensive Rules 2.14.0 > 6.3.2, 2.12

    Scenario: A new text box replaces the abilities of the old one (W48)
      Given these cards:
        | card  | owner | types  | subtypes | abilities | power |
        | Slash | Ben   | action | attack   | piercing  | 4     |
        | Ref   | Ada   | action | attack   | stealth   | 2     |
      And these effects, oldest first:
        | effect | text           |
        | Lunge  | Slash gets hit |
      When this effect begins:
        | effect  | text                          |
        | Rewrite | Slash has the text box of Ref |
      Then Slash is exactly:
        | abilities | hit, stealth |
      And nothing else changed

    Scenario: The abilities of the new text box are lost like its own
      Given these cards:
        | card  | owner | types  | subtypes | abilities         | power |
        | Slash | Ben   | action | attack   | piercing          | 4     |
        | Ref   | Ada   | action | attack   | stealth, dominate | 2     |
      And these effects, oldest first:
        | effect | text                 |
        | Blank  | Slash loses dominate |
      When this effect begins:
        | effect  | text                          |
        | Rewrite | Slash has the text box of Ref |
      Then Slash is exactly:
        | abilities | stealth |
      And nothing else changed

  @clause:6.3.2.stage-4-types @firm
  Rule: Types are settled in stage 4
    Before classes and talents, abilities and numbers.

    Source: Comprehensive Rules 2.14.0 > 6.3.2

    Scenario: A token that becomes a weapon gets what weapons get (W04)
      Given these cards:
        | card  | owner | types  | subtypes |
        | Mist  | Ben   | token  | aura     |
        | Blade | Ben   | weapon | sword    |
        | Relic | Ben   | token  | aura     |
      And these effects, oldest first:
        | effect | text                             | lasting |
        | Blaze  | Weapons you control are Draconic | static  |
      When this effect begins:
        | effect | text             |
        | Forge  | Mist is a weapon |
      Then Mist is exactly:
        | types      | token, weapon |
        | supertypes | Draconic      |
      And Blade is exactly:
        | supertypes | Draconic |
      And nothing else changed

    Scenario: A weapon of another player gets nothing
      Given these cards:
        | card  | owner | types | subtypes |
        | Mist  | Ada   | token | aura     |
        | Relic | Ben   | token | aura     |
      And these effects, oldest first:
        | effect | text                             | lasting |
        | Blaze  | Weapons you control are Draconic | static  |
      When this effect begins:
        | effect | text             |
        | Forge  | Mist is a weapon |
      Then Mist is exactly:
        | types | token, weapon |
      And nothing else changed

  @clause:6.3.2.stage-4-subtypes @firm
  Rule: Subtypes are settled in stage 4
    Together with the types, and before classes and talents.

    Source: Comprehensive Rules 2.14.0 > 6.3.2

    Scenario: An attack that becomes a sword gets what swords get
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ben   | action | attack   | 3     |
        | Gash  | Ben   | action | attack   | 3     |
      And these effects, oldest first:
        | effect | text                                 | lasting |
        | Blaze  | Swords are Draconic and get dominate | static  |
      When this effect begins:
        | effect | text             |
        | Whet   | Slash is a sword |
      Then Slash is exactly:
        | subtypes   | attack, sword |
        | supertypes | Draconic      |
        | abilities  | dominate      |
      And nothing else changed

    Scenario: Only what has the subtype gets it
      Given these cards:
        | card  | owner | types | subtypes | power |
        | Mist  | Ben   | token | aura     | 3     |
        | Relic | Ben   | token | aura     | 3     |
      And these effects, oldest first:
        | effect | text                                 | lasting |
        | Blaze  | Swords are Draconic and get dominate | static  |
        | Gleam  | Items are Light and get stealth      | static  |
      When this effect begins:
        | effect | text            |
        | Tinker | Mist is an item |
      Then Mist is exactly:
        | subtypes   | aura, item |
        | supertypes | Light      |
        | abilities  | stealth    |
      And nothing else changed
