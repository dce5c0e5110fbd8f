Feature: The order of objects in a zone

  @cr26:400.5 @cr26:401.2.2
  Scenario: Bob's library keeps its order as Alice looks at its top three cards
    Given Alice controls "Orcish Spy"
    And Bob has "Island", "Forest", "Plains" and "Swamp" as library
    When Alice activates "spy" of "Orcish Spy" targeting Bob
    And the stack resolves
    Then Alice knows "Island" and "Plains"
    And Alice doesn't know "Swamp"
    And Bob's library holds, in order, "Island", "Forest", "Plains" and "Swamp"

  @cr26:401.2.2
  Scenario: Alice looks at the only card of Bob's library with Orcish Spy, and it stays there while the cards of her own library keep their order unseen
    Given Alice controls "Orcish Spy"
    And Alice has "Mountain", "Hill Giant" and "Plains" as library
    And Bob has "Island" as library
    When Alice activates "spy" of "Orcish Spy" targeting Bob
    And the stack resolves
    Then Alice knows "Island"
    And Alice doesn't know "Mountain"
    And Bob's library holds, in order, "Island"
    And Alice's library holds, in order, "Mountain", "Hill Giant" and "Plains"
    And "Orcish Spy" is tapped

  @cr26:400.5
  Scenario: As a spell in the middle of the stack is countered, the other objects on the stack keep their order
    Given Alice has "Lightning Bolt", "Kodama's Might" and "Reach Through Mists" in hand and can pay {R}{G}{U}
    And Alice controls "Grizzly Bears"
    And Bob has "Counterspell" in hand and can pay {U}{U}
    When Alice plays "Lightning Bolt" targeting Bob
    And Alice plays "Kodama's Might" targeting "Grizzly Bears"
    And Alice plays "Reach Through Mists"
    And Bob in response plays "Counterspell" targeting "Kodama's Might"
    And the top of the stack resolves
    Then "Kodama's Might" was countered
    And the stack holds "Reach Through Mists" and "Lightning Bolt"

  @cr26:400.5.2
  Scenario: As Cremate exiles a card from the middle of Bob's graveyard, the other cards there keep their order
    Given Bob has "Island", "Forest", "Plains" and "Swamp" in graveyard
    And Alice has "Cremate" in hand and can pay {B}
    Then Bob's graveyard holds, in order, "Swamp", "Plains", "Forest" and "Island"
    When Alice plays "Cremate" targeting "Forest"
    And the stack resolves
    Then "Forest" is exiled
    And Bob's graveyard holds, in order, "Swamp", "Plains" and "Island"
