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

  @cr26:702.142a
  Scenario: A Warrior token that entered attacking hasn't attacked, so it can't boast as a copy of Usher of the Fallen, and Usher of the Fallen can
    Given Alice controls "Usher of the Fallen" and "Dragonback Lancer"
    And Alice has "Cytoshape" in hand and can pay {1}{G}{U}{1}{W}
    When Alice attacks with "Usher of the Fallen" and "Dragonback Lancer"
    And the stack resolves
    Then the first "Warrior" token is attacking
    When Alice plays "Cytoshape" targeting the first "Warrior" token
    And the stack resolves
    And Alice chooses "Usher of the Fallen" for "Cytoshape"
    Then Alice controls 2 "Usher of the Fallen" permanents
    And Alice can't activate "boast" of the first "Warrior" token by rule 602.5
    And Alice can activate "boast" of "Usher of the Fallen"
    When Alice activates "boast" of "Usher of the Fallen"
    And the stack resolves
    Then Alice controls 2 "token" permanents

  @cr26:702.142a
  Scenario: Grizzly Bears that attacked and became a copy of Usher of the Fallen can boast, and Usher of the Fallen, which didn't attack, can't
    Given Alice controls "Usher of the Fallen" and "Grizzly Bears"
    And Alice has "Cytoshape" in hand and can pay {1}{G}{U}{1}{W}
    When Alice attacks with "Grizzly Bears"
    And Alice plays "Cytoshape" targeting "Grizzly Bears"
    And the stack resolves
    And Alice chooses "Usher of the Fallen" for "Cytoshape"
    Then Alice can't activate "boast" of "Usher of the Fallen" by rule 602.5
    And Alice can activate "boast" of "Grizzly Bears"
    When Alice activates "boast" of "Grizzly Bears"
    And the stack resolves
    Then Alice controls one 1/1 white "Human Warrior" creature token

  @cr26:702.142a
  Scenario: Bob, who gained control of two attackers, can activate the boast of the one that hasn't boasted this turn, and not of the other one
    Given Alice controls "Usher of the Fallen" as "one", "Usher of the Fallen" as "two" and can pay {1}{W}
    And Bob has "Sudden Claim" as "first" and "Sudden Claim" as "second" in hand and can pay {U}{U}{1}{W}
    When Alice attacks with "one" and "two"
    And Alice activates "boast" of "one"
    And the stack resolves
    And Bob plays "first" targeting "one"
    And the stack resolves
    And Bob plays "second" targeting "two"
    And the stack resolves
    Then Bob can't activate "boast" of "one" by rule 602.5b
    And Bob can activate "boast" of "two"
    When Bob activates "boast" of "two"
    And the stack resolves
    Then Bob controls one 1/1 white "Human Warrior" creature token
