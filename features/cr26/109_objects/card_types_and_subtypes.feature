Feature: Descriptions with a card type and a subtype

  @cr26:109.2
  Scenario: Nine-Ringed Bo can target a Spirit creature and can't target a kindred enchantment with the type Spirit
    Given Alice controls "Nine-Ringed Bo"
    And Bob controls "Kami of Ancient Law" and "Wellspring of Kin"
    Then "Wellspring of Kin" has the types "kindred", "enchantment" and "Spirit"
    And Alice can target only "Kami of Ancient Law" with "Nine-Ringed Bo"
    When Alice activates "Nine-Ringed Bo" targeting "Kami of Ancient Law"
    And the stack resolves
    Then "Kami of Ancient Law" has 1 damage marked

  @cr26:109.2
  Scenario: Higure's ability can target a Ninja creature and can't target a kindred enchantment with the type Ninja
    Given Alice controls "Higure, the Still Wind", "Ninja of the Deep Hours" and "Wellspring of Kin" and can pay {2}
    And Bob controls "Hill Giant"
    Then "Wellspring of Kin" has the types "kindred", "enchantment" and "Ninja"
    And Alice can target only "Higure, the Still Wind" and "Ninja of the Deep Hours" with "slip" of "Higure, the Still Wind"
    When Alice activates "slip" of "Higure, the Still Wind" targeting "Ninja of the Deep Hours"
    And the stack resolves
    And Alice attacks with "Ninja of the Deep Hours"
    Then Bob can't block "Ninja of the Deep Hours" with "Hill Giant" because of "slip" of "Higure, the Still Wind"

  @cr26:109.2
  Scenario: The ability that Clash of Realities gives a non-Spirit creature can't target a kindred enchantment with the type Spirit
    Given Alice controls "Clash of Realities"
    And Alice has "Grizzly Bears" in hand and can pay {1}{G}
    And Bob controls "Kami of Ancient Law", "Teller of Tales" and "Wellspring of Kin"
    When Alice plays "Grizzly Bears"
    And the top of the stack resolves
    Then Alice may target "Kami of Ancient Law" for "Grizzly Bears"
    And Alice may not target "Wellspring of Kin" for "Grizzly Bears"
    When Alice targets "Teller of Tales" for "Grizzly Bears"
    And the stack resolves
    And as it resolves, Alice says yes
    Then "Teller of Tales" was destroyed
