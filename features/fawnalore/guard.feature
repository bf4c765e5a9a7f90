@fawnalore
Feature: Guard
  Guard stands between a unit and the next damage, once. It has a number, is gained up to 3,
  and is no damage reduction.

  Background:
    Given a game of Fawnalore between Ada, Ben, Cy and Dee

  @clause:guard.not-reduction @firm
  Rule: Guard is no damage reduction
    It is not part of a unit's total, and what goes around reductions does not go around it.

    Source: Damage Modification & Prevention > Damage Reduction (Guard)

    Scenario Outline: What counts a unit's reduction does not count its Guard
      Given it is Cy's turn
      And these units:
        | unit | owner | HP | Armor   | Guard   |
        | Oak  | Ada   | 10 | <Armor> | <Guard> |
        | Elk  | Cy    | 6  | 0       | 0       |
      And Elk has Gauge: "Gain resources equal to Oak's damage reduction"
      And Cy has 5 resources
      When Cy uses Gauge
      Then Cy has <resources> resources
      And Oak has <Guard> Guard
      And these abilities resolved, in order:
        | Gauge |

      Examples:
        | case            | Armor | Guard | resources |
        | Armor and Guard | 1     | 2     | 6         |
        | Guard alone     | 0     | 3     | 5         |
        | Armor alone     | 2     | 0     | 7         |

    Scenario: Damage that cannot be reduced is absorbed by Guard
      Given it is Ben's turn
      And these units:
        | unit | owner | HP | Armor | Guard |
        | Oak  | Dee   | 10 | 1     | 2     |
      And these cards:
        | card | owner |
        | Awl  | Ben   |
      And Awl has "Deal 2 damage to Oak; this damage cannot be reduced"
      When Ben plays Awl
      Then Oak has 10 HP
      And Oak has 0 Guard

    @reading:what-guard-counts
    Scenario: Of damage that cannot be reduced Guard absorbs its number, and Armor nothing
      Given it is Dee's turn
      And these units:
        | unit | owner | HP | Armor | Guard |
        | Oak  | Ben   | 10 | 1     | 2     |
      And these cards:
        | card | owner |
        | Awl  | Dee   |
      And Awl has "Deal 5 damage to Oak; this damage cannot be reduced"
      When Dee plays Awl
      Then Oak has 7 HP

  @clause:guard.absorbs-next @firm
  Rule: Guard absorbs from the next instance of damage
    The very next one, whatever deals it, and without anybody having to use it.

    Source: Damage Modification & Prevention > Damage Reduction (Guard)

    Scenario Outline: A hit no larger than the Guard is absorbed
      Given it is Ada's turn
      And these units:
        | unit | owner | HP | Guard   |
        | Oak  | Ada   | 10 | <Guard> |
      When Oak takes <Guard> damage
      Then Oak has 10 HP
      And Oak has 0 Guard
      And nobody is asked anything
      And nothing else changed

      Examples:
        | case | Guard |
        | 1    | 1     |
        | 2    | 2     |
        | 3    | 3     |

    Scenario: An attack meets it as other damage does
      Given it is Dee's turn
      And these units:
        | unit | owner | HP | Guard |
        | Oak  | Cy    | 10 | 2     |
        | Elk  | Dee   | 6  | 1     |
      And Elk will roll 2
      When Dee attacks Oak with Elk
      Then Oak has 10 HP
      And Oak has 0 Guard
      And Elk has 1 Guard

    @reading:what-guard-counts
    Scenario Outline: Of a larger hit it absorbs its number
      Given it is Cy's turn
      And these units:
        | unit | owner | HP | Guard   |
        | Oak  | Ben   | 10 | <Guard> |
        | Elk  | Cy    | 6  | 0       |
      And Elk will roll <roll>
      When Cy attacks Oak with Elk
      Then these things happened, in order:
        | Oak loses its Guard      |
        | Oak takes <taken> damage |
      And Oak has <HP> HP

      Examples:
        | case         | Guard | roll | taken | HP |
        | 3 on Guard 2 | 2     | 3    | 1     | 9  |
        | 6 on Guard 1 | 1     | 6    | 5     | 5  |
        | 7 on Guard 3 | 3     | 7    | 4     | 6  |

  @clause:guard.one-instance-only @firm
  Rule: Guard acts on one instance and no more
    The second hit finds no Guard, not even if somebody else deals it.

    Source: Damage Modification & Prevention > Damage Reduction (Guard)

    Scenario: The second attack, by another unit, is not absorbed
      Given it is Ben's turn
      And these units:
        | unit | owner | HP | Guard |
        | Oak  | Dee   | 10 | 2     |
        | Elk  | Ben   | 6  | 0     |
        | Fox  | Ben   | 6  | 0     |
      And Elk will roll 2
      And Fox will roll 2
      When Ben attacks Oak with Elk
      Then Oak has 10 HP
      When Ben attacks Oak with Fox
      Then Oak has 8 HP

    Scenario: Two hits that happen
      Given it is Ada's turn
      And these units:
        | unit | owner | HP | Guard |
        | Oak  | Ben   | 10 | 3     |
        | Yew  | Ben   | 10 | 3     |
      When Oak takes 3 damage
      And Oak takes 3 damage
      Then Oak has 7 HP
      And Oak has 0 Guard
      And Yew has 3 Guard

    @reading:what-guard-counts
    Scenario: Armor meets both hits, Guard the first
      Given it is Dee's turn
      And these units:
        | unit | owner | HP | Armor | Guard |
        | Oak  | Cy    | 10 | 2     | 2     |
        | Elk  | Dee   | 6  | 0     | 0     |
      And Elk will roll 5, 5
      When Dee attacks Oak with Elk
      Then Oak has 9 HP
      And Oak has 0 Guard
      When Dee attacks Oak with Elk
      Then Oak has 6 HP

    @reading:one-instance @reading:unused-guard
    Scenario: An effect that deals damage twice deals two instances
      Given it is Cy's turn
      And these units:
        | unit | owner | HP | Guard |
        | Oak  | Ada   | 10 | 3     |
      And these cards:
        | card | owner |
        | Bolt | Cy    |
      And Bolt has "Deal 2 damage to Oak, then deal 2 damage to Oak"
      When Cy plays Bolt
      Then these things happened, in order:
        | Oak loses its Guard |
        | Oak takes 2 damage  |
      And Oak has 8 HP
      And Oak has 0 Guard

  @clause:guard.removed-after @firm
  Rule: Guard that has absorbed is removed
    It goes with the instance that it absorbed from.

    Source: Damage Modification & Prevention > Damage Reduction (Guard)

    Scenario: All of it was needed, and it is gone
      Given it is Ben's turn
      And these units:
        | unit | owner | HP | Guard |
        | Oak  | Cy    | 10 | 3     |
        | Elk  | Ben   | 6  | 0     |
      And Elk will roll 3, 1
      When Ben attacks Oak with Elk
      Then Oak has 0 Guard
      When Ben attacks Oak with Elk
      Then Oak has 9 HP

    @reading:unused-guard
    Scenario Outline: What was not needed of it is gone as well
      Given it is Dee's turn
      And these units:
        | unit | owner | HP | Guard   |
        | Oak  | Ada   | 10 | <Guard> |
        | Elk  | Dee   | 6  | 0       |
      And Elk will roll <first>, 3
      When Dee attacks Oak with Elk
      Then Oak has 10 HP
      And Oak has 0 Guard
      When Dee attacks Oak with Elk
      Then Oak has 7 HP

      Examples:
        | case         | Guard | first |
        | 1 on Guard 3 | 3     | 1     |
        | 2 on Guard 3 | 3     | 2     |
        | 1 on Guard 2 | 2     | 1     |

    @reading:too-much-guard
    Scenario: Guard that has not been needed stays over the turns
      Given it is Ada's turn
      And these units:
        | unit | owner | HP | Guard |
        | Oak  | Ada   | 10 | 2     |
        | Yew  | Ada   | 10 | 0     |
      When Yew takes 2 damage
      And Ada ends the Main Phase
      Then Oak has 2 Guard
      When Oak takes 2 damage
      Then Oak has 10 HP
      And Oak has 0 Guard

    @reading:guard-and-prevention
    Scenario: An instance that is prevented leaves Guard where it is
      Given it is Cy's turn
      And these units:
        | unit | owner | HP | Guard |
        | Oak  | Cy    | 10 | 2     |
      And Oak has Ward: "Prevent the next 4 damage to Oak"
      When Cy uses Ward
      And Oak takes 4 damage
      Then Oak has 2 Guard
      When Oak takes 2 damage
      Then Oak has 0 Guard
      And Oak has 10 HP

  @clause:guard.stacks @firm
  Rule: Guard that is gained is added to Guard that is there
    It neither replaces it, nor is only the higher one kept.

    Source: Damage Modification & Prevention > Damage Reduction (Guard)

    Scenario Outline: Two gains are one number
      Given it is Dee's turn
      And these units:
        | unit | owner | HP | Guard |
        | Oak  | Dee   | 10 | <had> |
        | Yew  | Dee   | 10 | 1     |
      And Oak has Brace: "This unit gains Guard <gained>"
      When Dee uses Brace
      Then Oak has <Guard> Guard
      And Yew has 1 Guard
      When Oak takes <Guard> damage
      Then Oak has 10 HP
      And Oak has 0 Guard

      Examples:
        | case    | had | gained | Guard |
        | 1 and 1 | 1   | 1      | 2     |
        | 1 and 2 | 1   | 2      | 3     |
        | 2 and 1 | 2   | 1      | 3     |
        | 0 and 2 | 0   | 2      | 2     |

    @reading:what-guard-counts
    Scenario: Guard 1 and Guard 1 absorb 2 of the first hit and nothing of the second
      Given it is Ben's turn
      And these units:
        | unit | owner | HP |
        | Oak  | Ben   | 10 |
      And Oak has Brace: "This unit gains Guard 1" and Parry: "Oak gains Guard 1"
      When Ben uses Brace
      And Ben uses Parry
      And Oak takes 3 damage
      Then Oak has 9 HP
      When Oak takes 3 damage
      Then Oak has 6 HP

    Scenario: Guard that was removed does not count for what is gained later
      Given it is Ada's turn
      And these units:
        | unit | owner | HP | Guard |
        | Oak  | Ada   | 10 | 2     |
      And Oak has Brace: "This unit gains Guard 1"
      When Oak takes 2 damage
      And Ada uses Brace
      Then Oak has 1 Guard

  @clause:guard.cap-three @firm
  Rule: A unit never has more than Guard 3
    However often it gains Guard, 3 is the most it has at a time.

    Source: Damage Modification & Prevention > Damage Reduction (Guard)

    Scenario: Guard 3 does not become more
      Given it is Cy's turn
      And these units:
        | unit | owner | HP | Guard |
        | Oak  | Cy    | 10 | 3     |
      And Oak has Brace: "This unit gains Guard 1" and Parry: "This unit gains Guard 3"
      When Cy uses Brace
      Then Oak has 3 Guard
      When Cy uses Parry
      Then Oak has 3 Guard
      And these abilities resolved, in order:
        | Brace |
        | Parry |

    @reading:what-guard-counts
    Scenario: No more than 3 of a hit are absorbed
      Given it is Ben's turn
      And these units:
        | unit | owner | HP | Guard |
        | Oak  | Ben   | 10 | 3     |
      And Oak has Brace: "This unit gains Guard 1"
      When Ben uses Brace
      And Oak takes 5 damage
      Then Oak has 8 HP

    @reading:too-much-guard @reading:what-guard-counts
    Scenario: Guard 2 and Guard 2 are Guard 3
      Given it is Dee's turn
      And these units:
        | unit | owner | HP | Guard |
        | Oak  | Dee   | 10 | 2     |
      And Oak has Brace: "This unit gains Guard 2"
      When Dee uses Brace
      Then Oak has 3 Guard
      When Oak takes 5 damage
      Then Oak has 8 HP
      And Oak has 0 Guard

    Scenario: The most is counted for each unit by itself
      Given it is Ada's turn
      And these units:
        | unit | owner | HP | Guard |
        | Oak  | Ada   | 10 | 2     |
        | Yew  | Ada   | 10 | 3     |
      And Oak has Brace: "This unit gains Guard 1"
      When Ada uses Brace
      Then Oak has 3 Guard
      And Yew has 3 Guard
