@flesh_and_blood
Feature: How effects last
  An effect that a resolving layer made lasts for a time and clings to what it has reached. One
  that a static ability makes lasts as long as the ability works, and follows the game.

  Background:
    Given a game of Flesh and Blood between Ada, Ben and Cy
    And it is Cy's turn

  @clause:6.2.2a.duration @firm
  Rule: A layer effect ends with its duration, and at the end of the turn if none is stated
    A stated duration is what counts.

    Source: Comprehensive Rules 2.14.0 > 6.2.2a

    @since:2.14
    Scenario: At the end of the turn
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Cy    | action | attack   | 4     |
        | Gash  | Ada   | action | attack   | 4     |
      And these effects, oldest first:
        | effect | text                | lasting | until       |
        | Surge  | Slash gets +1 power | layer   |             |
        | Rise   | Slash gets +2 power | layer   | end of turn |
        | Tower  | Slash gets +4 power | layer   | end of game |
      When the turn ends
      Then Slash is exactly:
        | power | 8 |
      And exactly these things happened, in order:
        | Cy's turn ends |
        | Surge ends     |
        | Rise ends      |
      And Gash is as placed
      When the turn ends
      Then Slash is exactly:
        | power | 8 |
      And exactly these things happened, in order:
        | Ada's turn ends |

    Scenario: An effect that begins later ends with the turn in which it began
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Cy    | action | attack   | 4     |
        | Gash  | Ada   | action | attack   | 4     |
      When the turn ends
      And this effect begins:
        | effect | text                | owner | until       |
        | Surge  | Slash gets +3 power | Cy    | end of turn |
      Then Slash has 7 power
      When the turn ends
      Then Slash and Gash are as placed
      And exactly these things happened, in order:
        | Ada's turn ends |
        | Surge ends      |

    Scenario: What can no longer apply is over
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Cy    | action | attack   | 4     |
        | Gash  | Ada   | action | attack   | 4     |
      And these effects, oldest first:
        | effect | text                 | until       |
        | Surge  | Slash gets +1 power  | end of game |
        | Rally  | Attacks get +2 power | end of game |
      When Slash leaves the arena
      Then exactly these things happened, in order:
        | Slash leaves |
        | Surge ends   |
      And Gash has 6 power

  @clause:6.2.2b.x-fixed @firm
  Rule: The X of a layer effect is fixed when it begins
    What changes afterwards changes it no more.

    Source: Comprehensive Rules 2.14.0 > 6.2.2b

    Scenario: A gain as great as the base once was (W53)
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Cy    | action | attack   | 4     |
        | Gash  | Ada   | action | attack   | 4     |
      When this effect begins:
        | effect | text                                     |
        | Tear   | Slash gets power equal to its base power |
      Then Slash is exactly:
        | power | 8 |
      When this effect begins:
        | effect | text                   | lasting |
        | Grow   | Slash has base power 6 | static  |
      Then Slash is exactly:
        | base power | 6  |
        | power      | 10 |
      When this effect begins:
        | effect | text                             |
        | Swell  | Slash has its base power doubled |
      Then Slash is exactly:
        | base power | 12 |
        | power      | 16 |
      And nothing else changed

    Scenario: A gain as great as another card's power once was
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Cy    | action | attack   | 4     |
        | Gash  | Ada   | action | attack   | 3     |
      And Gash has 2 +1 power counters
      When this effect begins:
        | effect | text                                        |
        | Echo   | Slash gets power equal to the power of Gash |
      Then Slash is exactly:
        | power | 9 |
      When 1 +1 power counter is put on Gash
      Then Gash is exactly:
        | power    | 6          |
        | counters | 3 +1 power |
      And nothing else changed
      When Gash leaves the arena
      Then Slash has 9 power

  @clause:6.2.2c.stays-on @firm
  Rule: A layer effect stays on a card that it has applied to
    Even if the card is no longer what the effect was for.

    Source: Comprehensive Rules 2.14.0 > 6.2.2c

    Scenario: A gain for daggers stays on what is no dagger any more (W40)
      Given these cards:
        | card  | owner | types  | subtypes       | power |
        | Slash | Cy    | action | attack, dagger | 3     |
        | Stab  | Cy    | action | attack, dagger | 2     |
        | Ref   | Ada   | action | attack         | 5     |
      And these effects, oldest first:
        | effect | text                             | lasting |
        | Whet   | Daggers you control get +4 power | layer   |
      When this effect begins:
        | effect | text                   |
        | Mask   | Slash is a copy of Ref |
      Then Slash is exactly:
        | name       | Ref    |
        | subtypes   | attack |
        | base power | 5      |
        | power      | 9      |
      And Stab has 6 power
      And nothing else changed

    Scenario: Where it says what it is on already, that counts
      Given these cards:
        | card  | owner | types  | subtypes       | power |
        | Slash | Cy    | action | attack         | 3     |
        | Stab  | Cy    | action | attack, dagger | 2     |
        | Gash  | Cy    | action | attack         | 3     |
      And these effects, oldest first:
        | effect | text                 | lasting | on    |
        | Whet   | Daggers get +4 power | layer   | Slash |
      When this effect begins:
        | effect | text                        |
        | Swell  | Slash has its power doubled |
      Then Slash is exactly:
        | power | 10 |
      And Stab is exactly:
        | power | 6 |
      And nothing else changed

    Scenario: What it has not reached it does not stay on
      Given these cards:
        | card  | owner | color | types  | subtypes | power |
        | Slash | Cy    | red   | action | attack   | 3     |
        | Gash  | Cy    | blue  | action | attack   | 3     |
      And these effects, oldest first:
        | effect | text                      | lasting | until       |
        | Tide   | Blue attacks get +2 power | layer   | end of game |
      When this effect begins:
        | effect | text        | until       |
        | Tint   | Gash is red | end of game |
      Then Gash is exactly:
        | color | red |
        | power | 5   |
      And Slash is as placed
      And nothing else changed

  @clause:6.2.2d.condition-always-asked @firm
  Rule: A condition on applying is asked anew each time
    A layer effect with an "if" about the card stops and starts as the answer changes.

    Source: Comprehensive Rules 2.14.0 > 6.2.2d

    Scenario: A talent comes and goes
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Cy    | action | attack   | 4     |
        | Gash  | Cy    | action | attack   | 4     |
      And these effects, oldest first:
        | effect | text                                   | lasting |
        | Surge  | If Slash is Draconic, it gets +2 power | layer   |
        | Blaze  | Slash is Draconic                      | static  |
      When this effect begins:
        | effect | text                        |
        | Swell  | Slash has its power doubled |
      Then Slash is exactly:
        | supertypes | Draconic |
        | power      | 10       |
      When Blaze ends
      Then Slash is exactly:
        | power | 8 |
      When this effect begins:
        | effect | text              |
        | Ember  | Slash is Draconic |
      Then Slash is exactly:
        | supertypes | Draconic |
        | power      | 10       |
      And nothing else changed

    Scenario: A condition that is not met at first may be met later
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ada   | action | attack   | 4     |
        | Gash  | Ada   | action | attack   | 4     |
      And these effects, oldest first:
        | effect | text                                             | lasting |
        | Surge  | If Slash is under your control, it gets +2 power | layer   |
        | Swell  | Attacks have their power doubled                 | layer   |
      When Cy gains control of Slash
      Then Slash is exactly:
        | controller | Cy |
        | power      | 10 |
      And nothing else changed
      When Ben gains control of Slash
      Then Slash is exactly:
        | controller | Ben |
        | power      | 8   |
      And nothing else changed


  @clause:6.2.3a.static-lasts @firm
  Rule: A static effect has no duration
    It ends when its ability stops working, and not with a turn.

    Source: Comprehensive Rules 2.14.0 > 6.2.3a

    Scenario: A turn ends, and then the ability
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Cy    | action | attack   | 4     |
        | Gash  | Ada   | action | attack   | 4     |
      And these effects, oldest first:
        | effect | text                             | lasting | until       |
        | Rally  | Attacks you control get +2 power | static  |             |
        | Surge  | Slash gets +1 power              | layer   | end of turn |
      When the turn ends
      Then Slash is exactly:
        | power | 6 |
      And exactly these things happened, in order:
        | Cy's turn ends |
        | Surge ends     |
      When Rally ends
      Then Slash is as placed
      And nothing else changed

    Scenario: The static effect of a player whose turn it is not
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ada   | action | attack   | 4     |
        | Gash  | Cy    | action | attack   | 4     |
      And these effects, oldest first:
        | effect | text                                               | lasting | owner | until       |
        | Rally  | During your turn, attacks you control get +2 power | static  | Ada   |             |
        | Glow   | Attacks you control get dominate                   | static  | Ada   |             |
        | Surge  | Attacks get +1 power                               | layer   | Cy    | end of turn |
      When the turn ends
      Then Slash is exactly:
        | abilities | dominate |
        | power     | 6        |
      And Gash is as placed
      When the turn ends
      Then Slash is exactly:
        | abilities | dominate |
      And exactly these things happened, in order:
        | Ada's turn ends |
      When Glow ends
      Then Slash is as placed


  @clause:6.2.3b.x-follows @firm
  Rule: The X of a static effect follows the game
    It is read anew each time.

    Source: Comprehensive Rules 2.14.0 > 6.2.3b

    Scenario: A gain as great as the base is
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Cy    | action | attack   | 4     |
        | Gash  | Ada   | action | attack   | 4     |
      When this effect begins:
        | effect | text                                     | lasting |
        | Tear   | Slash gets power equal to its base power | static  |
      Then Slash is exactly:
        | power | 8 |
      When this effect begins:
        | effect | text                   |
        | Grow   | Slash has base power 6 |
      Then Slash is exactly:
        | base power | 6  |
        | power      | 12 |
      And nothing else changed

    Scenario: A base as great as the ward
      Given these cards:
        | card  | owner | types | subtypes | abilities |
        | Mist  | Cy    | token | aura     | ward 2    |
        | Relic | Ada   | token | aura     | ward 2    |
      And these effects, oldest first:
        | effect | text                            | lasting |
        | Swell  | Mist has its base power doubled | static  |
      When this effect begins:
        | effect | text                                  | lasting |
        | Cosmo  | Mist has base power equal to its ward | static  |
      Then Mist is exactly:
        | base power | 4 |
        | power      | 4 |
      And nothing else changed

  @clause:6.2.3c.only-while-it-fits @firm
  Rule: A static effect applies to a card only while that fits
    It lets go of a card that is no longer what it is for.

    Source: Comprehensive Rules 2.14.0 > 6.2.3c

    Scenario: A gain for daggers leaves what is no dagger any more (W40s)
      Given these cards:
        | card  | owner | types  | subtypes       | power |
        | Slash | Cy    | action | attack, dagger | 3     |
        | Stab  | Cy    | action | attack, dagger | 2     |
        | Ref   | Ada   | action | attack         | 5     |
      And these effects, oldest first:
        | effect | text                             | lasting |
        | Whet   | Daggers you control get +4 power | static  |
      When this effect begins:
        | effect | text                   |
        | Mask   | Slash is a copy of Ref |
      Then Slash is exactly:
        | name       | Ref    |
        | subtypes   | attack |
        | base power | 5      |
        | power      | 5      |
      And Stab has 6 power
      And nothing else changed
      When Mask ends
      Then Slash is exactly:
        | power | 7 |

    Scenario: A gain for a player's attacks leaves what another gains control of
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Cy    | action | attack   | 3     |
        | Gash  | Cy    | action | attack   | 3     |
      And these effects, oldest first:
        | effect | text                             | lasting |
        | Rally  | Attacks you control get +2 power | static  |
      When Ada gains control of Slash
      Then Slash is exactly:
        | controller | Ada |
      And Gash has 5 power
      And nothing else changed
