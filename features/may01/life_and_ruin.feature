Feature: What is gained, lost and destroyed, in rulings of our own

  @may01:ours.56
  Scenario: The Pridemate grows with each gain, however much it is
    Given Alice controls "Ajani's Pridemate"
    And Alice has "Renewed Faith" in hand and can pay {2}{W}
    Then the mana cost of "Ajani's Pridemate" is {1}{W}
    And "Ajani's Pridemate" is white
    And "Ajani's Pridemate" is 2/2
    And "Ajani's Pridemate" has exactly the types "creature", "Cat" and "Soldier"
    When Alice plays "Renewed Faith"
    And the top of the stack resolves
    Then Alice is at 26 life
    And "Ajani's Pridemate" is 2/2
    When the game goes on to Alice's second main phase
    Then "Ajani's Pridemate" has 1 +1/+1 counter

  @may01:ours.56
  Scenario: What others gain, and what one loses, is nothing to the Pridemate
    Given Alice controls "Ajani's Pridemate" and can pay {1}
    And Bob has "Renewed Faith" in hand and can pay {2}{W}
    And Alice controls "Boseiju, Who Shelters All"
    And Bob controls "Ajani's Pridemate" as "their mate"
    When Bob plays "Renewed Faith"
    And the top of the stack resolves
    Then Bob is at 26 life
    When the game goes on to Alice's second main phase
    Then "Ajani's Pridemate" has no +1/+1 counters
    And "their mate" has 1 +1/+1 counter
    When Alice taps "Boseiju, Who Shelters All" for mana
    And the game goes on to Alice's end step
    Then "Ajani's Pridemate" has no +1/+1 counters

  @may01:ours.57
  Scenario: The blood flows for life that is lost by damage
    Given Alice controls "Exquisite Blood" and has "Lava Spike" in hand and can pay {R}
    Then the mana cost of "Exquisite Blood" is {4}{B}
    And "Exquisite Blood" is black
    And "Exquisite Blood" has exactly the type "enchantment"
    When Alice plays "Lava Spike" targeting Bob
    And the stack resolves
    And the game goes on to Alice's second main phase
    Then Bob is at 17 life
    And Alice is at 23 life

  @may01:ours.57
  Scenario: The blood flows for life that is lost otherwise
    Given Alice controls "Exquisite Blood"
    And Bob has "Vampiric Tutor" in hand and can pay {B}
    And Bob has "Swamp" and "Forest" as library
    When Bob plays "Vampiric Tutor"
    And the stack resolves
    And as it resolves, Bob chooses "Swamp" for "Vampiric Tutor"
    Then Bob is at 18 life
    And Alice is at 22 life

  @may01:ours.57
  Scenario: Life that is paid is lost, and one's own is nothing to it
    Given Alice controls "Exquisite Blood" and "Boseiju, Who Shelters All"
    And Bob controls "Boseiju, Who Shelters All" as "their Boseiju"
    And Bob controls "Mirror Gallery"
    When Bob taps "their Boseiju" for mana
    And the stack resolves
    Then Bob is at 18 life
    And Alice is at 22 life
    When Alice taps "Boseiju, Who Shelters All" for mana
    Then Alice is at 20 life
    And the stack is empty

  @may01:ours.58
  Scenario: Who is destroyed together with others is a witness to it
    Given Alice controls "Witness of Ruin", "Grizzly Bears"
    And Bob controls "Hill Giant" and "Darksteel Colossus"
    And Alice has "Wrath of God" in hand and can pay {2}{W}{W}
    Then the mana cost of "Witness of Ruin" is {1}{W}
    And "Witness of Ruin" is white
    And "Witness of Ruin" is 1/1
    And "Witness of Ruin" has exactly the types "creature" and "Human"
    When Alice plays "Wrath of God"
    And the top of the stack resolves
    Then "Witness of Ruin" was destroyed
    And it happened 3 times that "Witness of Ruin" triggered
    When the game goes on to Alice's second main phase
    Then Alice is at 23 life

  @may01:ours.58
  Scenario: What is sacrificed, or dies for want of toughness, wasn't destroyed
    Given Alice controls "Witness of Ruin", "Fume Spitter" and "Grizzly Bears"
    And Bob controls "Llanowar Elves" and has "Terror" in hand and can pay {1}{B}
    When Alice activates "Fume Spitter" targeting "Llanowar Elves"
    And the stack resolves
    Then "Llanowar Elves" is in Bob's graveyard
    And it happened never that "Witness of Ruin" triggered
    When Bob plays "Terror" targeting "Grizzly Bears"
    And the game goes on to Alice's second main phase
    Then it happened once that "Witness of Ruin" triggered
    And Alice is at 21 life

  @may01:ours.59
  Scenario: Who attacked once where it had to may stay at home in another combat of the turn
    Given Alice controls "Fumiko the Lowblood"
    And it is Bob's main phase
    And Bob controls "Grizzly Bears" and has "Relentless Assault" in hand and can pay {2}{R}{R}
    When Bob attacks with "Grizzly Bears"
    And Alice doesn't block
    And combat damage is dealt
    And the game goes on to Bob's second main phase
    And Bob plays "Relentless Assault"
    And the stack resolves
    Then Bob can attack with nothing
    When Bob attacks with nothing
    And the game goes on to Bob's end step
    Then Alice is at 18 life
    And it happened once that "Grizzly Bears" attacked

  @may01:ours.59
  Scenario: Who hasn't attacked yet may not stay at home
    Given Alice controls "Fumiko the Lowblood"
    And it is Bob's main phase
    And Bob controls "Grizzly Bears"
    Then Bob can attack with "Grizzly Bears"
    And Bob can't attack with nothing
    When Bob attacks with "Grizzly Bears"
    And Alice doesn't block
    And combat damage is dealt
    Then Alice is at 18 life

  @may01:ours.59.today
  Scenario: Today it has to in each combat
    Given Alice controls "Fumiko the Lowblood"
    And it is Bob's main phase
    And Bob controls "Grizzly Bears" and has "Relentless Assault" in hand and can pay {2}{R}{R}
    When Bob attacks with "Grizzly Bears"
    And Alice doesn't block
    And combat damage is dealt
    And the game goes on to Bob's second main phase
    And Bob plays "Relentless Assault"
    And the stack resolves
    Then Bob can't attack with nothing by rule 508.1d
    And Bob can attack with "Grizzly Bears"
    When Bob attacks with "Grizzly Bears"
    And Alice doesn't block
    And combat damage is dealt
    Then Alice is at 16 life
