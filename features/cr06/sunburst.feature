Feature: Sunburst

  @cr06:502.37b
  Scenario: Suntouched Myr enters with a +1/+1 counter for each colour of mana spent
    Given Alice has "Suntouched Myr" in hand and can pay {W}{U}{B}
    When Alice plays "Suntouched Myr"
    And the stack resolves
    Then "Suntouched Myr" has 3 +1/+1 counters
    And "Suntouched Myr" is 3/3

  @cr06:502.37b @cr06:502.37a.today
  Scenario: Two mana of one colour give Suntouched Myr one counter
    Given Alice has "Suntouched Myr" in hand and can pay {W}{W}{U}
    When Alice plays "Suntouched Myr"
    And the stack resolves
    Then "Suntouched Myr" has 2 +1/+1 counters
    And "Suntouched Myr" is 2/2

  @cr06:502.37b
  Scenario: Pentad Prism, which isn't a creature, enters with charge counters
    Given Alice has "Pentad Prism" in hand and can pay {W}{U}
    When Alice plays "Pentad Prism"
    And the stack resolves
    Then "Pentad Prism" has 2 charge counters
    And "Pentad Prism" has no +1/+1 counters

  @cr06:502.37a
  Scenario: In 2005 and 2006, Pentad Prism that enters as a creature under March of the Machines gets +1/+1 counters
    Given Alice has "Pentad Prism" as "the first Prism" and "Pentad Prism" as "the second Prism" in hand
    And Alice has "March of the Machines" in hand and can pay {3}{U}
    And Alice controls 2 "Plains" as "field" and 2 "Island" as "shore"
    When Alice plays "the first Prism" paying with "field 1" and with "shore 1"
    And the stack resolves
    Then "the first Prism" has 2 charge counters
    And "the first Prism" has no +1/+1 counters
    When Alice plays "March of the Machines"
    And the stack resolves
    And Alice plays "the second Prism" paying with "field 2" and with "shore 2"
    And the stack resolves
    Then "the second Prism" has 2 +1/+1 counters
    And "the second Prism" has no charge counters
    And "the second Prism" is 4/4

  # From 2005 until some time after 2006, the rules ask whether the object enters as a creature. Before and after, only the card's own types count.
  @cr06:502.37a.today
  Scenario: In 2004 and today, Pentad Prism that enters as a creature under March of the Machines gets charge counters
    Given Alice controls "March of the Machines" and has "Pentad Prism" and "Suntouched Myr" in hand
    And Alice can pay {W}{U} and can pay {W}{U}{B}
    When Alice plays "Pentad Prism"
    And the stack resolves
    Then "Pentad Prism" has 2 charge counters
    And "Pentad Prism" is 2/2
    When Alice plays "Suntouched Myr"
    And the stack resolves
    Then "Suntouched Myr" has 3 +1/+1 counters

  @cr06:502.37b
  Scenario: Suntouched Myr that is put onto the battlefield without being cast gets no counters
    Given Alice has "Through the Breach" and "Suntouched Myr" as "the put Myr" in hand and can pay {4}{R}
    And Alice has "Suntouched Myr" as "the played Myr" in hand
    And Alice controls "Plains", "Island" and "Swamp"
    When Alice plays "the played Myr" paying with "Plains" and with "Island" and with "Swamp"
    And the stack resolves
    Then "the played Myr" has 3 +1/+1 counters
    When Alice plays "Through the Breach"
    And the stack resolves
    And as it resolves, Alice says yes to "Through the Breach"
    Then "the put Myr" is in Alice's graveyard
    And "the put Myr" was put there for lack of toughness

  @cr06:502.37b
  Scenario: Colourless mana gives Pentad Prism no counter, and one blue mana gives one
    Given Alice has "Pentad Prism" as "the pale Prism" and "Pentad Prism" as "the tinged Prism" in hand
    And Alice can pay {2}
    And Alice has "Island" in hand
    When Alice plays "the pale Prism"
    And the stack resolves
    Then "the pale Prism" is in play
    And "the pale Prism" has no charge counters
    When the game goes on to Alice's next main phase
    And Alice plays the land "Island"
    And Alice plays "the tinged Prism" paying with "Island"
    Then mana from "Island" was spent on "the tinged Prism"
    When the stack resolves
    Then "the tinged Prism" has 1 charge counter

  @cr06:502.37b
  Scenario: Sunburst of Suntouched Myr also counts the colours of mana spent on an alternative cost
    Given Alice controls "Fist of Suns" and has "Suntouched Myr" in hand and can pay {W}{U}{B}{R}{G}
    When Alice plays "Suntouched Myr" instead of its mana cost
    Then the total cost of "Suntouched Myr" is {W}{U}{B}{R}{G}
    When the stack resolves
    Then "Suntouched Myr" is 5/5

  @cr06:502.37b
  Scenario: Sunburst of a creature with kicker also counts the colours of mana spent on the kicker cost
    Given Alice has "Prismatic Kavu" as "the kicked" and "Prismatic Kavu" as "the plain" in hand
    And Alice can pay {W}{U}{B}{R} and can pay {W}{U}
    Then "the kicked" has exactly the types "artifact", "creature" and "Kavu"
    And "the kicked" is colorless
    When Alice plays "the kicked" kicked
    Then {W}{U}{B}{R} was spent on "the kicked"
    When the stack resolves
    Then "the kicked" has 4 +1/+1 counters
    And "the kicked" is 5/5
    When Alice plays "the plain"
    And the stack resolves
    Then "the plain" has 2 +1/+1 counters

  @cr06:502.37b
  Scenario: Sunburst of Suntouched Myr also counts the colour of mana spent on the {1} that Sphere of Resistance adds
    Given Alice controls "Sphere of Resistance" and has "Suntouched Myr" in hand and can pay {W}{U}{B}{R}
    When Alice plays "Suntouched Myr"
    Then the total cost of "Suntouched Myr" is {4}
    When the stack resolves
    Then "Suntouched Myr" is 4/4

  @cr06:502.37b
  Scenario: Suntouched Myr that Otherworldly Journey returns gets no new sunburst counters
    Given Alice has "Suntouched Myr" in hand and can pay {W}{U}{B}
    And Bob has "Otherworldly Journey" in hand and can pay {1}{W}
    When Alice plays "Suntouched Myr"
    And the stack resolves
    Then "Suntouched Myr" has 3 +1/+1 counters
    When Bob plays "Otherworldly Journey" targeting "Suntouched Myr"
    And the game goes on to the end step
    And the stack resolves
    Then "Suntouched Myr" is a new object
    And "Suntouched Myr" has 1 +1/+1 counter

  @cr06:502.37c
  Scenario: Arcbound Wanderer with modular-sunburst gets a +1/+1 counter for each colour of mana spent
    Given Alice has "Arcbound Wanderer" in hand and can pay {W}{U}{B}{R}{R}{G}
    Then "Arcbound Wanderer" is 0/0
    When Alice plays "Arcbound Wanderer"
    And the stack resolves
    Then "Arcbound Wanderer" has 5 +1/+1 counters
    And "Arcbound Wanderer" is 5/5

  @cr06:502.37c
  Scenario: A noncreature with modular-sunburst gets +1/+1 counters, while Pentad Prism with sunburst gets charge counters
    Given Alice has "Dormant Warsuit" and "Pentad Prism" in hand and can pay {W}{U}{B} and can pay {W}{U}
    Then "Dormant Warsuit" has exactly the type "artifact"
    And "Dormant Warsuit" is colorless
    When Alice plays "Dormant Warsuit"
    And the stack resolves
    Then "Dormant Warsuit" has 3 +1/+1 counters
    And "Dormant Warsuit" has no charge counters
    When Alice plays "Pentad Prism"
    And the stack resolves
    Then "Pentad Prism" has 2 charge counters

  @cr06:502.37c.ex1
  Scenario: Arcbound Wanderer that dies passes its +1/+1 counters on to Steel Wall
    Given Alice has "Arcbound Wanderer" in hand and can pay {W}{W}{W}{U}{U}{B}
    And Alice controls "Steel Wall" and "Pentad Prism"
    And Bob controls "Steel Golem" and "Grizzly Bears"
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice plays "Arcbound Wanderer"
    And the stack resolves
    Then "Arcbound Wanderer" has 3 +1/+1 counters
    When Bob plays "Naturalize" targeting "Arcbound Wanderer"
    And the top of the stack resolves
    Then Alice is asked for targets by "Arcbound Wanderer" among "Steel Wall" and "Steel Golem"
    When Alice targets "Steel Wall" for "Arcbound Wanderer"
    And the stack resolves
    Then Alice is asked for yes or no by "Arcbound Wanderer"
    When as it resolves, Alice says yes to "Arcbound Wanderer"
    Then "Steel Wall" has 3 +1/+1 counters
    And "Steel Wall" is 3/7

  @cr06:502.37c.ex1
  Scenario: An Arcbound Wanderer that dies also passes on the counters that another Arcbound Wanderer gave it
    Given Alice has "Arcbound Wanderer" as "the first" and "Arcbound Wanderer" as "the second" in hand
    And Alice can pay {W}{W}{W}{U}{U}{B}
    And Alice controls "Steel Wall"
    And Bob has 2 "Naturalize" as "relief" in hand and can pay {2}{G}{G}
    When Alice plays "the first"
    And the stack resolves
    And the game goes on to Alice's next main phase
    And Alice plays "the second"
    And the stack resolves
    Then "the first" has 3 +1/+1 counters
    And "the second" has 3 +1/+1 counters
    When Bob plays "relief 1" targeting "the first"
    And the top of the stack resolves
    And Alice targets "the second" for "the first"
    And the stack resolves
    And as it resolves, Alice says yes to "the first"
    Then "the second" has 6 +1/+1 counters
    When Bob plays "relief 2" targeting "the second"
    And the stack resolves
    And as it resolves, Alice says yes to "the second"
    Then "Steel Wall" has 6 +1/+1 counters

  @cr06:502.37d
  Scenario: Two instances of sunburst give two +1/+1 counters for each colour
    Given Alice has "Myr of Two Dawns" in hand and can pay {W}{U}
    Then "Myr of Two Dawns" has exactly the types "artifact", "creature" and "Myr"
    And "Myr of Two Dawns" is 0/0
    And "Myr of Two Dawns" is colorless
    When Alice plays "Myr of Two Dawns"
    And the stack resolves
    Then "Myr of Two Dawns" has 4 +1/+1 counters
    And "Myr of Two Dawns" is 4/4

  @cr06:502.37d
  Scenario: One instance of sunburst gives one +1/+1 counter for each colour
    Given Alice has "Suntouched Myr" in hand and can pay {W}{U}{B}
    When Alice plays "Suntouched Myr"
    And the stack resolves
    Then "Suntouched Myr" has 3 +1/+1 counters

  @cr06:502.37b
  Scenario: Clone that copies Suntouched Myr gets a counter for each colour of mana spent on Clone
    Given Alice controls "Suntouched Myr" with 1 +1/+1 counter
    And Alice has "Clone" in hand and can pay {W}{U}{B}{R}
    When Alice plays "Clone"
    And the stack resolves
    And Alice chooses "Suntouched Myr" for "Clone"
    Then "Clone" is named "Suntouched Myr"
    And "Clone" has 4 +1/+1 counters
    And "Clone" is 4/4

  @cr06:502.37b @edition:2026-01
  Scenario: Today, a copy of the spell Pentad Prism, for which no mana was spent, enters without charge counters, and Pentad Prism with two
    Given Alice has "Pentad Prism" and "Mirrored Incantation" in hand and can pay {U}
    And Alice controls "Plains" and "Swamp"
    When Alice plays "Pentad Prism" paying with "Plains" and with "Swamp"
    And Alice plays "Mirrored Incantation" targeting "Pentad Prism"
    And the stack resolves
    Then Alice controls 2 "Pentad Prism" permanents
    And the copy of "Pentad Prism" has no charge counters
    And "Pentad Prism" has 2 charge counters
