Feature: Propaganda and Ensnaring Bridge

  @cr26:508.1h.5
  Scenario: With {3}, one creature attacks the controller of Propaganda, and two can't
    Given Alice controls "Hill Giant" and "Grizzly Bears" and can pay {3}
    And Bob controls "Propaganda"
    Then Alice can't attack with "Hill Giant" and "Grizzly Bears" because of the ability "propaganda" of "Propaganda"
    And Alice can attack with "Hill Giant"
    When Alice attacks with "Hill Giant"
    And combat damage is dealt
    Then Bob is at 17 life

  @cr26:508.1h.5
  Scenario: With {4}, two creatures attack the controller of Propaganda
    Given Alice controls "Hill Giant" and "Grizzly Bears" and can pay {4}
    And Bob controls "Propaganda"
    When Alice attacks with "Hill Giant" and "Grizzly Bears"
    And combat damage is dealt
    Then Bob is at 15 life

  @cr26:508.1c.6
  Scenario: Under Ensnaring Bridge of a player with two cards in hand, a creature with power 2 attacks, one with power 3 does not
    Given Alice controls "Hill Giant" and "Grizzly Bears"
    And Bob controls "Ensnaring Bridge" and has "Forest" and "Shock" in hand and can pay {R}
    Then Alice can't attack with "Hill Giant" because of the ability "snare" of "Ensnaring Bridge"
    And Alice can attack with "Grizzly Bears"
    When Alice attacks with "Grizzly Bears"
    And Bob plays "Shock" targeting Alice
    And the stack resolves
    Then "Grizzly Bears" is attacking
    When combat damage is dealt
    Then Bob is at 18 life
    And Alice is at 18 life

  @cr26:508.1c.6
  Scenario: With one card in hand, Bob can't attack with Grizzly Bears under his own Ensnaring Bridge, and can with Elvish Mystic
    Given it is Bob's main phase
    And Bob controls "Ensnaring Bridge", "Grizzly Bears" and "Elvish Mystic" and has "Forest" in hand
    Then Bob can't attack with "Grizzly Bears" because of the ability "snare" of "Ensnaring Bridge"
    And Bob can attack with "Elvish Mystic"
    When Bob attacks with "Elvish Mystic"
    And combat damage is dealt
    Then Alice is at 19 life
