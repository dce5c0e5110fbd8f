Feature: Permission to cast a spell while it is paid for

  @cr26:601.5
  Scenario: Altar's Reap, cast from the library with the permission of Experimental Frenzy, a creature under Opalescence, resolves though the Frenzy is sacrificed for it
    Given Alice controls "Experimental Frenzy" and "Opalescence" and can pay {1}{B}
    And Alice has "Altar's Reap", "Island", "Forest" and "Swamp" on top of library
    Then "Experimental Frenzy" is 4/4
    And Alice can play "Altar's Reap" from library sacrificing "Experimental Frenzy"
    When Alice plays "Altar's Reap" from library sacrificing "Experimental Frenzy"
    Then "Experimental Frenzy" was sacrificed
    When the stack resolves
    Then "Altar's Reap" has resolved
    And Alice has drawn 2 cards
    And the top of Alice's library is "Swamp"

  @cr26:601.5.4
  Scenario: Altar's Reap resolves though Alice sacrifices for it the creature without which Vigil of Companions forbids her to cast spells
    Given Alice controls "Vigil of Companions" and "Grizzly Bears"
    And Alice has "Altar's Reap" and "Lightning Bolt" in hand and can pay {1}{B}{R}
    And Alice has "Island", "Forest" and "Swamp" as library
    And Bob controls "Hill Giant"
    Then Alice can play "Lightning Bolt" targeting Bob
    When Alice plays "Altar's Reap" sacrificing "Grizzly Bears"
    Then Alice can't play "Lightning Bolt" targeting Bob because of "vigil" of "Vigil of Companions"
    When the stack resolves
    Then "Altar's Reap" has resolved
    And Alice has drawn 2 cards
    And Alice can't play "Lightning Bolt" targeting Bob because of "vigil" of "Vigil of Companions"

  @cr26:601.5.4
  Scenario: Alice can cast a spell while she controls a creature with Vigil of Companions, and none once Terror has destroyed it
    Given Alice controls "Vigil of Companions" and "Grizzly Bears"
    And Alice has "Lightning Bolt" and "Shock" in hand and can pay {R}{R}
    And Bob has "Terror" in hand and can pay {1}{B}
    When Alice plays "Lightning Bolt" targeting Bob
    And the stack resolves
    Then Bob is at 17 life
    And Alice can play "Shock" targeting Bob
    When Bob plays "Terror" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" was destroyed
    And Alice can't play "Shock" targeting Bob because of "vigil" of "Vigil of Companions"

  @cr26:601.5.5
  Scenario: Urza's Ruinous Blast resolves though Isamaru, the only legendary creature that lets Alice cast it, is sacrificed for its mana
    Given Alice controls "Isamaru, Hound of Konda", "Ashnod's Altar" and 8 "Plains" as "field"
    And Alice has "Urza's Ruinous Blast" as "one" and "Urza's Ruinous Blast" as "two" in hand
    And Bob controls "Hill Giant"
    Then Alice can play "two"
    When Alice plays "one" paying {2} with "Ashnod's Altar"
    Then "Isamaru, Hound of Konda" was sacrificed
    And the stack holds "one"
    When the stack resolves
    Then "one" has resolved
    And "Hill Giant" is exiled
    And Alice can't play "two" by rule 601.3
