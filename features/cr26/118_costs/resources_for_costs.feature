Feature: Resources to pay a cost

  @cr26:118.3
  Scenario: Kher Keep's own mana can't pay for Kher Keep's ability, which has {T} in its cost; another land's mana can
    Given Alice controls "Kher Keep" and can pay {R}
    And Alice has "Forest" in hand
    Then Alice can tap "Kher Keep" for mana
    And Alice can't activate "hatch" of "Kher Keep"
    When Alice plays the land "Forest"
    Then Alice can activate "hatch" of "Kher Keep"
    When Alice activates "hatch" of "Kher Keep"
    Then "Kher Keep" is tapped

  @cr26:118.3
  Scenario: Kher Keep's ability can't be activated without red mana; after its player plays a Mountain, the ability creates a Kobold
    Given Alice controls "Kher Keep" and "Forest"
    And Alice has "Mountain" in hand
    Then Alice can't activate "hatch" of "Kher Keep"
    When Alice plays the land "Mountain"
    Then Alice can activate "hatch" of "Kher Keep"
    When Alice activates "hatch" of "Kher Keep"
    And the stack resolves
    Then the "Kobolds of Kher Keep" token is 0/1
    And the "Kobolds of Kher Keep" token is red
    And the "Kobolds of Kher Keep" token has exactly the types "creature" and "Kobold"

  @cr26:118.3.3
  Scenario: Alice, who controls a creature and an artifact, is asked for both by Twin Levy and doesn't pay
    Given Alice controls "Grizzly Bears" and "Sol Ring"
    And Alice has "Twin Levy" in hand and can pay {B}
    When Alice plays "Twin Levy"
    And the stack resolves
    Then Alice is asked for a payment
    When Alice doesn't pay
    Then Bob is at 16 life
    And "Grizzly Bears" and "Sol Ring" are in play
    And Alice has drawn no cards

  @cr26:118.1.2 @cr26:118.3.3
  Scenario: Alice, who controls a creature and an artifact, is asked for both by Twin Levy and sacrifices both
    Given Alice controls "Grizzly Bears" and "Sol Ring"
    And Alice has 3 "Plains" as "page" as library
    And Alice has "Twin Levy" in hand and can pay {B}
    When Alice plays "Twin Levy"
    And the stack resolves
    Then Alice is asked for a payment
    When Alice pays
    Then "Grizzly Bears" is in Alice's graveyard
    And "Sol Ring" is in Alice's graveyard
    And Alice has drawn 3 cards
    And Bob is at 20 life

  @cr26:118.3.3
  Scenario: Alice, who controls a creature and no artifact, isn't asked for both by Twin Levy
    Given Alice controls "Grizzly Bears"
    And Alice has "Twin Levy" in hand and can pay {B}
    And Alice has 3 "Plains" as "page" as library
    When Alice plays "Twin Levy"
    And the stack resolves
    Then nobody is asked anything
    And Bob is at 16 life
    And "Grizzly Bears" is in play
    And Alice has drawn no cards

  @cr26:118.3.3
  Scenario: Alice isn't asked to sacrifice a creature and an artifact for Twin Levy while Steel Wall is her only creature and her only artifact
    Given Alice controls "Steel Wall"
    And Alice has "Ornithopter" and 2 "Twin Levy" as "levy" in hand and can pay {B}{B}
    When Alice plays "levy 1"
    And the stack resolves
    Then nobody is asked anything
    And Bob is at 16 life
    And Alice was asked for a payment never
    When Alice plays "Ornithopter"
    And the stack resolves
    And Alice plays "levy 2"
    And the stack resolves
    Then Alice is asked for a payment
    When Alice pays
    And Alice chooses "Ornithopter"
    Then Alice has drawn 3 cards
    And Bob is at 16 life
    And "Steel Wall" is in Alice's graveyard
