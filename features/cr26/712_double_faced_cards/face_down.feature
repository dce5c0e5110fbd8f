Feature: Double-faced cards that are face down

  @cr26:712.15a @cr26:712.15
  Scenario: A manifested Kessig Prowler doesn't transform, and transforms after it is turned face up
    Given Alice has "Kessig Prowler" on top of library
    And Alice has "Soul Summons", "Call of the Full Moon" as "one" and "Call of the Full Moon" as "two" in hand and can pay {1}{W}{R}{R}{G}
    When Alice plays "Soul Summons"
    And the stack resolves
    And Alice plays "one" targeting "Kessig Prowler"
    And the stack resolves
    Then "one" has resolved
    And "Kessig Prowler" is face down
    And "Kessig Prowler" is 2/2
    And "Kessig Prowler" has exactly the type "creature"
    And it happened never that "Kessig Prowler" transformed
    And Bob doesn't know "Kessig Prowler"
    When Alice turns "Kessig Prowler" face up
    Then "Kessig Prowler" is 2/1
    And "Kessig Prowler" is named "Kessig Prowler"
    When Alice plays "two" targeting "Kessig Prowler"
    And the stack resolves
    Then "Kessig Prowler" is named "Sinuous Predator"
    And "Kessig Prowler" is 4/4

  @cr26:712.15a
  Scenario: Call of the Full Moon transforms Kessig Prowler that is face up
    Given Alice controls "Kessig Prowler"
    And Alice has "Call of the Full Moon" in hand and can pay {R}
    Then "Kessig Prowler" is 2/1
    When Alice plays "Call of the Full Moon" targeting "Kessig Prowler"
    And the stack resolves
    Then "Kessig Prowler" is named "Sinuous Predator"
    And "Kessig Prowler" is 4/4
    And "Kessig Prowler" is face up

  @cr26:712.15.2
  Scenario: Sleeper of Two Dusks, a double-faced card that is cast face down, is a 2/2 creature, and turned face up it has its front face up
    Given Alice has "Sleeper of Two Dusks" in hand and can pay {3}{1}{B}{2}
    When Alice casts "Sleeper of Two Dusks" as "face down"
    Then "Sleeper of Two Dusks" is colorless
    And "Sleeper of Two Dusks" is 2/2
    And "Sleeper of Two Dusks" doesn't have the ability "wake"
    And "Sleeper of Two Dusks" has exactly the type "creature"
    And the mana value of "Sleeper of Two Dusks" is 0
    And Bob doesn't know "Sleeper of Two Dusks"
    When the stack resolves
    Then "Sleeper of Two Dusks" is 2/2
    And "Sleeper of Two Dusks" is face down
    And "Sleeper of Two Dusks" doesn't have the ability "wake"
    And "Sleeper of Two Dusks" doesn't have "ward"
    When Alice turns "Sleeper of Two Dusks" face up
    Then "Sleeper of Two Dusks" is named "Sleeper of Two Dusks"
    And "Sleeper of Two Dusks" is 3/1
    When Alice activates "wake" of "Sleeper of Two Dusks"
    And the stack resolves
    Then "Sleeper of Two Dusks" is named "Waker at Dawn"
    And "Sleeper of Two Dusks" is 5/4

  @cr26:712.15a
  Scenario: Sleeper of Two Dusks that was cast face down doesn't transform, and transforms after it is turned face up
    Given Alice has "Sleeper of Two Dusks" and "Call of the Full Moon" in hand and can pay {3}{R}{1}{B}{2}
    When Alice casts "Sleeper of Two Dusks" as "face down"
    And the stack resolves
    And Alice plays "Call of the Full Moon" targeting "Sleeper of Two Dusks"
    And the stack resolves
    Then "Call of the Full Moon" has resolved
    And "Sleeper of Two Dusks" is face down
    And "Sleeper of Two Dusks" is 2/2
    And it happened never that "Sleeper of Two Dusks" transformed
    When Alice turns "Sleeper of Two Dusks" face up
    Then "Sleeper of Two Dusks" is named "Sleeper of Two Dusks"
    And "Sleeper of Two Dusks" is 3/1
    When Alice activates "wake" of "Sleeper of Two Dusks"
    And the stack resolves
    Then "Sleeper of Two Dusks" is named "Waker at Dawn"

  @cr26:712.15a.2
  Scenario: A manifested Folding Sentinel doesn't convert, has its front face up once it is turned face up, and converts then
    Given Alice has "Folding Sentinel" on top of library
    And Alice has "Soul Summons" and 2 "Sudden Refit" as "refit" in hand and can pay {1}{W}{R}{R}{3}
    When Alice plays "Soul Summons"
    And the stack resolves
    And Alice plays "refit 1" targeting "Folding Sentinel"
    And the stack resolves
    Then "refit 1" has resolved
    And "Folding Sentinel" is face down
    And it happened never that "Folding Sentinel" transformed
    And "Folding Sentinel" has exactly the type "creature"
    When Alice turns "Folding Sentinel" face up
    Then "Folding Sentinel" is named "Folding Sentinel"
    And "Folding Sentinel" is 2/2
    When Alice plays "refit 2" targeting "Folding Sentinel"
    And the stack resolves
    Then "Folding Sentinel" is named "Folded Hauler"
    And "Folding Sentinel" is 4/4

  @cr26:712.15.3 @cr26:708.2a @cr26:708.2a.2
  Scenario: Kessig Prowler, a double-faced card, has ward if it is cloaked and none if it is manifested
    Given Alice has "Cryptic Coat" and "Soul Summons" in hand and can pay {2}{U}{1}{W}{G}{G}
    And Alice has "Kessig Prowler" as "cloaked" and "Kessig Prowler" as "manifested" on top of library
    When Alice plays "Cryptic Coat"
    And the stack resolves
    And Alice plays "Soul Summons"
    And the stack resolves
    Then "cloaked" and "manifested" are face down
    And "cloaked" has "ward"
    And "manifested" doesn't have "ward"
    And "cloaked" has exactly the type "creature"
    And "manifested" has exactly the type "creature"
    And Bob doesn't know "cloaked" and "manifested"
    When Alice turns "cloaked" face up
    And Alice turns "manifested" face up
    Then "cloaked" is named "Kessig Prowler"
    And "cloaked" doesn't have "ward"
    And "manifested" is named "Kessig Prowler"
    And "manifested" is 2/1

  @cr26:712.17
  Scenario: Neither player knows Kessig Prowler that Shuttered Archive exiled face down, until an ability lets Alice look at it
    Given Alice controls "Shuttered Archive" and can pay {1}
    And Alice has "Kessig Prowler" and "Island" as library
    When Alice activates "shut" of "Shuttered Archive"
    And the stack resolves
    Then "Kessig Prowler" is exiled
    And "Kessig Prowler" is face down
    And Alice doesn't know "Kessig Prowler"
    And Bob doesn't know "Kessig Prowler"
    And Alice can't look at "Kessig Prowler" by rule 406.3
    When Alice activates "open" of "Shuttered Archive"
    And the stack resolves
    Then Alice can look at "Kessig Prowler"
    And Bob can't look at "Kessig Prowler"
    And Bob doesn't know "Kessig Prowler"
