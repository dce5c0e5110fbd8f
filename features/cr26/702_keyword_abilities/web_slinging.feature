Feature: Web-slinging

  @cr26:702.188a
  Scenario: Rooftop Courier is cast for its web-slinging cost by returning a tapped creature, not an untapped one
    Given Alice controls tapped "Grizzly Bears", tapped "Sol Ring" and "Hill Giant"
    And Bob controls tapped "Gray Ogre"
    And Alice has "Rooftop Courier" in hand and can pay {1}{G}
    Then Alice can't play "Rooftop Courier" instead of its mana cost returning "Hill Giant" by rule 118.3
    And Alice can't play "Rooftop Courier" instead of its mana cost returning "Gray Ogre" by rule 118.3
    And Alice can't play "Rooftop Courier" instead of its mana cost returning "Sol Ring" by rule 118.3
    And Alice can play "Rooftop Courier" instead of its mana cost returning "Grizzly Bears"
    When Alice plays "Rooftop Courier" instead of its mana cost returning "Grizzly Bears"
    Then "Grizzly Bears" is in Alice's hand
    And {1}{G} was spent on "Rooftop Courier"
    When the stack resolves
    Then "Rooftop Courier" is 4/4
    And Alice is at 22 life
    And "Hill Giant" is in play

  @cr26:702.188a
  Scenario: One Rooftop Courier is cast for its web-slinging cost, and another one for its mana cost, for which no creature is returned
    Given Alice controls tapped "Grizzly Bears" and tapped "Hill Giant"
    And Alice has "Rooftop Courier" as "slung" and "Rooftop Courier" as "plain" in hand and can pay {1}{G}{4}{G}
    Then Alice can't play "slung" instead of its mana cost returning "Grizzly Bears" and "Hill Giant" by rule 118.3
    And Alice can play "slung" instead of its mana cost returning "Grizzly Bears"
    When Alice plays "slung" instead of its mana cost returning "Grizzly Bears"
    And the stack resolves
    Then Alice is at 22 life
    When Alice plays "plain"
    Then {4}{G} was spent on "plain"
    And "Hill Giant" is in play
    When the stack resolves
    Then "plain" is in play
    And Alice is at 22 life

  @cr26:702.188a
  Scenario: Sphere of Resistance makes Rooftop Courier cost {2}{G} by web-slinging, and Bob's Grizzly Bears that Alice returns go to his hand
    Given Alice controls a tapped "Grizzly Bears" owned by Bob
    And Bob controls "Sphere of Resistance"
    And Alice has "Rooftop Courier" in hand and can pay {2}{G}
    When Alice plays "Rooftop Courier" instead of its mana cost returning "Grizzly Bears"
    Then "Grizzly Bears" is in Bob's hand
    And the total cost of "Rooftop Courier" is {2}{G}
    When the stack resolves
    Then "Rooftop Courier" is 4/4
    And Alice is at 22 life

  @cr26:702.188a
  Scenario: With Experimental Frenzy, Rooftop Courier is cast from the top of the library for its web-slinging cost
    Given Alice controls "Experimental Frenzy" and tapped "Grizzly Bears" and can pay {1}{G}
    And Alice has "Rooftop Courier" and "Island" on top of library
    When Alice plays "Rooftop Courier" from library instead of its mana cost returning "Grizzly Bears"
    Then "Grizzly Bears" is in Alice's hand
    And the total cost of "Rooftop Courier" is {1}{G}
    When the stack resolves
    Then "Rooftop Courier" is 4/4
    And Alice is at 22 life

  @cr26:702.188a
  Scenario: Rooftop Courier that Omniscience lets Alice cast for nothing returns no creature, and can't be cast for its web-slinging cost without mana
    Given Alice controls "Omniscience" and tapped "Grizzly Bears" and has "Rooftop Courier" in hand
    Then Alice can't play "Rooftop Courier" instead of its mana cost by "web-slinging" returning "Grizzly Bears" by rule 118.3
    And Alice can play "Rooftop Courier" without paying its mana cost
    When Alice plays "Rooftop Courier" without paying its mana cost
    And the stack resolves
    Then "Rooftop Courier" is in play under Alice's control
    And "Grizzly Bears" is in play
    And Alice is at 20 life
