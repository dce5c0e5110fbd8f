Feature: Examples of section 302

  @cr26:302.3.ex1 @cr26:205.3a
  Scenario: Goblin Wizard can be tapped as a Wizard for Azami, and it gives protection from white to itself as a Goblin
    Given Alice controls "Goblin Wizard", "Azami, Lady of Scrolls" and "Goblin Raider"
    And Alice has "Island" and "Forest" as library
    And Alice can pay {R}
    Then Alice can target only "Goblin Wizard" and "Goblin Raider" with "hex" of "Goblin Wizard"
    And Alice can't activate "scrolls" of "Azami, Lady of Scrolls" tapping "Goblin Raider" by rule 118.3
    And Alice can activate "scrolls" of "Azami, Lady of Scrolls" tapping "Azami, Lady of Scrolls"
    When Alice activates "hex" of "Goblin Wizard" targeting "Goblin Wizard"
    And the stack resolves
    Then "Goblin Wizard" has "protection from white"
    And "Goblin Wizard" has exactly the types "creature", "Goblin" and "Wizard"
    When Alice activates "scrolls" of "Azami, Lady of Scrolls" tapping "Goblin Wizard"
    And the stack resolves
    Then "Goblin Wizard" is tapped
    And Alice has drawn 1 card

  @cr26:302.3.ex1 @cr26:205.3a
  Scenario: Goblin Wizard puts a Goblin card onto the battlefield; the card Goblin Wizard is such a card, and a card with the creature type Wizard alone isn't
    Given Alice controls "Goblin Wizard" as "elder"
    And Alice has "Goblin Wizard" as "younger" and "Archmage Emeritus" in hand
    When Alice activates "summon" of "elder"
    And the stack resolves
    Then Alice may choose "younger"
    And Alice may not choose "Archmage Emeritus"
    When Alice chooses "younger"
    Then "younger" is in play
    And "Archmage Emeritus" is in Alice's hand
