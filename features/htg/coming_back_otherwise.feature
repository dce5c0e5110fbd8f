Feature: Back from the dead, and otherwise than before

  @htg:ours.450
  Scenario: A cat is embalmed
    Given Alice has "Sacred Cat" in graveyard and can pay {W}
    When Alice activates "embalm" of "Sacred Cat"
    Then "Sacred Cat" is exiled
    When the stack resolves
    Then the first "Sacred Cat" token is white
    And the first "Sacred Cat" token is 1/1
    And the first "Sacred Cat" token has the type "Zombie"
    And the mana value of the first "Sacred Cat" token is 0

  @htg:ours.450
  Scenario: What is embalmed keeps its abilities
    Given Alice has "Sacred Cat" in graveyard and can pay {W}
    When Alice activates "embalm" of "Sacred Cat"
    And the stack resolves
    Then the first "Sacred Cat" token has "lifelink"
    And "Sacred Cat" is exiled

  @htg:ours.451
  Scenario: A combatant is eternal
    Given Alice has "Proven Combatant" in graveyard and can pay {4}{U}{U}
    When Alice activates "eternalize" of "Proven Combatant"
    And the stack resolves
    Then the first "Proven Combatant" token is 4/4
    And the first "Proven Combatant" token is black
    And the first "Proven Combatant" token has the type "Zombie"
    And "Proven Combatant" is exiled

  @htg:ours.464
  Scenario: An idea is had twice
    Given Alice has "Radical Idea" in graveyard and can pay {1}{U}
    And Alice has "Hill Giant" in hand
    And Alice has "Plains" as library
    When Alice plays "Radical Idea" from graveyard, discarding "Hill Giant"
    And the stack resolves
    Then Alice's hand holds "Plains"
    And "Radical Idea" is exiled

  @htg:ours.466
  Scenario: A colossus is here for a turn, and back on another
    Given Alice has "Bygone Colossus" in hand
    And Alice controls 9 "Wastes"
    When Alice plays "Bygone Colossus" instead of its mana cost
    And the stack resolves
    Then "Bygone Colossus" is 9/9
    When the game goes on to the end step
    And the stack resolves
    Then "Bygone Colossus" is exiled
    When the game goes on to Alice's next main phase
    And Alice plays "Bygone Colossus" from exile
    And the stack resolves
    And the game goes on to Alice's next main phase
    Then "Bygone Colossus" is in play
