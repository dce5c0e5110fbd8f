Feature: Honden
  @chk:honden.1
  Scenario: Honden of Cleansing Fire doesn't count Aven Shrine, which has Shrine in its name but not as a type
    Given Bob controls "Honden of Cleansing Fire" and "Aven Shrine"
    When the game goes on to Bob's upkeep
    Then the stack holds the ability of "Honden of Cleansing Fire"
    When the stack resolves
    Then Bob is at 22 life

  @chk:honden.1
  Scenario: A Honden counts every Shrine that its controller controls, even if Shrine isn't in the name
    Given Bob controls "Honden of Cleansing Fire" and "Honden of Life's Web"
    And Alice controls "Honden of Seeing Winds"
    When the game goes on to Bob's upkeep
    And Bob puts "Honden of Cleansing Fire" and "Honden of Life's Web" in this order
    And the stack resolves
    Then Bob is at 24 life
    And Bob controls 2 1/1 colorless "Spirit" creature tokens
    And Alice is at 20 life

  @chk:honden.1
  Scenario: A Honden counts Shrines as its ability resolves, so it doesn't count a Shrine that left in response
    Given Bob controls "Honden of Cleansing Fire" and "Honden of Life's Web"
    And Alice has "Boomerang" in hand and can pay {U}{U}
    When the game goes on to Bob's upkeep
    And Bob puts "Honden of Life's Web" and "Honden of Cleansing Fire" in this order
    And Alice plays "Boomerang" targeting "Honden of Life's Web"
    And the stack resolves
    Then "Honden of Life's Web" is in Bob's hand
    And Bob is at 22 life
    And Bob controls 1 1/1 colorless "Spirit" creature token

  @chk:honden.1
  Scenario: A Honden's ability doesn't count that Honden if it left the battlefield in response
    Given Bob controls "Honden of Cleansing Fire" and "Honden of Life's Web"
    And Alice has "Boomerang" in hand and can pay {U}{U}
    When the game goes on to Bob's upkeep
    And Bob puts "Honden of Life's Web" and "Honden of Cleansing Fire" in this order
    And Alice plays "Boomerang" targeting "Honden of Cleansing Fire"
    And the stack resolves
    Then Bob is at 22 life
    And Bob controls 1 1/1 colorless "Spirit" creature token

  @chk:honden.1
  Scenario: Honden of Cleansing Fire triggers in its controller's upkeep only
    Given it is Bob's end step
    And Bob controls "Honden of Cleansing Fire"
    When the game goes on to Alice's upkeep
    Then the stack is empty
    And "Honden of Cleansing Fire" has triggered never
    When the game goes on to Bob's upkeep
    Then "Honden of Cleansing Fire" has triggered once
    When the stack resolves
    Then Bob is at 22 life

  @chk:honden.1
  Scenario: Honden of Seeing Winds counts its controller's permanents with the type Shrine, so it doesn't count Aven Shrine
    Given Bob controls "Honden of Seeing Winds" and "Aven Shrine"
    And Alice controls "Honden of Cleansing Fire"
    Then Bob has drawn no cards
    When the game goes on to Bob's upkeep
    And the stack resolves
    Then Bob has drawn 1 card
    And Bob has 1 card in hand

  @chk:honden.1
  Scenario: Honden of Night's Reach counts its controller's permanents with the type Shrine, so it doesn't count Aven Shrine
    Given Bob controls "Honden of Night's Reach" and "Aven Shrine"
    And Alice controls "Honden of Cleansing Fire"
    And Alice has "Grizzly Bears" and "Hill Giant" in hand
    When the game goes on to Bob's upkeep
    Then the ability of "Honden of Night's Reach" targets Alice
    When the stack resolves
    And as it resolves, Alice chooses "Hill Giant" for "Honden of Night's Reach"
    Then "Hill Giant" was discarded
    And "Grizzly Bears" is in Alice's hand

  @chk:honden.1
  Scenario: Honden of Infinite Rage counts its controller's permanents with the type Shrine, so it doesn't count Aven Shrine
    Given Bob controls "Honden of Infinite Rage" and "Aven Shrine"
    And Alice controls "Honden of Cleansing Fire" and "Grizzly Bears"
    Then "Grizzly Bears" has no damage marked
    When the game goes on to Bob's upkeep
    And Bob targets "Grizzly Bears" for "Honden of Infinite Rage"
    And the stack resolves
    Then "Honden of Infinite Rage" has dealt 1 damage to "Grizzly Bears"
    And "Grizzly Bears" has 1 damage marked

  @chk:honden.1
  Scenario: Honden of Life's Web counts its controller's permanents with the type Shrine, so it doesn't count Aven Shrine
    Given Bob controls "Honden of Life's Web" and "Aven Shrine"
    And Alice controls "Honden of Cleansing Fire"
    When the game goes on to Bob's upkeep
    And the stack resolves
    Then Bob controls 1 1/1 colorless "Spirit" creature token

  @chk:honden.1
  Scenario: Five different Honden that one player controls count five Shrines each
    Given Bob controls "Honden of Cleansing Fire", "Honden of Seeing Winds" and "Honden of Night's Reach"
    And Bob controls "Honden of Infinite Rage" and "Honden of Life's Web"
    And Alice has "Grizzly Bears", "Hill Giant", "Craw Wurm", "Watchwolf" and "White Knight" in hand
    When the game goes on to Bob's upkeep
    And Bob puts "Honden of Life's Web", "Honden of Infinite Rage", "Honden of Night's Reach", "Honden of Seeing Winds" and "Honden of Cleansing Fire" in this order
    And Bob targets Alice for "Honden of Infinite Rage"
    And the stack resolves
    Then Bob is at 30 life
    And Bob has drawn 5 cards
    And Alice's hand is empty
    And Alice is at 15 life
    And Bob controls 5 1/1 colorless "Spirit" creature tokens

  @chk:honden.1
  Scenario Outline: <Honden> triggers in its controller's upkeep only
    Given it is Bob's end step
    And Bob controls "<Honden>" and "Aven Shrine"
    When the game goes on to Alice's upkeep
    Then the stack is empty
    And "<Honden>" has triggered never
    When the game goes on to Bob's upkeep
    Then "<Honden>" has triggered once
    When the stack resolves
    Then the ability of "<Honden>" has resolved

    Examples:
      | Honden                  |
      | Honden of Seeing Winds  |
      | Honden of Night's Reach |
      | Honden of Life's Web    |

  @chk:honden.1
  Scenario: Honden of Infinite Rage triggers in its controller's upkeep only
    Given it is Bob's end step
    And Bob controls "Honden of Infinite Rage" and "Aven Shrine"
    When the game goes on to Alice's upkeep
    Then the stack is empty
    And "Honden of Infinite Rage" has triggered never
    When the game goes on to Bob's upkeep
    And Bob targets Alice for "Honden of Infinite Rage"
    And the stack resolves
    Then Alice is at 19 life

  @chk:honden.1
  Scenario: A Honden counts the Shrines that its controller controls even if another player owns them
    Given Bob controls "Honden of Cleansing Fire" owned by Alice, "Honden of Seeing Winds" owned by Alice and "Honden of Night's Reach" owned by Alice
    And Bob controls "Honden of Infinite Rage" owned by Alice and "Honden of Life's Web" owned by Alice
    And Alice has "Grizzly Bears", "Hill Giant", "Craw Wurm", "Watchwolf" and "White Knight" in hand
    When the game goes on to Bob's upkeep
    And Bob puts "Honden of Life's Web", "Honden of Infinite Rage", "Honden of Night's Reach", "Honden of Seeing Winds" and "Honden of Cleansing Fire" in this order
    And Bob targets Alice for "Honden of Infinite Rage"
    And the stack resolves
    Then Bob is at 30 life
    And Bob has drawn 5 cards
    And Alice's hand is empty
    And Alice is at 15 life
    And Bob controls 5 1/1 colorless "Spirit" creature tokens
