@fawnalore
Feature: Redirecting damage
  Some effects give damage that is meant for one unit to another. What may be redirected, to
  whom and when is a matter of their texts.

  Background:
    Given a game of Fawnalore between Ada, Ben, Cy and Dee

  @clause:redirect.changes-recipient @firm
  Rule: Redirected damage is taken by another unit instead
    The first one takes none of it, the other one all of it.

    Source: Damage Modification & Prevention > Redirection Effects

    Scenario: All of it goes to the other unit
      Given it is Ben's turn
      And these units:
        | unit | owner | HP |
        | Ash  | Ada   | 10 |
        | Cob  | Ada   | 10 |
        | Yew  | Ada   | 10 |
        | Elk  | Ben   | 6  |
      And Cob has Divert: "At any time, redirect this damage to this unit"
      And Elk will roll 4
      And Ada will use Divert before the damage to Ash
      When Ben attacks Ash with Elk
      Then Ash has 10 HP
      And Cob has 6 HP
      And Yew has 10 HP
      And these things happened, in order:
        | 4 damage is redirected from Ash to Cob |
        | Cob takes 4 damage                     |
      And none of these things happened:
        | Ash takes 4 damage |
        | Ash takes 2 damage |

    Scenario: The other unit dies of it, if it has no more HP
      Given it is Dee's turn
      And these units:
        | unit | owner | HP |
        | Ash  | Cy    | 3  |
        | Cob  | Cy    | 4  |
        | Fox  | Dee   | 9  |
      And Cob has Divert: "At any time, redirect this damage to this unit" and Grief: "When this unit dies, deal 2 damage to Fox"
      And Ash has "When this unit dies, deal 5 damage to Fox"
      And Cy will use Divert before the damage to Ash
      When Ash takes 4 damage
      Then Ash is alive
      And Cob is Dead
      And these abilities resolved, in order:
        | Divert |
        | Grief  |
      And Fox has 7 HP

    Scenario: Without it the first unit takes the damage
      Given it is Ben's turn
      And these units:
        | unit | owner | HP |
        | Ash  | Ada   | 10 |
        | Cob  | Ada   | 10 |
        | Elk  | Ben   | 6  |
      And Cob has Divert: "At any time, redirect this damage to this unit"
      And Elk will roll 4
      When Ben attacks Ash with Elk
      Then Ash has 6 HP
      And Cob has 10 HP

    @reading:reduction-of-redirected-damage @reading:guard-and-prevention
    Scenario: Reductions of the new recipient apply, and Guard of the first one stays
      Given it is Cy's turn
      And these units:
        | unit | owner | HP | Armor | Guard |
        | Ash  | Ben   | 10 | 2     | 1     |
        | Cob  | Ben   | 10 | 1     | 0     |
        | Elk  | Cy    | 6  | 0     | 0     |
      And Cob has Divert: "At any time, redirect this damage to this unit"
      And Elk will roll 4
      And Ben will use Divert before the damage to Ash
      When Cy attacks Ash with Elk
      Then Ash has 10 HP
      And Ash has 1 Guard
      And Cob has 7 HP

    @reading:reduction-of-redirected-damage @reading:redirection-details
    Scenario: A doubled attack stays as large as it was dealt
      Given it is Dee's turn
      And these units:
        | unit | owner | HP | Armor |
        | Ash  | Ada   | 10 | 0     |
        | Cob  | Ada   | 10 | 3     |
        | Elk  | Dee   | 6  | 0     |
      And Elk has "Attacks deal double damage"
      And Cob has Divert: "At any time, redirect this damage to this unit"
      And Elk will roll 4
      And Ada will use Divert before the damage to Ash
      When Dee attacks Ash with Elk
      Then Ash has 10 HP
      And Cob has 5 HP
      And these things happened, in order:
        | 8 damage is redirected from Ash to Cob |
        | Cob takes 5 damage                     |

    @reading:guard-and-prevention @reading:what-guard-counts
    Scenario: Guard of the new recipient absorbs
      Given it is Ada's turn
      And these units:
        | unit | owner | HP | Guard |
        | Ash  | Dee   | 10 | 3     |
        | Cob  | Dee   | 10 | 1     |
      And Cob has Divert: "At any time, redirect this damage to this unit"
      And Dee will use Divert before the damage to Ash
      When Ash takes 4 damage
      Then Ash has 3 Guard
      And Cob has 0 Guard
      And Cob has 7 HP

    @reading:redirection-details
    Scenario: Redirected damage may be redirected again, by another effect
      Given it is Cy's turn
      And these units:
        | unit | owner | HP |
        | Ash  | Ada   | 10 |
        | Bay  | Ada   | 10 |
        | Cob  | Ben   | 10 |
      And Bay has Divert: "When damage would be dealt to Ash, you may redirect it to this unit"
      And Cob has Deflect: "When damage would be dealt to Bay, you may redirect it to this unit"
      And Ada will use Divert before the damage to Ash
      And Ben will use Deflect before the damage to Bay
      When Ash takes 4 damage
      Then Ash has 10 HP
      And Bay has 10 HP
      And Cob has 6 HP

  @clause:redirect.range-and-option @firm
  Rule: The usual redirect needs its target within Range, and is optional
    "If a unit within Range would take damage, you may redirect it": no farther than that,
    and only if the player wants to.

    Source: Damage Modification & Prevention > Redirection Effects

    Scenario Outline: Within Range it is offered, and used
      Given it is Dee's turn
      And these units:
        | unit | owner | HP | Range   |
        | Ash  | Cy    | 10 | 4       |
        | Cob  | Cy    | 10 | <Range> |
      And Ash is <tiles> from Cob
      And Cob has Divert: "If a unit within Range would take damage, you may redirect it to this unit"
      And the game halts for Cy before the damage to Ash
      When Ash takes 4 damage
      Then Cy is asked whether to interrupt:
        | Divert |
      When Cy chooses Divert
      Then Ash has 10 HP
      And Cob has 6 HP

      Examples:
        | case         | Range | tiles   |
        | at the limit | 2     | 2 tiles |
        | nearer       | 3     | 1 tile  |
        | next to it   | 1     | 1 tile  |

    Scenario Outline: Out of Range it is not offered
      Given it is Ben's turn
      And these units:
        | unit | owner | HP | Range   |
        | Ash  | Cy    | 10 | 5       |
        | Cob  | Cy    | 10 | <Range> |
        | Elk  | Ben   | 6  | 5       |
      And Ash is <tiles> from Cob
      And Elk is 1 tile from Cob
      And Cob has Divert: "If a unit within Range would take damage, you may redirect it to this unit"
      And Elk will roll 4
      When Ben attacks Ash with Elk
      Then Ash has 6 HP
      And Cob has 10 HP
      And Cy was never offered Divert

      Examples:
        | case        | Range | tiles   |
        | one too far | 2     | 3 tiles |
        | two tiles   | 1     | 2 tiles |

    Scenario: A player who declines lets the damage go where it was meant to go
      Given it is Ada's turn
      And these units:
        | unit | owner | HP | Range |
        | Ash  | Ben   | 10 | 1     |
        | Cob  | Ben   | 10 | 2     |
      And Ash is 2 tiles from Cob
      And Cob has Divert: "If a unit within Range would take damage, you may redirect it to this unit"
      And the game halts for Ben before the damage to Ash
      When Ash takes 4 damage
      And Ben declines
      Then Ash has 6 HP
      And Cob has 10 HP
      And Divert never resolved

  @clause:redirect.as-written @firm
  Rule: What is redirected, and to whom, is what the text says
    Nobody picks another unit than the text allows, and it is the effect's own player who
    picks where there is a choice.

    Source: Damage Modification & Prevention > Redirection Effects

    Scenario: To this unit means to no other
      Given it is Cy's turn
      And these units:
        | unit | owner | HP |
        | Ash  | Ben   | 10 |
        | Bay  | Ben   | 10 |
        | Cob  | Ben   | 10 |
        | Elk  | Cy    | 6  |
      And Cob has Divert: "When damage would be dealt to Ash, you may redirect it to this unit"
      And the game halts for Ben before the damage to Ash
      And Elk will roll 4
      When Cy attacks Ash with Elk
      And Ben tries to choose Bay
      Then it is refused because not an option
      When Ben chooses Divert
      Then nobody is asked anything
      And Ash has 10 HP
      And Bay has 10 HP
      And Cob has 6 HP

    Scenario: To one of your units is a choice of the effect's player
      Given it is Dee's turn
      And these units:
        | unit | owner | HP |
        | Elk  | Dee   | 6  |
        | Ash  | Ada   | 10 |
        | Bay  | Ada   | 10 |
        | Cob  | Ada   | 10 |
        | Yew  | Ben   | 10 |
      And Ash has Divert: "When damage would be dealt to Ash, you may redirect it to one of your units"
      And Elk will roll 4
      And Ada will use Divert before the damage to Ash
      When Dee attacks Ash with Elk
      Then Ada is asked which unit to choose:
        | Bay |
        | Cob |
      When Ada tries to choose Yew
      Then it is refused because not an option
      When Ada chooses Bay
      Then Bay has 6 HP
      And Ash has 10 HP
      And Cob has 10 HP
      And Yew has 10 HP

    Scenario: Damage to a unit of which the text does not speak is not redirected
      Given it is Ada's turn
      And these units:
        | unit | owner | HP |
        | Ash  | Dee   | 10 |
        | Bay  | Dee   | 10 |
        | Cob  | Dee   | 10 |
      And Cob has Divert: "When damage would be dealt to Ash, you may redirect it to this unit"
      When Bay takes 4 damage
      Then Bay has 6 HP
      And Cob has 10 HP
      And Dee was never offered Divert

    Scenario: A text about any unit within Range is about enemies as well
      Given it is Ben's turn
      And these units:
        | unit | owner | HP | Range |
        | Ash  | Ben   | 10 | 1     |
        | Cob  | Cy    | 10 | 1     |
      And Cob has Divert: "If a unit within Range would take damage, you may redirect it to this unit"
      And Cy will use Divert before the damage to Ash
      When Ash takes 3 damage
      Then Ash has 10 HP
      And Cob has 7 HP

  @clause:redirect.interrupt.any-time @firm
  Rule: A redirect for any time is an Interrupt
    It may break into an effect that is under way.

    Source: Damage Modification & Prevention > Redirection Effects

    Scenario: In the middle of another player's effect
      Given it is Ben's turn
      And these units:
        | unit | owner | HP |
        | Ash  | Cy    | 10 |
        | Bay  | Cy    | 10 |
        | Cob  | Cy    | 10 |
      And these cards:
        | card | owner |
        | Bolt | Ben   |
      And Bolt has "Deal 3 damage to Ash, then deal 3 damage to Bay"
      And Ash has Divert: "At any time, redirect this damage to Cob"
      And Cy will use Divert before the damage to Bay
      When Ben plays Bolt
      Then these things happened, in order:
        | Bolt resolves                          |
        | Ash takes 3 damage                     |
        | Divert resolves                        |
        | 3 damage is redirected from Bay to Cob |
        | Divert is finished                     |
        | Cob takes 3 damage                     |
        | Bolt is finished                       |
      And Ash has 7 HP
      And Bay has 10 HP
      And Cob has 7 HP

    Scenario Outline: Other words for any time do as well
      Given it is Dee's turn
      And these units:
        | unit | owner | HP |
        | Ash  | Ada   | 10 |
        | Cob  | Ada   | 10 |
        | Elk  | Dee   | 6  |
      And Cob has Divert: "<words>, redirect this damage to this unit"
      And Elk will roll 5
      And Ada will use Divert before the damage to Ash
      When Dee attacks Ash with Elk
      Then Ash has 10 HP
      And Cob has 5 HP

      Examples:
        | case        | words             |
        | any time    | At any time       |
        | any moment  | At any moment     |
        | any turn    | During any turn   |
        | anyone's    | On anyone's turn  |
        | as you wish | Whenever you wish |

    Scenario: Where no damage is coming there is nothing to redirect
      Given it is Cy's turn
      And these units:
        | unit | owner | HP |
        | Ash  | Ben   | 10 |
        | Cob  | Ben   | 10 |
      And Cob has Divert: "At any time, redirect this damage to this unit"
      When Ben tries to use Divert
      Then it is refused because no damage is coming

  @clause:redirect.interrupt.would-be-dealt @firm
  Rule: A redirect for when damage would be dealt is an Interrupt
    It works on that very damage, not on what is left when the effect is over.

    Source: Damage Modification & Prevention > Redirection Effects

    Scenario Outline: Whoever's turn it is
      Given it is <active>'s turn
      And these units:
        | unit | owner | HP |
        | Ash  | Cy    | 3  |
        | Cob  | Cy    | 10 |
        | Fox  | Ada   | 10 |
      And Ash has Grief: "When this unit dies, deal 4 damage to Fox"
      And Cob has Divert: "When damage would be dealt to Ash, you may redirect it to Cob"
      And Cy will use Divert before the damage to Ash
      When Ash takes 3 damage
      Then Ash is alive
      And Ash has 3 HP
      And Cob has 7 HP
      And Grief never resolved
      And Fox has 10 HP

      Examples:
        | case             | active |
        | the player's own | Cy     |
        | the next one's   | Dee    |
        | the first one's  | Ada    |

    Scenario: In the middle of another player's effect, which then goes on
      Given it is Ada's turn
      And these units:
        | unit | owner | HP |
        | Ash  | Dee   | 3  |
        | Cob  | Dee   | 10 |
      And these cards:
        | card | owner |
        | Bolt | Ada   |
      And Bolt has "Deal 3 damage to Ash, then deal 1 damage to Ash, then draw 1 card"
      And Ada has 4 cards in hand
      And Cob has Deflect: "When damage would be dealt to Ash, you may redirect it to this unit"
      And the game halts for Dee before the damage to Ash
      When Ada plays Bolt
      Then Dee is asked whether to interrupt:
        | Deflect |
      When Dee chooses Deflect
      Then these things happened, in order:
        | 3 damage is redirected from Ash to Cob |
        | Cob takes 3 damage                     |
        | Ash takes 1 damage                     |
        | Ada draws 1 card                       |
        | Bolt is finished                       |
      And Ash has 2 HP
      And Cob has 7 HP
      And Ada has 4 cards in hand

    Scenario: Nobody has to redirect
      Given it is Ben's turn
      And these units:
        | unit | owner | HP |
        | Ash  | Cy    | 3  |
        | Cob  | Cy    | 10 |
      And Cob has Divert: "When damage would be dealt to Ash, you may redirect it to Cob"
      And the game halts for Cy before the damage to Ash
      When Ash takes 3 damage
      And Cy declines
      Then Ash is Dead
      And Cob has 10 HP

  @clause:redirect.otherwise-not-interrupt @derived
  Rule: A redirect with neither wording cannot break in
    It is used like any other effect that says nothing of its time: beforehand, in a turn of
    its own player.

    Source: Damage Modification & Prevention > Redirection Effects

    Scenario: It cannot be prepared in the middle of another player's effect
      Given it is Ben's turn
      And these units:
        | unit | owner | HP |
        | Ash  | Cy    | 10 |
        | Cob  | Cy    | 10 |
      And these cards:
        | card | owner |
        | Bolt | Ben   |
      And Bolt has "Deal 3 damage to Ash"
      And Cob has Divert: "Redirect the next damage to Ash to Cob" and Balm: "At any time, heal Cob 1"
      And the game halts for Cy before the damage to Ash
      When Ben plays Bolt
      Then Cy is asked whether to interrupt:
        | Balm |
      When Cy tries to use Divert
      Then it is refused because an effect is resolving
      When Cy declines
      Then Ash has 7 HP
      And Cob has 10 HP
      And Cy was never offered Divert

    Scenario: Nor in the middle of its own player's effect
      Given it is Cy's turn
      And these units:
        | unit | owner | HP |
        | Ash  | Cy    | 10 |
        | Cob  | Cy    | 10 |
      And these cards:
        | card | owner |
        | Hail | Cy    |
      And Hail has "Deal 3 damage to Ash"
      And Cob has Divert: "Redirect the next damage to Ash to Cob" and Balm: "At any time, heal Cob 1"
      And the game halts for Cy before the damage to Ash
      When Cy plays Hail
      And Cy tries to use Divert
      Then it is refused because an effect is resolving
      When Cy declines
      Then Ash has 7 HP
      And Cob has 10 HP

    Scenario: Nor between two effects of another player's turn
      Given it is Ada's turn
      And these units:
        | unit | owner | HP |
        | Ash  | Dee   | 10 |
        | Cob  | Dee   | 10 |
      And Cob has Divert: "Redirect the next damage to Ash to Cob"
      When Dee tries to use Divert
      Then it is refused because not your turn
      When Ash takes 3 damage
      Then Ash has 7 HP

    Scenario: Prepared in its player's own turn it works, once
      Given it is Dee's turn
      And these units:
        | unit | owner | HP |
        | Ash  | Dee   | 10 |
        | Cob  | Dee   | 10 |
      And Cob has Divert: "Redirect the next damage to Ash to Cob"
      When Dee uses Divert
      Then Ash has 10 HP
      And Cob has 10 HP
      When Ash takes 3 damage
      Then Ash has 10 HP
      And Cob has 7 HP
      When Ash takes 2 damage
      Then Ash has 8 HP
      And Cob has 7 HP

    Scenario: What was prepared meets an effect of another player
      Given it is Ben's turn
      And these units:
        | unit | owner | HP |
        | Ash  | Ben   | 10 |
        | Cob  | Ben   | 10 |
        | Elk  | Cy    | 6  |
      And Cob has Divert: "Redirect the next damage to Ash to Cob"
      And Elk will roll 5
      When Ben uses Divert
      And Ben ends the Main Phase
      And Cy attacks Ash with Elk
      Then Ash has 10 HP
      And Cob has 5 HP
