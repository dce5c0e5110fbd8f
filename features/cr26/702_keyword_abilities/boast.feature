Feature: Boast

  @cr26:702.142a
  Scenario: Usher of the Fallen can boast once after it has attacked, and not before
    Given Alice controls "Usher of the Fallen" and can pay {1}{W}{1}{W}
    Then Alice can't activate "boast" of "Usher of the Fallen" by rule 602.5
    When Alice attacks with "Usher of the Fallen"
    Then Alice can activate "boast" of "Usher of the Fallen"
    When Alice activates "boast" of "Usher of the Fallen"
    Then the total cost of the ability of "Usher of the Fallen" is {1}{W}
    When the stack resolves
    Then Alice controls one 1/1 white "Human Warrior" creature token
    And Alice can't activate "boast" of "Usher of the Fallen" by rule 602.5b

  @cr26:702.142a
  Scenario: Usher of the Fallen boasts after combat for a 1/1 token
    Given Alice controls "Usher of the Fallen" and can pay {1}{W}
    When Alice attacks with "Usher of the Fallen"
    And Bob doesn't block
    And combat damage is dealt
    And the game goes on to Alice's second main phase
    And Alice activates "boast" of "Usher of the Fallen"
    And the stack resolves
    Then Alice controls one 1/1 white "Human Warrior" creature token
    And Bob is at 18 life
    And Alice controls 2 "Warrior" permanents

  @cr26:702.142a
  Scenario: Usher of the Fallen that boasted can't boast in the next turn before it attacks, and can boast again afterwards
    Given Alice controls "Usher of the Fallen" and can pay {1}{W}
    When Alice attacks with "Usher of the Fallen"
    And Alice activates "boast" of "Usher of the Fallen"
    And the stack resolves
    And the game goes on to Alice's next main phase
    Then Alice can't activate "boast" of "Usher of the Fallen" by rule 602.5
    When Alice attacks with "Usher of the Fallen"
    Then Alice can activate "boast" of "Usher of the Fallen"
    When Alice activates "boast" of "Usher of the Fallen"
    And the stack resolves
    Then Alice controls two 1/1 white "Human Warrior" creature tokens

  @cr26:702.142a
  Scenario: Usher of the Fallen that didn't attack can't boast in a turn in which another one attacked
    Given Alice controls "Usher of the Fallen" as "idle", "Usher of the Fallen" as "bold" and can pay {1}{W}
    When Alice attacks with "bold"
    Then Alice can't activate "boast" of "idle" by rule 602.5
    And Alice can activate "boast" of "bold"
    When Alice activates "boast" of "bold"
    And the stack resolves
    Then Alice controls one 1/1 white "Human Warrior" creature token
