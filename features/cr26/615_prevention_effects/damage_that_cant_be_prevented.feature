Feature: Damage that can't be prevented

  @cr26:615.12
  Scenario: With Questing Beast, its controller's Hill Giant deals combat damage in spite of Circle of Protection: Red
    Given Alice controls "Questing Beast" and "Hill Giant"
    And Bob controls "Circle of Protection: Red", "Grizzly Bears" and "Craw Wurm"
    And Bob can pay {1}
    When Bob activates "Circle of Protection: Red"
    And the stack resolves
    And as it resolves, Bob chooses the source "Hill Giant"
    Then it happened once that the ability of "Circle of Protection: Red" resolved
    When Alice attacks with "Hill Giant" and "Questing Beast"
    Then Bob can't block "Questing Beast" with "Grizzly Bears" by rule 509.1b
    And Bob can block "Hill Giant" with "Grizzly Bears"
    And Bob can block "Questing Beast" with "Craw Wurm"
    When Bob doesn't block
    And combat damage is dealt
    Then Bob is at 13 life
    And "Hill Giant" has dealt 3 damage to Bob
    And the stack is empty

  @cr26:615.12 @cr26:609.7b.6 @cr26:615.8.3
  Scenario: Combat damage that can't be prevented uses up no shield; the shield then prevents the same creature's noncombat damage
    Given Alice controls "Questing Beast" and "Frostwielder"
    And Alice has "Psychic Puppetry" in hand and can pay {1}{U}
    And Bob controls "Circle of Protection: Red" and can pay {1}
    When Bob activates "Circle of Protection: Red"
    And the stack resolves
    And as it resolves, Bob chooses the source "Frostwielder"
    And Alice attacks with "Frostwielder"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 19 life
    When Alice casts "Psychic Puppetry" targeting "Frostwielder"
    And the stack resolves
    And as it resolves, Alice says yes to "Psychic Puppetry"
    And as it resolves, Alice chooses the option "untap" for "Psychic Puppetry"
    And Alice activates "chill" of "Frostwielder" targeting Bob
    And the stack resolves
    Then Bob is at 19 life
    And it happened once that "Frostwielder" was untapped

  @cr26:615.12
  Scenario: Combat damage of Hill Giant that can't be prevented takes nothing from Healing Salve's shield, which then prevents all damage of Lightning Bolt
    Given Alice controls "Questing Beast" and "Hill Giant"
    And Alice has "Lightning Bolt" in hand and can pay {R}
    And Bob has "Healing Salve" in hand and can pay {W}
    When Alice attacks with "Hill Giant"
    And Bob plays "Healing Salve" choosing "prevent" targeting Bob
    And the stack resolves
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 17 life
    When Alice plays "Lightning Bolt" targeting Bob
    And the stack resolves
    Then Bob is at 17 life
    And "Lightning Bolt" is in Alice's graveyard
    And "Lightning Bolt" has dealt no damage

  @cr26:615.12 @cr26:615.1a.2
  Scenario: After Skullcrack, no damage is prevented and Bob gains no life in that turn
    Given Alice has "Skullcrack" in hand and can pay {1}{R}
    And Alice controls "Hill Giant"
    And Bob controls "Circle of Protection: Red" and can pay {1}{1}
    And Bob has "Healing Salve" in hand and can pay {W}
    When Alice casts "Skullcrack" targeting Bob
    And Bob in response activates "Circle of Protection: Red"
    And the top of the stack resolves
    And as it resolves, Bob chooses the source "Skullcrack"
    And the stack resolves
    Then Bob is at 17 life
    When Bob casts "Healing Salve" choosing "gain" targeting Bob
    And the stack resolves
    Then Bob is at 17 life
    When Bob activates "Circle of Protection: Red"
    And the stack resolves
    And as it resolves, Bob chooses the source "Hill Giant"
    And Alice attacks with "Hill Giant"
    And Bob doesn't block
    And combat damage is dealt
    Then Bob is at 14 life
