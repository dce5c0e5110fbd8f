Feature: Boseiju, Who Shelters All
  @chk:boseiju-who-shelters-all.1
  Scenario: A spell whose splice cost was paid with Boseiju's mana can't be countered
    Given Alice controls "Boseiju, Who Shelters All" and can pay {U}{R}
    And Alice has "Reach Through Mists" and "Glacial Ray" in hand
    And Bob has "Counterspell" in hand and can pay {U}{U}
    When Alice plays "Reach Through Mists" splicing "Glacial Ray" targeting Bob paying {1} with "Boseiju, Who Shelters All"
    Then Alice is at 18 life
    And mana from "Boseiju, Who Shelters All" was spent on "Reach Through Mists"
    When Bob plays "Counterspell" targeting "Reach Through Mists"
    And the stack resolves
    Then "Counterspell" has resolved
    And "Reach Through Mists" has resolved
    And Alice has drawn 1 card
    And Bob is at 18 life

  @chk:boseiju-who-shelters-all.1
  Scenario: A spell paid with Boseiju's mana can't be countered, but the next spell, paid with other mana, is countered
    Given Alice controls "Boseiju, Who Shelters All" and can pay {U}{R} and can pay {1}{U}{R}
    And Alice has 2 "Reach Through Mists" as "reach" and "Glacial Ray" in hand
    And Bob has 2 "Counterspell" as "denial" in hand and can pay {U}{U}{U}{U}
    When Alice plays "reach 1" splicing "Glacial Ray" targeting Bob paying {1} with "Boseiju, Who Shelters All"
    And Bob plays "denial 1" targeting "reach 1"
    And the stack resolves
    Then "reach 1" has resolved
    And Bob is at 18 life
    When Alice plays "reach 2" splicing "Glacial Ray" targeting Bob
    Then mana from "Boseiju, Who Shelters All" wasn't spent on "reach 2"
    When Bob plays "denial 2" targeting "reach 2"
    And the stack resolves
    Then "reach 2" was countered
    And Alice has drawn 1 card
    And Bob is at 18 life

  @chk:boseiju-who-shelters-all.1
  Scenario: A spell cast without its mana cost can't be countered if Boseiju's mana paid its splice cost
    Given Alice controls "Shell of the Last Kappa" as "the Shell", "Boseiju, Who Shelters All" and 4 "Mountain"
    And Alice has "Reach Through Mists" removed from the game with "the Shell"
    And Alice has "Glacial Ray" in hand
    And Bob has "Counterspell" in hand and can pay {U}{U}
    When Alice activates the second printed ability of "the Shell"
    And the top of the stack resolves
    And while "the Shell" resolves, Alice plays "Reach Through Mists" splicing "Glacial Ray" targeting Bob without paying its mana cost paying {1} with "Boseiju, Who Shelters All"
    Then the total cost of "Reach Through Mists" is {1}{R}
    When Bob plays "Counterspell" targeting "Reach Through Mists"
    And the stack resolves
    Then "Reach Through Mists" has resolved
    And Alice has drawn 1 card
    And Bob is at 18 life

  @chk:boseiju-who-shelters-all.2
  Scenario: A spell paid with Boseiju's mana can't be countered, but a copy of that spell is countered
    Given Alice controls "Uyo, Silent Prophet", "Boseiju, Who Shelters All" and 2 "Mountain" as "land"
    And Alice has "Glacial Ray" in hand and can pay {R} and can pay {2}
    And Bob has 2 "Counterspell" as "counter" in hand and can pay {U}{U}{U}{U}
    When Alice plays "Glacial Ray" targeting Bob paying {1} with "Boseiju, Who Shelters All"
    And Alice activates "Uyo, Silent Prophet" targeting "Glacial Ray" returning "land 1" and "land 2"
    And the top of the stack resolves
    And as it resolves, Alice keeps the targets
    And Bob plays "counter 1" targeting the copy of "Glacial Ray"
    And the top of the stack resolves
    Then the copy of "Glacial Ray" was countered
    When Bob plays "counter 2" targeting "Glacial Ray"
    And the stack resolves
    Then "counter 2" has resolved
    And "Glacial Ray" has resolved
    And Bob is at 18 life

  @chk:boseiju-who-shelters-all.1
  Scenario: A spell can't be countered even if Boseiju's mana paid only its kicker cost
    Given Alice has "Boseiju, Who Shelters All" and "Overload" in hand and can pay {1}{R}
    And Bob controls "Long-Forgotten Gohei" and has "Counterspell" in hand and can pay {U}{U}
    When Alice plays the land "Boseiju, Who Shelters All"
    Then "Boseiju, Who Shelters All" is tapped
    When the game goes on to Alice's next main phase
    And Alice plays "Overload" kicked targeting "Long-Forgotten Gohei" paying {1} with "Boseiju, Who Shelters All"
    Then Alice is at 18 life
    And the mana cost of "Overload" is {R}
    And the total cost of "Overload" is {2}{R}
    When Bob plays "Counterspell" targeting "Overload"
    And the stack resolves
    Then "Counterspell" has resolved
    And "Overload" has resolved
    And "Long-Forgotten Gohei" is in Bob's graveyard

  @chk:boseiju-who-shelters-all.1
  Scenario: An instant spell paid with Boseiju's mana can't be countered, but a creature spell paid with it can
    Given Alice controls "Boseiju, Who Shelters All" and can pay {G} and has "Grizzly Bears" and "Naturalize" in hand
    And Bob controls "Long-Forgotten Gohei" and has 2 "Counterspell" as "denial" in hand and can pay {U}{U}
    When Alice plays "Grizzly Bears" paying {1} with "Boseiju, Who Shelters All"
    Then mana from "Boseiju, Who Shelters All" was spent on "Grizzly Bears"
    When Bob plays "denial 1" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" was countered
    When the game goes on to Alice's next main phase
    And Alice plays "Naturalize" targeting "Long-Forgotten Gohei" paying {1} with "Boseiju, Who Shelters All"
    And Bob plays "denial 2" targeting "Naturalize"
    And the stack resolves
    Then "denial 2" has resolved
    And "Long-Forgotten Gohei" is in Bob's graveyard

  @chk:boseiju-who-shelters-all.1
  Scenario: A sorcery spell paid with Boseiju's mana can't be countered, but the same sorcery paid with other mana can
    Given Alice controls "Boseiju, Who Shelters All" and can pay {2}{U} and can pay {1}{U}
    And Alice has 2 "Counsel of the Soratami" as "counsel" in hand
    And Bob has 2 "Counterspell" as "denial" in hand and can pay {U}{U}{U}{U}
    When Alice plays "counsel 1" paying {1} with "Boseiju, Who Shelters All"
    And Bob plays "denial 1" targeting "counsel 1"
    And the stack resolves
    Then "denial 1" has resolved
    And "counsel 1" has resolved
    And Alice has drawn 2 cards
    When Alice plays "counsel 2"
    And Bob plays "denial 2" targeting "counsel 2"
    And the stack resolves
    Then "counsel 2" was countered
    And Alice has drawn 2 cards

  @chk:boseiju-who-shelters-all.1
  Scenario: A player taps Boseiju and pays 2 life for mana, and the sorcery spell paid with that mana can't be countered
    Given Alice controls "Boseiju, Who Shelters All" and has "Kodama's Reach" in hand and can pay {1}{G}
    And Alice has "Forest" and "Grizzly Bears" as library
    And Bob has "Counterspell" in hand and can pay {U}{U}
    When Alice plays "Kodama's Reach" paying {1} with "Boseiju, Who Shelters All"
    Then "Boseiju, Who Shelters All" is tapped
    And Alice is at 18 life
    When Bob plays "Counterspell" targeting "Kodama's Reach"
    And the stack resolves
    And Alice chooses "Forest"
    Then "Counterspell" has resolved
    And "Kodama's Reach" has resolved
    And "Forest" is in play under Alice's control
