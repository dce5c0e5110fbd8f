Feature: An Aura enchants one object, and not itself

  @cr26:303.4d.2
  Scenario: Bob, who controls Holy Strength, chooses which of Alice's creatures her Many for One attaches it to
    Given Bob controls "Gray Ogre" and "Holy Strength" attached to "Gray Ogre"
    And Alice controls "Grizzly Bears" and "Hill Giant"
    And Alice has "Many for One" in hand and can pay {W}
    When Alice plays "Many for One" targeting "Holy Strength"
    And the stack resolves
    Then Bob may choose "Grizzly Bears"
    And Bob may not choose "Gray Ogre"
    When Bob chooses "Hill Giant"
    Then "Holy Strength" is attached to "Hill Giant"
    And "Hill Giant" is 4/5
    And "Grizzly Bears" is 2/2

  @cr26:303.4d.2
  Scenario: Alice chooses one of her creatures for her Holy Strength, which Many for One would attach to each of them
    Given Alice controls "Grizzly Bears", "Hill Giant" and "Holy Strength" attached to "Grizzly Bears"
    And Bob controls "Gray Ogre"
    And Alice has "Many for One" in hand and can pay {W}
    When Alice plays "Many for One" targeting "Holy Strength"
    And the stack resolves
    And Alice chooses "Hill Giant"
    Then "Holy Strength" is attached to "Hill Giant"
    And "Hill Giant" is 4/5
    And "Grizzly Bears" is 2/2

  @cr26:303.4d.3
  Scenario: Coiled Ribbon stays attached to Crusade as its ability would attach it to itself, and moves to Bad Moon
    Given Alice controls "Crusade", "Bad Moon" and "Coiled Ribbon" attached to "Crusade"
    And Alice can pay {1}{1}
    When Alice activates "Coiled Ribbon" targeting "Coiled Ribbon"
    And the stack resolves
    Then "Coiled Ribbon" is attached to "Crusade"
    When Alice activates "Coiled Ribbon" targeting "Bad Moon"
    And the stack resolves
    Then "Coiled Ribbon" is attached to "Bad Moon"

  @cr26:303.4d.3
  Scenario: Coiled Ribbon moves from Crusade to Bad Moon, and goes to the graveyard as Bad Moon is destroyed
    Given Alice controls "Crusade", "Bad Moon" and "Coiled Ribbon" attached to "Crusade"
    And Alice can pay {1}
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice activates "Coiled Ribbon" targeting "Bad Moon"
    And the stack resolves
    Then "Coiled Ribbon" is attached to "Bad Moon"
    When Bob plays "Naturalize" targeting "Bad Moon"
    And the stack resolves
    Then "Coiled Ribbon" is in Alice's graveyard
    And "Crusade" is in play
