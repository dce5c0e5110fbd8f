Feature: Collect evidence

  @cr26:701.59a
  Scenario: Two cards with mana values 1 and 2 are enough to collect evidence 3, and one of them isn't
    Given Alice controls "Case Keeper"
    And Alice has "Lightning Bolt", "Grizzly Bears" and "Air Elemental" in graveyard
    And Bob has "Hill Giant" in graveyard
    And Alice has "Island" on top of library
    Then Alice can't activate "study" of "Case Keeper" exiling "Grizzly Bears" by rule 118.3
    And Alice can't activate "study" of "Case Keeper" exiling "Hill Giant" by rule 118.3
    And Alice can activate "study" of "Case Keeper" exiling "Air Elemental"
    And Alice can activate "study" of "Case Keeper" exiling "Air Elemental", "Lightning Bolt" and "Grizzly Bears"
    And Alice can activate "study" of "Case Keeper" exiling "Lightning Bolt" and "Grizzly Bears"
    When Alice activates "study" of "Case Keeper" exiling "Lightning Bolt" and "Grizzly Bears"
    Then "Lightning Bolt" and "Grizzly Bears" are in exile
    When the stack resolves
    Then "Island" is in Alice's hand

  @cr26:701.59b @cr26:701.59a
  Scenario: With a total mana value of 5 in her graveyard, Alice can't collect evidence 6 for Case Keeper, but with 6 she can
    Given Alice has "Case Keeper" and "Reach Through Mists" in hand and can pay {U}{3}{G}
    And Alice has "Lightning Bolt" and "Hill Giant" in graveyard
    Then Alice can't play "Case Keeper" paying the optional cost "evidence" exiling "Lightning Bolt" and "Hill Giant" by rule 118.3
    And Alice can play "Case Keeper"
    When Alice plays "Reach Through Mists"
    And the stack resolves
    And Alice plays "Case Keeper" paying the optional cost "evidence" exiling "Lightning Bolt", "Hill Giant" and "Reach Through Mists"
    And the stack resolves
    Then "Case Keeper" is 3/5
    And Alice's graveyard is empty

  @cr26:701.59b
  Scenario: With a total mana value of 2 in her graveyard, Alice can't collect evidence 3
    Given Alice controls "Case Keeper"
    And Alice has "Grizzly Bears" in graveyard
    And Alice has "Lightning Bolt" in hand and can pay {R}
    Then Alice can't activate "study" of "Case Keeper" exiling "Grizzly Bears" by rule 118.3
    When Alice plays "Lightning Bolt" targeting Bob
    And the stack resolves
    Then Alice can activate "study" of "Case Keeper" exiling "Lightning Bolt" and "Grizzly Bears"
    And Bob is at 17 life

  @cr26:701.59c
  Scenario: Case Keeper gets a counter as it enters only if evidence was collected as it was cast, not for an ability of another one
    Given Alice has 2 "Case Keeper" as "keeper" in hand and can pay {3}{G}{3}{G}
    And Alice has "Air Elemental", "Lightning Bolt" and "Hill Giant" in graveyard
    When Alice plays "keeper 1" paying the optional cost "evidence" exiling "Air Elemental" and "Lightning Bolt"
    And the stack resolves
    Then "keeper 1" has 1 +1/+1 counter
    And Alice is at 22 life
    When Alice activates "study" of "keeper 1" exiling "Hill Giant"
    And the stack resolves
    And Alice plays "keeper 2"
    And the stack resolves
    Then "keeper 2" has no +1/+1 counters
    And Alice is at 22 life

  @cr26:701.59b.2
  Scenario: Alice may collect evidence 3 for her first Cold Trail, and is not asked for her second one with a total mana value of 2 in her graveyard
    Given Alice has "Cold Trail" as "one" and "Cold Trail" as "two" in hand and can pay {G}{G}
    And Alice has "Lightning Bolt" and "Divination" in graveyard
    When Alice plays "one"
    And the stack resolves
    And Alice says yes
    And Alice chooses "Divination"
    Then Alice is at 23 life
    And "Divination" is exiled
    When Alice plays "two"
    And the stack resolves
    Then nobody is asked anything
    And Alice is at 23 life
    And Alice's graveyard holds "Lightning Bolt", "one" and "two"

  @cr26:701.59b.2
  Scenario: Alice, who has a card of mana value 5 in her graveyard, may decline to collect evidence 3 for Cold Trail, and then collects it for another one
    Given Alice has "Cold Trail" as "one" and "Cold Trail" as "two" in hand and can pay {G}{G}
    And Alice has "Air Elemental" in graveyard
    When Alice plays "one"
    And the stack resolves
    Then Alice is asked for a payment
    When Alice says no
    Then Alice is at 20 life
    And "Air Elemental" is in Alice's graveyard
    When Alice plays "two"
    And the stack resolves
    And Alice says yes
    And Alice chooses "Air Elemental"
    Then Alice is at 23 life
    And "Air Elemental" is exiled
