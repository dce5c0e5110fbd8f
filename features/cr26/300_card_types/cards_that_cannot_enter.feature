Feature: Cards that can't enter the battlefield, or not attached

  @cr26:304.4 @cr26:307.4 @cr26:400.4a
  Scenario: An instant and a sorcery that would be put onto the battlefield stay in the graveyard, and a creature card doesn't
    Given Alice controls "Hill Giant"
    And Alice has "Lightning Bolt", "Mind Rot" and "Grizzly Bears" in graveyard
    And Alice has 3 "Fastened Return" as "return" in hand and can pay {2}{W}{2}{W}{2}{W}
    When Alice plays "return 1" targeting "Lightning Bolt" then "Hill Giant"
    And the stack resolves
    And Alice plays "return 2" targeting "Mind Rot" then "Hill Giant"
    And the stack resolves
    And Alice plays "return 3" targeting "Grizzly Bears" then "Hill Giant"
    And the stack resolves
    Then "Lightning Bolt" and "Mind Rot" are in Alice's graveyard
    And "Lightning Bolt" is the same object
    And "Mind Rot" is the same object
    And "Grizzly Bears" is in play

  @cr26:303.4h @cr26:303.4f.6
  Scenario: A creature that would be put onto the battlefield attached enters unattached, and an Aura enters attached
    Given Alice controls "Hill Giant"
    And Alice has "Grizzly Bears" and "Holy Strength" in graveyard
    And Alice has 2 "Fastened Return" as "return" in hand and can pay {2}{W}{2}{W}
    When Alice plays "return 1" targeting "Grizzly Bears" then "Hill Giant"
    And the stack resolves
    And Alice plays "return 2" targeting "Holy Strength" then "Hill Giant"
    And the stack resolves
    Then nobody is asked anything
    And "Grizzly Bears" is in play
    And "Grizzly Bears" is attached to nothing
    And "Grizzly Bears" is 2/2
    And "Holy Strength" is attached to "Hill Giant"
    And "Hill Giant" is 4/5

  @cr26:303.4f.6
  Scenario: Holy Strength that Fastened Return puts onto the battlefield attached to Bob's Hill Giant enchants it, and Alice can't choose her Grizzly Bears
    Given Alice controls "Grizzly Bears"
    And Bob controls "Hill Giant"
    And Alice has "Holy Strength" in graveyard
    And Alice has "Fastened Return" in hand and can pay {2}{W}
    When Alice plays "Fastened Return" targeting "Holy Strength" then "Hill Giant"
    And the stack resolves
    Then nobody is asked anything
    And "Holy Strength" is attached to "Hill Giant"
    And Alice controls "Holy Strength"
    And "Hill Giant" is 4/5
    And "Grizzly Bears" is 2/2

  @cr26:301.5e
  Scenario: Umezawa's Jitte enters unattached if the creature to which it would be attached has been destroyed
    Given Alice controls "Hill Giant" and "Grizzly Bears"
    And Alice has "Umezawa's Jitte" in graveyard
    And Alice has "Fastened Return" in hand and can pay {2}{W}
    And Bob has "Murder" in hand and can pay {1}{B}{B}
    When Alice plays "Fastened Return" targeting "Umezawa's Jitte" then "Hill Giant"
    And Bob in response plays "Murder" targeting "Hill Giant"
    And the stack resolves
    Then "Umezawa's Jitte" is in play
    And "Umezawa's Jitte" is attached to nothing
    And "Grizzly Bears" is 2/2

  @cr26:303.4i.2
  Scenario: Holy Strength stays in the graveyard if the creature to which it would be attached has been destroyed
    Given Alice controls "Hill Giant" and "Grizzly Bears"
    And Alice has "Holy Strength" in graveyard
    And Alice has "Fastened Return" in hand and can pay {2}{W}
    And Bob has "Murder" in hand and can pay {1}{B}{B}
    When Alice plays "Fastened Return" targeting "Holy Strength" then "Hill Giant"
    And Bob in response plays "Murder" targeting "Hill Giant"
    And the stack resolves
    Then "Holy Strength" is in Alice's graveyard
    And "Holy Strength" is the same object
    And "Grizzly Bears" is 2/2
    And "Fastened Return" has resolved

  @cr26:303.4h.2
  Scenario: Grizzly Bears that would be put onto the battlefield attached to Bob enter unattached, and Curse of the Bloody Tome enters attached to him
    Given Alice has "Grizzly Bears" and "Curse of the Bloody Tome" in graveyard
    And Alice has 2 "Burdened Return" as "return" in hand and can pay {W}{W}
    When Alice plays "return 1" targeting "Grizzly Bears" then Bob
    And the stack resolves
    And Alice plays "return 2" targeting "Curse of the Bloody Tome" then Bob
    And the stack resolves
    Then "Grizzly Bears" is attached to nothing
    And "Grizzly Bears" is 2/2
    And "Grizzly Bears" is in play under Alice's control
    And "Curse of the Bloody Tome" is attached to Bob

  @cr26:303.4i.3
  Scenario: Holy Strength that Burdened Return would put onto the battlefield attached to Bob stays in the graveyard, and doesn't enchant Hill Giant
    Given Alice controls "Hill Giant"
    And Alice has "Holy Strength" in graveyard
    And Alice has "Burdened Return" in hand and can pay {W}
    When Alice plays "Burdened Return" targeting "Holy Strength" then Bob
    And the stack resolves
    Then "Burdened Return" has resolved
    And "Holy Strength" is in Alice's graveyard
    And "Holy Strength" is the same object
    And "Hill Giant" is 3/3

  @cr26:303.4i.3
  Scenario: Settling Curse, which can enchant a player, enters attached to Bob as Burdened Return puts it onto the battlefield
    Given Alice controls "Hill Giant"
    And Alice has "Settling Curse" in graveyard
    And Alice has "Burdened Return" in hand and can pay {W}
    When Alice plays "Burdened Return" targeting "Settling Curse" then Bob
    And the stack resolves
    Then "Settling Curse" is attached to Bob
    And Alice controls "Settling Curse"
    And "Settling Curse" is a new object

  @cr26:303.4h.2
  Scenario: Sol Ring that would be put onto the battlefield attached to Bob enters unattached as well, and Curse of the Bloody Tome enters attached to him
    Given Alice has "Sol Ring" and "Curse of the Bloody Tome" in graveyard
    And Alice has 2 "Burdened Return" as "return" in hand and can pay {W}{W}
    When Alice plays "return 1" targeting "Sol Ring" then Bob
    And the stack resolves
    And Alice plays "return 2" targeting "Curse of the Bloody Tome" then Bob
    And the stack resolves
    Then "Sol Ring" is attached to nothing
    And "Sol Ring" is in play under Alice's control
    And "Curse of the Bloody Tome" is attached to Bob
    When Alice taps "Sol Ring" for mana
    Then Alice has {C}{C} in the mana pool

  @cr26:400.4a.2 @cr26:110.5d.4
  Scenario: Lightning Bolt that was manifested stays in exile as Cloudshift would return it, and Hill Giant returns
    Given Alice controls "Hill Giant"
    And Alice has "Soul Summons" in hand and can pay {1}{W}{W}{W}
    And Alice has 2 "Cloudshift" as "shift" in hand
    And Alice has "Lightning Bolt" on top of library
    When Alice plays "Soul Summons"
    And the stack resolves
    Then "Lightning Bolt" is 2/2
    When Alice plays "shift 1" targeting "Lightning Bolt"
    And the stack resolves
    Then "Lightning Bolt" is exiled
    And "Lightning Bolt" is face up
    When Alice plays "shift 2" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is in play
    And "Hill Giant" is a new object

  @cr26:303.4h.3 @cr26:301.5e.3
  Scenario: Colossus Hammer, an Equipment, enters attached to Hill Giant as Fastened Return says, and Grizzly Bears enter unattached
    Given Alice controls "Hill Giant"
    And Alice has "Grizzly Bears" and "Colossus Hammer" in graveyard
    And Alice has 2 "Fastened Return" as "return" in hand and can pay {2}{W}{2}{W}
    When Alice plays "return 1" targeting "Grizzly Bears" then "Hill Giant"
    And the stack resolves
    And Alice plays "return 2" targeting "Colossus Hammer" then "Hill Giant"
    And the stack resolves
    Then "Grizzly Bears" is attached to nothing
    And "Grizzly Bears" is in play
    And "Colossus Hammer" is attached to "Hill Giant"
    And "Hill Giant" is 13/13

  Scenario Outline: <card>, which Alice has manifested, stays in exile as Cloudshift would return it, and a creature card returns face up
    Given Alice has 2 "Soul Summons" as "summons" and 2 "Cloudshift" as "shift" in hand and can pay {1}{W}{1}{W}{W}{W}
    And Alice has "<card>", "Hill Giant" and "Forest" as library
    When Alice plays "summons 1"
    And the stack resolves
    And Alice plays "summons 2"
    And the stack resolves
    Then "<card>" is 2/2
    And "Hill Giant" is 2/2
    When Alice plays "shift 1" targeting "<card>"
    And the stack resolves
    And Alice plays "shift 2" targeting "Hill Giant"
    And the stack resolves
    Then "<card>" is exiled
    And "<card>" is face up
    And "Hill Giant" is 3/3
    And Alice controls 1 "creature" permanent

    @cr26:304.4.2
    Examples:
      | card           |
      | Lightning Bolt |

    @cr26:307.4.2
    Examples:
      | card     |
      | Mind Rot |

  @cr26:400.4a.3
  Scenario: Lightning Bolt on top of Alice's library stays there as Blind Arrival would put it onto the battlefield, and Hill Giant enters from there
    Given Alice has 2 "Blind Arrival" as "arrival" and "Reach Through Mists" in hand and can pay {1}{G}{1}{G}{U}
    And Alice has "Lightning Bolt", "Hill Giant" and "Forest" as library
    When Alice plays "arrival 1"
    And the stack resolves
    Then Alice's library holds, in order, "Lightning Bolt", "Hill Giant" and "Forest"
    When Alice plays "Reach Through Mists"
    And the stack resolves
    Then "Lightning Bolt" is in Alice's hand
    When Alice plays "arrival 2"
    And the stack resolves
    Then "Hill Giant" is in play under Alice's control
    And Alice's library holds "Forest"

  @cr26:400.4a.3
  Scenario: Blind Arrival puts Hill Giant onto the battlefield from the top of the library, and Lightning Bolt below it stays there
    Given Alice has "Blind Arrival" in hand and can pay {1}{G}
    And Alice has "Hill Giant", "Lightning Bolt" and "Forest" as library
    When Alice plays "Blind Arrival"
    And the stack resolves
    Then "Hill Giant" is in play under Alice's control
    And "Hill Giant" is 3/3
    And Alice's library holds, in order, "Lightning Bolt" and "Forest"
