Feature: Waterbend

  @cr26:701.67a
  Scenario: An artifact, a creature and a creature that has just entered are tapped for the waterbend cost {3} of Call of the Current
    Given Alice controls "Sol Ring" and "Hill Giant"
    And Alice has "Grizzly Bears" and "Call of the Current" in hand and can pay {1}{G}{U}{U}
    When Alice plays "Grizzly Bears"
    And the stack resolves
    Then Alice can play "Call of the Current" tapping "Sol Ring", "Hill Giant" and "Grizzly Bears"
    When Alice plays "Call of the Current" tapping "Sol Ring", "Hill Giant" and "Grizzly Bears"
    Then {U}{U} was spent on "Call of the Current"
    And "Sol Ring", "Hill Giant" and "Grizzly Bears" are tapped
    When the stack resolves
    Then Alice is at 26 life

  @cr26:701.67a
  Scenario: Alice taps only Hill Giant for the waterbend cost {3} of Call of the Current, and pays {2} of it with mana
    Given Alice controls "Sol Ring" and "Hill Giant" and can pay {U}{U}{2}
    And Alice has "Call of the Current" in hand
    Then Alice can play "Call of the Current" tapping "Hill Giant"
    When Alice plays "Call of the Current" tapping "Hill Giant"
    Then "Hill Giant" is tapped
    And {U}{U}{2} was spent on "Call of the Current"
    When the stack resolves
    Then Alice is at 26 life

  @cr26:701.67a.2
  Scenario: No enchantment, no tapped creature and no creature of Bob can be tapped for the waterbend cost {3} of Call of the Current
    Given Alice controls "Sol Ring", "Hill Giant" and "Grizzly Bears"
    And Alice controls "Castle" and a tapped "Watchwolf"
    And Bob controls "Trained Armodon"
    And Alice has "Call of the Current" in hand and can pay {U}{U}
    Then Alice can't play "Call of the Current" tapping "Sol Ring", "Hill Giant" and "Castle" by rule 118.3
    And Alice can't play "Call of the Current" tapping "Sol Ring", "Hill Giant" and "Watchwolf" by rule 118.3
    And Alice can't play "Call of the Current" tapping "Sol Ring", "Hill Giant" and "Trained Armodon" by rule 118.3
    And Alice can't play "Call of the Current" tapping "Sol Ring" and "Hill Giant" by rule 118.3
    And Alice can play "Call of the Current" tapping "Sol Ring", "Hill Giant" and "Grizzly Bears"
    When Alice plays "Call of the Current" tapping "Sol Ring", "Hill Giant" and "Grizzly Bears"
    And the stack resolves
    Then Alice is at 26 life

  @cr26:701.67b
  Scenario: No creature can be tapped for {U} of the mana cost of Call of the Current
    Given Alice controls "Sol Ring", "Hill Giant", "Grizzly Bears" and "Air Elemental"
    And Alice has "Call of the Current" and "Island" in hand and can pay {U}
    Then Alice can't play "Call of the Current" tapping "Sol Ring", "Hill Giant", "Grizzly Bears" and "Air Elemental" by rule 118.3
    And Alice can't play "Call of the Current" tapping "Hill Giant", "Grizzly Bears" and "Air Elemental" by rule 118.3
    When Alice plays the land "Island"
    Then Alice can play "Call of the Current" tapping "Hill Giant", "Grizzly Bears" and "Air Elemental"
    And Alice can't play "Call of the Current" tapping "Sol Ring", "Hill Giant", "Grizzly Bears" and "Air Elemental" by rule 118.3
    When Alice plays "Call of the Current" tapping "Hill Giant", "Grizzly Bears" and "Air Elemental"
    And the stack resolves
    Then Alice is at 26 life
