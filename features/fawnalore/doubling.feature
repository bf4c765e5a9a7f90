@fawnalore
Feature: Double damage
  An attack that deals double damage deals all of it twice over, modifiers included. What its
  target takes off it is not doubled.

  Background:
    Given a game of Fawnalore between Ada, Ben and Cy

  @clause:pipeline.double.dealt @firm
  Rule: Doubling doubles the damage that is dealt
    An attack that deals 4 deals 8.

    Source: Damage Modification & Prevention > Pipeline Clarifications (3)

    Scenario Outline: With and without doubling
      Given it is Ben's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Ada   | 20 |
        | Elk  | Ben   | 6  |
      And these cards:
        | card | owner | on  |
        | Fury | Ben   | Elk |
      And Fury has "<text>"
      And Elk will roll <roll>
      When Ben attacks Oak with Elk
      Then Oak has <HP> HP

      Examples:
        | case      | text                       | roll | HP |
        | doubled 4 | Attacks deal double damage | 4    | 12 |
        | doubled 9 | Attacks deal double damage | 9    | 2  |
        | plain 4   | Heal Elk 1                 | 4    | 16 |

    Scenario: It is the attacker's doubling that counts
      Given it is Cy's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Ada   | 10 |
        | Elk  | Cy    | 6  |
        | Fox  | Cy    | 6  |
      And Oak has "Attacks deal double damage"
      And Fox has "Attacks deal double damage"
      And Elk will roll 4
      When Cy attacks Oak with Elk
      Then Oak has 6 HP

    @reading:doubling-and-modifiers
    Scenario: All that the attack deals is doubled, not the roll alone
      Given it is Cy's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Ada   | 10 |
        | Elk  | Cy    | 6  |
      And these cards:
        | card  | owner | on  |
        | Spear | Cy    | Elk |
      And Spear has "+1 to attacks"
      And Elk has "Attacks deal double damage"
      And Elk will roll 3
      When Cy attacks Oak with Elk
      Then Oak has 2 HP

    Scenario: Everybody who is hit is dealt the double
      Given it is Ada's turn
      And these units:
        | unit | owner | HP |
        | Bay  | Cy    | 10 |
        | Oak  | Ben   | 10 |
        | Elk  | Ada   | 6  |
      And Elk has "Attacks deal double damage; attacks also hit Bay"
      And Elk will roll 3
      When Ada attacks Oak with Elk
      Then Oak has 4 HP
      And Bay has 4 HP

  @clause:pipeline.double.before-reduction @firm
  Rule: Doubling comes before the target's reductions
    The reductions are taken off what was doubled.

    Source: Damage Modification & Prevention > Pipeline Clarifications (3)

    Scenario Outline: The double of the damage, less the reduction
      Given it is Cy's turn
      And these units:
        | unit | owner | HP | Armor   |
        | Oak  | Ben   | 10 | <Armor> |
        | Elk  | Cy    | 6  | 0       |
      And Elk has "Attacks deal double damage"
      And Elk will roll <roll>
      When Cy attacks Oak with Elk
      Then Oak has <HP> HP

      Examples:
        | case                        | roll | Armor | HP |
        | 4 doubled, less 3           | 4    | 3     | 5  |
        | 4 doubled, less more than 4 | 4    | 5     | 7  |
        | 5 doubled, less 1           | 5    | 1     | 1  |
        | 2 doubled, less 4           | 2    | 4     | 10 |

    Scenario: Each target takes off what is its own
      Given it is Ben's turn
      And these units:
        | unit | owner | HP | Armor |
        | Bay  | Ada   | 10 | 1     |
        | Oak  | Cy    | 10 | 4     |
        | Elk  | Ben   | 6  | 0     |
      And Elk has "Attacks also hit Bay; attacks deal double damage"
      And Elk will roll 3
      When Ben attacks Oak with Elk
      Then Oak has 8 HP
      And Bay has 5 HP

  @clause:pipeline.double.reduction-once @derived
  Rule: Reductions are not doubled
    They are as large as ever and used once: doubled damage is one hit.

    Source: Damage Modification & Prevention > Pipeline Clarifications (3)

    Scenario: Three sources against a doubled attack
      Given it is Ada's turn
      And these units:
        | unit | owner | HP | Armor |
        | Oak  | Cy    | 10 | 1     |
        | Elk  | Ada   | 6  | 0     |
      And these cards:
        | card  | owner | on  |
        | Shell | Cy    | Oak |
      And Shell has "-1 to damage taken"
      And Oak has "Reduce damage taken by 1"
      And Elk has "Attacks deal double damage"
      And Elk will roll 4
      When Ada attacks Oak with Elk
      Then exactly these things happened, in order:
        | Elk attacks Oak               |
        | Ada pays 1 action             |
        | Elk rolls 4                   |
        | Oak takes 5 damage            |
        | the attack of Elk on Oak ends |
      And Oak has 5 HP

    Scenario: A doubled attack is one hit for those who wait for hits
      Given it is Cy's turn
      And these units:
        | unit | owner | HP | Armor |
        | Oak  | Ben   | 12 | 2     |
        | Elk  | Cy    | 6  | 0     |
      And Elk has "Attacks deal double damage"
      And Oak has "When this unit takes damage, draw 1 card"
      And Ben has 2 cards in hand
      And Elk will roll 5
      When Cy attacks Oak with Elk
      Then Oak has 4 HP
      And Ben has 3 cards in hand

    @reading:what-guard-counts
    Scenario: Guard absorbs from the doubled attack once
      Given it is Ben's turn
      And these units:
        | unit | owner | HP | Armor | Guard |
        | Oak  | Ada   | 10 | 1     | 3     |
        | Elk  | Ben   | 6  | 0     | 0     |
      And Elk has "Attacks deal double damage"
      And Elk will roll 3
      When Ben attacks Oak with Elk
      Then Oak has 8 HP
      And Oak has 0 Guard

  @clause:pipeline.double.includes-flat-mods @reading:doubling-and-modifiers
  Rule: Flat modifiers are doubled with the rest of what an attack deals
    What is doubled is all that the attack deals, so the modifiers are added first.

    Source: Damage Modification & Prevention > Pipeline Clarifications (1 and 3)

    Scenario Outline: First the modifier, then the doubling
      Given it is Cy's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Ada   | 20 |
        | Elk  | Cy    | 6  |
      And these cards:
        | card  | owner | on  |
        | Spear | Cy    | Elk |
      And Spear has "<modifier>"
      And Elk has "Attacks deal double damage"
      And Elk will roll <roll>
      When Cy attacks Oak with Elk
      Then Oak has <HP> HP

      Examples:
        | case           | roll | modifier      | HP |
        | 3, with 1 more | 3    | +1 to attacks | 12 |
        | 5, with 1 less | 5    | -1 to attacks | 12 |
        | 2, with 5 more | 2    | +5 to attacks | 6  |

    Scenario: Roll, weapon, doubling, Armor and an equipped card
      Given it is Ben's turn
      And these units:
        | unit | owner | HP | Armor |
        | Oak  | Cy    | 10 | 2     |
        | Elk  | Ben   | 6  | 0     |
      And these cards:
        | card  | owner | on  |
        | Shell | Cy    | Oak |
        | Spear | Ben   | Elk |
        | Fury  | Ben   | Elk |
      And Shell has "-1 to damage taken"
      And Fury has "Attacks deal double damage"
      And Spear has "+1 to attacks"
      And Elk will roll 3
      When Ben attacks Oak with Elk
      Then these things happened, in order:
        | Elk rolls 3        |
        | Oak takes 5 damage |
      And Oak has 5 HP

    Scenario: The order of the cards does not matter
      Given it is Ada's turn
      And these units:
        | unit | owner | HP |
        | Elk  | Ada   | 6  |
        | Oak  | Ben   | 20 |
      And these cards:
        | card  | owner | on  | since |
        | Spear | Ada   | Elk | 4     |
        | Fury  | Ada   | Elk | 2     |
        | Knife | Ada   | Elk | 1     |
      And Fury has "Attacks deal double damage"
      And Spear has "+1 to attacks"
      And Knife has "+2 to attacks"
      And Elk will roll 4
      When Ada attacks Oak with Elk
      Then Oak has 6 HP
