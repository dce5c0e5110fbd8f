Feature: Auras that protection leaves attached

  @cr26:702.16n
  Scenario: Ashen Ward gives Grizzly Bears protection from red and stays attached, and Leaden Anklet, another red Aura, goes to the graveyard
    Given Alice controls "Grizzly Bears", "Hill Giant" and "Leaden Anklet"
    And "Leaden Anklet" is attached to "Grizzly Bears"
    And Alice has "Ashen Ward" and "Lightning Bolt" in hand and can pay {R}{R}
    When Alice casts "Ashen Ward" targeting "Grizzly Bears"
    And the stack resolves
    Then "Ashen Ward" is attached to "Grizzly Bears"
    And "Leaden Anklet" is in Alice's graveyard
    And Alice can target "Hill Giant" with "Lightning Bolt"
    And Alice can't target "Grizzly Bears" with "Lightning Bolt"

  @cr26:702.16n
  Scenario: Ashen Ward, a red Aura that Alice casts on Hill Giant, stays attached, and Bob's red Leaden Anklet goes to the graveyard
    Given Alice controls "Hill Giant" and "Grizzly Bears"
    And Bob controls "Leaden Anklet"
    And "Leaden Anklet" is attached to "Hill Giant"
    And Alice has "Ashen Ward" in hand and can pay {R}
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice casts "Ashen Ward" targeting "Hill Giant"
    And the stack resolves
    Then "Ashen Ward" is attached to "Hill Giant"
    And "Leaden Anklet" is in Bob's graveyard
    And Bob can't target "Hill Giant" with "Lightning Bolt"
    And Bob can target "Grizzly Bears" with "Lightning Bolt"

  @cr26:702.16n.2
  Scenario: Ember Ward and Leaden Anklet, both red Auras, stay attached to Grizzly Bears, to which Ember Ward gives protection from red
    Given Alice controls "Grizzly Bears", "Hill Giant" and "Leaden Anklet"
    And "Leaden Anklet" is attached to "Grizzly Bears"
    And Alice has "Ember Ward" and "Lightning Bolt" in hand and can pay {R}{R}
    When Alice casts "Ember Ward" targeting "Grizzly Bears"
    And the stack resolves
    Then "Ember Ward" is attached to "Grizzly Bears"
    And "Leaden Anklet" is attached to "Grizzly Bears"
    And Alice can target "Hill Giant" with "Lightning Bolt"
    And Alice can't target "Grizzly Bears" with "Lightning Bolt"

  @cr26:702.16n.3
  Scenario: Blessed Breath, which gives one more protection from red, removes Ember Ward from Hill Giant, and not Ashen Ward, which Deathlace has made black, from Grizzly Bears
    Given Alice controls "Grizzly Bears", "Hill Giant" and "Ember Ward"
    And "Ember Ward" is attached to "Hill Giant"
    And Alice has "Ashen Ward", "Deathlace" and 2 "Blessed Breath" as "breath" in hand and can pay {R}{B}{W}{W}
    When Alice casts "Ashen Ward" targeting "Grizzly Bears"
    And Alice casts "Deathlace" targeting "Ashen Ward"
    And the stack resolves
    And Alice casts "breath 1" targeting "Grizzly Bears"
    And the stack resolves
    And Alice chooses the color "red" for "breath 1"
    Then "Ashen Ward" is attached to "Grizzly Bears"
    When Alice casts "breath 2" targeting "Hill Giant"
    And the stack resolves
    And Alice chooses the color "red" for "breath 2"
    Then "Ember Ward" is in Alice's graveyard
    And "Ashen Ward" is attached to "Grizzly Bears"

  @cr26:702.16n.3
  Scenario Outline: Blessed Breath, which gives Grizzly Bears one more protection from red, removes <ward> from it, and one from black doesn't
    Given Alice controls "Grizzly Bears" and "<ward>"
    And "<ward>" is attached to "Grizzly Bears"
    And Alice has "Blessed Breath" as "former" and "Blessed Breath" as "latter" in hand and can pay {W}{W}
    When Alice casts "former" targeting "Grizzly Bears"
    And the stack resolves
    And Alice chooses the color "black" for "former"
    Then "<ward>" is attached to "Grizzly Bears"
    When Alice casts "latter" targeting "Grizzly Bears"
    And the stack resolves
    And Alice chooses the color "red" for "latter"
    Then "<ward>" is in Alice's graveyard
    And "Grizzly Bears" is in play

    Examples:
      | ward       |
      | Ashen Ward |
      | Ember Ward |

  @cr26:702.16p
  Scenario: Hearth Ward leaves attached what is attached to Grizzly Bears already, the red Equipment Pennant of the Rising and the red Aura Leaden Anklet
    Given Alice controls "Grizzly Bears", "Leaden Anklet" and "Pennant of the Rising"
    And "Leaden Anklet" is attached to "Grizzly Bears"
    And "Pennant of the Rising" is attached to "Grizzly Bears"
    And Alice has "Hearth Ward" and "Lightning Bolt" in hand and can pay {R}{R}
    When Alice casts "Hearth Ward" targeting "Grizzly Bears"
    And the stack resolves
    Then "Hearth Ward" is attached to "Grizzly Bears"
    And "Leaden Anklet" is attached to "Grizzly Bears"
    And "Pennant of the Rising" is attached to "Grizzly Bears"
    And Alice can't target "Grizzly Bears" with "Lightning Bolt"

  @cr26:702.16p.2
  Scenario: The red Equipment Pennant of the Rising and the red Aura Leaden Anklet can't become attached to Armory Automaton, to which Hearth Ward gives protection from red
    Given Alice controls "Armory Automaton", "Hearth Ward", "Hill Giant", "Pennant of the Rising" and "Leaden Anklet"
    And "Hearth Ward" is attached to "Armory Automaton"
    And "Pennant of the Rising" is attached to "Hill Giant"
    And "Leaden Anklet" is attached to "Hill Giant"
    And Alice has "Passed Burden" in hand and can pay {B}
    When Alice casts "Passed Burden" targeting "Leaden Anklet" then "Armory Automaton"
    And the stack resolves
    Then "Leaden Anklet" is attached to "Hill Giant"
    When Alice attacks with "Armory Automaton"
    And Alice targets "Pennant of the Rising" for "Armory Automaton"
    And the stack resolves
    And Alice says yes
    Then "Pennant of the Rising" is attached to "Hill Giant"
    And "Hearth Ward" is attached to "Armory Automaton"
    And "Armory Automaton" is 2/2
    And "Armory Automaton" is attacking
    And "Hill Giant" is 4/4

  @cr26:702.16p.3
  Scenario: Blessed Breath, which gives Grizzly Bears one more protection from red, removes Hearth Ward and Pennant of the Rising, and one from black doesn't
    Given Alice controls "Grizzly Bears", "Hearth Ward" and "Pennant of the Rising"
    And "Hearth Ward" is attached to "Grizzly Bears"
    And "Pennant of the Rising" is attached to "Grizzly Bears"
    And Alice has "Blessed Breath" as "former" and "Blessed Breath" as "latter" in hand and can pay {W}{W}
    When Alice casts "former" targeting "Grizzly Bears"
    And the stack resolves
    And Alice chooses the color "black" for "former"
    Then "Hearth Ward" is attached to "Grizzly Bears"
    And "Grizzly Bears" is 3/3
    When Alice casts "latter" targeting "Grizzly Bears"
    And the stack resolves
    And Alice chooses the color "red" for "latter"
    Then "Hearth Ward" is in Alice's graveyard
    And "Pennant of the Rising" is attached to nothing
    And "Grizzly Bears" is 2/2
