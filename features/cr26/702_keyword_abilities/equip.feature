Feature: Equip

  @cr26:702.6a
  Scenario: Umezawa's Jitte is moved for {2} from one creature of its controller to another, and can't be attached to an opponent's creature
    Given Alice controls "Umezawa's Jitte" owned by Bob
    And Alice controls "Grizzly Bears" and "Hill Giant" and can pay {2}
    And "Umezawa's Jitte" is attached to "Grizzly Bears"
    And Bob controls "Elite Vanguard"
    Then Alice can't equip "Elite Vanguard" with "Umezawa's Jitte" by rule 601.2c
    And Alice can equip "Hill Giant" with "Umezawa's Jitte"
    When Alice equips "Hill Giant" with "Umezawa's Jitte"
    And the stack resolves
    Then "Umezawa's Jitte" is attached to "Hill Giant"
    And Alice can't equip "Grizzly Bears" with "Umezawa's Jitte" by rule 118.3

  @cr26:702.6a
  Scenario: Equip can't be activated in a combat phase, and can be in the main phase after it
    Given Alice controls "Umezawa's Jitte", "Grizzly Bears" and "Hill Giant" and can pay {4}
    When Alice attacks with "Hill Giant"
    Then Alice can't equip "Grizzly Bears" with "Umezawa's Jitte" by rule 702.6
    When the game goes on to Alice's second main phase
    Then Alice can equip "Grizzly Bears" with "Umezawa's Jitte"
    When Alice equips "Grizzly Bears" with "Umezawa's Jitte"
    Then Alice can't equip "Hill Giant" with "Umezawa's Jitte" by rule 702.6
    When the stack resolves
    Then "Umezawa's Jitte" is attached to "Grizzly Bears"
    And Alice can equip "Hill Giant" with "Umezawa's Jitte"
    And Bob is at 17 life
    When the game goes on to Bob's main phase
    Then Alice can't equip "Hill Giant" with "Umezawa's Jitte" by rule 702.6

  @cr26:702.6d
  Scenario: An Equipment with equip {3} and equip {R} is attached for {R}, and later for {3}
    Given Alice controls "Two-Grip Blade", "Grizzly Bears" and "Hill Giant" and can pay {R}{3}
    Then Alice can activate "second_equip.activate" of "Two-Grip Blade" targeting "Grizzly Bears"
    When Alice activates "second_equip.activate" of "Two-Grip Blade" targeting "Grizzly Bears"
    Then the total cost of the ability of "Two-Grip Blade" is {R}
    When the stack resolves
    Then "Grizzly Bears" is 4/2
    When Alice activates "equip.activate" of "Two-Grip Blade" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" is 5/3
    And "Grizzly Bears" is 2/2

  @cr26:702.6a
  Scenario: Umezawa's Jitte isn't attached to Hill Giant, of which Bob has gained control before equip resolves
    Given Alice controls "Umezawa's Jitte", "Hill Giant" and "Grizzly Bears" and can pay {4}
    And Bob has "Sudden Claim" in hand and can pay {U}
    When Alice equips "Hill Giant" with "Umezawa's Jitte"
    And Bob in response plays "Sudden Claim" targeting "Hill Giant"
    And the stack resolves
    Then Bob controls "Hill Giant"
    And "Umezawa's Jitte" is attached to nothing
    When Alice equips "Grizzly Bears" with "Umezawa's Jitte"
    And the stack resolves
    Then "Umezawa's Jitte" is attached to "Grizzly Bears"

  @cr26:702.6a.2
  Scenario: Demonmail Hauberk is attached to Hill Giant by the sacrifice of Grizzly Bears, and to no creature without a sacrifice
    Given Alice controls "Demonmail Hauberk", "Hill Giant", "Grizzly Bears" and "Sol Ring"
    And Bob controls "Craw Wurm"
    Then Alice can't activate "equip" of "Demonmail Hauberk" sacrificing "Craw Wurm" targeting "Hill Giant" by rule 118.3
    And Alice can activate "equip" of "Demonmail Hauberk" sacrificing "Grizzly Bears" targeting "Hill Giant"
    When Alice activates "equip" of "Demonmail Hauberk" sacrificing "Grizzly Bears" targeting "Hill Giant"
    Then "Grizzly Bears" was sacrificed
    When the stack resolves
    Then "Demonmail Hauberk" is attached to "Hill Giant"
    And "Hill Giant" is 7/5

  @cr26:702.6a.3
  Scenario: Bonesplitter can be attached to Chimeric Staff only while the Staff is a creature, and is attached to nothing afterwards
    Given Alice controls "Bonesplitter", "Chimeric Staff" and "Grizzly Bears" and can pay {1}{3}
    Then Alice can't equip "Chimeric Staff" with "Bonesplitter" by rule 601.2c
    And Alice can equip "Grizzly Bears" with "Bonesplitter"
    When Alice activates "Chimeric Staff" with X = 3
    And the stack resolves
    Then Alice can equip "Chimeric Staff" with "Bonesplitter"
    When Alice equips "Chimeric Staff" with "Bonesplitter"
    And the stack resolves
    Then "Chimeric Staff" is 5/3
    When the turn ends
    Then "Bonesplitter" is attached to nothing
    And "Bonesplitter" is in play
