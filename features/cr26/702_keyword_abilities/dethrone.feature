Feature: Dethrone

  @cr26:702.105a
  Scenario: Dethrone triggers when the player with the most life is attacked, and not for another player
    Given Carol is playing too
    And Alice controls "Marchesa's Emissary"
    And Bob is at 25 life
    When Alice attacks with "Marchesa's Emissary" attacking Bob
    Then the stack holds the ability of "Marchesa's Emissary"
    When the stack resolves
    Then "Marchesa's Emissary" is 3/3
    When the game goes on to Alice's next main phase
    And Alice attacks with "Marchesa's Emissary" attacking Carol
    And the game goes on to the end step
    Then "Marchesa's Emissary" is 3/3

  @cr26:702.105a
  Scenario: Dethrone triggers when the attacked player is tied for the most life
    Given Alice controls "Marchesa's Emissary"
    When Alice attacks with "Marchesa's Emissary" attacking Bob
    Then the stack holds the ability of "Marchesa's Emissary"
    When the stack resolves
    And Bob doesn't block
    And combat damage is dealt
    Then "Marchesa's Emissary" is 3/3
    And Bob is at 17 life

  @cr26:702.105a
  Scenario: Dethrone gives its counter although the attacked player no longer has the most life as it resolves
    Given Alice controls "Marchesa's Emissary"
    And Alice has "Lightning Bolt" in hand and can pay {R}
    And Bob is at 21 life
    When Alice attacks with "Marchesa's Emissary" attacking Bob
    And Alice plays "Lightning Bolt" targeting Bob
    And the top of the stack resolves
    Then Bob is at 18 life
    When combat damage is dealt
    Then Bob is at 15 life
    And "Marchesa's Emissary" has 1 +1/+1 counter

  @cr26:702.105a
  Scenario: Dethrone doesn't trigger for an attack on a planeswalker of the player with the most life
    Given Alice controls "Marchesa's Emissary"
    And Bob controls "Jace Beleren" and is at 25 life
    When Alice attacks with "Marchesa's Emissary" attacking "Jace Beleren"
    Then "Marchesa's Emissary" has triggered never
    When the game goes on to Alice's next main phase
    And Alice attacks with "Marchesa's Emissary" attacking Bob
    Then "Marchesa's Emissary" has triggered once
    When the game goes on to Alice's next main phase
    And Alice attacks with "Marchesa's Emissary" attacking Bob
    Then "Marchesa's Emissary" has triggered twice

  @cr26:702.105b
  Scenario: Marchesa's Emissary with two instances of dethrone gets two +1/+1 counters
    Given Alice controls "Marchesa's Emissary"
    And "Marchesa's Emissary" has "dethrone"
    When Alice attacks with "Marchesa's Emissary"
    Then "Marchesa's Emissary" has triggered twice
    When the stack resolves
    Then "Marchesa's Emissary" has 2 +1/+1 counters

  @cr26:702.105a
  Scenario: Dethrone doesn't trigger while its own controller has the most life, and triggers once they are tied
    Given Alice controls "Marchesa's Emissary" and is at 23 life
    And Alice has 9 "Plains" as "page" as library
    And Bob has "Lightning Bolt" in hand and can pay {R}
    And Bob has 9 "Swamp" as "leaf" as library
    And Bob is at 22 life
    When Alice attacks with "Marchesa's Emissary" attacking Bob
    Then "Marchesa's Emissary" has triggered never
    When combat damage is dealt
    Then Bob is at 20 life
    When Bob plays "Lightning Bolt" targeting Alice
    And the stack resolves
    Then Alice is at 20 life
    When the game goes on to Alice's next main phase
    And Alice attacks with "Marchesa's Emissary" attacking Bob
    And the stack resolves
    Then "Marchesa's Emissary" has triggered once
    And "Marchesa's Emissary" has 1 +1/+1 counter

  @cr26:702.105a
  Scenario: Dethrone triggers when Marchesa's Emissary attacks the player with the most life, and not when only another creature does
    Given Alice controls "Marchesa's Emissary" and "Grizzly Bears"
    And Alice has 4 "Plains" as "page" as library
    And Bob is at 30 life and has 4 "Mountain" as "peak" as library
    When Alice attacks with "Grizzly Bears"
    And Bob doesn't block
    And combat damage is dealt
    Then "Marchesa's Emissary" has triggered never
    And Bob is at 28 life
    When the game goes on to Alice's next main phase
    And Alice attacks with "Marchesa's Emissary" and "Grizzly Bears"
    And the stack resolves
    Then "Marchesa's Emissary" has triggered once
    And "Marchesa's Emissary" is 3/3
