Feature: Paying life

  @cr26:119.4 @cr26:118.3.2
  Scenario: At 4 life, Alice can pay 3 life for Hall of the Bandit Lord; at 1 life, she can't pay 2 life for Boseiju
    Given Alice controls "Boseiju, Who Shelters All" and "Hall of the Bandit Lord"
    And Alice is at 4 life
    Then Alice can tap "Boseiju, Who Shelters All" for mana
    When Alice taps "Hall of the Bandit Lord" for mana
    Then Alice is at 1 life
    And Alice can't tap "Boseiju, Who Shelters All" for mana by rule 118.3
    And Alice has {1} in the mana pool

  @cr26:119.4
  Scenario: At 3 life, Alice can pay all 3 life for Hall of the Bandit Lord, and then loses the game
    Given Alice controls "Hall of the Bandit Lord" and is at 3 life
    Then Alice can tap "Hall of the Bandit Lord" for mana
    When Alice taps "Hall of the Bandit Lord" for mana
    Then Alice is at 0 life
    And Alice has lost the game

  @cr26:119.4
  Scenario: Alice's Exquisite Blood triggers when Bob pays 2 life for Boseiju, but not when Alice pays life
    Given Alice controls "Exquisite Blood" and "Boseiju, Who Shelters All"
    And Bob controls "Boseiju, Who Shelters All" as "their Boseiju"
    And Bob controls "Mirror Gallery"
    When Bob taps "their Boseiju" for mana
    And the stack resolves
    Then Bob is at 18 life
    And Alice is at 22 life
    When Alice taps "Boseiju, Who Shelters All" for mana
    Then Alice is at 20 life
    And the stack is empty

  @cr26:119.4
  Scenario: At 5 life, Alice can pay 4 life for Aether Storm, and after 2 life for Selenia, Dark Angel, she can't
    Given Alice controls "Selenia, Dark Angel" and is at 5 life
    And Bob controls "Aether Storm"
    Then Alice can activate "calm" of "Aether Storm"
    When Alice activates "retreat" of "Selenia, Dark Angel"
    Then Alice is at 3 life
    And Alice can't activate "calm" of "Aether Storm" by rule 118.3
    When the stack resolves
    Then "Selenia, Dark Angel" is in Alice's hand
    And "Aether Storm" is in play

  @cr26:119.4 @cr26:704.3 @cr26:104.3b
  Scenario: At 4 life, Alice can pay all 4 life for Aether Storm, and loses the game before its ability resolves
    Given Bob controls "Aether Storm"
    And Alice controls "Hill Giant" and is at 4 life
    When Alice activates "calm" of "Aether Storm"
    Then Alice is at 0 life
    And Alice has lost the game
    And "Aether Storm" is in play

  @cr26:119.4.2
  Scenario: At 5 life, Alice can pay 4 life for one card of Sylvan Library, and with 1 life left can't pay for the other
    Given it is Alice's upkeep
    And Alice controls "Sylvan Library" and is at 5 life
    And Alice has "Grizzly Bears", "Hill Giant", "Craw Wurm" and "Smite" on top of library
    When the game goes on to Alice's draw step
    And the stack resolves
    And Alice says yes
    And Alice chooses "Hill Giant" and "Grizzly Bears"
    And Alice pays
    Then Alice is at 1 life
    And the top of Alice's library is "Grizzly Bears"
    And "Hill Giant" is in Alice's hand

  @cr26:119.4.2
  Scenario: At 20 life, Alice pays 4 life for each of two cards of Sylvan Library
    Given it is Alice's upkeep
    And Alice controls "Sylvan Library"
    And Alice has "Grizzly Bears", "Hill Giant", "Craw Wurm" and "Smite" on top of library
    When the game goes on to Alice's draw step
    And the stack resolves
    And Alice says yes
    And Alice chooses "Hill Giant" and "Grizzly Bears"
    And Alice pays
    And Alice pays
    Then Alice is at 12 life
    And Alice's hand holds "Grizzly Bears", "Hill Giant" and "Craw Wurm"

  @cr26:119.4.3
  Scenario: At 4 life, Alice can pay all 4 life for a card of Sylvan Library, which stays in her hand, and then loses the game
    Given it is Alice's upkeep
    And Alice controls "Sylvan Library" and is at 4 life
    And Alice has "Grizzly Bears", "Hill Giant", "Craw Wurm" and "Smite" on top of library
    When the game goes on to Alice's draw step
    And the stack resolves
    And Alice says yes
    And Alice chooses "Hill Giant" and "Grizzly Bears"
    And Alice pays
    Then Alice is at 0 life
    And "Hill Giant" is in Alice's hand
    And the top of Alice's library is "Grizzly Bears"
    And Alice has lost the game
