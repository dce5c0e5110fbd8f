Feature: What is attached, in rulings of our own

  @may01:ours.49
  Scenario: Who is arrested neither fights nor has abilities to be played
    Given Alice controls "Frostwielder"
    And Bob has "Arrest" in hand and can pay {2}{W}
    And Bob controls "Grizzly Bears" and "Frostwielder" as "their Frostwielder"
    And it is Bob's main phase
    Then the mana cost of "Arrest" is {2}{W}
    And "Arrest" is white
    And "Arrest" has exactly the types "enchantment" and "Aura"
    And Alice can activate "Frostwielder" targeting Bob
    When Bob plays "Arrest" targeting "Frostwielder"
    And the stack resolves
    Then Alice can't activate "Frostwielder" targeting Bob because of the ability "arrest" of "Arrest"
    And Bob can activate "their Frostwielder" targeting Alice
    When Bob attacks with "Grizzly Bears"
    Then Alice can't block "Grizzly Bears" with "Frostwielder" because of the ability "arrest" of "Arrest"
    When the game goes on to Alice's main phase
    Then Alice can't attack with "Frostwielder" because of the ability "arrest" of "Arrest"

  @may01:ours.49
  Scenario: Who is arrested makes no mana either
    Given Alice controls 2 "Llanowar Elves" as "elf"
    And Bob has "Arrest" in hand and can pay {2}{W}
    And it is Bob's main phase
    Then Alice can tap "elf 1" for mana
    When Bob plays "Arrest" targeting "elf 1"
    And the stack resolves
    Then Alice can't tap "elf 1" for mana because of the ability "arrest" of "Arrest"
    And Alice can tap "elf 2" for mana

  @may01:ours.50
  Scenario: What enchants or equips a land that is a creature for a turn comes off as the turn ends
    Given Alice controls "Plains"
    And Alice controls "Genju of the Fields" attached to "Plains"
    And Alice controls "Oathkeeper, Takeno's Daisho"
    And Alice has "Holy Strength" in hand and can pay {2}{W}{2}
    When Alice activates "Genju of the Fields"
    And the stack resolves
    Then "Plains" is 2/5
    When Alice plays "Holy Strength" targeting "Plains"
    And the stack resolves
    And Alice equips "Plains" with "Oathkeeper, Takeno's Daisho"
    And the stack resolves
    Then "Plains" is 6/8
    And "Holy Strength" is attached to "Plains"
    And "Oathkeeper, Takeno's Daisho" is attached to "Plains"
    When the game goes on to Bob's upkeep
    Then "Plains" has no power
    And "Holy Strength" is in Alice's graveyard
    And "Oathkeeper, Takeno's Daisho" is in play
    And "Oathkeeper, Takeno's Daisho" is attached to nothing
    And "Genju of the Fields" is attached to "Plains"

  @may01:ours.51
  Scenario: What takes on a colour that its host is protected from comes off
    Given Alice controls "White Knight" and "Grizzly Bears"
    And Alice controls "Holy Strength" as "the Knight's" attached to "White Knight"
    And Alice controls "Holy Strength" as "the Bear's" attached to "Grizzly Bears"
    And Bob has "Shifting Sky" in hand and can pay {2}{U}
    And it is Bob's main phase
    Then "White Knight" is 3/4
    When Bob plays "Shifting Sky"
    And the stack resolves
    And as it resolves, Bob chooses the color "black"
    Then "the Knight's" is in Alice's graveyard
    And "the Bear's" is attached to "Grizzly Bears"
    And "White Knight" is 2/2
    And "White Knight" is black
    And "Grizzly Bears" is 3/4
