Feature: Offers to cast a card whose costs can't be paid

  @cr26:608.2d.7
  Scenario: Alice isn't asked to cast Altar's Reap that cascade finds without a creature to sacrifice
    Given Alice has "Bloodbraid Elf" in hand and can pay {2}{R}{G}
    And Alice has "Altar's Reap" and "Island" as library
    When Alice plays "Bloodbraid Elf"
    And the top of the stack resolves
    Then Alice's library holds, in order, "Island" and "Altar's Reap"
    And the stack holds "Bloodbraid Elf"

  @cr26:608.2d.7
  Scenario: Alice isn't asked to cast Grizzly Bears that cascade finds without mana for Sphere of Resistance
    Given Bob controls "Sphere of Resistance"
    And Alice has "Bloodbraid Elf" in hand and can pay {3}{R}{G}
    And Alice has "Grizzly Bears" and "Island" as library
    When Alice plays "Bloodbraid Elf"
    And the top of the stack resolves
    Then Alice's library holds, in order, "Island" and "Grizzly Bears"
    And the stack holds "Bloodbraid Elf"

  @cr26:608.2d.7
  Scenario: Alice casts Altar's Reap that cascade finds, sacrificing a creature
    Given Alice controls "Hill Giant"
    And Alice has "Bloodbraid Elf" in hand and can pay {2}{R}{G}
    And Alice has "Altar's Reap" and "Island" as library
    When Alice plays "Bloodbraid Elf"
    And the top of the stack resolves
    And while "Bloodbraid Elf" resolves, Alice plays "Altar's Reap" sacrificing "Hill Giant"
    Then the stack holds "Altar's Reap" and "Bloodbraid Elf"

  @cr26:608.2d.7
  Scenario: Alice isn't asked to cast Grizzly Bears that cascade finds without the three mana that Trinisphere asks for
    Given Bob controls "Trinisphere"
    And Alice has "Bloodbraid Elf" in hand and can pay {2}{R}{G}
    And Alice has "Grizzly Bears" and "Island" as library
    When Alice plays "Bloodbraid Elf"
    And the top of the stack resolves
    Then Alice's library holds, in order, "Island" and "Grizzly Bears"
    And the stack holds "Bloodbraid Elf"
