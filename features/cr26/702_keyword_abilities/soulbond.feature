Feature: Soulbond

  @cr26:702.95a @cr26:702.95b @cr26:702.95d
  Scenario: Bound Squire that enters may be paired with one unpaired creature of Alice, and not with one that is paired or is Bob's
    Given Alice controls "Banner of Pairs", "Grizzly Bears", "Hill Giant" and "Sol Ring"
    And Bob controls "Goblin Raider"
    And Alice has "Bound Squire" as "squire" and "Bound Squire" as "late" in hand and can pay {1}{W}{1}{W}
    When Alice plays "squire"
    And the stack resolves
    Then Alice may choose nothing
    And Alice may choose "Hill Giant"
    And Alice may not choose "Goblin Raider"
    And Alice may not choose "Sol Ring"
    And Alice may not choose "squire"
    And Alice may not choose "Grizzly Bears" and "Hill Giant"
    When Alice chooses "Grizzly Bears"
    Then "squire" is 4/2
    And "Grizzly Bears" is 5/2
    And "Hill Giant" is 3/3
    When Alice plays "late"
    And the stack resolves
    Then Alice may not choose "Grizzly Bears"
    And Alice may not choose "squire"
    When Alice chooses "Hill Giant"
    Then "late" is 4/2
    And "Hill Giant" is 6/3

  @cr26:702.95a
  Scenario: Bound Squire doesn't trigger as it enters if its controller has no other unpaired creature
    Given Alice controls "Banner of Pairs" and has "Bound Squire" as "squire", "Bound Squire" as "mate" and "Bound Squire" as "late" in hand and can pay {1}{W}{1}{W}{1}{W}
    And Bob controls "Goblin Raider"
    When Alice plays "squire"
    And the stack resolves
    Then "squire" has triggered never
    When Alice plays "mate"
    And the top of the stack resolves
    And Alice puts "squire" and "mate" in this order
    And the top of the stack resolves
    And Alice chooses "squire"
    And the stack resolves
    Then nobody is asked anything
    And "squire" and "mate" are 4/2
    When Alice plays "late"
    And the stack resolves
    Then "late" has triggered never
    And "squire" has triggered once
    And "late" is 1/2

  @cr26:702.95a @cr26:702.95d
  Scenario: Bound Squire may be paired with a creature that enters later, and with no other one while it is paired
    Given Alice controls "Banner of Pairs" and "Bound Squire"
    And Alice has "Goblin Raider", "Hill Giant" and "Gray Ogre" in hand and can pay {1}{R}{3}{R}{2}{R}
    And Bob has "Grizzly Bears" in hand and can pay {1}{G}
    When Alice plays "Goblin Raider"
    And the stack resolves
    And Alice says no
    Then "Bound Squire" is 1/2
    When Alice plays "Hill Giant"
    And the stack resolves
    And Alice says yes
    Then "Bound Squire" is 4/2
    And "Hill Giant" is 6/3
    And "Goblin Raider" is 2/2
    When Alice plays "Gray Ogre"
    And the stack resolves
    Then "Gray Ogre" is 2/2
    And "Bound Squire" has triggered twice

  @cr26:702.95a
  Scenario: Bound Squire doesn't trigger as a creature enters under Bob's control, and triggers as one enters under its own controller's
    Given it is Bob's main phase
    And Alice controls "Banner of Pairs", "Bound Squire" and "Vedalken Orrery"
    And Bob has "Grizzly Bears" in hand and can pay {1}{G}
    And Alice has "Hill Giant" in hand and can pay {3}{R}
    When Bob plays "Grizzly Bears"
    And the stack resolves
    Then "Bound Squire" has triggered never
    When Bob passes
    And Alice plays "Hill Giant"
    And the top of the stack resolves
    Then "Bound Squire" has triggered once
    When the stack resolves
    And Alice says yes
    Then "Hill Giant" is 6/3

  @cr26:702.95c
  Scenario Outline: Neither creature is paired if <change> before the soulbond ability resolves
    Given Alice controls "Banner of Pairs" and "Bound Squire"
    And Alice has "Hill Giant" in hand and can pay {3}{R}
    And Bob controls "Vedalken Orrery" and has "<spell>" in hand and can pay <cost>
    When Alice plays "Hill Giant"
    And the top of the stack resolves
    Then "Bound Squire" has triggered once
    When Bob plays "<spell>" targeting "<what>"
    And the stack resolves
    Then Alice was asked for yes or no never
    And "<other>" is <size>

    Examples:
      | change                        | spell              | cost   | what         | other        | size |
      | Hill Giant dies               | Lightning Bolt     | {R}    | Hill Giant   | Bound Squire | 1/2  |
      | Bound Squire dies             | Lightning Bolt     | {R}    | Bound Squire | Hill Giant   | 3/3  |
      | Bob gains Hill Giant          | Sudden Claim       | {U}    | Hill Giant   | Bound Squire | 1/2  |
      | Bob gains Bound Squire        | Sudden Claim       | {U}    | Bound Squire | Hill Giant   | 3/3  |
      | Hill Giant becomes a Forest   | Song of the Dryads | {2}{G} | Hill Giant   | Bound Squire | 1/2  |
      | Bound Squire becomes a Forest | Song of the Dryads | {2}{G} | Bound Squire | Hill Giant   | 3/3  |

  @cr26:702.95e
  Scenario Outline: Both creatures become unpaired as <change>
    Given Alice controls "Banner of Pairs" and "Bound Squire"
    And Alice has "Hill Giant" in hand and can pay {3}{R}
    And Bob controls "Vedalken Orrery" and has "<spell>" in hand and can pay <cost>
    When Alice plays "Hill Giant"
    And the stack resolves
    And Alice says yes
    Then "Bound Squire" is 4/2
    And "Hill Giant" is 6/3
    When Bob plays "<spell>" targeting "<what>"
    And the stack resolves
    Then "<other>" is <size>

    Examples:
      | change                        | spell              | cost   | what         | other        | size |
      | Hill Giant dies               | Lightning Bolt     | {R}    | Hill Giant   | Bound Squire | 1/2  |
      | Bound Squire dies             | Lightning Bolt     | {R}    | Bound Squire | Hill Giant   | 3/3  |
      | Bob gains Hill Giant          | Sudden Claim       | {U}    | Hill Giant   | Bound Squire | 1/2  |
      | Bob gains Bound Squire        | Sudden Claim       | {U}    | Bound Squire | Hill Giant   | 3/3  |
      | Hill Giant becomes a Forest   | Song of the Dryads | {2}{G} | Hill Giant   | Bound Squire | 1/2  |
      | Bound Squire becomes a Forest | Song of the Dryads | {2}{G} | Bound Squire | Hill Giant   | 3/3  |

  @cr26:702.95e
  Scenario: Hill Giant that Bob took and Alice took back is paired no more, and Bound Squire may be paired with another creature
    Given Alice controls "Banner of Pairs" and "Bound Squire"
    And Alice has "Hill Giant", "Gray Ogre" and "Sudden Claim" as "hers" in hand and can pay {3}{R}{2}{R}{U}
    And Bob has "Sudden Claim" as "his" in hand and can pay {U}
    When Alice plays "Hill Giant"
    And the stack resolves
    And Alice says yes
    Then "Hill Giant" is 6/3
    When Bob plays "his" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is 3/3
    When Alice plays "hers" targeting "Hill Giant"
    And the stack resolves
    Then "Bound Squire" is 1/2
    And "Hill Giant" is 3/3
    When Alice plays "Gray Ogre"
    And the stack resolves
    And Alice says yes
    Then "Bound Squire" is 4/2
    And "Gray Ogre" is 5/2
