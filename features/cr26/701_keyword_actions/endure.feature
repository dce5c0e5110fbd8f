Feature: Endure

  @cr26:701.63a
  Scenario: Krumar Initiate that endures 2 gets two +1/+1 counters, or its controller creates a 2/2 Spirit token
    Given Alice controls 2 "Krumar Initiate" as "initiate" and can pay {4}{B}{B}
    When Alice activates "initiate 1" with X = 2
    And the stack resolves
    And Alice says yes
    Then "initiate 1" is 4/4
    And "initiate 1" has 2 +1/+1 counters
    And Alice controls no "token" permanents
    And Alice is at 18 life
    When Alice activates "initiate 2" with X = 2
    And the stack resolves
    And Alice says no
    Then "initiate 2" is 2/2
    And Alice controls a 2/2 white "Spirit" creature token

  @cr26:701.63a
  Scenario: Krumar Initiate that has left the battlefield can't get counters, and its controller creates a 2/2 Spirit token
    Given Alice controls "Krumar Initiate" and can pay {2}{B}
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice activates "Krumar Initiate" with X = 2
    And Bob plays "Lightning Bolt" targeting "Krumar Initiate"
    And the stack resolves
    Then "Krumar Initiate" is in Alice's graveyard
    And Alice controls a 2/2 white "Spirit" creature token

  @cr26:701.63b @cr26:701.63a
  Scenario: Krumar Initiate that endures 0 gets no counter, and no token is created
    Given Alice controls 2 "Krumar Initiate" as "initiate" and "Crusade" and can pay {1}{B}{B}
    When Alice activates "initiate 1" with X = 0
    And the stack resolves
    Then "initiate 1" has no +1/+1 counters
    And Alice controls no "token" permanents
    And Alice is at 20 life
    And "initiate 1" is tapped
    When Alice activates "initiate 2" with X = 1
    And the stack resolves
    And Alice says no
    Then Alice controls a 2/2 white "Spirit" creature token

  @cr26:701.63a.2
  Scenario: Bob, and not Alice, decides about the counters as Alice's Urging Horn makes his creatures endure 2
    Given Alice controls "Urging Horn" and can pay {1}{1}
    And Bob controls "Hill Giant" and "Gray Ogre"
    When Alice activates "endure" of "Urging Horn" targeting "Hill Giant"
    And the stack resolves
    And Bob says no
    Then Bob controls one 2/2 white "Spirit" creature token
    And "Hill Giant" is 3/3
    When Alice activates "endure" of "Urging Horn" targeting "Gray Ogre"
    And the stack resolves
    And Bob says yes
    Then "Gray Ogre" is 4/4
    And Alice controls no "token" permanents

  @cr26:701.63a
  Scenario: Bob, who has taken control of Alice's Krumar Initiate in response to its ability, decides, and he creates the Spirit token
    Given Alice controls "Krumar Initiate" and can pay {2}{B}
    And Bob controls "Vedalken Orrery" and has "Threaten" in hand and can pay {2}{R}
    When Alice activates "Krumar Initiate" with X = 2
    And Bob plays "Threaten" targeting "Krumar Initiate"
    And the stack resolves
    And Bob says no
    Then Bob controls one 2/2 white "Spirit" creature token
    And Alice controls no "token" permanents
    And "Krumar Initiate" is 2/2
    And Alice is at 18 life

  @cr26:701.63a.3
  Scenario: Krumar Initiate that has become a land in response to its ability endures, and gets two +1/+1 counters
    Given Alice controls "Vedalken Orrery" and "Krumar Initiate" and can pay {2}{B}{2}{G}
    And Alice has "Song of the Dryads" in hand
    When Alice activates "Krumar Initiate" with X = 2
    And Alice plays "Song of the Dryads" targeting "Krumar Initiate"
    And the top of the stack resolves
    Then "Krumar Initiate" has exactly the types "land" and "Forest"
    When the stack resolves
    And Alice says yes
    Then "Krumar Initiate" has 2 +1/+1 counters
    And Alice controls no "token" permanents

  @cr26:701.63a
  Scenario: Krumar Initiate, of which Bob has gained control before it died, endures for Bob, who creates the Spirit token although the ability is Alice's
    Given Alice controls "Krumar Initiate" and can pay {2}{B}
    And Bob has "Sudden Claim" and "Lightning Bolt" in hand and can pay {U}{R}
    When Alice activates "Krumar Initiate" with X = 2
    And Bob plays "Sudden Claim" targeting "Krumar Initiate"
    And the top of the stack resolves
    And Bob plays "Lightning Bolt" targeting "Krumar Initiate"
    And the stack resolves
    Then "Krumar Initiate" is in Alice's graveyard
    And Bob controls one 2/2 white "Spirit" creature token
    And Alice controls no "token" permanents
