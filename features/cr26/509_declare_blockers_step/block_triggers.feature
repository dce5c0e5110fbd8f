Feature: Abilities that trigger on blocks

  @cr26:509.3b
  Scenario: Thicket Basilisk's ability destroys the attacker that Thicket Basilisk blocked, and not another attacker
    Given Alice controls "Hill Giant" and "Watchwolf"
    And Bob controls "Thicket Basilisk"
    When Alice attacks with "Hill Giant" and "Watchwolf"
    And Bob blocks "Hill Giant" with "Thicket Basilisk"
    Then "Thicket Basilisk" has triggered once
    When the stack resolves
    And combat damage is dealt
    And the game goes on to Alice's second main phase
    Then "Hill Giant" was destroyed
    And "Watchwolf" is in play
    And Bob is at 17 life

  @cr26:509.3d
  Scenario: Thicket Basilisk's ability triggers once if it is blocked by a Wall and by one creature that isn't a Wall
    Given Alice controls "Thicket Basilisk"
    And Bob controls "Hill Giant", "Wall of Stone" and "Watchwolf"
    When Alice attacks with "Thicket Basilisk"
    And Bob blocks "Thicket Basilisk" with "Wall of Stone" and "Hill Giant"
    And the stack resolves
    And combat damage is dealt
    And Alice divides 0 to "Hill Giant" and 2 to "Wall of Stone"
    Then "Hill Giant" is in play
    And "Thicket Basilisk" has triggered once
    When the game goes on to Alice's second main phase
    Then "Hill Giant" was destroyed
    And "Wall of Stone" and "Watchwolf" are in play

  @cr26:509.3d
  Scenario: Thicket Basilisk's ability triggers three times if it is blocked by three creatures that aren't Walls
    Given Alice controls "Thicket Basilisk"
    And Bob controls "Hill Giant", "Trained Armodon", "Craw Wurm" and "Watchwolf"
    When Alice attacks with "Thicket Basilisk"
    And Bob blocks "Thicket Basilisk" with "Craw Wurm", "Hill Giant" and "Trained Armodon"
    And Alice puts "Thicket Basilisk", "Thicket Basilisk" and "Thicket Basilisk" in this order
    And the stack resolves
    Then "Thicket Basilisk" has triggered 3 times
    When combat damage is dealt
    And Alice divides 2 to "Craw Wurm" for "Thicket Basilisk"
    And the game goes on to Alice's second main phase
    And Alice puts "Thicket Basilisk", "Thicket Basilisk" and "Thicket Basilisk" in this order
    Then "Hill Giant", "Trained Armodon" and "Craw Wurm" were destroyed
    And "Watchwolf" is in play

  @cr26:509.3f.2
  Scenario: Pale Banner triggers for the white blocker and for the white attacker that is blocked, and not for creatures that become white afterwards
    Given Alice controls "Pale Banner", "White Knight" and "Hill Giant"
    And Alice has 2 "Heaven's Gate" as "gate" in hand and can pay {W}{W}
    And Bob controls "Standing Troops" and "Grizzly Bears"
    When Alice attacks with "White Knight" and "Hill Giant"
    And Bob blocks "Hill Giant" with "Standing Troops" and "White Knight" with "Grizzly Bears"
    And Alice puts "Pale Banner" and "Pale Banner" in this order
    And the stack resolves
    Then Alice is at 28 life
    When Alice plays "gate 1" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "gate 2" targeting "Grizzly Bears"
    And the stack resolves
    Then "Hill Giant" is white
    And "Grizzly Bears" is white
    And "Pale Banner" has triggered twice
    And Alice is at 28 life

  @cr26:509.3f.2
  Scenario: Pale Banner triggers twice as a white creature blocks a white creature
    Given Alice controls "Pale Banner" and "White Knight"
    And Bob controls "Standing Troops"
    When Alice attacks with "White Knight"
    And Bob blocks "White Knight" with "Standing Troops"
    And Alice puts "Pale Banner" and "Pale Banner" in this order
    And the stack resolves
    Then Alice is at 28 life
    And "Pale Banner" has triggered twice

  @cr26:509.3f.2
  Scenario: Pale Banner triggers for Hill Giant, which became white after it attacked and before it was blocked, and not for Standing Troops, which attacked as a white creature and was black as it was blocked
    Given Alice controls "Pale Banner", "Standing Troops" and "Hill Giant"
    And Alice has "Heaven's Gate" and "Deathlace" in hand and can pay {W}{B}
    And Bob controls "Grizzly Bears" and "Craw Wurm"
    When Alice attacks with "Standing Troops" and "Hill Giant"
    And Alice plays "Heaven's Gate" targeting "Hill Giant"
    And the stack resolves
    And Alice plays "Deathlace" targeting "Standing Troops"
    And the stack resolves
    Then "Hill Giant" is white
    And "Standing Troops" is black
    When Bob blocks "Hill Giant" with "Craw Wurm" and "Standing Troops" with "Grizzly Bears"
    Then "Pale Banner" has triggered once
    When the stack resolves
    Then Alice is at 24 life

  @cr26:509.3f.2
  Scenario: Pale Banner triggers for Grizzly Bears, which became white before it was declared as a blocker, and not for Standing Troops, which became black before that
    Given Alice controls "Pale Banner", "Hill Giant" and "Craw Wurm"
    And Alice has "Heaven's Gate" and "Deathlace" in hand and can pay {W}{B}
    And Bob controls "Grizzly Bears" and "Standing Troops"
    When Alice attacks with "Hill Giant" and "Craw Wurm"
    And Alice plays "Heaven's Gate" targeting "Grizzly Bears"
    And the stack resolves
    And Alice plays "Deathlace" targeting "Standing Troops"
    And the stack resolves
    And Bob blocks "Hill Giant" with "Grizzly Bears" and "Craw Wurm" with "Standing Troops"
    Then "Grizzly Bears" is white
    And "Standing Troops" is black
    And "Pale Banner" has triggered once
    When the stack resolves
    Then Alice is at 24 life

  @cr26:509.3c.2 @cr26:509.1h.3
  Scenario: Karn, Silver Golem, which no creature blocks, becomes blocked as Belated Guard makes Hill Giant block it, so its ability triggers
    Given Alice controls "Karn, Silver Golem"
    And Bob controls "Hill Giant" and has "Belated Guard" in hand and can pay {W}
    When Alice attacks with "Karn, Silver Golem"
    And Bob doesn't block
    Then "Karn, Silver Golem" is unblocked
    When Bob plays "Belated Guard" targeting "Hill Giant" then "Karn, Silver Golem"
    And the stack resolves
    Then "Karn, Silver Golem" is blocked
    And "Karn, Silver Golem" has triggered once
    And "Karn, Silver Golem" is 0/8

  @cr26:509.3c.2 @cr26:603.2e.2
  Scenario: Karn, Silver Golem, which Grizzly Bears blocks, doesn't trigger again as Belated Guard makes Hill Giant block it, too
    Given Alice controls "Karn, Silver Golem"
    And Bob controls "Hill Giant" and "Grizzly Bears" and has "Belated Guard" in hand and can pay {W}
    When Alice attacks with "Karn, Silver Golem"
    And Bob blocks "Karn, Silver Golem" with "Grizzly Bears"
    Then the stack holds the ability of "Karn, Silver Golem"
    When the stack resolves
    Then "Karn, Silver Golem" is 0/8
    When Bob plays "Belated Guard" targeting "Hill Giant" then "Karn, Silver Golem"
    And the stack resolves
    Then "Hill Giant" is blocking "Karn, Silver Golem"
    And "Karn, Silver Golem" has triggered once
    And "Karn, Silver Golem" is 0/8

  @cr26:509.3d.2
  Scenario: Thicket Basilisk's ability triggers once more as Belated Guard makes Hill Giant block it, and not for Grizzly Bears, which blocks it already
    Given Alice controls "Thicket Basilisk"
    And Bob controls "Hill Giant" and "Grizzly Bears" and has 2 "Belated Guard" as "guard" in hand and can pay {W}{W}
    When Alice attacks with "Thicket Basilisk"
    And Bob blocks "Thicket Basilisk" with "Grizzly Bears"
    And the stack resolves
    Then "Thicket Basilisk" has triggered once
    When Bob plays "guard 1" targeting "Hill Giant" then "Thicket Basilisk"
    And the stack resolves
    Then "Thicket Basilisk" has triggered twice
    When Bob plays "guard 2" targeting "Grizzly Bears" then "Thicket Basilisk"
    And the stack resolves
    Then "Thicket Basilisk" has triggered twice
    And "Hill Giant" is blocking "Thicket Basilisk"

  @cr26:509.3e
  Scenario: Lairwatch Giant, which blocks two attackers, triggers once and has first strike
    Given Alice controls "Grizzly Bears" and "Hill Giant"
    And Bob controls "Lairwatch Giant"
    When Alice attacks with "Grizzly Bears" and "Hill Giant"
    And Bob blocks "Grizzly Bears" with "Lairwatch Giant" and "Hill Giant" with "Lairwatch Giant"
    Then "Lairwatch Giant" has triggered once
    When the stack resolves
    Then "Lairwatch Giant" has "first strike"
    And "Lairwatch Giant" is 5/3

  @cr26:509.3e
  Scenario: Lairwatch Giant, which blocks two attackers, has first strike only after its ability has resolved
    Given Alice controls "Grizzly Bears" and "Hill Giant"
    And Bob controls "Lairwatch Giant"
    When Alice attacks with "Grizzly Bears" and "Hill Giant"
    And Bob blocks "Grizzly Bears" with "Lairwatch Giant" and "Hill Giant" with "Lairwatch Giant"
    Then "Lairwatch Giant" doesn't have "first strike"
    When the stack resolves
    Then "Lairwatch Giant" has "first strike"
    And "Lairwatch Giant" is 5/3

  @cr26:509.3e
  Scenario: Lairwatch Giant, which blocks one attacker, doesn't trigger then, and triggers as Belated Guard makes it block a second one
    Given Alice controls "Grizzly Bears" and "Hill Giant"
    And Bob controls "Lairwatch Giant"
    And Bob has "Belated Guard" in hand and can pay {W}
    When Alice attacks with "Grizzly Bears" and "Hill Giant"
    And Bob blocks "Grizzly Bears" with "Lairwatch Giant"
    Then "Lairwatch Giant" has triggered never
    When Bob plays "Belated Guard" targeting "Lairwatch Giant" then "Hill Giant"
    And the top of the stack resolves
    Then "Lairwatch Giant" has triggered once
    When the stack resolves
    Then "Lairwatch Giant" has "first strike"
    And "Lairwatch Giant" is 5/3
    
  @cr26:509.3e.2
  Scenario: Outnumbered Wurm triggers once as it becomes blocked by two creatures, and not as it becomes blocked by one
    Given Alice controls 2 "Outnumbered Wurm" as "wurm"
    And Bob controls 2 "Grizzly Bears" as "bear" and "Watchwolf"
    When Alice attacks with "wurm 1" and "wurm 2"
    And Bob blocks "wurm 1" with "Watchwolf" and "wurm 2" with "bear 1" and "bear 2"
    Then "wurm 1" has triggered never
    And "wurm 2" has triggered once
    When the stack resolves
    Then Alice is at 23 life

  @cr26:509.3e.2
  Scenario: Outnumbered Wurm triggers once as it becomes blocked by three creatures
    Given Alice controls "Outnumbered Wurm"
    And Bob controls 3 "Hill Giant" as "giant"
    When Alice attacks with "Outnumbered Wurm"
    And Bob blocks "Outnumbered Wurm" with "giant 1", "giant 2" and "giant 3"
    Then "Outnumbered Wurm" has triggered once
    When the stack resolves
    Then Alice is at 23 life

  @cr26:509.3e.2
  Scenario: Outnumbered Wurm, which one creature blocks, triggers as Belated Guard makes a second one block it, and not for a third one
    Given Alice controls "Outnumbered Wurm"
    And Bob controls "Hill Giant", "Watchwolf" and "Grizzly Bears" and has 2 "Belated Guard" as "guard" in hand and can pay {W}{W}
    When Alice attacks with "Outnumbered Wurm"
    And Bob blocks "Outnumbered Wurm" with "Grizzly Bears"
    Then "Outnumbered Wurm" has triggered never
    When Bob plays "guard 1" targeting "Hill Giant" then "Outnumbered Wurm"
    And the stack resolves
    Then "Outnumbered Wurm" has triggered once
    And Alice is at 23 life
    When Bob plays "guard 2" targeting "Watchwolf" then "Outnumbered Wurm"
    And the stack resolves
    Then "Outnumbered Wurm" has triggered once
    And Alice is at 23 life

  @cr26:509.3f.3
  Scenario: Pale Banner triggers as Belated Guard makes a white creature block, and not for a green creature that becomes white after such a block
    Given Alice controls "Pale Banner", "Hill Giant" and "Craw Wurm"
    And Alice has "Heaven's Gate" in hand and can pay {W}
    And Bob controls "Standing Troops" and "Grizzly Bears" and has 2 "Belated Guard" as "guard" in hand and can pay {W}{W}
    When Alice attacks with "Hill Giant" and "Craw Wurm"
    And Bob doesn't block
    And Bob plays "guard 1" targeting "Grizzly Bears" then "Craw Wurm"
    And the stack resolves
    And Alice plays "Heaven's Gate" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is white
    And "Grizzly Bears" is blocking "Craw Wurm"
    And "Pale Banner" has triggered never
    When Bob plays "guard 2" targeting "Standing Troops" then "Hill Giant"
    And the stack resolves
    Then "Pale Banner" has triggered once
    And Alice is at 24 life

  @cr26:509.3f.3
  Scenario: Pale Banner triggers for Grizzly Bears, which became white after blockers were declared and before Belated Guard makes it block
    Given Alice controls "Pale Banner" and "Hill Giant"
    And Alice has "Heaven's Gate" in hand and can pay {W}
    And Bob controls "Grizzly Bears" and has "Belated Guard" in hand and can pay {W}
    When Alice attacks with "Hill Giant"
    And Bob doesn't block
    And Alice plays "Heaven's Gate" targeting "Grizzly Bears"
    And the stack resolves
    And Bob plays "Belated Guard" targeting "Grizzly Bears" then "Hill Giant"
    And the stack resolves
    Then "Pale Banner" has triggered once
    And Alice is at 24 life

  @cr26:509.3f.3.before
  Scenario: In 2009, Pale Banner triggers for Standing Troops, which was white as blockers were declared, and not for Grizzly Bears, which became white later
    Given Alice controls "Pale Banner", "Hill Giant" and "Craw Wurm"
    And Alice has "Heaven's Gate" in hand and can pay {W}
    And Bob controls "Standing Troops" and "Grizzly Bears" and has 2 "Belated Guard" as "guard" in hand and can pay {W}{W}
    When Alice attacks with "Hill Giant" and "Craw Wurm"
    And Bob doesn't block
    And Alice plays "Heaven's Gate" targeting "Grizzly Bears"
    And the stack resolves
    Then "Grizzly Bears" is white
    When Bob plays "guard 1" targeting "Grizzly Bears" then "Craw Wurm"
    And the stack resolves
    Then "Grizzly Bears" is blocking "Craw Wurm"
    And "Pale Banner" has triggered never
    When Bob plays "guard 2" targeting "Standing Troops" then "Hill Giant"
    And the stack resolves
    Then "Pale Banner" has triggered once
    And Alice is at 24 life

  @cr26:509.3f.3.before
  Scenario: In 2009, Pale Banner triggers for Standing Troops, which was white as blockers were declared, although it is no longer white as it blocks
    Given Alice controls "Pale Banner" and "Hill Giant"
    And Alice has "Deathlace" in hand and can pay {B}
    And Bob controls "Standing Troops" and has "Belated Guard" in hand and can pay {W}
    When Alice attacks with "Hill Giant"
    And Bob doesn't block
    And Alice plays "Deathlace" targeting "Standing Troops"
    And the stack resolves
    Then "Standing Troops" is black
    When Bob plays "Belated Guard" targeting "Standing Troops" then "Hill Giant"
    And the stack resolves
    Then "Pale Banner" has triggered once
    And Alice is at 24 life

  @cr26:509.3f.4
  Scenario: Pale Banner triggers as Belated Guard makes a creature block White Knight, and not for Hill Giant that becomes white after such a block
    Given Alice controls "Pale Banner", "White Knight" and "Hill Giant"
    And Alice has "Heaven's Gate" in hand and can pay {W}
    And Bob controls "Grizzly Bears" and "Craw Wurm" and has 2 "Belated Guard" as "guard" in hand and can pay {W}{W}
    When Alice attacks with "White Knight" and "Hill Giant"
    And Bob doesn't block
    And Bob plays "guard 1" targeting "Craw Wurm" then "Hill Giant"
    And the stack resolves
    And Alice plays "Heaven's Gate" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is white
    And "Hill Giant" is blocked
    And "Pale Banner" has triggered never
    When Bob plays "guard 2" targeting "Grizzly Bears" then "White Knight"
    And the stack resolves
    Then "White Knight" is blocked
    And "Pale Banner" has triggered once
    And Alice is at 24 life

  @cr26:509.3f.4
  Scenario: Pale Banner triggers for White Knight, which Belated Guard makes Grizzly Bears block, and not for Hill Giant, which isn't blocked
    Given Alice controls "Pale Banner", "White Knight" and "Hill Giant"
    And Bob controls "Grizzly Bears" and has "Belated Guard" in hand and can pay {W}
    When Alice attacks with "White Knight" and "Hill Giant"
    And Bob doesn't block
    And Bob plays "Belated Guard" targeting "Grizzly Bears" then "White Knight"
    And the stack resolves
    Then "White Knight" is blocked
    And "Pale Banner" has triggered once
    And Alice is at 24 life
    When the game goes on to Alice's second main phase
    Then Bob is at 17 life

  @cr26:509.3f.4
  Scenario: Pale Banner triggers for Hill Giant, which became white after blockers were declared and before Belated Guard makes Grizzly Bears block it
    Given Alice controls "Pale Banner" and "Hill Giant"
    And Alice has "Heaven's Gate" in hand and can pay {W}
    And Bob controls "Grizzly Bears" and has "Belated Guard" in hand and can pay {W}
    When Alice attacks with "Hill Giant"
    And Bob doesn't block
    And Alice plays "Heaven's Gate" targeting "Hill Giant"
    And the stack resolves
    And Bob plays "Belated Guard" targeting "Grizzly Bears" then "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is blocked
    And "Pale Banner" has triggered once
    And Alice is at 24 life

  @cr26:509.3f.5
  Scenario: Palebane Crawler destroys Bog Wraith, which became white after blockers were declared and before Belated Guard makes it block
    Given Alice controls "Palebane Crawler"
    And Bob controls "Bog Wraith" and "Grizzly Bears" and has "Belated Guard" and "Heaven's Gate" in hand and can pay {W}{W}
    When Alice attacks with "Palebane Crawler"
    And Bob doesn't block
    And Bob plays "Heaven's Gate" targeting "Bog Wraith"
    And the stack resolves
    And Bob plays "Belated Guard" targeting "Bog Wraith" then "Palebane Crawler"
    And the stack resolves
    Then "Palebane Crawler" has triggered once
    When the game goes on to Alice's second main phase
    Then "Bog Wraith" was destroyed
    And "Palebane Crawler" has 3 damage marked
    And "Grizzly Bears" is in play

  @cr26:509.3f.5
  Scenario: Palebane Crawler destroys the white Standing Troops, which Belated Guard makes block it
    Given Alice controls "Palebane Crawler"
    And Bob controls "Standing Troops" and "Bog Wraith" and has "Belated Guard" in hand and can pay {W}
    When Alice attacks with "Palebane Crawler"
    And Bob doesn't block
    And Bob plays "Belated Guard" targeting "Standing Troops" then "Palebane Crawler"
    And the stack resolves
    Then "Palebane Crawler" has triggered once
    When the game goes on to Alice's second main phase
    Then "Standing Troops" was destroyed
    And "Palebane Crawler" has 1 damage marked
    And "Bog Wraith" is in play

  @cr26:509.3f.5
  Scenario: One Palebane Crawler triggers as Belated Guard makes the white Standing Troops block it, and another one does not for Bog Wraith that becomes white after such a block
    Given Alice controls "Palebane Crawler" as "first" and "Palebane Crawler" as "second"
    And Bob controls "Standing Troops" and "Bog Wraith" and has 2 "Belated Guard" as "guard" in hand and can pay {W}{W}
    And Bob has "Heaven's Gate" in hand and can pay {W}
    When Alice attacks with "first" and "second"
    And Bob doesn't block
    And Bob plays "guard 1" targeting "Bog Wraith" then "first"
    And the stack resolves
    And Bob plays "Heaven's Gate" targeting "Bog Wraith"
    And the stack resolves
    Then "Bog Wraith" is white
    And "Bog Wraith" is blocking "first"
    And "first" has triggered never
    When Bob plays "guard 2" targeting "Standing Troops" then "second"
    And the stack resolves
    Then "second" has triggered once
    And "first" has triggered never
    When the game goes on to Alice's second main phase
    Then "Standing Troops" was destroyed
    And "Bog Wraith" is in play
