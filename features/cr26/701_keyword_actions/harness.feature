Feature: Harness

  @cr26:701.64a
  Scenario: Sunken Dial gains its controller life in each upkeep after it is harnessed, and becomes harnessed only once
    Given Alice controls 2 "Sunken Dial" as "dial" and can pay {2}
    And Alice has 4 "Island" as "tide" as library
    And Bob has 4 "Swamp" as "bog" as library
    When Alice activates "harness" of "dial 1"
    And the stack resolves
    Then Bob is at 19 life
    When Alice activates "harness" of "dial 1"
    And the stack resolves
    Then Bob is at 19 life
    And the ability "note" of "dial 1" has triggered once
    And the ability "note" of "dial 2" has triggered never
    When the game goes on to Alice's next main phase
    Then Alice is at 22 life

  @cr26:701.64a @cr26:701.64b.2 @cr26:702.186b
  Scenario: Sunken Dial that isn't harnessed gains no life, and after it has been returned to hand and played again it isn't harnessed either
    Given Alice controls "Sunken Dial" as "dial"
    And Alice has "Boomerang" in hand and can pay {U}{U}{2}{1}
    And Alice has 4 "Island" as "tide" as library
    And Bob has 4 "Swamp" as "bog" as library
    When Alice activates "harness" of "dial"
    And the stack resolves
    Then Bob is at 19 life
    When Alice plays "Boomerang" targeting "dial"
    And the stack resolves
    And Alice plays "dial"
    And the stack resolves
    And the game goes on to Alice's next main phase
    Then Alice is at 20 life

  @cr26:701.64b @cr26:702.186b
  Scenario: Harnessed Sunken Dial that loses all abilities until end of turn is still harnessed, and a Copy Artifact of it isn't
    Given Alice controls "Sunken Dial" and "March of the Machines" and can pay {1}
    And Alice has "Turn to Frog" and "Copy Artifact" in hand and can pay {1}{U}{1}{U}
    And Alice has 4 "Island" as "tide" as library
    And Bob has 4 "Swamp" as "bog" as library
    When Alice activates "harness" of "Sunken Dial"
    And the stack resolves
    And Alice plays "Turn to Frog" targeting "Sunken Dial"
    And the stack resolves
    Then "Sunken Dial" is 1/1
    And "Sunken Dial" doesn't have the ability "tide"
    When Alice plays "Copy Artifact"
    And the stack resolves
    And Alice chooses "Sunken Dial"
    And the game goes on to Alice's next main phase
    Then Alice is at 22 life
    And "Copy Artifact" is named "Sunken Dial"
    And the ability "tide" of "Copy Artifact" has triggered never

  @cr26:701.64b.2
  Scenario: Sunken Dial that left the battlefield before its ability resolves doesn't become harnessed, and becomes harnessed later
    Given Alice controls "Sunken Dial" as "dial" and can pay {1}{2}{1}
    And Alice has "Boomerang" in hand and can pay {U}{U}
    And Alice has 4 "Island" as "tide" as library
    And Bob has 4 "Swamp" as "bog" as library
    When Alice activates "harness" of "dial"
    And Alice plays "Boomerang" targeting "dial"
    And the stack resolves
    Then "dial" is in Alice's hand
    And Bob is at 20 life
    When Alice plays "dial"
    And the stack resolves
    And the game goes on to Alice's next main phase
    Then Alice is at 20 life
    When Alice activates "harness" of "dial"
    And the stack resolves
    Then Bob is at 19 life

  @cr26:701.64b.3 @cr26:702.186b
  Scenario: Harnessed Sunken Dial, of which Bob has gained control, is still harnessed, and gains Bob life in his upkeep
    Given Alice controls "Sunken Dial" and can pay {1}
    And Alice has 4 "Island" as "tide" as library
    And Bob has "Sudden Claim" in hand and can pay {U}
    And Bob has 4 "Swamp" as "bog" as library
    When Alice activates "harness" of "Sunken Dial"
    And the stack resolves
    Then Bob is at 19 life
    When Bob plays "Sudden Claim" targeting "Sunken Dial"
    And the stack resolves
    Then Bob controls "Sunken Dial"
    When the game goes on to Bob's main phase
    Then Bob is at 21 life
    And Alice is at 20 life
