Feature: What is told and kept apart in passing, in rulings of our own

  @may01:ours.31
  Scenario: The only attacker changes sides
    Given it is Bob's main phase
    And Alice controls "Vedalken Orrery" and has "Threaten" in hand and can pay {2}{R}
    And Bob controls "Hill Giant"
    When Bob attacks with "Hill Giant"
    And Alice plays "Threaten" targeting "Hill Giant"
    And the stack resolves
    Then Alice controls "Hill Giant"
    And "Hill Giant" isn't attacking
    When combat damage is dealt
    Then Alice is at 20 life
    And "Hill Giant" has dealt no damage

  @may01:ours.159 @edition:2001-07
  Scenario: A legend that came first stays, though both came this turn
    Given Alice has "Isamaru, Hound of Konda" as "elder" and "Isamaru, Hound of Konda" as "younger" in hand and can pay {W}{W}
    When Alice plays "elder"
    And the stack resolves
    And Alice plays "younger"
    And the stack resolves
    Then "elder" is in play
    And "younger" was put there by the legend rule

  @may01:ours.159 @edition:2004-10 @edition:2005-02 @edition:2006-10
  Scenario: Of two legends that came this turn neither stays
    Given Alice has "Isamaru, Hound of Konda" as "elder" and "Isamaru, Hound of Konda" as "younger" in hand and can pay {W}{W}
    When Alice plays "elder"
    And the stack resolves
    And Alice plays "younger"
    And the stack resolves
    Then "elder" and "younger" were put there by the legend rule

  @may01:ours.159 @edition:2026-01
  Scenario: Of two legends that came this turn the one stays that is kept
    Given Alice has "Isamaru, Hound of Konda" as "elder" and "Isamaru, Hound of Konda" as "younger" in hand and can pay {W}{W}
    When Alice plays "elder"
    And the stack resolves
    And Alice plays "younger"
    And the stack resolves
    And Alice keeps "younger"
    Then "younger" is in play
    And "elder" was put there by the legend rule

  @may01:ours.160
  Scenario: A legend with a charter is no namesake to the other
    Given Alice controls "Isamaru, Hound of Konda" as "elder" and "Charter of Twins"
    And "Charter of Twins" is attached to "elder"
    And Alice has "Isamaru, Hound of Konda" as "younger" in hand and can pay {W}
    Then the mana cost of "Charter of Twins" is {W}
    And "Charter of Twins" is white
    And "Charter of Twins" has exactly the types "enchantment" and "Aura"
    When Alice plays "younger"
    And the stack resolves
    Then nobody is asked anything
    And "elder" and "younger" are in play
    And "elder" and "younger" are 2/2

  @may01:ours.36
  Scenario: A loss of nothing is none that blood is drunk for
    Given Bob controls "Worship" and "Grizzly Bears"
    And Bob is at 1 life
    And Alice controls "Exquisite Blood"
    And Alice has "Lava Spike" and "Stone Rain" in hand and can pay {R}
    When Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    Then Bob is at 1 life
    And Bob has been dealt 3 damage
    And "Exquisite Blood" has triggered never
    And Alice is at 20 life

  @may01:ours.131 @edition:2026-01
  Scenario: What grows on a land that makes nothing pays for nothing
    Given Alice controls "Gaea's Cradle", "Forest", "Wild Growth" and "Wild Growth" as "sapling"
    And "Wild Growth" is attached to "Gaea's Cradle"
    And "sapling" is attached to "Forest"
    And Alice has "Llanowar Elves" in hand
    When Alice plays "Llanowar Elves"
    Then "Forest" is tapped
    And "Gaea's Cradle" is untapped
    And Alice has {G} in the mana pool
    When Alice taps "Gaea's Cradle" for mana
    Then Alice has {G} in the mana pool
    When the stack resolves
    Then "Llanowar Elves" is in play

  @may01:ours.131 @edition:2001-07 @edition:2004-10 @edition:2005-02 @edition:2006-10
  Scenario: What grows on a land that makes nothing pays all the same
    Given Alice controls "Gaea's Cradle" and "Wild Growth"
    And "Wild Growth" is attached to "Gaea's Cradle"
    And Alice has "Llanowar Elves" in hand
    When Alice plays "Llanowar Elves"
    Then "Gaea's Cradle" is tapped
    When the stack resolves
    Then "Llanowar Elves" is in play
    And "Llanowar Elves" is 1/1

  @may01:ours.161
  Scenario: A voice of red keeps red off and lets blue come
    Given Alice controls "Voice of All"
    And "Voice of All" has the chosen color "red"
    And Bob has "Glacial Ray" and "Boomerang" in hand and can pay {1}{R}{U}{U}
    Then Bob can't play "Glacial Ray" targeting "Voice of All"
    And Bob can play "Boomerang" targeting "Voice of All"
    When Bob plays "Boomerang" targeting "Voice of All"
    And the stack resolves
    Then "Voice of All" is in Alice's hand
