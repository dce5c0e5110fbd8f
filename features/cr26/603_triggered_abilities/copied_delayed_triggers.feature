Feature: Delayed triggered abilities of copies

  @cr26:603.7c
  Scenario: Unstable Shapeshifter that activated the copied ability of Crazed Armodon is destroyed at the end of the turn as a Grizzly Bears
    Given Alice controls "Unstable Shapeshifter"
    And Alice has "Crazed Armodon" and "Grizzly Bears" in hand and can pay {2}{G}{G}{G}{1}{G}
    When Alice plays "Crazed Armodon"
    And the stack resolves
    Then "Unstable Shapeshifter" is named "Crazed Armodon"
    When Alice activates "rage" of "Unstable Shapeshifter"
    And the stack resolves
    Then "Unstable Shapeshifter" is 6/3
    When Alice plays "Grizzly Bears"
    And the stack resolves
    Then "Unstable Shapeshifter" is named "Grizzly Bears"
    And "Unstable Shapeshifter" is 5/2
    When the game goes on to Alice's end step
    And the stack resolves
    Then "Unstable Shapeshifter" was destroyed
    And "Crazed Armodon" is in play
    And "Grizzly Bears" is in play

  @cr26:603.7c @cr26:610.2.2
  Scenario: Crazed Armodon that activated its ability is 6/3 and is destroyed at the end of the turn, and another one isn't
    Given Alice controls "Crazed Armodon" as "mad" and "Crazed Armodon" as "calm" and can pay {G}
    When Alice activates "rage" of "mad"
    And the stack resolves
    Then "mad" is 6/3
    When the game goes on to Alice's end step
    And the stack resolves
    Then "mad" was destroyed
    And "calm" is in play

  @cr26:610.2.2
  Scenario: Crazed Armodon that activated its ability has trample until it is destroyed in the end step, in which Grizzly Bears stay on the battlefield
    Given Alice controls "Crazed Armodon" and "Grizzly Bears" and can pay {G}
    When Alice activates "rage" of "Crazed Armodon"
    And the stack resolves
    Then "Crazed Armodon" has "trample"
    When the game goes on to Alice's end step
    Then the stack holds the trigger of "Crazed Armodon"
    And "Crazed Armodon" is 6/3
    When the stack resolves
    Then "Crazed Armodon" was destroyed
    And "Grizzly Bears" is in play

  @cr26:610.2.2
  Scenario: Crazed Armodon whose ability isn't activated is still a 3/3 creature in the end step, and nothing triggers
    Given Alice controls "Crazed Armodon" and can pay {G}
    Then Alice can activate "rage" of "Crazed Armodon"
    When Alice attacks with "Crazed Armodon"
    And Bob doesn't block
    And combat damage is dealt
    And the game goes on to Alice's end step
    Then "Crazed Armodon" is 3/3
    And "Crazed Armodon" has triggered never
    And Bob is at 17 life
