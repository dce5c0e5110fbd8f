Feature: Names that were first printed in an expansion

  @cr26:206.3a
  Scenario: City in a Bottle has Kird Ape and City of Brass sacrificed, and stops City of Brass and Abu Ja'far from being played
    Given Alice has "City in a Bottle" in hand and can pay {2}
    And Alice controls "Kird Ape"
    And Bob controls "City of Brass" and "Hill Giant"
    And Bob has "Abu Ja'far" and "White Knight" in hand and can pay {W}{W}{W}
    And Alice has "City of Brass" as "city" and "Strip Mine" in hand
    When Alice casts "City in a Bottle"
    And the top of the stack resolves
    Then the ability of "City in a Bottle" is on the stack
    When the stack resolves
    Then "Kird Ape" was sacrificed
    And "City of Brass" was sacrificed
    And "City in a Bottle" and "Hill Giant" are on the battlefield
    And Alice can't play the land "city" because of the ability "seal" of "City in a Bottle"
    And Alice can play the land "Strip Mine"
    When the game goes on to Bob's main phase
    Then Bob can't cast "Abu Ja'far" because of the ability "seal" of "City in a Bottle"
    And Bob can cast "White Knight"

  @cr26:206.3a
  Scenario: City in a Bottle has Aladdin, El-Hajjâj, Sindbad and Sorceress Queen sacrificed, and neither Mountain, which was printed before, nor Hill Giant
    Given Alice has "City in a Bottle" and "Kird Ape" in hand and can pay {2}{R}
    And Alice controls "Aladdin" and "El-Hajjâj"
    And Bob controls "Sindbad", "Sorceress Queen", "Mountain" and "Hill Giant"
    When Alice casts "City in a Bottle"
    And the stack resolves
    Then "Aladdin" was sacrificed
    And "El-Hajjâj" was sacrificed
    And "Sindbad" was sacrificed
    And "Sorceress Queen" was sacrificed
    And "Mountain" and "Hill Giant" are on the battlefield
    And Alice can't play "Kird Ape" because of the ability "seal" of "City in a Bottle"

  @cr26:206.3b
  Scenario: Golgothian Sylex has itself, three more artifacts and Bob's Strip Mine sacrificed, and neither Sol Ring nor Hill Giant
    Given Alice controls "Golgothian Sylex", "Ornithopter", "Ashnod's Altar", "Millstone" and "Sol Ring" and can pay {1}
    And Bob controls "Strip Mine" and "Hill Giant"
    When Alice activates "Golgothian Sylex"
    And the stack resolves
    Then "Ornithopter" was sacrificed
    And "Strip Mine" was sacrificed
    And "Golgothian Sylex" was sacrificed
    And "Ashnod's Altar" was sacrificed
    And "Millstone" was sacrificed
    And "Strip Mine" is in Bob's graveyard
    And "Sol Ring" and "Hill Giant" are on the battlefield

  @cr26:206.3b
  Scenario: Golgothian Sylex has Ornithopter sacrificed, and not Kiki-Jiki's token that copies Ornithopter
    Given Alice controls "Golgothian Sylex", "Kiki-Jiki, Mirror Breaker", "Ornithopter" as "model" and can pay {1}
    When Alice activates "Kiki-Jiki, Mirror Breaker" targeting "model"
    And the stack resolves
    And Alice activates "Golgothian Sylex"
    And the stack resolves
    Then "model" was sacrificed
    And "Golgothian Sylex" was sacrificed
    And the first "Ornithopter" token is 0/2
    And the first "Ornithopter" token is on the battlefield

  @cr26:206.3c
  Scenario: Apocalypse Chime destroys two Dwarven Traders and Aether Storm, and neither Hill Giant nor Kiki-Jiki's token that copies Dwarven Trader
    Given Alice controls "Apocalypse Chime", "Kiki-Jiki, Mirror Breaker", "Dwarven Trader" as "model" and can pay {2}
    And Bob controls "Dwarven Trader", "Aether Storm" and "Hill Giant"
    When Alice activates "Kiki-Jiki, Mirror Breaker" targeting "model"
    And the stack resolves
    And Alice activates "Apocalypse Chime"
    And the stack resolves
    Then "Dwarven Trader" was destroyed
    And "model" was destroyed
    And "Aether Storm" was destroyed
    And "Hill Giant" and "Kiki-Jiki, Mirror Breaker" are on the battlefield
    And the first "Dwarven Trader" token is 1/1
    And the first "Dwarven Trader" token is on the battlefield

  @cr26:206.3c
  Scenario: Dwarven Trader, which Death Ward would regenerate, is destroyed by Apocalypse Chime
    Given Alice controls "Apocalypse Chime" and can pay {2}
    And Bob controls "Dwarven Trader" and has "Death Ward" in hand and can pay {W}
    When Alice activates "Apocalypse Chime"
    And Bob in response plays "Death Ward" targeting "Dwarven Trader"
    And the stack resolves
    Then "Apocalypse Chime" was sacrificed
    And "Dwarven Trader" was destroyed
    And "Dwarven Trader" is in Bob's graveyard

  @cr26:206.3a
  Scenario: City in a Bottle has Kird Ape sacrificed, and not Kiki-Jiki's token that copies Kird Ape
    Given Alice controls "Kiki-Jiki, Mirror Breaker" and "Kird Ape" as "model"
    And Alice has "City in a Bottle" and "Kird Ape" as "held" in hand and can pay {2}{R}
    When Alice activates "Kiki-Jiki, Mirror Breaker" targeting "model"
    And the stack resolves
    And Alice casts "City in a Bottle"
    And the stack resolves
    Then "model" was sacrificed
    And the first "Kird Ape" token is on the battlefield
    And the first "Kird Ape" token is 1/1
    And Alice can't play "held" because of the ability "seal" of "City in a Bottle"

  @cr26:206.3a
  Scenario: City in a Bottle has the Clone that has become a copy of Kird Ape sacrificed, too, because it has that name
    Given Bob controls "Kird Ape" and "Hill Giant"
    And Alice has "Clone", "City in a Bottle" and "Kird Ape" as "held" in hand and can pay {3}{U}{2}{R}
    When Alice casts "Clone"
    And the stack resolves
    And Alice chooses "Kird Ape"
    Then "Clone" is named "Kird Ape"
    And Alice can play "held"
    When Alice casts "City in a Bottle"
    And the stack resolves
    Then "Clone" was sacrificed
    And "Kird Ape" was sacrificed
    And "Hill Giant" is on the battlefield
    And Alice can't play "held" because of the ability "seal" of "City in a Bottle"

  @cr26:206.3b
  Scenario: Golgothian Sylex has the Clone that has become a copy of Ornithopter sacrificed, and not the one that is a copy of Hill Giant
    Given Alice controls "Golgothian Sylex"
    And Bob controls "Ornithopter" and "Hill Giant"
    And Alice has 2 "Clone" as "clone" in hand and can pay {3}{U}{3}{U}{1}
    When Alice casts "clone 1"
    And the stack resolves
    And Alice chooses "Ornithopter"
    And Alice casts "clone 2"
    And the stack resolves
    And Alice chooses "Hill Giant"
    And Alice activates "Golgothian Sylex"
    And the stack resolves
    Then "clone 1" was sacrificed
    And "Ornithopter" was sacrificed
    And "clone 2" is on the battlefield
    And "clone 2" is 3/3

  @cr26:206.3c
  Scenario: Apocalypse Chime destroys the Clone that has become a copy of Dwarven Trader, and not the one that is a copy of Hill Giant
    Given Alice controls "Apocalypse Chime"
    And Bob controls "Dwarven Trader" and "Hill Giant"
    And Alice has 2 "Clone" as "clone" in hand and can pay {3}{U}{3}{U}{2}
    When Alice casts "clone 1"
    And the stack resolves
    And Alice chooses "Dwarven Trader"
    And Alice casts "clone 2"
    And the stack resolves
    And Alice chooses "Hill Giant"
    And Alice activates "Apocalypse Chime"
    And the stack resolves
    Then "clone 1" was destroyed
    And "Dwarven Trader" was destroyed
    And "clone 2" is on the battlefield
    And "clone 2" is 3/3
