Feature: Mana value of hybrid and Phyrexian mana symbols

  @cr26:202.3f
  Scenario: Spectral Procession has mana value 6, so Gaddock Teeg forbids it even if its player would cast it for {W}{W}{W}
    Given Alice has "Spectral Procession" and "Boomerang" in hand and can pay {W}{W}{W}{U}{U}
    And Bob controls "Gaddock Teeg"
    Then Alice can't play "Spectral Procession" because of the ability "dear" of "Gaddock Teeg"
    When Alice plays "Boomerang" targeting "Gaddock Teeg"
    And the stack resolves
    And Alice plays "Spectral Procession"
    Then the mana value of "Spectral Procession" is 6
    And {W}{W}{W} was spent on "Spectral Procession"

  @cr26:202.3g
  Scenario: Dismember paid for with {1} and 4 life has mana value 3, so Gaddock Teeg doesn't forbid it
    Given Alice has "Dismember" and "Wrath of God" in hand and can pay {3}{W}{W}
    And Bob controls "Gaddock Teeg"
    Then Alice can't play "Wrath of God" because of the ability "dear" of "Gaddock Teeg"
    And Alice can play "Dismember" paying 4 life targeting "Gaddock Teeg"
    When Alice plays "Dismember" paying 4 life targeting "Gaddock Teeg"
    Then the mana value of "Dismember" is 3
    And {1} was spent on "Dismember"
    When the stack resolves
    Then "Gaddock Teeg" is in Bob's graveyard

  @cr26:202.3f
  Scenario: Mirrorweave, which costs {2}{W/U}{W/U}, has mana value 4, so Gaddock Teeg forbids it
    Given Alice has "Mirrorweave" and "Boomerang" in hand and can pay {2}{W}{U}{U}{U}
    And Bob controls "Gaddock Teeg" and "Hill Giant"
    And Alice controls "Grizzly Bears"
    Then Alice can't play "Mirrorweave" targeting "Grizzly Bears" because of the ability "dear" of "Gaddock Teeg"
    When Alice plays "Boomerang" targeting "Gaddock Teeg"
    And the stack resolves
    And Alice plays "Mirrorweave" targeting "Grizzly Bears"
    Then the mana value of "Mirrorweave" is 4
