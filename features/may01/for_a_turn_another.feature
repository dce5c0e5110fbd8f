Feature: Another for a turn, in rulings of our own

  @may01:ours.74
  Scenario: Others are woven into what they are not until the turn ends
    Given Alice controls "Grizzly Bears" and "Wall of Stone"
    And Bob controls "Serra Angel" and "Isamaru, Hound of Konda"
    And Alice has "Mirrorweave" in hand and can pay {2}{W}{U}
    Then the mana value of "Mirrorweave" is 4
    And "Mirrorweave" is white and blue
    And "Mirrorweave" has exactly the type "instant"
    And Alice can target only "Grizzly Bears", "Wall of Stone" and "Serra Angel" with "Mirrorweave"
    When Alice plays "Mirrorweave" targeting "Grizzly Bears"
    And the stack resolves
    Then "Wall of Stone", "Serra Angel" and "Isamaru, Hound of Konda" are 2/2
    And "Serra Angel" is named "Grizzly Bears"
    And "Serra Angel" doesn't have "flying"
    When the turn ends
    Then "Serra Angel" is 4/4
    And "Serra Angel" is named "Serra Angel"
    And "Wall of Stone" is 0/8
    And "Grizzly Bears" is 2/2

  @may01:ours.75
  Scenario: Levelled legends are none, and two of one name stay
    Given Alice controls "Leveling Decree" and "Isamaru, Hound of Konda" as "elder"
    And Alice has "Isamaru, Hound of Konda" as "younger" in hand and can pay {W}
    Then the mana cost of "Leveling Decree" is {1}{W}
    And "Leveling Decree" is white
    And "Leveling Decree" has exactly the type "enchantment"
    And "elder" doesn't have the type "legendary"
    When Alice plays "younger"
    And the stack resolves
    Then "elder" and "younger" are in play
    And "younger" doesn't have the type "legendary"

  @may01:ours.75
  Scenario: A creature that is levelled is no artifact, and what is no creature stays one
    Given Alice controls "Leveling Decree", "Steel Wall" and "Baku Altar"
    And Bob has "Naturalize" in hand and can pay {1}{G}
    Then "Steel Wall" has exactly the types "creature" and "Wall"
    And "Baku Altar" has the type "artifact"
    And Bob can target only "Leveling Decree" and "Baku Altar" with "Naturalize"
    When Bob plays "Naturalize" targeting "Leveling Decree"
    And the stack resolves
    Then "Steel Wall" has the types "artifact", "creature" and "Wall"

  @may01:ours.76
  Scenario: The watch is over as the end step begins
    Given Alice has "Watch until Dusk" in hand and can pay {W}
    And Alice controls "Grizzly Bears"
    Then the mana cost of "Watch until Dusk" is {W}
    And "Watch until Dusk" is white
    And "Watch until Dusk" has exactly the type "instant"
    When Alice plays "Watch until Dusk" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is 2/4
    When the game goes on to Alice's second main phase
    Then "Grizzly Bears" is 2/4
    When the game goes on to Alice's end step
    Then "Grizzly Bears" is 2/2

  @may01:ours.77
  Scenario: The vow holds while a creature is there, and no longer
    Given Alice has "Vow of the Hearth" in hand and can pay {W}
    And Alice controls "Grizzly Bears"
    And Bob has "Lava Spike" as "one", "Lava Spike" as "two" and "Terror" in hand and can pay {R}{R}{1}{B}
    And it is Bob's main phase
    Then the mana cost of "Vow of the Hearth" is {W}
    And "Vow of the Hearth" is white
    And "Vow of the Hearth" has exactly the type "instant"
    When Alice plays "Vow of the Hearth"
    And the stack resolves
    And Bob plays "one" targeting Alice
    And the stack resolves
    Then Alice is at 20 life
    When Bob plays "Terror" targeting "Grizzly Bears"
    And the stack resolves
    And Bob plays "two" targeting Alice
    And the stack resolves
    Then Alice is at 17 life

  @may01:ours.77
  Scenario: For as long as a creature is there nothing gets through
    Given Alice has "Vow of the Hearth" in hand and can pay {W}
    And Alice controls "Grizzly Bears"
    And Bob has "Lava Spike" in hand and can pay {R}
    And it is Bob's main phase
    When Alice plays "Vow of the Hearth"
    And the stack resolves
    And Bob plays "Lava Spike" targeting Alice
    And the stack resolves
    Then Alice is at 20 life
    And "Lava Spike" has resolved

  @may01:ours.77
  Scenario: A vow that somebody else's creatures hear is none
    Given Alice has "Vow of the Hearth" in hand and can pay {W}
    And Bob controls "Grizzly Bears"
    And Bob has "Lava Spike" in hand and can pay {R}
    And it is Bob's main phase
    When Alice plays "Vow of the Hearth"
    And the stack resolves
    And Bob plays "Lava Spike" targeting Alice
    And the stack resolves
    Then Alice is at 17 life
