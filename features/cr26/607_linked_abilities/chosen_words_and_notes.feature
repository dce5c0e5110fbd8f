Feature: Chosen words and noted information

  @cr26:607.2e
  Scenario: Each Tally Gate yields as much life as the number that was noted as it entered itself
    Given Alice controls "Hill Giant"
    And Alice has "Tally Gate" as "former" and "Tally Gate" as "latter" in hand and can pay {2}{2}
    And Alice has "Grizzly Bears" and "Watchwolf" in hand and can pay {1}{G}{G}{W}
    When Alice casts "former"
    And the stack resolves
    And Alice casts "Grizzly Bears"
    And the stack resolves
    And Alice casts "Watchwolf"
    And the stack resolves
    And Alice casts "latter"
    And the stack resolves
    And Alice activates "yield" of "former"
    And the stack resolves
    Then Alice is at 21 life
    When Alice activates "yield" of "latter"
    And the stack resolves
    Then Alice is at 24 life

  @cr26:607.2e
  Scenario: Tally Gate, which notes two creatures as it enters, yields 2 life
    Given Alice controls "Hill Giant" and "Grizzly Bears"
    And Alice has "Tally Gate" in hand and can pay {2}
    When Alice casts "Tally Gate"
    And the stack resolves
    And Alice activates "yield" of "Tally Gate"
    And the stack resolves
    Then Alice is at 22 life
    And "Tally Gate" is tapped

  @cr26:607.5.3
  Scenario: Tally Gate yields the number of creatures that its own ability noted, and pays out the number of lands that the ability given by Tally Charter noted
    Given Alice controls "Tally Charter", "Hill Giant" and 3 "Island" as "isle"
    And Alice has "Tally Gate" in hand
    And Alice has {3} in the mana pool
    When Alice casts "Tally Gate"
    And the stack resolves
    And Alice chooses the ability "note" of "Tally Gate"
    And Alice activates "yield" of "Tally Gate"
    And the stack resolves
    Then Alice is at 21 life
    When Alice activates "payout" of "Tally Gate"
    And the stack resolves
    Then Alice is at 24 life

  # Whoever says yes to Lot of War and Peace chooses war, and whoever says no chooses peace.
  @cr26:607.2f
  Scenario Outline: Lot of War and Peace for which <word> was chosen does what it does for that word, and nothing for the other word
    Given Alice has "Lot of War and Peace" in hand and can pay {2}
    When Alice casts "Lot of War and Peace"
    And the stack resolves
    Then Alice may choose yes for "Lot of War and Peace"
    And Alice may choose no for "Lot of War and Peace"
    When Alice says <says> to "Lot of War and Peace"
    And Alice activates "lot" of "Lot of War and Peace"
    And the stack resolves
    Then Bob is at <bob> life
    And Alice is at <alice> life

    Examples:
      | word  | says | bob | alice |
      | war   | yes  | 17  | 20    |
      | peace | no   | 20  | 23    |

  @cr26:607.2f
  Scenario: Of two Lots of War and Peace each refers to the word that was chosen for itself
    Given Alice has "Lot of War and Peace" as "sword" and "Lot of War and Peace" as "dove" in hand and can pay {2}{2}
    When Alice casts "sword"
    And the stack resolves
    And Alice says yes to "sword"
    And Alice casts "dove"
    And the stack resolves
    And Alice says no to "dove"
    And Alice activates "lot" of "sword"
    And the stack resolves
    Then Bob is at 17 life
    And Alice is at 20 life
    When Alice activates "lot" of "dove"
    And the stack resolves
    Then Bob is at 17 life
    And Alice is at 23 life

  # Whoever says yes to Palace Siege chooses Khans, and whoever says no chooses Dragons.
  @cr26:614.12c
  Scenario: Palace Siege for which Khans was chosen as it entered returns Hill Giant from the graveyard in Alice's upkeep, and Bob loses no life
    Given Alice has "Hill Giant" in graveyard
    And Alice has "Palace Siege" in hand and can pay {3}{B}{B}
    When Alice casts "Palace Siege"
    And the stack resolves
    Then Alice may choose yes for "Palace Siege"
    And Alice may choose no for "Palace Siege"
    And "Palace Siege" is not on the battlefield
    When Alice says yes to "Palace Siege"
    Then "Palace Siege" has the ability "recall"
    And "Palace Siege" doesn't have the ability "drain"
    When the game goes on to Alice's next upkeep
    And Alice targets "Hill Giant" for "Palace Siege"
    And the stack resolves
    Then "Hill Giant" is in Alice's hand
    And Bob is at 20 life
    And "Palace Siege" has triggered once

  @cr26:614.12c
  Scenario: Palace Siege for which Dragons was chosen as it entered makes Bob lose 2 life in Alice's upkeep, and returns no creature card
    Given Alice has "Hill Giant" in graveyard
    And Alice has "Palace Siege" in hand and can pay {3}{B}{B}
    When Alice casts "Palace Siege"
    And the stack resolves
    And Alice says no to "Palace Siege"
    Then "Palace Siege" has the ability "drain"
    And "Palace Siege" doesn't have the ability "recall"
    When the game goes on to Alice's next upkeep
    And the stack resolves
    Then Bob is at 18 life
    And Alice is at 22 life
    And "Hill Giant" is in Alice's graveyard
    And "Palace Siege" has triggered once

  @cr26:614.12c.2 @cr26:607.2m
  Scenario: Grizzly Bears, which becomes a copy of Palace Siege, has the ability of neither word, because no word was chosen as it entered
    Given Alice controls "Opalescence" and "Grizzly Bears"
    And Alice has "Palace Siege" and "Cytoshape" in hand and can pay {3}{B}{B}{1}{G}{U}
    When Alice casts "Palace Siege"
    And the stack resolves
    And Alice says no to "Palace Siege"
    And Alice casts "Cytoshape" targeting "Grizzly Bears"
    And the stack resolves
    And Alice chooses "Palace Siege" for "Cytoshape"
    Then "Grizzly Bears" is named "Palace Siege"
    And "Grizzly Bears" doesn't have the ability "drain"
    And "Grizzly Bears" doesn't have the ability "recall"
    And "Palace Siege" has the ability "drain"

  @cr26:607.2m
  Scenario: Of two Palace Sieges each has the ability of the word that was chosen for itself
    Given Alice has "Palace Siege" as "khan" and "Palace Siege" as "dragon" in hand and can pay {3}{B}{B}{3}{B}{B}
    When Alice casts "khan"
    And the stack resolves
    And Alice says yes to "khan"
    And Alice casts "dragon"
    And the stack resolves
    And Alice says no to "dragon"
    Then "khan" has the ability "recall"
    And "khan" doesn't have the ability "drain"
    And "dragon" has the ability "drain"
    And "dragon" doesn't have the ability "recall"
