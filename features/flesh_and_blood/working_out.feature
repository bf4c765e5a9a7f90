@flesh_and_blood
Feature: Working everything out
  All continuous effects are applied afresh whenever anything changes. Bans come first, and
  what is removed and what is given do not get into each other's way.

  Background:
    Given a game of Flesh and Blood between Ada and Ben
    And it is Ada's turn

  @clause:6.3.1.rules-first @firm
  Rule: What changes the rules is in force before anything changes a card
    A ban on gains holds for older gifts as well as for newer ones.

    Source: Comprehensive Rules 2.14.0 > 6.3.1

    Scenario Outline: A ban on two abilities, one of them printed (W20p)
      Given these cards:
        | card  | owner | types  | subtypes | abilities | power |
        | Slash | Ada   | action | attack   | dominate  | 4     |
        | Gash  | Ben   | action | attack   | dominate  | 4     |
      And these effects, oldest first:
        | effect | text    |
        | Elder  | <older> |
      When this effect begins:
        | effect | text    |
        | Later  | <newer> |
      Then Slash is exactly:
        | abilities | dominate, hit |
      And nothing else changed

      Examples:
        | case              | older                                    | newer                                    |
        | W20p a newer ban  | Slash gets overpower and gets hit        | Attacks can't gain overpower or dominate |
        | W20p an older ban | Attacks can't gain overpower or dominate | Slash gets overpower and gets hit        |

    Scenario Outline: A ban on more power
      Given these cards:
        | card  | owner | types  | subtypes | power | defense |
        | Slash | Ada   | action | attack   | 4     | 2       |
        | Relic | Ben   | token  | aura     | 4     | 2       |
      And these effects, oldest first:
        | effect | text    |
        | Elder  | <older> |
      When this effect begins:
        | effect | text    |
        | Later  | <newer> |
      Then Slash is exactly:
        | power   | <power> |
        | defense | 4       |
      And nothing else changed

      Examples:
        | case         | older                                   | newer                                   | power |
        | a newer ban  | Slash gets +3 power and gets +2 defense | Attacks can't gain power                | 4     |
        | an older ban | Attacks can't gain power                | Slash gets +3 power and gets +2 defense | 4     |
        | a loss       | Attacks can't gain power                | Slash gets -3 power and gets +2 defense | 1     |

    Scenario: The gift comes back when the ban ends
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ada   | action | attack   | 4     |
        | Gash  | Ada   | action | attack   | 4     |
      And these effects, oldest first:
        | effect | text                     |
        | Surge  | Slash gets +3 power      |
        | Curb   | Attacks can't gain power |
      When Curb ends
      Then Slash is exactly:
        | power | 7 |
      And nothing else changed

    Scenario: What a ban stops is not there in between
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ada   | action | attack   | 4     |
        | Gash  | Ada   | action | attack   | 4     |
      And these effects, oldest first:
        | effect | text                                       |
        | Elder  | If Slash has 6 or more power, it gets hit  |
        | Grow   | If Slash has dominate, it has base power 9 |
        | Surge  | Slash gets +3 power and gets +1 defense    |
        | Loom   | Slash gets dominate and is Draconic        |
      When this effect begins:
        | effect | text                                             |
        | Curb   | Attacks can't gain dominate and can't gain power |
      Then Slash is exactly:
        | supertypes | Draconic |
      And nothing else changed

  @clause:6.3.5.live @firm
  Rule: Whenever something begins, ends or changes, all is worked out anew
    Nothing of an earlier result is kept.

    Source: Comprehensive Rules 2.14.0 > 6.3.5

    Scenario: An effect that ends leaves the others as if it had never been
      Given these cards:
        | card  | owner | color | types  | subtypes | power |
        | Slash | Ada   | red   | action | attack   | 3     |
        | Gash  | Ada   | red   | action | attack   | 3     |
      And these effects, oldest first:
        | effect | text                                                    | lasting |
        | Thump  | If Slash has more power than its base, it gets dominate |         |
        | Tide   | Blue attacks get +2 power                               | static  |
        | Tint   | Slash is blue                                           |         |
        | Swell  | Slash has its power doubled                             |         |
      When Tint ends
      Then Slash is exactly:
        | abilities | dominate |
        | power     | 6        |
      And nothing else changed
      When Swell ends
      Then Slash is as placed
      And nothing else changed

    @reading:counters-as-cause
    Scenario: A counter makes a condition true, and its removal makes it false
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ada   | action | attack   | 5     |
        | Gash  | Ada   | action | attack   | 5     |
      And these effects, oldest first:
        | effect | text                                           |
        | Elder  | If Slash has 7 or more power, it gets dominate |
      When 2 +1 power counters are put on Slash
      Then Slash is exactly:
        | abilities | dominate   |
        | counters  | 2 +1 power |
        | power     | 7          |
      And nothing else changed
      When 1 +1 power counter is removed from Slash
      Then Slash is exactly:
        | counters | 1 +1 power |
        | power    | 6          |
      And nothing else changed

    Scenario: An effect that begins changes the result of all older ones
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ada   | action | attack   | 3     |
        | Gash  | Ada   | action | attack   | 3     |
      When this effect begins:
        | effect | text                |
        | Surge  | Slash gets +2 power |
      Then Slash is exactly:
        | power | 5 |
      When this effect begins:
        | effect | text                        |
        | Swell  | Slash has its power doubled |
      Then Slash is exactly:
        | power | 8 |
      When this effect begins:
        | effect | text                   |
        | Grow   | Slash has base power 7 |
      Then Slash is exactly:
        | base power | 7  |
        | power      | 16 |
      And nothing else changed

  @clause:6.3.5a.joins @firm
  Rule: A card that comes to fit an effect of a later stage gets it there
    An earlier stage may bring it in, however old the later effect is.

    Source: Comprehensive Rules 2.14.0 > 6.3.5a

    Scenario: A base that has become small joins those with a small base
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ada   | action | attack   | 6     |
        | Gash  | Ben   | action | attack   | 2     |
      And these effects, oldest first:
        | effect | text                                           | lasting |
        | Minnow | Attacks with base power 3 or less get +3 power | static  |
        | Surge  | Slash gets +1 power                            |         |
      When this effect begins:
        | effect | text                   |
        | Shrink | Slash has base power 3 |
      Then Slash is exactly:
        | base power | 3 |
        | power      | 7 |
      And nothing else changed

    Scenario: An aura that has become an attack joins the attacks
      Given these cards:
        | card  | owner | types | subtypes | power |
        | Mist  | Ada   | token | aura     | 2     |
        | Relic | Ada   | token | aura     | 2     |
      And these effects, oldest first:
        | effect | text                                  | lasting |
        | Rally  | Attacks are Draconic and get +1 power | static  |
      When this effect begins:
        | effect | text              |
        | Rouse  | Mist is an attack |
      Then Mist is exactly:
        | subtypes   | attack, aura |
        | supertypes | Draconic     |
        | power      | 3            |
      And nothing else changed

  @clause:6.3.5a.leaves @firm
  Rule: A card that no longer fits an effect of a later stage is passed over there
    However long it has fitted before.

    Source: Comprehensive Rules 2.14.0 > 6.3.5a

    Scenario: A base that has grown leaves those with a small base
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ada   | action | attack   | 3     |
        | Gash  | Ben   | action | attack   | 2     |
      And these effects, oldest first:
        | effect | text                                           | lasting |
        | Minnow | Attacks with base power 3 or less get +3 power | static  |
      When this effect begins:
        | effect | text                   |
        | Grow   | Slash has base power 4 |
      Then Slash is exactly:
        | base power | 4 |
        | power      | 4 |
      And Gash has 5 power
      And nothing else changed

    Scenario: An attack under another color leaves the blue ones
      Given these cards:
        | card  | owner | color | types  | subtypes | power |
        | Slash | Ada   | blue  | action | attack   | 3     |
        | Gash  | Ada   | blue  | action | attack   | 3     |
      And these effects, oldest first:
        | effect | text                                       | lasting |
        | Tide   | Blue attacks are Draconic and get +2 power | static  |
      When this effect begins:
        | effect | text            |
        | Tint   | Slash is yellow |
      Then Slash is exactly:
        | color | yellow |
      And Gash is exactly:
        | supertypes | Draconic |
        | power      | 5        |
      And nothing else changed

  @clause:6.3.5a.joins-in-current @derived
  Rule: An older effect that did not apply yet joins in the same substage, too
    When a younger effect there makes the card fit, the older one is applied after all.

    Source: Comprehensive Rules 2.14.0 > 6.3.5a ("current or later")

    @reading:rejoining
    Scenario: The younger effect opens the way for the older (W27c)
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ada   | action | attack   | 5     |
        | Gash  | Ada   | action | attack   | 5     |
      And these effects, oldest first:
        | effect | text                                           |
        | Elder  | If Slash has 8 or more power, it gets +2 power |
        | Later  | If Slash has 6 or more power, it gets +2 power |
      When this effect begins:
        | effect | text                |
        | Surge  | Slash gets +1 power |
      Then Slash is exactly:
        | power | 10 |
      And nothing else changed

    @reading:rejoining
    Scenario: One that was passed over joins after an older one has joined
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ada   | action | attack   | 3     |
        | Gash  | Ada   | action | attack   | 3     |
      And these effects, oldest first:
        | effect | text                                           |
        | Elder  | If Slash has 6 or more power, it gets +2 power |
        | Middle | If Slash has 8 or more power, it gets +4 power |
        | Later  | If Slash has 4 or more power, it gets +2 power |
      When this effect begins:
        | effect | text                |
        | Surge  | Slash gets +1 power |
      Then Slash is exactly:
        | power | 12 |
      And nothing else changed

    @reading:rejoining
    Scenario Outline: Two abilities that lead to one another
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ada   | action | attack   | 5     |
        | Gash  | Ada   | action | attack   | 5     |
      And these effects, oldest first:
        | effect | text                                     |
        | Elder  | If Slash has overpower, it gets phantasm |
        | Later  | If Slash has dominate, it gets overpower |
      When this effect begins:
        | effect | text   |
        | Loom   | <text> |
      Then Slash is exactly:
        | abilities | <abilities> |
      And nothing else changed

      Examples:
        | case            | text                | abilities                     |
        | the way is open | Slash gets dominate | dominate, overpower, phantasm |
        | the way is shut | Slash gets stealth  | stealth                       |

  @clause:6.3.5b.no-way-back @firm
  Rule: What comes to fit an effect of an earlier stage does not get it any more
    A stage that is finished is not opened again.

    Source: Comprehensive Rules 2.14.0 > 6.3.5b

    @reading:dependence
    Scenario: A type that comes late is too late for a talent
      Given these cards:
        | card  | owner | types | subtypes |
        | Mist  | Ada   | token | aura     |
        | Relic | Ada   | token | aura     |
      And these effects, oldest first:
        | effect | text                                |
        | Blaze  | If Mist is a weapon, it is Draconic |
        | Forge  | If Mist has ward, it is a weapon    |
      When this effect begins:
        | effect | text             |
        | Shield | Mist gets ward 3 |
      Then Mist is exactly:
        | types     | token, weapon |
        | abilities | ward 3        |
      And nothing else changed
      When everything is worked out anew
      Then Mist is not Draconic
      And nothing else changed

    @reading:dependence
    Scenario: An ability that comes late is too late for a base
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ada   | action | attack   | 5     |
        | Gash  | Ada   | action | attack   | 5     |
      And these effects, oldest first:
        | effect | text                                           |
        | Grow   | If Slash has dominate, it has base power 9     |
        | Elder  | If Slash has 6 or more power, it gets dominate |
      When this effect begins:
        | effect | text                |
        | Surge  | Slash gets +1 power |
      Then Slash is exactly:
        | abilities | dominate |
        | power     | 6        |
      And nothing else changed

  @clause:6.3.6.gifts-survive @firm
  Rule: What an effect gives is not taken away by what takes away
    Whichever of the two is older.

    Source: Comprehensive Rules 2.14.0 > 6.3.6

    Scenario Outline: A given talent survives the loss of classes and talents (W19)
      Given these cards:
        | card  | owner | types  | subtypes | supertypes       | power |
        | Slash | Ada   | action | attack   | Ninja, <printed> | 4     |
        | Gash  | Ada   | action | attack   | Ninja, <printed> | 4     |
      And these effects, oldest first:
        | effect | text    |
        | Elder  | <older> |
      When this effect begins:
        | effect | text    |
        | Later  | <newer> |
      Then Slash is exactly:
        | supertypes | Draconic |
      And nothing else changed

      Examples:
        | case                           | printed  | older                                       | newer                                       |
        | W19 the gift is older          | Draconic | Slash is Draconic                           | Slash loses its class and talent supertypes |
        | W19 the gift is newer          | Draconic | Slash loses its class and talent supertypes | Slash is Draconic                           |
        | not printed, the gift is older | Light    | Slash is Draconic                           | Slash loses its class and talent supertypes |

    Scenario Outline: A given ability survives the loss of all abilities (W20)
      Given these cards:
        | card  | owner | types  | subtypes | abilities           | power |
        | Slash | Ada   | action | attack   | dominate, <printed> | 4     |
        | Gash  | Ada   | action | attack   | dominate, <printed> | 4     |
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
        | case                    | printed   | older                     | newer                     |
        | W20 the gift is older   | hit       | Slash gets overpower      | Slash loses all abilities |
        | W20 the gift is newer   | hit       | Slash loses all abilities | Slash gets overpower      |
        | the same one is printed | overpower | Slash gets overpower      | Slash loses all abilities |

    Scenario: A given ability survives the loss of just that one
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ada   | action | attack   | 4     |
        | Gash  | Ada   | action | attack   | 4     |
      And these effects, oldest first:
        | effect | text                |
        | Loom   | Slash gets dominate |
      When this effect begins:
        | effect | text                                   |
        | Blank  | Slash loses dominate and gets +1 power |
      Then Slash is exactly:
        | abilities | dominate |
        | power     | 5        |
      And nothing else changed

  @clause:6.3.7.own-untouched @firm
  Rule: What stops gains leaves alone what the card has of itself
    It takes nothing away, unless it says so as well.

    Source: Comprehensive Rules 2.14.0 > 6.3.7

    Scenario: A printed ability under a ban on it
      Given these cards:
        | card  | owner | types  | subtypes | abilities | power |
        | Slash | Ada   | action | attack   | dominate  | 4     |
        | Gash  | Ada   | action | attack   |           | 4     |
      And these effects, oldest first:
        | effect | text                                  |
        | Loom   | Attacks get dominate and get +1 power |
      When this effect begins:
        | effect | text                        |
        | Curb   | Attacks can't gain dominate |
      Then Slash is exactly:
        | abilities | dominate |
        | power     | 5        |
      And Gash does not have dominate
      And nothing else changed
      When Loom ends
      Then Slash and Gash are as placed

    Scenario: A ban that takes away as well (W20p)
      Given these cards:
        | card  | owner | types  | subtypes | abilities | power |
        | Slash | Ada   | action | attack   | dominate  | 4     |
        | Gash  | Ada   | action | attack   | dominate  | 4     |
      And these effects, oldest first:
        | effect | text                                   |
        | Loom   | Slash gets overpower and gets dominate |
      When this effect begins:
        | effect | text                                                           |
        | Fog    | Slash loses all abilities and can't gain overpower or dominate |
      Then Slash is exactly:
        | abilities | none |
      And nothing else changed
