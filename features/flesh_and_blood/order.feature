@flesh_and_blood
Feature: Order within a stage
  Effects that meet in one stage have an order there, too. Only at the very end does their age
  decide.

  Background:
    Given a game of Flesh and Blood between Ada, Ben and Cy
    And it is Ben's turn

  @clause:6.3.3.independent-first @firm
  Rule: In stages 1 to 6 independent effects come before dependent ones
    Even where the dependent one is older.

    Source: Comprehensive Rules 2.14.0 > 6.3.3

    Scenario: Among the types
      Given these cards:
        | card  | owner | color | types | subtypes |
        | Mist  | Ben   | red   | token | aura     |
        | Relic | Ben   | red   | token | aura     |
      And these effects, oldest first:
        | effect | text                                |
        | Elder  | If Mist is not a weapon, it is blue |
      When this effect begins:
        | effect | text             |
        | Forge  | Mist is a weapon |
      Then Mist is exactly:
        | types | token, weapon |
      And nothing else changed

    Scenario: Among the talents
      Given these cards:
        | card  | owner | color | types | subtypes |
        | Mist  | Ben   | red   | token | aura     |
        | Relic | Ben   | red   | token | aura     |
      And these effects, oldest first:
        | effect | text                                       |
        | Elder  | If Mist is not Illusionist, it is a weapon |
        | Tint   | If Mist is a weapon, it is blue            |
      When this effect begins:
        | effect | text                |
        | Blur   | Mist is Illusionist |
      Then Mist is exactly:
        | supertypes | Illusionist |
      And nothing else changed

    Scenario: Among the abilities
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ben   | action | attack   | 4     |
        | Gash  | Ben   | action | attack   | 4     |
      And these effects, oldest first:
        | effect | text                                                             |
        | Elder  | If Slash does not have dominate and is not Light, it is Draconic |
        | Blaze  | If Slash has dominate, it is Ninja                               |
      When this effect begins:
        | effect | text                |
        | Loom   | Slash gets dominate |
      Then Slash is exactly:
        | supertypes | Ninja    |
        | abilities  | dominate |
      And nothing else changed

  @clause:6.3.3.missing-number-first @firm
  Rule: A number that a card lacks is given first
    Before numbers are set, and long before anything is added.

    Source: Comprehensive Rules 2.14.0 > 6.3.3, 8.5.8b

    Scenario: An older gain finds the number that a newer effect gives (W18)
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ben   | action | attack   | 3     |
        | Gash  | Ben   | action | attack   | 3     |
      And these effects, oldest first:
        | effect | text                  |
        | Brace  | Slash gets +2 defense |
      When this effect begins:
        | effect | text                     |
        | Guard  | Slash has base defense 3 |
      Then Slash is exactly:
        | base defense | 3 |
        | defense      | 5 |
      And nothing else changed

    Scenario: An older doubling finds it, too
      Given these cards:
        | card  | owner | types | subtypes | defense |
        | Mist  | Ben   | token | aura     | 2       |
        | Relic | Ben   | token | aura     | 2       |
      And these effects, oldest first:
        | effect | text                            |
        | Swell  | Mist has its base power doubled |
      When this effect begins:
        | effect | text                                      |
        | Grow   | Mist has base power 3 and gets +1 defense |
      Then Mist is exactly:
        | base power | 6 |
        | power      | 6 |
        | defense    | 3 |
      And nothing else changed

  @clause:6.3.3.set-first @firm
  Rule: Numbers are set before they are multiplied, divided, raised or lowered
    An older multiplication acts on the number that a newer effect sets.

    Source: Comprehensive Rules 2.14.0 > 6.3.3

    Scenario Outline: What an older effect does to a number that is set later
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ben   | action | attack   | 8     |
        | Gash  | Ben   | action | attack   | 8     |
      And these effects, oldest first:
        | effect | text    |
        | Elder  | <older> |
      When this effect begins:
        | effect | text    |
        | Later  | <newer> |
      Then Slash is exactly:
        | base power | <base>  |
        | power      | <power> |
      And nothing else changed

      Examples:
        | case              | older                                         | newer                  | base | power |
        | the base doubled  | Slash has its base power doubled              | Slash has base power 5 | 10   | 10    |
        | the base halved   | Slash has its base power halved, rounded down | Slash has base power 5 | 2    | 2     |
        | the value doubled | Slash has its power doubled                   | Slash has 5 power      | 8    | 10    |
        | the value halved  | Slash has its power halved, rounded down      | Slash has 5 power      | 8    | 2     |
        | the value raised  | Slash gets +4 power                           | Slash has 5 power      | 8    | 9     |
        | the value lowered | Slash gets -4 power                           | Slash has 5 power      | 8    | 1     |

  @clause:6.3.3.multiply-before-divide @firm
  Rule: Multiplying comes before dividing
    So what is rounded is the product.

    Source: Comprehensive Rules 2.14.0 > 6.3.3

    Scenario Outline: An odd number is doubled before an older effect halves it
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ben   | action | attack   | 3     |
        | Gash  | Ben   | action | attack   | 3     |
      And these effects, oldest first:
        | effect | text                |
        | Shrink | <older>             |
        | Surge  | Slash gets +1 power |
      When this effect begins:
        | effect | text    |
        | Swell  | <newer> |
      Then Slash is exactly:
        | power | 4 |
      And nothing else changed
      When Surge ends
      Then Slash is as placed

      Examples:
        | case           | older                                         | newer                            |
        | W13 the base   | Slash has its base power halved, rounded up   | Slash has its base power doubled |
        | the value      | Slash has its power halved, rounded up        | Slash has its power doubled      |
        | the base down  | Slash has its base power halved, rounded down | Slash has its base power doubled |
        | the value down | Slash has its power halved, rounded down      | Slash has its power doubled      |

  @clause:6.3.3.add-after-dividing @firm
  Rule: Adding comes after multiplying and dividing
    A gain is neither doubled nor halved.

    Source: Comprehensive Rules 2.14.0 > 6.3.3

    Scenario Outline: An older gain stays whole
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ben   | action | attack   | 8     |
        | Gash  | Ben   | action | attack   | 8     |
      And these effects, oldest first:
        | effect | text                |
        | Surge  | Slash gets +3 power |
      When this effect begins:
        | effect | text    |
        | Later  | <newer> |
      Then Slash is exactly:
        | power | <power> |
      And nothing else changed

      Examples:
        | case    | newer                                    | power |
        | halved  | Slash has its power halved, rounded down | 7     |
        | doubled | Slash has its power doubled              | 19    |

    Scenario: An older loss stays whole, too
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ben   | action | attack   | 8     |
        | Gash  | Ben   | action | attack   | 8     |
      And these effects, oldest first:
        | effect | text                        |
        | Wane   | Slash gets -3 power         |
        | Swell  | Slash has its power doubled |
      When this effect begins:
        | effect | text                                     |
        | Shrink | Slash has its power halved, rounded down |
      Then Slash is exactly:
        | power | 5 |
      And nothing else changed
      When Shrink ends
      Then Slash has 13 power

  @clause:6.3.3.add-before-subtract @firm
  Rule: Adding comes before subtracting
    So a loss can take from what a newer effect gives.

    Source: Comprehensive Rules 2.14.0 > 6.3.3

    Scenario: A great loss takes from a newer gain (W11)
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ben   | action | attack   | 0     |
        | Gash  | Ben   | action | attack   | 0     |
      And these effects, oldest first:
        | effect | text                |
        | Wane   | Slash gets -1 power |
      When this effect begins:
        | effect | text                |
        | Surge  | Slash gets +2 power |
      Then Slash is exactly:
        | power | 1 |
      And nothing else changed

    Scenario: So can counters
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ben   | action | attack   | 1     |
        | Gash  | Ben   | action | attack   | 1     |
      And Slash has 1 +1 power counter and 2 -1 power counters
      And these effects, oldest first:
        | effect | text                |
        | Wane   | Slash gets -2 power |
      When this effect begins:
        | effect | text                |
        | Surge  | Slash gets +3 power |
      Then Slash is exactly:
        | power | 1 |
      And nothing else changed

  @clause:6.3.3a.by-age @firm
  Rule: In one substage the oldest effect goes first
    So the youngest has the last word.

    Source: Comprehensive Rules 2.14.0 > 6.3.3a and 6.3.4

    Scenario Outline: The later of two has the last word
      Given these cards:
        | card  | owner | color | types  | subtypes | power |
        | Slash | Ben   | red   | action | attack   | 6     |
        | Gash  | Ben   | red   | action | attack   | 6     |
      And these effects, oldest first:
        | effect | text    | lasting |
        | Elder  | <older> | static  |
      When this effect begins:
        | effect | text    |
        | Later  | <newer> |
      Then Slash is exactly:
        | color      | <color> |
        | base power | <base>  |
        | power      | <power> |
      And nothing else changed

      Examples:
        | case                  | older                                         | newer                                         | color  | base | power |
        | W16 rounded down last | Slash has its base power halved, rounded up   | Slash has its base power halved, rounded down | red    | 1    | 1     |
        | W16r rounded up last  | Slash has its base power halved, rounded down | Slash has its base power halved, rounded up   | red    | 2    | 2     |
        | W17 a smaller base    | Slash has base power 9                        | Slash has base power 2                        | red    | 2    | 2     |
        | a larger base         | Slash has base power 2                        | Slash has base power 9                        | red    | 9    | 9     |
        | a value               | Slash has 9 power                             | Slash has 2 power                             | red    | 6    | 2     |
        | a color               | Slash is blue                                 | Slash is yellow                               | yellow | 6    | 6     |
        | the other color       | Slash is yellow                               | Slash is blue                                 | blue   | 6    | 6     |

    Scenario: Of two players the later one controls the card
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ben   | action | attack   | 6     |
        | Gash  | Ben   | action | attack   | 6     |
      And these effects, oldest first:
        | effect | text                        | owner |
        | Seize  | Slash is under your control | Cy    |
      When this effect begins:
        | effect | text                        | owner |
        | Steal  | Slash is under your control | Ada   |
      Then Ada controls Slash
      And nothing else changed
      When Steal ends
      Then Cy controls Slash
      And Ben controls Gash

  @clause:6.3.4.equal-age @firm
  Rule: Of effects of equal age the turn-player says which is older
    Whosever effects they are.

    Source: Comprehensive Rules 2.14.0 > 6.3.4

    Scenario Outline: Two bases that are set at one moment
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ada   | action | attack   | 4     |
        | Gash  | Ada   | action | attack   | 4     |
      And these effects, oldest first:
        | effect | text                |
        | Surge  | Slash gets +1 power |
      When these effects begin together:
        | effect | text                   | owner |
        | Rise   | Slash has base power 7 | Cy    |
        | Ebb    | Slash has base power 2 | Ada   |
      Then Ben is asked which effect is the oldest:
        | Ebb  |
        | Rise |
      When Ben chooses <oldest>
      Then Slash is exactly:
        | base power | <base>  |
        | power      | <power> |
      And nobody is asked anything
      And Gash is as placed

      Examples:
        | case          | oldest | base | power |
        | Ebb is older  | Ebb    | 7    | 8     |
        | Rise is older | Rise   | 2    | 3     |

    Scenario: Of three effects the turn-player is asked twice
      Given these cards:
        | card  | owner | color | types  | subtypes | power |
        | Slash | Ben   |       | action | attack   | 4     |
        | Gash  | Ben   | blue  | action | attack   | 4     |
      When these effects begin together:
        | effect | text            | owner |
        | Amber  | Slash is yellow | Cy    |
        | Rust   | Slash is red    | Ben   |
        | Azure  | Slash is blue   | Ada   |
      Then Ben is asked which effect is the oldest:
        | Amber |
        | Azure |
        | Rust  |
      When Ben chooses Azure
      Then Ben is asked which effect is the oldest:
        | Amber |
        | Rust  |
      When Ben chooses Rust
      Then Slash is exactly:
        | color | yellow |
      And Gash is as placed
      When Amber ends
      Then Slash is red
      When Rust ends
      Then Slash is blue

    Scenario: The turn-player cannot leave it open
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ada   | action | attack   | 4     |
        | Gash  | Ada   | action | attack   | 4     |
      When these effects begin together:
        | effect | text                   | owner |
        | Rise   | Slash has base power 7 | Ada   |
        | Ebb    | Slash has base power 2 | Ada   |
      And Ben tries to decline
      Then it is refused because a choice is required
      When Ben tries to choose Gash
      Then it is refused because not an option
      When Ben chooses Rise
      Then Slash is exactly:
        | base power | 2 |
        | power      | 2 |

    Scenario: The choice is final
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ada   | action | attack   | 4     |
        | Gash  | Ada   | action | attack   | 4     |
      And Ben will choose Rise
      When these effects begin together:
        | effect | text                   | owner | until       |
        | Rise   | Slash has base power 7 | Ada   | end of game |
        | Ebb    | Slash has base power 2 | Ada   | end of game |
      And Ben tries to change the choice to Ebb
      Then it is refused because that choice is closed
      When the turn ends
      Then Slash is exactly:
        | base power | 2 |
        | power      | 2 |
      When this effect begins:
        | effect | text                |
        | Surge  | Slash gets +1 power |
      Then nobody is asked anything
      And Slash has 3 power
      And Slash has 2 base power

    Scenario: Effects that began one after the other are nobody's choice
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ada   | action | attack   | 4     |
        | Gash  | Ada   | action | attack   | 4     |
      And these effects, oldest first:
        | effect | text                   | owner |
        | Rise   | Slash has base power 7 | Cy    |
      When this effect begins:
        | effect | text                   | owner |
        | Ebb    | Slash has base power 2 | Ada   |
      Then nobody is asked anything
      And Slash is exactly:
        | base power | 2 |
        | power      | 2 |
      And nothing else changed

  @clause:6.3.4a.age-from-beginning @firm
  Rule: An effect is as old as its beginning
    Not as its card, and not as the moment in which it came to apply to some card.

    Source: Comprehensive Rules 2.14.0 > 6.3.4a

    Scenario Outline: A static effect has an age like any other
      Given these cards:
        | card  | owner | types  | subtypes | power |
        | Slash | Ben   | action | attack   | 6     |
        | Relic | Ben   | token  | aura     | 6     |
      And these effects, oldest first:
        | effect | text                      | lasting |
        | Elder  | Attacks have base power 9 | <older> |
      When this effect begins:
        | effect | text                   | lasting |
        | Later  | Slash has base power 2 | <newer> |
      Then Slash is exactly:
        | base power | 2 |
        | power      | 2 |
      And nothing else changed

      Examples:
        | case            | older  | newer  |
        | a static before | static | layer  |
        | a static after  | layer  | static |

    @reading:late-reached
    Scenario: An old effect that comes to apply late is old all the same
      Given these cards:
        | card  | owner | types | subtypes | power |
        | Mist  | Ben   | token | aura     | 6     |
        | Relic | Ben   | token | aura     | 6     |
      And these effects, oldest first:
        | effect | text                      | lasting |
        | Elder  | Weapons have base power 9 | static  |
        | Later  | Mist has base power 2     | layer   |
      When this effect begins:
        | effect | text             |
        | Forge  | Mist is a weapon |
      Then Mist is exactly:
        | types      | token, weapon |
        | base power | 2             |
        | power      | 2             |
      And nothing else changed
      When Later ends
      Then Mist is exactly:
        | types      | token, weapon |
        | base power | 9             |
        | power      | 9             |
