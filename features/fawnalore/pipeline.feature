@fawnalore
Feature: From the roll to the damage taken
  An attack deals what is rolled, or what replaces the roll, with its flat modifiers. What its
  target took is what was left of that after reductions.

  Background:
    Given a game of Fawnalore between Ada, Ben and Cy

  @clause:pipeline.replace-roll.keeps-mods @firm
  Rule: Flat modifiers apply to a number that replaces the roll
    What an attack deals instead of rolling is changed by the attacker's flat modifiers just
    as a roll would be.

    Source: Damage Modification & Prevention > Pipeline Clarifications (1)

    Scenario Outline: A fixed number and weapons
      Given it is Cy's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Ada   | 12 |
        | Elk  | Cy    | 6  |
      And these cards:
        | card  | owner | on         |
        | Sling | Cy    | Elk        |
        | Spear | Cy    | <Spear on> |
        | Knife | Cy    | <Knife on> |
      And Sling has "Instead of rolling, attacks deal 3 damage"
      And Spear has "+1 to attacks"
      And Knife has "+4 to attacks"
      When Cy attacks Oak with Elk
      Then these things happened, in order:
        | Elk counts 3 instead of rolling |
        | Oak takes <taken> damage        |
      And Oak has <HP> HP

      Examples:
        | case    | Spear on | Knife on | taken | HP |
        | one     | Elk      | Oak      | 4     | 8  |
        | another | Oak      | Elk      | 7     | 5  |
        | both    | Elk      | Elk      | 8     | 4  |
        | none    | Oak      | Oak      | 3     | 9  |

    @reading:doubling-and-modifiers
    Scenario: A fixed number, a weapon and doubling against Armor
      Given it is Ben's turn
      And these units:
        | unit | owner | HP | Armor |
        | Oak  | Cy    | 10 | 2     |
        | Elk  | Ben   | 6  | 0     |
      And these cards:
        | card  | owner | on  |
        | Spear | Ben   | Elk |
        | Sling | Ben   | Elk |
      And Elk has "Attacks deal double damage"
      And Spear has "+1 to attacks"
      And Sling has "Instead of rolling, attacks deal 3 damage"
      When Ben attacks Oak with Elk
      Then these things happened, in order:
        | Elk counts 3 instead of rolling |
        | Oak takes 6 damage              |
      And Oak has 4 HP

    Scenario: The modifiers of other units do not
      Given it is Ada's turn
      And these units:
        | unit | owner | HP |
        | Elk  | Ada   | 6  |
        | Fox  | Ada   | 6  |
        | Oak  | Ben   | 10 |
      And Elk has "Instead of rolling, attacks deal 3 damage"
      And Fox has "+2 to attacks"
      And Oak has "+4 to attacks"
      When Ada attacks Oak with Elk
      Then Oak has 7 HP

  @clause:pipeline.replace-roll.roll-only @firm
  Rule: Only the roll is replaced
    No die is rolled, and whatever the die would have shown does not matter. All else about the attack
    is as ever.

    Source: Damage Modification & Prevention > Pipeline Clarifications (1)

    Scenario: The die is left for the next attack
      Given it is Cy's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Ben   | 20 |
        | Elk  | Cy    | 6  |
      And these cards:
        | card  | owner | on  |
        | Sling | Cy    | Elk |
        | Spear | Cy    | Elk |
      And Sling has "Instead of rolling, attacks deal 3 damage"
      And Spear has "+1 to attacks"
      And Elk has "When you attack, draw 1 card"
      And Cy has 3 cards in hand
      And Elk will roll 6
      When Cy attacks Oak with Elk
      Then Oak has 16 HP
      And Cy has 4 cards in hand
      And none of these things happened:
        | Elk rolls 6 |
      When Sling is destroyed
      And Cy attacks Oak with Elk
      Then Oak has 9 HP
      And Cy has 5 cards in hand
      And these things happened, in order:
        | Elk rolls 6        |
        | Oak takes 7 damage |

    Scenario: A low roll would not have been raised, nor a high one kept
      Given it is Ben's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Ada   | 20 |
        | Elk  | Ben   | 6  |
        | Fox  | Ben   | 6  |
      And Elk has "Instead of rolling, attacks deal 5 damage"
      And Fox will roll 2
      When Ben attacks Oak with Elk
      Then Oak has 15 HP
      When Ben attacks Oak with Fox
      Then Oak has 13 HP
      And these things happened, in order:
        | Elk counts 5 instead of rolling |
        | Fox rolls 2                     |

    Scenario: It is an attack for everybody
      Given it is Ada's turn
      And these units:
        | unit | owner | HP | max HP |
        | Oak  | Cy    | 10 |        |
        | Elk  | Ada   | 6  |        |
        | Yew  | Ben   | 2  | 9      |
      And Elk has "Instead of rolling, attacks deal 4 damage"
      And Oak has "After this unit is attacked, deal 1 damage to the attacker"
      And Yew has "After an attack, heal this unit 3"
      When Ada attacks Oak with Elk
      Then these abilities resolved, in order:
        | Yew |
        | Oak |
      And Oak has 6 HP
      And Elk has 5 HP
      And Yew has 5 HP
      And Ada has 2 actions

    Scenario: What is prevented of the next attack is this one
      Given it is Cy's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Ada   | 10 |
        | Elk  | Cy    | 6  |
      And Elk has "Instead of rolling, attacks deal 4 damage"
      And Oak has Ward: "At any time, prevent the damage of the next attack on Oak"
      And Ada will use Ward before the roll of Elk
      When Cy attacks Oak with Elk
      Then Oak has 10 HP
      When Cy attacks Oak with Elk
      Then Oak has 6 HP

  @clause:pipeline.replace-roll.negative-mods @derived
  Rule: Modifiers that lower an attack lower a replaced roll as well
    It is any flat modifier that still applies, not only what makes the attack stronger.

    Source: Damage Modification & Prevention > Pipeline Clarifications (1)

    Scenario Outline: A weapon and a penalty
      Given it is Ben's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Cy    | 10 |
        | Elk  | Ben   | 6  |
      And these cards:
        | card  | owner | on  |
        | Spear | Ben   | Elk |
        | Curse | Cy    | Elk |
      And Elk has "Instead of rolling, attacks deal 3 damage"
      And Spear has "<weapon>"
      And Curse has "<penalty>"
      When Ben attacks Oak with Elk
      Then Oak has <HP> HP
      And these things happened, in order:
        | Elk attacks Oak                 |
        | Elk counts 3 instead of rolling  |
        | the attack of Elk on Oak ends   |

      Examples:
        | case            | weapon        | penalty       | HP |
        | both            | +1 to attacks | -2 to attacks | 8  |
        | larger weapon   | +4 to attacks | -1 to attacks | 4  |
        | penalty alone   | Heal Elk 1    | -2 to attacks | 9  |
        | nothing is left | +1 to attacks | -5 to attacks | 10 |

    Scenario: A penalty for a roll is as large as one for a fixed number
      Given it is Cy's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Ben   | 10 |
        | Elk  | Cy    | 6  |
        | Fox  | Cy    | 6  |
      And Elk has "Instead of rolling, attacks deal 3 damage; -2 to attacks"
      And Fox has "-2 to attacks"
      And Fox will roll 3
      When Cy attacks Oak with Elk
      Then Oak has 9 HP
      When Cy attacks Oak with Fox
      Then Oak has 8 HP

  @clause:pipeline.took.after-reduction @firm
  Rule: The damage that was taken is what was left after reductions
    Texts that count the damage somebody took do not count what was dealt, nor what was taken
    away from it.

    Source: Damage Modification & Prevention > Pipeline Clarifications (2)

    Scenario: Of 5 dealt and 2 taken away, 3 were taken
      Given it is Ben's turn
      And these units:
        | unit | owner | HP | Armor |
        | Oak  | Cy    | 10 | 2     |
        | Elk  | Ben   | 6  | 0     |
      And Oak has "When this unit takes damage, gain resources equal to the damage it took"
      And Cy has 1 resource
      And Ben has 1 resource
      And Elk will roll 5
      When Ben attacks Oak with Elk
      Then Cy has 4 resources
      And Ben has 1 resource
      And Oak has 7 HP
      And Oak has 3 damage taken this turn

    Scenario: A unit that heals what it took is where it was
      Given it is Cy's turn
      And these units:
        | unit | owner | HP | max HP |
        | Oak  | Ada   | 15 | 20     |
        | Elk  | Cy    | 6  |        |
      And these cards:
        | card  | owner | on  |
        | Shell | Ada   | Oak |
      And Shell has "-2 to damage taken"
      And Oak has "After this unit is attacked, heal this unit equal to the damage this unit took this turn"
      And Elk will roll 5
      When Cy attacks Oak with Elk
      Then these things happened, in order:
        | Oak takes 3 damage |
        | Oak heals 3 HP     |
      And Oak has 15 HP

    Scenario: Each of two units took what it took
      Given it is Ada's turn
      And these units:
        | unit | owner | HP | Armor |
        | Oak  | Ben   | 10 | 4     |
        | Yew  | Cy    | 10 | 1     |
      And these cards:
        | card | owner |
        | Hail | Ada   |
      And Hail has "Deal 6 damage to each of Oak and Yew"
      And Oak has "When this unit takes damage, gain resources equal to the damage it took"
      And Yew has "When this unit takes damage, gain resources equal to the damage it took"
      And Ben has 0 resources
      And Cy has 0 resources
      When Ada plays Hail
      Then Ben has 2 resources
      And Cy has 5 resources

    Scenario: Without reduction it is all that was dealt
      Given it is Cy's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Ben   | 10 |
      And Oak has "When this unit takes damage, gain resources equal to the damage it took"
      And Ben has 2 resources
      When Oak takes 5 damage
      Then Ben has 7 resources

    Scenario: The damage of a turn is what was left of each hit
      Given it is Ben's turn
      And these units:
        | unit | owner | HP | Armor |
        | Oak  | Ben   | 20 | 2     |
      And Oak has Toll: "Gain resources equal to the damage Oak took this turn"
      And Ben has 0 resources
      When Oak takes 5 damage
      And Oak takes 6 damage
      And Ben uses Toll
      Then Ben has 7 resources

  @clause:pipeline.took.zero @derived
  Rule: If nothing was left, the damage that was taken is 0
    It is not what was dealt, and not less than nothing.

    Source: Damage Modification & Prevention > Pipeline Clarifications (2)

    Scenario Outline: A unit that took nothing heals nothing
      Given it is Cy's turn
      And these units:
        | unit | owner | HP | max HP | Armor   |
        | Oak  | Ben   | 5  | 10     | <Armor> |
        | Elk  | Cy    | 6  |        | 0       |
      And Oak has "After this unit is attacked, heal this unit equal to the damage this unit took this turn"
      And Elk will roll 2
      When Cy attacks Oak with Elk
      Then Oak has 5 HP
      And Oak has 0 damage taken this turn

      Examples:
        | case         | Armor |
        | just nothing | 2     |
        | and to spare | 3     |
        | far more     | 9     |

    Scenario: A hit of which nothing is left adds nothing to another one
      Given it is Ada's turn
      And these units:
        | unit | owner | HP | max HP | Armor |
        | Oak  | Ada   | 9  | 20     | 3     |
      And Oak has Toll: "Gain resources equal to the damage Oak took this turn"
      And Ada has 1 resource
      When Oak takes 7 damage
      And Oak takes 1 damage
      And Ada uses Toll
      Then Ada has 5 resources
      And Oak has 4 damage taken this turn
