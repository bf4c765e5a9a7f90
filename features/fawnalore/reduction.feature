@fawnalore
Feature: Damage reduction
  What a unit takes is what is dealt to it, less all its reductions. They are plain numbers:
  nobody uses them, they wear out on nothing, and they may leave no damage at all.

  Background:
    Given a game of Fawnalore between Ada, Ben, Cy and Dee

  @clause:dmg.model.flat @firm
  Rule: Damage is changed by adding and subtracting whole amounts
    A number in a text is a number of points, never a share of the damage. Doubling is the
    one thing that multiplies, and says so.

    Source: Damage Modification & Prevention > opening paragraph

    Scenario Outline: A number is a number of points
      Given it is Cy's turn
      And these units:
        | unit | owner | HP | Armor   |
        | Oak  | Ben   | 10 | <Armor> |
        | Elk  | Cy    | 6  | 0       |
      And Elk will roll <roll>
      And Oak has "<on Oak>"
      And Elk has "<on Elk>"
      When Cy attacks Oak with Elk
      Then Oak has <HP> HP
      And Elk has 6 HP

      Examples:
        | case                           | roll | Armor | on Oak                   | on Elk        | HP |
        | two less                       | 5    | 0     | -2 to damage taken       | Heal Elk 1    | 7  |
        | three less and two less        | 7    | 3     | Reduce damage taken by 2 | Heal Elk 1    | 8  |
        | three more dealt               | 4    | 0     | Heal Oak 1               | +3 to attacks | 3  |
        | three more dealt, and two less | 4    | 2     | Heal Oak 1               | +3 to attacks | 5  |
        | two less dealt                 | 6    | 0     | Heal Oak 1               | -2 to attacks | 6  |

  @clause:dmg.model.plain-timing @firm
  Rule: Reduction needs no timing of its own
    Unless an effect spells out something else, nobody is asked, nothing is paid and nothing
    has to be used for damage to be reduced.

    Source: Damage Modification & Prevention > opening paragraph

    Scenario: A card that its player could not pay for reduces all the same
      Given it is Ada's turn
      And these units:
        | unit | owner | HP | Armor |
        | Oak  | Dee   | 10 | 2     |
      And these cards:
        | card  | owner | on  | cost |
        | Shell | Dee   | Oak | 3    |
      And Shell has "Reduce damage taken by 1"
      And Dee has 0 resources
      When Oak takes 7 damage
      Then exactly these things happened, in order:
        | Oak takes 4 damage |
      And Oak has 6 HP
      And Oak has 4 damage taken this turn
      And nobody is asked anything
      And nothing else changed

    Scenario: An attack goes from the roll to the damage without a stop
      Given it is Dee's turn
      And these units:
        | unit | owner | HP | Armor |
        | Oak  | Ada   | 10 | 1     |
        | Elk  | Dee   | 6  | 0     |
      And Oak has "-3 to damage taken"
      And Elk will roll 9
      When Dee attacks Oak with Elk
      Then exactly these things happened, in order:
        | Elk attacks Oak               |
        | Dee pays 1 action             |
        | Elk rolls 9                   |
        | Oak takes 5 damage            |
        | the attack of Elk on Oak ends |
      And nobody is asked anything

    Scenario: There is nothing in a reduction that could be canceled
      Given it is Ben's turn
      And these units:
        | unit | owner | HP | Armor |
        | Oak  | Cy    | 10 | 2     |
        | Fox  | Ben   | 6  | 0     |
      And Fox has Veto: "At any time, cancel an effect"
      And Oak has "-2 to damage taken"
      When Oak takes 6 damage
      Then Oak has 8 HP
      And Ben was never offered Veto

  @clause:reduction.target-side @firm
  Rule: Reduction lowers what its unit takes, not what is dealt
    Others that the same damage is meant for take all of it, and a unit's reductions do not
    make its own attacks weaker.

    Source: Damage Modification & Prevention > Damage Reduction

    Scenario Outline: Two units are hit by one attack, and one of them has reductions
      Given it is Ben's turn
      And these units:
        | unit | owner | HP | Armor       |
        | Bay  | Ada   | 10 | <Bay Armor> |
        | Oak  | Cy    | 10 | <Oak Armor> |
        | Elk  | Ben   | 6  | 0           |
      And Elk has "Attacks also hit Bay"
      And Elk will roll 5
      When Ben attacks Oak with Elk
      Then Oak has <Oak HP> HP
      And Bay has <Bay HP> HP

      Examples:
        | case          | Oak Armor | Bay Armor | Oak HP | Bay HP |
        | the target    | 2         | 0         | 7      | 5      |
        | the other one | 0         | 3         | 5      | 8      |
        | each its own  | 1         | 4         | 6      | 9      |

    Scenario: An effect deals its damage to each unit in full
      Given it is Dee's turn
      And these units:
        | unit | owner | HP | Armor |
        | Yew  | Ben   | 10 | 0     |
        | Oak  | Ada   | 10 | 3     |
        | Fox  | Dee   | 10 | 0     |
      And these cards:
        | card | owner |
        | Hail | Dee   |
      And Hail has "Deal 4 damage to each of Oak, Yew and Fox"
      When Dee plays Hail
      Then Oak has 9 HP
      And Yew has 6 HP
      And Fox has 6 HP

    Scenario: The attacker's own reductions change nothing about its attack
      Given it is Ada's turn
      And these units:
        | unit | owner | HP | Armor |
        | Oak  | Dee   | 10 | 0     |
        | Elk  | Ada   | 6  | 2     |
      And Elk has "-2 to damage taken"
      And Elk will roll 5
      When Ada attacks Oak with Elk
      Then Oak has 5 HP

  @clause:reduction.phrasings @firm
  Rule: Two ways to word a reduction mean the same
    A negative number for damage taken, and an order to reduce the damage taken, are one and
    the same mechanism.

    Source: Damage Modification & Prevention > Damage Reduction

    Scenario Outline: Either wording, against an attack and against other damage
      Given it is Cy's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Ada   | 12 |
        | Elk  | Cy    | 6  |
      And these cards:
        | card  | owner | on  |
        | Shell | Ada   | Oak |
      And Oak has "<on the unit>"
      And Shell has "<on the card>"
      And Elk will roll 5
      When Cy attacks Oak with Elk
      Then Oak has <first> HP
      When Oak takes 4 damage
      Then Oak has <then> HP

      Examples:
        | case             | on the unit              | on the card              | first | then |
        | the number       | -2 to damage taken       | Heal Oak 1               | 9     | 7    |
        | the order        | Heal Oak 1               | Reduce damage taken by 1 | 8     | 5    |
        | number and order | -2 to damage taken       | Reduce damage taken by 1 | 10    | 9    |
        | order and number | Reduce damage taken by 3 | -1 to damage taken       | 11    | 11   |

    Scenario: One text may say it both ways
      Given it is Ben's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Ben   | 10 |
      And Oak has "Reduce damage taken by 1; -2 to damage taken"
      When Oak takes 5 damage
      Then Oak has 8 HP

  @clause:reduction.flat-not-percent @firm
  Rule: A reduction is as large against a small hit as against a large one
    How much is taken away does not depend on how much is dealt.

    Source: Damage Modification & Prevention > Damage Reduction

    Scenario Outline: The size of the hit does not matter
      Given it is Dee's turn
      And these units:
        | unit | owner | HP | Armor |
        | Oak  | Cy    | 30 | 2     |
      When Oak takes <dealt> damage
      Then Oak has <HP> HP

      Examples:
        | case | dealt | HP |
        | 3    | 3     | 29 |
        | 4    | 4     | 28 |
        | 9    | 9     | 23 |
        | 25   | 25    | 7  |

    Scenario: A small hit, then a large one
      Given it is Ada's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Ben   | 20 |
        | Elk  | Ada   | 6  |
      And Oak has "-2 to damage taken"
      And Elk will roll 3, 9
      When Ada attacks Oak with Elk
      Then Oak has 19 HP
      When Ada attacks Oak with Elk
      Then Oak has 12 HP

  @clause:reduction.stacks @firm
  Rule: Reductions from different sources are added up
    It does not matter whether they are of one kind, or even copies of one card.

    Source: Damage Modification & Prevention > Damage Reduction

    Scenario: Two copies of one card and a text of the unit
      Given it is Dee's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Ben   | 10 |
        | Elk  | Dee   | 6  |
      And these cards:
        | card  | owner | on  | title |
        | Conch | Ben   | Oak | Shell |
        | Whelk | Ben   | Oak | Shell |
      And Conch has "-1 to damage taken"
      And Whelk has "-1 to damage taken"
      And Oak has "-2 to damage taken"
      And Elk will roll 7
      When Dee attacks Oak with Elk
      Then Oak has 7 HP

    Scenario Outline: Whatever the sources are
      Given it is Ben's turn
      And these units:
        | unit | owner | HP | Armor   |
        | Oak  | Ada   | 10 | <Armor> |
      And these cards:
        | card  | owner | on  |
        | Shell | Ada   | Oak |
      And Shell has "<card>"
      And Oak has "<unit>"
      When Oak takes 8 damage
      Then Oak has <HP> HP

      Examples:
        | case           | Armor | card                     | unit                     | HP |
        | Armor and card | 3     | Reduce damage taken by 2 | Heal Oak 1               | 7  |
        | Armor and unit | 1     | Heal Oak 1               | -3 to damage taken       | 6  |
        | card and unit  | 0     | -2 to damage taken       | Reduce damage taken by 2 | 6  |
        | all three      | 1     | Reduce damage taken by 2 | Reduce damage taken by 4 | 9  |

    Scenario: A copied reduction is added while it is there, and gone with what it was copied from
      Given it is Cy's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Cy    | 10 |
      And these cards:
        | card | owner | on  | tier | cost | type  |
        | Kris | Cy    | Oak | 1    | 1    | Blade |
        | Rune | Cy    | Oak | 3    | 4    | Stone |
      And Rune has "Reduce damage taken by 2"
      And Oak has Mimic: "Kris copies Rune until the end of the turn"
      When Cy uses Mimic
      And Oak takes 5 damage
      Then Oak has 9 HP
      And Kris is a tier 1 Stone relic called Kris of cost 1
      When Rune is destroyed
      And Oak takes 5 damage
      Then Oak has 4 HP
      And Kris is a tier 1 Blade relic called Kris of cost 1

  @clause:reduction.worked-example @firm
  Rule: Armor 2 and an equipped card with 1 come to 3
    Armor is one source of reduction, a card on the unit another; what counts is their sum.

    Source: Damage Modification & Prevention > Damage Reduction (example)

    Scenario Outline: The card counts for the unit it is on
      Given it is Cy's turn
      And these units:
        | unit | owner | HP | Armor |
        | Elk  | Cy    | 6  | 0     |
        | Yew  | Ben   | 10 | 0     |
        | Oak  | Ben   | 10 | 2     |
      And these cards:
        | card  | owner | on     |
        | Shell | Ben   | <unit> |
      And Shell has "-1 to damage taken"
      And Elk will roll 5
      When Cy attacks Oak with Elk
      Then Oak has <HP> HP

      Examples:
        | case            | unit | HP |
        | on the target   | Oak  | 8  |
        | on another unit | Yew  | 7  |
        | on the attacker | Elk  | 7  |

    Scenario: A card in hand reduces nothing
      Given it is Dee's turn
      And these units:
        | unit | owner | HP | Armor |
        | Oak  | Ada   | 10 | 2     |
      And these cards:
        | card  | owner | in   |
        | Shell | Ada   | hand |
      And Shell has "-1 to damage taken"
      When Oak takes 5 damage
      Then Oak has 7 HP

    Scenario: The total can be counted
      Given it is Ben's turn
      And these units:
        | unit | owner | HP | Armor |
        | Oak  | Ada   | 10 | 2     |
        | Elk  | Ben   | 6  | 1     |
      And these cards:
        | card  | owner | on  |
        | Shell | Ada   | Oak |
      And Shell has "-1 to damage taken"
      And Elk has Gauge: "Gain resources equal to Oak's damage reduction"
      And Ben has 4 resources
      When Ben uses Gauge
      Then Ben has 7 resources

  @clause:reduction.every-instance @firm
  Rule: All of the reduction is used against every hit
    Attack or not, it counts anew each time, for the first hit of a turn and for the last.

    Source: Damage Modification & Prevention > Damage Reduction (example)

    Scenario: An attack, an effect and an attack
      Given it is Dee's turn
      And these units:
        | unit | owner | HP | Armor |
        | Oak  | Ben   | 10 | 2     |
        | Elk  | Dee   | 6  | 0     |
        | Fox  | Dee   | 6  | 0     |
      And these cards:
        | card  | owner | on  |
        | Shell | Ben   | Oak |
        | Bolt  | Dee   |     |
      And Shell has "-1 to damage taken"
      And Bolt has "Deal 4 damage to Oak"
      And Elk will roll 4
      And Fox will roll 4
      When Dee attacks Oak with Elk
      Then Oak has 9 HP
      When Dee plays Bolt
      Then Oak has 8 HP
      When Dee attacks Oak with Fox
      Then Oak has 7 HP

    Scenario: Two instructions of one effect
      Given it is Ada's turn
      And these units:
        | unit | owner | HP | Armor |
        | Oak  | Cy    | 10 | 3     |
      And these cards:
        | card | owner |
        | Bolt | Ada   |
      And Bolt has "Deal 4 damage to Oak, then deal 5 damage to Oak"
      When Ada plays Bolt
      Then Oak has 7 HP
      And these things happened, in order:
        | Oak takes 1 damage |
        | Oak takes 2 damage |

    Scenario: Damage from nobody's effect, in one turn and the next
      Given it is Ben's turn
      And these units:
        | unit | owner | HP | Armor |
        | Oak  | Ben   | 10 | 3     |
      When Oak takes 4 damage
      And Oak takes 5 damage
      Then Oak has 7 HP
      When Ben ends the Main Phase
      And Oak takes 4 damage
      Then Oak has 6 HP
