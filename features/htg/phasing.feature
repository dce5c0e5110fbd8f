Feature: Phasing, in rulings of our own

  @htg:ours.500
  Scenario: A creature that phases out takes its Aura along; both come back as they were, and nothing has entered
    Given Bob controls "Mulldrifter", "Holy Strength" and "Grizzly Bears"
    And "Holy Strength" is attached to "Mulldrifter"
    And "Mulldrifter" has 2 +1/+1 counters
    And Bob has 3 "Swamp" as "leaf" as library
    And Alice has "Reality Ripple" in hand and can pay {1}{U}
    When Alice casts "Reality Ripple" targeting "Mulldrifter"
    And the stack resolves
    Then "Mulldrifter" and "Holy Strength" are phased out
    And Bob doesn't control "Mulldrifter"
    And Bob controls 1 "creature" permanent
    When the game goes on to Bob's upkeep
    Then "Mulldrifter" and "Holy Strength" are phased in
    And Bob controls "Mulldrifter"
    And "Holy Strength" is attached to "Mulldrifter"
    And "Mulldrifter" is 5/6
    And the stack is empty

  @htg:ours.500
  Scenario: Protected by Teferi, a player has nothing left to attack or to hurt until that player's next turn
    Given Alice controls "Grizzly Bears" as "own", "Sol Ring" and a 1/1 green "Saproling" creature token as "the sprout"
    And "Sol Ring" is tapped
    And Bob controls "Hill Giant"
    And Alice has "Teferi's Protection" in hand and can pay {2}{W}
    And Alice has 3 "Swamp" as "leaf" as library
    And Bob has "Glacial Ray" in hand and can pay {1}{R}
    And it is Bob's main phase
    Then Bob can cast "Glacial Ray" targeting Alice
    When Bob passes
    And Alice casts "Teferi's Protection"
    And the stack resolves
    Then "own", "Sol Ring" and "the sprout" are phased out
    And Alice controls 0 "creature" permanents
    And "Teferi's Protection" is exiled
    And Bob can't cast "Glacial Ray" targeting Alice by rule 702.16b
    When Bob attacks with "Hill Giant"
    And the game goes on to Bob's end step
    Then Alice is at 20 life
    When the game goes on to Alice's upkeep
    Then "own", "Sol Ring" and "the sprout" are phased in
    And "Sol Ring" is untapped
    And Bob can cast "Glacial Ray" targeting Alice

  @htg:ours.501
  Scenario: What has phasing is there every other turn of its controller's, and summoning sick only once
    Given Alice controls "Sandbar Crocodile"
    And Alice has 3 "Swamp" as "leaf" as library
    And Bob has 3 "Swamp" as "log" as library
    When the game goes on to Alice's next upkeep
    Then "Sandbar Crocodile" is phased out
    When the game goes on to Bob's upkeep
    Then "Sandbar Crocodile" is phased out
    When the game goes on to Alice's next main phase
    Then "Sandbar Crocodile" is phased in
    When Alice attacks with "Sandbar Crocodile"
    And combat damage is dealt
    Then Bob is at 14 life
