@fawnalore
Feature: Preventing damage
  Some effects stop damage before it takes hold, in the Pre-Damage Window. Each of them does
  what its text says, and may overrule what otherwise happens to damage.

  Background:
    Given a game of Fawnalore between Ada, Ben, Cy and Dee

  @clause:prevention.can-stop-all @firm
  Rule: An effect may stop damage altogether
    Then nothing of it is dealt, however much it was.

    Source: Damage Modification & Prevention > Prevention Effects

    Scenario: A hit that would kill does nothing at all
      Given it is Dee's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Ben   | 5  |
        | Yew  | Ben   | 5  |
        | Elk  | Dee   | 6  |
      And Oak has Ward: "At any time, prevent all of this damage" and Grief: "When this unit dies, deal 3 damage to Elk"
      And Elk will roll 9
      And Ben will use Ward before the damage to Oak
      When Dee attacks Oak with Elk
      Then Oak is alive
      And Oak has 5 HP
      And Oak has 0 damage taken this turn
      And Grief never resolved
      And Elk has 6 HP
      And none of these things happened:
        | Oak takes 9 damage |
        | Oak takes 1 damage |
        | Oak dies           |

    Scenario: Nobody has to stop it
      Given it is Dee's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Ben   | 5  |
        | Elk  | Dee   | 6  |
      And Oak has Ward: "At any time, prevent all of this damage"
      And Elk will roll 9
      And the game halts for Ben before the damage to Oak
      When Dee attacks Oak with Elk
      Then Ben is asked whether to interrupt:
        | Ward |
      When Ben declines
      Then Oak is Dead

    Scenario: The same damage to another unit is not stopped
      Given it is Ada's turn
      And these units:
        | unit | owner | HP |
        | Yew  | Cy    | 6  |
        | Oak  | Cy    | 6  |
      And these cards:
        | card | owner |
        | Hail | Ada   |
      And Hail has "Deal 4 damage to each of Oak and Yew"
      And Oak has Ward: "At any time, prevent all of this damage"
      And Cy will use Ward before the damage to Oak
      When Ada plays Hail
      Then Oak has 6 HP
      And Yew has 2 HP

  @clause:prevention.next-amount @firm
  Rule: A prevented amount is taken off the damage that comes next
    What is dealt beyond it gets through.

    Source: Damage Modification & Prevention > Prevention Effects

    Scenario Outline: Less, as much or more than is prevented
      Given it is Cy's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Cy    | 10 |
      And Oak has Ward: "Prevent the next 3 damage to Oak"
      When Cy uses Ward
      And Oak takes <dealt> damage
      Then Oak has <HP> HP
      And these abilities resolved, in order:
        | Ward |

      Examples:
        | case     | dealt | HP |
        | less     | 2     | 10 |
        | as much  | 3     | 10 |
        | more     | 5     | 8  |
        | far more | 11    | 2  |

    Scenario: Once it is used up, damage gets through
      Given it is Ben's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Ben   | 10 |
      And Oak has Ward: "Prevent the next 3 damage to Oak"
      When Ben uses Ward
      And Oak takes 4 damage
      Then Oak has 9 HP
      When Oak takes 4 damage
      Then Oak has 5 HP

    Scenario: Damage to others is not prevented and uses nothing up
      Given it is Dee's turn
      And these units:
        | unit | owner | HP |
        | Yew  | Dee   | 10 |
        | Oak  | Dee   | 10 |
      And Oak has Ward: "Prevent the next 3 damage to Oak"
      When Dee uses Ward
      And Yew takes 3 damage
      Then Yew has 7 HP
      When Oak takes 3 damage
      Then Oak has 10 HP

    @reading:prevent-the-next
    Scenario: What is not needed for one hit is there for the next
      Given it is Ada's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Ada   | 10 |
      And Oak has Ward: "Prevent the next 3 damage to Oak"
      When Ada uses Ward
      And Oak takes 2 damage
      Then Oak has 10 HP
      When Oak takes 2 damage
      Then Oak has 9 HP
      When Oak takes 2 damage
      Then Oak has 7 HP

    Scenario: It can be prepared while the attack is under way
      Given it is Ben's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Ada   | 10 |
        | Elk  | Ben   | 6  |
      And these cards:
        | card | owner |
        | Ward | Ada   |
      And Ward has "At any time, prevent the next 4 damage to Oak"
      And Elk will roll 6
      And Ada will use Ward before the roll of Elk
      When Ben attacks Oak with Elk
      Then these things happened, in order:
        | Ward resolves                 |
        | Elk rolls 6                   |
        | Ward prevents 4 damage to Oak |
        | Oak takes 2 damage            |
      And Oak has 8 HP

  @clause:prevention.by-source @firm
  Rule: Damage from one source may be negated, and only from that source
    All that the named source deals is stopped, as often as it deals any; what others deal
    is not.

    Source: Damage Modification & Prevention > Prevention Effects

    Scenario: The named source deals nothing, another one does
      Given it is Cy's turn
      And these units:
        | unit | owner | HP |
        | Wolf | Ben   | 6  |
        | Lynx | Ben   | 6  |
        | Oak  | Cy    | 10 |
      And Oak has Ban: "Negate all damage from Wolf this turn"
      When Cy uses Ban
      And Oak takes 8 damage from Wolf
      Then Oak has 10 HP
      When Oak takes 2 damage from Lynx
      Then Oak has 8 HP
      When Oak takes 3 damage from Wolf
      Then Oak has 8 HP
      When Oak takes 1 damage
      Then Oak has 7 HP

    Scenario: A doubled attack by the named source, and a plain one by another
      Given it is Dee's turn
      And these units:
        | unit | owner | HP | Armor |
        | Oak  | Ada   | 10 | 1     |
        | Lynx | Dee   | 6  | 0     |
        | Wolf | Dee   | 6  | 0     |
      And Wolf has "Attacks deal double damage"
      And Oak has Ban: "At any time, negate all damage from Wolf this turn"
      And Wolf will roll 4
      And Lynx will roll 2
      And Ada will use Ban before the damage to Oak
      When Dee attacks Oak with Wolf
      Then Oak has 10 HP
      When Dee attacks Oak with Lynx
      Then Oak has 9 HP

    Scenario: It is for this turn, as its text says
      Given it is Ada's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Ada   | 10 |
        | Wolf | Ben   | 6  |
      And Wolf will roll 3
      And Oak has Ban: "Negate all damage from Wolf this turn"
      When Ada uses Ban
      And Ada ends the Main Phase
      And Ben attacks Oak with Wolf
      Then Oak has 7 HP

    Scenario: What the source deals to anybody is stopped
      Given it is Ben's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Ben   | 10 |
        | Yew  | Dee   | 10 |
        | Wolf | Cy    | 6  |
      And Oak has Ban: "Negate all damage from Wolf this turn"
      When Ben uses Ban
      And Oak and Yew take 4 damage from Wolf
      Then Oak has 10 HP
      And Yew has 10 HP
      And these abilities resolved, in order:
        | Ban |

  @clause:prevention.as-written @firm
  Rule: Each prevention effect does what its own text says
    One is for attacks only, one for all damage, one for one unit: there is no common form
    that they are all forced into.

    Source: Damage Modification & Prevention > Prevention Effects

    Scenario: What is for the next attack waits for an attack
      Given it is Dee's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Cy    | 10 |
        | Elk  | Dee   | 6  |
      And these cards:
        | card | owner |
        | Ward | Cy    |
        | Bolt | Dee   |
      And Ward has "At any time, prevent the damage of the next attack on Oak"
      And Bolt has "Deal 2 damage to Oak"
      And Elk will roll 4, 3
      And Cy will use Ward before instruction 1 of Bolt
      When Dee plays Bolt
      Then Oak has 8 HP
      When Dee attacks Oak with Elk
      Then Oak has 8 HP
      When Dee attacks Oak with Elk
      Then Oak has 5 HP

    Scenario: What is for the next damage does not wait for an attack
      Given it is Ben's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Ada   | 10 |
        | Elk  | Ben   | 6  |
      And these cards:
        | card | owner |
        | Ward | Ada   |
        | Bolt | Ben   |
      And Ward has "At any time, prevent the next 2 damage to Oak"
      And Bolt has "Deal 2 damage to Oak"
      And Elk will roll 4
      And Ada will use Ward before the damage to Oak
      When Ben plays Bolt
      Then Oak has 10 HP
      When Ben attacks Oak with Elk
      Then Oak has 6 HP

    Scenario: What is for attacks on one unit does not care about attacks on another
      Given it is Cy's turn
      And these units:
        | unit | owner | HP |
        | Yew  | Ben   | 10 |
        | Oak  | Ben   | 10 |
        | Elk  | Cy    | 6  |
      And these cards:
        | card | owner |
        | Ward | Ben   |
      And Ward has "At any time, prevent the damage of the next attack on Oak"
      And Elk will roll 4, 5
      And Ben will use Ward before the roll of Elk
      When Cy attacks Yew with Elk
      Then Yew has 6 HP
      When Cy attacks Oak with Elk
      Then Oak has 10 HP

    Scenario: What is for part of this damage leaves later damage alone
      Given it is Ada's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Dee   | 10 |
      And Oak has Ward: "At any time, prevent 4 of this damage"
      And Dee will use Ward before the damage to Oak
      When Oak takes 3 damage
      Then Oak has 10 HP
      When Oak takes 3 damage
      Then Oak has 7 HP

  @clause:prevention.overrides @firm
  Rule: Prevention may overrule the ordinary course of damage
    Whatever would become of the damage, doubled or not: what is prevented is not dealt.

    Source: Damage Modification & Prevention > Prevention Effects

    Scenario: A doubled attack is negated as a whole
      Given it is Ben's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Cy    | 5  |
        | Wolf | Ben   | 6  |
      And Wolf has "Attacks deal double damage"
      And Oak has Ban: "At any time, negate all damage from Wolf this turn" and Grief: "When this unit dies, deal 2 damage to Wolf"
      And Wolf will roll 4
      And Cy will use Ban before the damage to Oak
      When Ben attacks Oak with Wolf
      Then Oak is alive
      And Oak has 5 HP
      And Grief never resolved
      And Wolf has 6 HP

    Scenario: Without it the unit dies of the same attack
      Given it is Ben's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Cy    | 5  |
        | Wolf | Ben   | 6  |
      And Wolf has "Attacks deal double damage"
      And Oak has Ban: "At any time, negate all damage from Wolf this turn" and Grief: "When this unit dies, deal 2 damage to Wolf"
      And Wolf will roll 4
      When Ben attacks Oak with Wolf
      Then Oak is Dead
      And these abilities resolved, in order:
        | Grief |
      And Wolf has 4 HP

    Scenario: What is prevented of a doubled attack is taken off once
      Given it is Dee's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Ben   | 10 |
        | Wolf | Dee   | 6  |
      And Wolf has "Attacks deal double damage"
      And Oak has Ward: "At any time, prevent 3 of this damage"
      And Wolf will roll 4
      And Ben will use Ward before the damage to Oak
      When Dee attacks Oak with Wolf
      Then Oak has 5 HP

  @clause:prevention.pre-damage-window @firm
  Rule: Prevention comes before the damage takes hold
    It has its place in the Pre-Damage Window, when the damage is known and nobody has lost
    HP yet.

    Source: Damage Modification & Prevention > Prevention Effects

    Scenario: A point less, and nobody dies
      Given it is Cy's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Dee   | 2  |
        | Elk  | Cy    | 6  |
      And Oak has Ward: "At any time, prevent 1 of this damage" and Grief: "When this unit dies, deal 3 damage to Elk"
      And Elk will roll 2
      And the game halts for Dee before the damage to Oak
      When Cy attacks Oak with Elk
      Then these things happened, in order:
        | Elk attacks Oak |
        | Elk rolls 2     |
      And Oak has 2 HP
      And Dee is asked whether to interrupt:
        | Ward |
      When Dee chooses Ward
      Then these things happened, in order:
        | Ward prevents 1 damage to Oak |
        | Oak takes 1 damage            |
      And Oak is alive
      And Oak has 1 HP
      And Grief never resolved

    Scenario: After the damage it is too late
      Given it is Ada's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Ben   | 9  |
      And Oak has Ward: "At any time, prevent 3 of this damage"
      When Oak takes 4 damage
      Then Oak has 5 HP
      When Ben tries to use Ward
      Then it is refused because no damage is coming
      And Oak has 5 HP

    Scenario: Between roll and damage a prevention may come in, and a plain heal may not
      Given it is Ben's turn
      And these units:
        | unit | owner | HP | max HP |
        | Oak  | Ada   | 2  | 6      |
        | Elk  | Ben   | 6  |        |
      And Oak has Balm: "Heal Oak 3" and Ward: "At any time, prevent 1 of this damage"
      And Elk will roll 2
      And the game halts for Ada before the damage to Oak
      When Ben attacks Oak with Elk
      And Ada tries to use Balm
      Then it is refused because an effect is resolving
      And Ada is asked whether to interrupt:
        | Ward |
      When Ada chooses Ward
      Then Oak is alive
      And Oak has 1 HP
      And Balm never resolved

    @reading:one-instruction-many-units
    Scenario: Before any of two units is damaged, the damage to each may be prevented
      Given it is Dee's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Ada   | 3  |
        | Yew  | Ben   | 3  |
      And Oak has Ward: "At any time, prevent 2 of this damage"
      And Yew has Shield: "At any time, prevent 1 of this damage"
      And Ada will use Ward before the damage to Oak
      And Ben will use Shield before the damage to Yew
      When Oak and Yew take 3 damage
      Then these things happened, in order:
        | Ward prevents 2 damage to Oak   |
        | Shield prevents 1 damage to Yew |
        | Oak takes 1 damage              |
        | Yew takes 2 damage              |
      And Oak has 2 HP
      And Yew has 1 HP

    @reading:prevention-and-reduction
    Scenario: What is prevented is taken off before reduction
      Given it is Cy's turn
      And these units:
        | unit | owner | HP | Armor |
        | Oak  | Cy    | 10 | 2     |
      And Oak has Ward: "Prevent the next 4 damage to Oak"
      When Cy uses Ward
      And Oak takes 5 damage
      Then Oak has 10 HP
      When Oak takes 3 damage
      Then Oak has 9 HP
