Feature: Oathkeeper, Takeno's Daisho
  @chk:oathkeeper-takenos-daisho.1
  Scenario: Oathkeeper returns a Samurai card if the creature dies while it is equipped with Oathkeeper
    Given Alice controls "Oathkeeper, Takeno's Daisho" and "Devoted Retainer" and can pay {2}
    And Bob has "Terror" in hand and can pay {1}{B}
    When Alice equips "Devoted Retainer" with "Oathkeeper, Takeno's Daisho"
    And the stack resolves
    Then "Devoted Retainer" is 4/2
    When Bob plays "Terror" targeting "Devoted Retainer"
    And the top of the stack resolves
    Then "Devoted Retainer" is in Alice's graveyard
    And the stack holds the second printed ability of "Oathkeeper, Takeno's Daisho"
    When the stack resolves
    Then "Devoted Retainer" is in play under Alice's control
    And "Devoted Retainer" is a new object
    And "Devoted Retainer" is 1/1
    And "Oathkeeper, Takeno's Daisho" is attached to nothing

  @chk:oathkeeper-takenos-daisho.1
  Scenario: Oathkeeper doesn't return a creature that an effect made a Samurai, because its card isn't a Samurai card
    Given Alice controls "Oathkeeper, Takeno's Daisho", "Sensei Golden-Tail" and "Grizzly Bears"
    And "Oathkeeper, Takeno's Daisho" is attached to "Grizzly Bears"
    And Alice can pay {1}{W}
    And Bob has "Terror" in hand and can pay {1}{B}
    When Alice activates the second printed ability of "Sensei Golden-Tail" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" has the types "creature", "Bear" and "Samurai"
    When Bob plays "Terror" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then the second printed ability of "Oathkeeper, Takeno's Daisho" has triggered once
    When the stack resolves
    Then "Grizzly Bears" is in Alice's graveyard
    And "Grizzly Bears" doesn't have the type "Samurai"

  @chk:oathkeeper-takenos-daisho.1
  Scenario: Oathkeeper returns a Samurai card even if the creature wasn't a Samurai when it died
    Given Alice controls "Oathkeeper, Takeno's Daisho" and "Devoted Retainer"
    And "Oathkeeper, Takeno's Daisho" is attached to "Devoted Retainer"
    And Bob has "Turn to Frog" and "Terror" in hand and can pay {1}{U} and can pay {1}{B}
    When Bob plays "Turn to Frog" targeting "Devoted Retainer"
    And the stack resolves
    Then "Devoted Retainer" doesn't have the type "Samurai"
    And "Devoted Retainer" is 4/2
    When Bob plays "Terror" targeting "Devoted Retainer"
    And the top of the stack resolves
    Then "Devoted Retainer" is in Alice's graveyard
    When the stack resolves
    Then "Devoted Retainer" is in play under Alice's control
    And "Devoted Retainer" has the types "creature", "Human" and "Samurai"

  @chk:oathkeeper-takenos-daisho.1
  Scenario: Oathkeeper doesn't return a flipped Bushi Tenderfoot: the creature was a Samurai, the card isn't
    Given Alice controls "Oathkeeper, Takeno's Daisho" and a flipped "Bushi Tenderfoot"
    And "Oathkeeper, Takeno's Daisho" is attached to "Bushi Tenderfoot"
    And Bob has "Terror" in hand and can pay {1}{B}
    Then "Bushi Tenderfoot" has the types "creature", "Human" and "Samurai"
    When Bob plays "Terror" targeting "Bushi Tenderfoot"
    And the top of the stack resolves
    Then the second printed ability of "Oathkeeper, Takeno's Daisho" has triggered once
    When the stack resolves
    Then "Bushi Tenderfoot" is in Alice's graveyard
    And "Bushi Tenderfoot" has exactly the types "creature", "Human" and "Soldier"

  @chk:oathkeeper-takenos-daisho.1
  Scenario: Oathkeeper returns a Samurai card that another player owns under the control of Oathkeeper's controller
    Given Alice controls "Oathkeeper, Takeno's Daisho" and "Devoted Retainer" owned by Bob
    And "Oathkeeper, Takeno's Daisho" is attached to "Devoted Retainer"
    And Bob has "Terror" in hand and can pay {1}{B}
    When Bob plays "Terror" targeting "Devoted Retainer"
    And the top of the stack resolves
    Then "Devoted Retainer" is in Bob's graveyard
    When the stack resolves
    Then "Devoted Retainer" is in play under Alice's control
    And Bob owns "Devoted Retainer"

  @chk:oathkeeper-takenos-daisho.1
  Scenario: When Oathkeeper goes to the graveyard, the equipped creature is exiled, even a Samurai
    Given Alice controls "Oathkeeper, Takeno's Daisho" and "Devoted Retainer"
    And "Oathkeeper, Takeno's Daisho" is attached to "Devoted Retainer"
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Bob plays "Naturalize" targeting "Oathkeeper, Takeno's Daisho"
    And the top of the stack resolves
    Then "Oathkeeper, Takeno's Daisho" is in Alice's graveyard
    And "Devoted Retainer" is in play
    When the stack resolves
    Then "Devoted Retainer" is removed from the game
    And the second printed ability of "Oathkeeper, Takeno's Daisho" has triggered never

  @chk:oathkeeper-takenos-daisho.1
  Scenario: When Oathkeeper and the equipped Samurai are destroyed together, the Samurai returns and isn't exiled
    Given Alice controls "Oathkeeper, Takeno's Daisho" and "Devoted Retainer"
    And "Oathkeeper, Takeno's Daisho" is attached to "Devoted Retainer"
    And Bob has "Akroma's Vengeance" in hand and can pay {4}{W}{W}
    And it is Bob's main phase
    When Bob plays "Akroma's Vengeance"
    And the top of the stack resolves
    And Alice puts the second printed ability of "Oathkeeper, Takeno's Daisho" and the third printed ability of "Oathkeeper, Takeno's Daisho" in this order
    Then "Oathkeeper, Takeno's Daisho" and "Devoted Retainer" are in Alice's graveyard
    And the second printed ability of "Oathkeeper, Takeno's Daisho" has triggered once
    And the third printed ability of "Oathkeeper, Takeno's Daisho" has triggered once
    When the stack resolves
    Then "Devoted Retainer" is in play under Alice's control
    And "Oathkeeper, Takeno's Daisho" is in Alice's graveyard

  @chk:oathkeeper-takenos-daisho.1
  Scenario: Oathkeeper's equip ability costs {2}, and Oathkeeper doesn't return a card that isn't a Samurai card
    Given Alice controls "Oathkeeper, Takeno's Daisho" and "Grizzly Bears" and can pay {2}
    And Bob has "Terror" in hand and can pay {1}{B}
    When Alice equips "Grizzly Bears" with "Oathkeeper, Takeno's Daisho"
    Then {2} was spent on the ability of "Oathkeeper, Takeno's Daisho"
    When the stack resolves
    Then "Grizzly Bears" is 5/3
    When Bob plays "Terror" targeting "Grizzly Bears"
    And the top of the stack resolves
    Then "Oathkeeper, Takeno's Daisho" has triggered once
    When the stack resolves
    Then "Grizzly Bears" is in Alice's graveyard
