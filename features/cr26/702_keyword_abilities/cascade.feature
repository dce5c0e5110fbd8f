Feature: Cascade

  @cr26:702.85a
  Scenario: Bloodbraid Elf's cascade skips a land and a card with mana value 4, and its controller casts Grizzly Bears
    Given Alice has "Bloodbraid Elf" in hand and can pay {2}{R}{G}
    And Alice has "Mountain", "Hill Giant", "Grizzly Bears" and "Island" as library
    When Alice plays "Bloodbraid Elf"
    And the top of the stack resolves
    And while "Bloodbraid Elf" resolves, Alice plays "Grizzly Bears"
    And Alice picks "Hill Giant" and "Mountain" at random
    Then Alice's library holds, in order, "Island", "Hill Giant" and "Mountain"
    And the stack holds "Grizzly Bears" and "Bloodbraid Elf"

  @cr26:702.85a
  Scenario: A land card that Bloodbraid Elf's cascade skips is put on the bottom of the library
    Given Alice has "Bloodbraid Elf" in hand and can pay {2}{R}{G}
    And Alice has "Mountain", "Grizzly Bears" and "Island" as library
    When Alice plays "Bloodbraid Elf"
    And the top of the stack resolves
    And while "Bloodbraid Elf" resolves, Alice plays "Grizzly Bears"
    Then Alice's library holds, in order, "Island" and "Mountain"
    And the stack holds "Grizzly Bears" and "Bloodbraid Elf"
