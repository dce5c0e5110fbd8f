Feature: Partner with a name

  @cr26:702.124j
  Scenario: Left Twin of Vale lets its controller find Right Twin of Vale, and no other card
    Given Alice has "Left Twin of Vale" in hand and can pay {1}{G}
    And Alice has "Island", "Right Twin of Vale" and "Grizzly Bears" as library
    When Alice plays "Left Twin of Vale"
    And the stack resolves
    And Alice targets Alice
    And Alice says yes
    Then Alice may not choose "Grizzly Bears" for "Left Twin of Vale"
    And Alice may choose "Right Twin of Vale" for "Left Twin of Vale"
    When Alice chooses "Right Twin of Vale" for "Left Twin of Vale"
    Then "Right Twin of Vale" is in Alice's hand
    And Bob knows "Right Twin of Vale"
    And it happened once that Alice shuffled

  @cr26:702.124j
  Scenario: The targeted player need not search
    Given Alice has "Left Twin of Vale" in hand and can pay {1}{G}
    And Bob has "Right Twin of Vale" as "his" and "Swamp" as library
    And Alice has "Right Twin of Vale" as "hers" and "Island" as library
    When Alice plays "Left Twin of Vale"
    And the stack resolves
    And Alice targets Bob
    Then Bob is asked for yes or no by "Left Twin of Vale"
    When Bob says no
    Then it happened never that Bob searched
    And "his" is in Bob's library
    And "Left Twin of Vale" is 2/2
    And "Left Twin of Vale" has triggered once

  @cr26:702.124j
  Scenario: Bob, the target of the ability of Ley Weaver, puts Lore Weaver from his library into his hand
    Given Alice has "Ley Weaver" in hand and can pay {3}{G}
    And Alice has "Lore Weaver" as "hers" and "Island" as library
    And Bob has "Forest", "Lore Weaver" as "his" and "Swamp" as library
    When Alice plays "Ley Weaver"
    And the top of the stack resolves
    And Alice targets Bob
    And the stack resolves
    And Bob says yes
    Then Bob may not choose "Forest" for "Ley Weaver"
    And Bob may choose "his" for "Ley Weaver"
    When Bob chooses "his" for "Ley Weaver"
    Then Bob's hand holds "his"
    And Alice knows "his"
    And it happened once that Bob shuffled
    And "hers" is in Alice's library

  @cr26:702.124j
  Scenario: Ley Weaver finds Lore Weaver, whose ability draws two cards, and untaps two lands
    Given Alice has "Ley Weaver" in hand and can pay {3}{G}{3}{U}{5}{U}{U}
    And Alice controls "Forest" and "Mountain"
    And Alice has "Lore Weaver" and 4 "Island" as "isle" as library
    When Alice plays "Ley Weaver"
    And the stack resolves
    And Alice targets Alice
    And Alice says yes
    And Alice chooses "Lore Weaver"
    Then "Lore Weaver" is in Alice's hand
    When Alice plays "Lore Weaver"
    And the top of the stack resolves
    And Alice targets Bob
    And the stack resolves
    And Bob says no
    And Alice activates "lore" of "Lore Weaver" targeting Alice
    And the stack resolves
    Then Alice has drawn 2 cards
    When the game goes on to Alice's next main phase
    And Alice taps "Forest" for mana
    And Alice taps "Mountain" for mana
    Then "Forest" and "Mountain" are tapped
    When Alice activates "weave" of "Ley Weaver" targeting "Forest" and "Mountain"
    And the stack resolves
    Then "Forest" and "Mountain" are untapped

  @cr26:702.124j
  Scenario: Right Twin of Vale lets Alice find Left Twin of Vale, which enters and lets Alice find nothing
    Given Alice has "Right Twin of Vale" in hand and can pay {1}{W}{1}{G}
    And Alice has "Left Twin of Vale" and "Island" as library
    When Alice plays "Right Twin of Vale"
    And the top of the stack resolves
    And Alice targets Alice
    And the stack resolves
    And Alice says yes
    And Alice chooses "Left Twin of Vale"
    Then "Left Twin of Vale" is in Alice's hand
    And it happened once that Alice shuffled
    When Alice plays "Left Twin of Vale"
    And the top of the stack resolves
    And Alice targets Alice
    And the stack resolves
    And Alice says no
    Then "Left Twin of Vale" is 2/2
    And it happened once that Alice shuffled

  @cr26:702.124n
  Scenario: A text that speaks of creatures with partner means partner, partner—survivors and partner with a name, and neither choose a background nor doctor's companion
    Given Bob controls "Lone Comrade", "Lost Comrade", "Ley Weaver", "Unwritten Hero" and "Time Aide"
    And Alice has "Parting of Partners" in hand and can pay {B}
    Then Alice can play "Parting of Partners" choosing "partners" targeting "Lone Comrade"
    And Alice can play "Parting of Partners" choosing "partners" targeting "Lost Comrade"
    And Alice can play "Parting of Partners" choosing "partners" targeting "Ley Weaver"
    And Alice can't play "Parting of Partners" choosing "partners" targeting "Unwritten Hero" by rule 601.2c
    And Alice can't play "Parting of Partners" choosing "partners" targeting "Time Aide" by rule 601.2c
    When Alice plays "Parting of Partners" choosing "partners" targeting "Lost Comrade"
    And the stack resolves
    Then "Lost Comrade" was destroyed

  @cr26:702.124n
  Scenario: A text that names doctor's companion or partner with a name means that ability alone
    Given Bob controls "Lone Comrade", "Lost Comrade", "Ley Weaver", "Unwritten Hero" and "Time Aide"
    And Alice has "Parting of Partners" as "first" and "Parting of Partners" as "second" in hand and can pay {B}{B}
    Then Alice can't play "first" choosing "companions" targeting "Lone Comrade" by rule 601.2c
    And Alice can't play "first" choosing "companions" targeting "Ley Weaver" by rule 601.2c
    And Alice can't play "first" choosing "companions" targeting "Unwritten Hero" by rule 601.2c
    And Alice can play "first" choosing "companions" targeting "Time Aide"
    When Alice plays "first" choosing "companions" targeting "Time Aide"
    And the stack resolves
    Then "Time Aide" was destroyed
    And Alice can't play "second" choosing "paired" targeting "Lone Comrade" by rule 601.2c
    And Alice can't play "second" choosing "paired" targeting "Lost Comrade" by rule 601.2c
    And Alice can play "second" choosing "paired" targeting "Ley Weaver"
    When Alice plays "second" choosing "paired" targeting "Ley Weaver"
    And the stack resolves
    Then "Ley Weaver" was destroyed
