Feature: Behold

  @cr26:701.4a @cr26:701.20b.2
  Scenario: Alice beholds a Dragon for Wyrm Gazer by revealing Glorybringer from her hand
    Given Alice has "Wyrm Gazer", "Glorybringer" and "Hill Giant" in hand and can pay {1}{R}
    When Alice casts "Wyrm Gazer"
    And the stack resolves
    And Alice says yes
    Then Bob knows "Glorybringer"
    And Bob doesn't know "Hill Giant"
    And "Glorybringer" is in Alice's hand
    And Alice is at 23 life

  @cr26:701.4a
  Scenario: Alice beholds a Dragon for Wyrm Gazer by choosing one that she controls, and reveals no card
    Given Alice has "Wyrm Gazer" and "Glorybringer" in hand and can pay {1}{R}
    And Alice controls "Glorybringer" as "hers"
    And Bob controls "Glorybringer" as "his"
    When Alice casts "Wyrm Gazer"
    And the stack resolves
    And Alice says yes
    Then Alice may not choose "his" for "Wyrm Gazer"
    And Alice may choose "Glorybringer" for "Wyrm Gazer"
    When Alice chooses "hers"
    Then Bob doesn't know "Glorybringer"
    And Alice is at 23 life

  @cr26:701.4b
  Scenario: Glorybringer that Alice beheld for Wyrm Witness and that has become a Frog counts as a Dragon that was beheld
    Given Alice has "Wyrm Witness" in hand and can pay {1}{R}
    And Alice controls "Glorybringer"
    And Bob has "Turn to Frog" in hand and can pay {1}{U}
    When Alice casts "Wyrm Witness"
    And the stack resolves
    And Alice says yes
    And Bob plays "Turn to Frog" targeting "Glorybringer"
    And the stack resolves
    Then "Glorybringer" doesn't have the type "Dragon"
    When the game goes on to Alice's end step
    And the stack resolves
    Then Alice is at 23 life

  @cr26:701.4b
  Scenario: Glorybringer that Alice revealed for Wyrm Witness and has discarded since counts as a Dragon that was beheld
    Given Alice has "Wyrm Witness" and "Glorybringer" in hand and can pay {1}{R}
    And Bob has "Mind Rot" in hand and can pay {2}{B}
    And Bob controls "Vedalken Orrery"
    When Alice casts "Wyrm Witness"
    And the stack resolves
    And Alice says yes
    And Bob plays "Mind Rot" targeting Alice
    And the stack resolves
    Then "Glorybringer" is in Alice's graveyard
    When the game goes on to Alice's end step
    And the stack resolves
    Then Alice is at 23 life

  @cr26:701.4b
  Scenario: Glorybringer that Alice revealed for Wyrm Witness, and that Conspiracy has made a Frog card in her hand, counts as a Dragon that was beheld
    Given Alice has "Wyrm Witness", "Glorybringer" and "Conspiracy" in hand and can pay {1}{R}{3}{B}{B}
    When Alice casts "Wyrm Witness"
    And the stack resolves
    And Alice says yes
    Then Bob knows "Glorybringer"
    When Alice plays "Conspiracy"
    And the stack resolves
    And Alice chooses the creature type "Frog" for "Conspiracy"
    Then "Glorybringer" has exactly the types "creature" and "Frog"
    When the game goes on to Alice's end step
    And the stack resolves
    Then Alice is at 23 life
    And "Glorybringer" is in Alice's hand

  @cr26:701.4b
  Scenario: Alice beholds no Dragon for her first Wyrm Witness and one for her second, and gains 3 life once
    Given Alice has "Wyrm Witness" as "first" and "Wyrm Witness" as "second" in hand and can pay {1}{R}{1}{R}
    And Alice controls "Glorybringer"
    When Alice casts "first"
    And the stack resolves
    And Alice says no
    And Alice casts "second"
    And the stack resolves
    And Alice says yes
    And the game goes on to Alice's end step
    And Alice puts "first" and "second" in this order
    Then the stack holds the second trigger of "second" and the second trigger of "first"
    When the stack resolves
    Then Alice is at 23 life

  @cr26:701.4a
  Scenario: Alice beholds Bob's Glorybringer that she controls, and can't choose her own Glorybringer that Bob controls
    Given Alice has "Wyrm Gazer" in hand and can pay {1}{R}
    And Alice controls "Glorybringer" as "the guest" owned by Bob and "Glorybringer" as "the second guest" owned by Bob
    And Alice controls "Wellspring of Kin"
    And Bob controls "Glorybringer" as "the lost one" owned by Alice
    When Alice casts "Wyrm Gazer"
    And the stack resolves
    And Alice says yes
    Then Alice may not choose "the lost one" for "Wyrm Gazer"
    And Alice may choose "the second guest" for "Wyrm Gazer"
    And Alice may choose "Wellspring of Kin" for "Wyrm Gazer"
    When Alice chooses "the guest" for "Wyrm Gazer"
    Then Alice is at 23 life
    And Bob controls "the lost one"

  @cr26:701.4a.2
  Scenario: As she casts two Osseous Exhales, Alice beholds Glorybringer in her hand and Glorybringer that she controls, and can't behold Hill Giant or Bob's Glorybringer
    Given it is Bob's main phase
    And Alice has 2 "Osseous Exhale" as "exhale", "Glorybringer" as "held", "Wellspring of Kin" and "Hill Giant" in hand and can pay {1}{W}{1}{W}
    And Alice controls "Glorybringer" as "hers"
    And Alice has "Glorybringer" as "the dead one" in graveyard
    And Bob controls "Craw Wurm", "Gray Ogre" and "Glorybringer" as "his"
    And Bob has "Glorybringer" as "the one he holds" in hand
    When Bob attacks with "Craw Wurm" and "Gray Ogre"
    Then Alice can't play "exhale 1" paying the optional cost "behold" revealing "Hill Giant" targeting "Craw Wurm" by rule 118.3
    And Alice can't play "exhale 1" paying the optional cost "behold" revealing "his" targeting "Craw Wurm" by rule 118.3
    And Alice can't play "exhale 1" paying the optional cost "behold" revealing "the dead one" targeting "Craw Wurm" by rule 118.3
    And Alice can't play "exhale 1" paying the optional cost "behold" revealing "the one he holds" targeting "Craw Wurm" by rule 118.3
    And Alice can play "exhale 1" paying the optional cost "behold" revealing "Wellspring of Kin" targeting "Craw Wurm"
    And Alice can play "exhale 1" paying the optional cost "behold" revealing "held" targeting "Craw Wurm"
    And Alice can play "exhale 1" paying the optional cost "behold" revealing "hers" targeting "Craw Wurm"
    When Alice plays "exhale 1" paying the optional cost "behold" revealing "held" targeting "Craw Wurm"
    Then Bob knows "held"
    When the stack resolves
    Then Alice is at 22 life
    And "held" is in Alice's hand
    When Alice plays "exhale 2" paying the optional cost "behold" revealing "hers" targeting "Gray Ogre"
    And the stack resolves
    Then Alice is at 24 life
    And "Craw Wurm" and "Gray Ogre" were destroyed

  @cr26:701.4a.2
  Scenario: Alice beholds Glorybringer in her hand for Osseous Exhale and gains 2 life, and can't behold Hill Giant that she controls
    Given it is Bob's main phase
    And Alice has "Osseous Exhale" and "Glorybringer" in hand and can pay {1}{W}
    And Alice controls "Hill Giant"
    And Bob controls "Craw Wurm" and "Gray Ogre"
    When Bob attacks with "Craw Wurm" and "Gray Ogre"
    Then Alice can't play "Osseous Exhale" paying the optional cost "behold" revealing "Hill Giant" targeting "Craw Wurm" by rule 118.3
    And Alice can play "Osseous Exhale" paying the optional cost "behold" revealing "Glorybringer" targeting "Craw Wurm"
    When Alice plays "Osseous Exhale" paying the optional cost "behold" revealing "Glorybringer" targeting "Craw Wurm"
    And the stack resolves
    Then Bob knows "Glorybringer"
    And Alice is at 22 life
    And "Craw Wurm" was destroyed
    And "Gray Ogre" has no damage marked

  @cr26:701.4b.2
  Scenario: Alice gains 2 life for Osseous Exhale, for which she beheld Glorybringer, though it is a Frog as the spell resolves, and none for another one without behold
    Given it is Bob's main phase
    And Alice has 2 "Osseous Exhale" as "exhale" in hand and can pay {1}{W}{1}{W}
    And Alice controls "Glorybringer"
    And Bob controls "Craw Wurm" and "Gray Ogre"
    And Bob has "Turn to Frog" in hand and can pay {1}{U}
    When Bob attacks with "Craw Wurm" and "Gray Ogre"
    And Alice plays "exhale 1" targeting "Gray Ogre"
    And the stack resolves
    Then "Gray Ogre" was destroyed
    And Alice is at 20 life
    When Alice plays "exhale 2" paying the optional cost "behold" revealing "Glorybringer" targeting "Craw Wurm"
    And Bob in response plays "Turn to Frog" targeting "Glorybringer"
    And the top of the stack resolves
    Then "Glorybringer" doesn't have the type "Dragon"
    When the stack resolves
    Then "Craw Wurm" was destroyed
    And Alice is at 22 life

  @cr26:701.4b.2
  Scenario: Alice gains 2 life for Osseous Exhale, for which she revealed Glorybringer, though Conspiracy has made that card a Frog card before the spell resolves
    Given it is Bob's main phase
    And Alice has "Osseous Exhale", "Glorybringer" and "Conspiracy" in hand and can pay {1}{W}{3}{B}{B}
    And Alice controls "Vedalken Orrery"
    And Bob controls "Craw Wurm"
    When Bob attacks with "Craw Wurm"
    And Alice plays "Osseous Exhale" paying the optional cost "behold" revealing "Glorybringer" targeting "Craw Wurm"
    And Alice in response plays "Conspiracy"
    And the top of the stack resolves
    And Alice chooses the creature type "Frog" for "Conspiracy"
    Then "Glorybringer" has exactly the types "creature" and "Frog"
    When the stack resolves
    Then "Craw Wurm" was destroyed
    And Alice is at 22 life
