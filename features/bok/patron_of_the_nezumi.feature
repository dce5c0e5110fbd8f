Feature: Patron of the Nezumi

  @bok:patron-of-the-nezumi.1
  Scenario: Patron of the Nezumi triggers for an opponent's creature that dies together with it
    Given Alice controls "Patron of the Nezumi" and "Hill Giant"
    And Alice has "Wrath of God" in hand and can pay {2}{W}{W}
    And Bob controls "Grizzly Bears"
    When Alice plays "Wrath of God"
    And the stack resolves
    Then "Patron of the Nezumi" and "Hill Giant" are in Alice's graveyard
    And "Grizzly Bears" is in Bob's graveyard
    And "Patron of the Nezumi" has triggered once
    And Bob is at 19 life
    And Alice is at 20 life

  @bok:patron-of-the-nezumi.1
  Scenario: Patron of the Nezumi that dies in combat triggers for the blocker that dies with it
    Given Alice controls "Patron of the Nezumi"
    And Bob controls "Craw Wurm"
    When Alice attacks with "Patron of the Nezumi"
    And Bob blocks "Patron of the Nezumi" with "Craw Wurm"
    And combat damage is dealt
    Then "Patron of the Nezumi" is in Alice's graveyard
    And "Craw Wurm" is in Bob's graveyard
    When the stack resolves
    Then Bob is at 19 life

  @bok:patron-of-the-nezumi.1
  Scenario: Patron of the Nezumi triggers for Bob's destroyed artifact, and not for a resolved spell or a returned creature
    Given Alice controls "Patron of the Nezumi" and "Mirror Gallery" owned by Bob
    And Alice has "Naturalize" and "Consuming Vortex" in hand and can pay {2}{U}{G}
    And Bob controls "Grizzly Bears"
    And Bob has "Reach Through Mists" in hand and can pay {U}
    When Bob plays "Reach Through Mists"
    And the stack resolves
    Then "Reach Through Mists" is in Bob's graveyard
    And Bob is at 20 life
    When Alice plays "Consuming Vortex" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is in Bob's hand
    And Bob is at 20 life
    When Alice plays "Naturalize" targeting "Mirror Gallery"
    And the stack resolves
    Then Bob is at 19 life
    And "Patron of the Nezumi" is 6/6
