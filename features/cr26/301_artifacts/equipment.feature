Feature: Equipment

  @cr26:301.5
  Scenario: Magnetic Theft can attach Umezawa's Jitte to a creature, and not to a land or an artifact
    Given Alice controls "Umezawa's Jitte", "Hill Giant", "Forest" and "Fountain of Youth"
    And Alice has "Magnetic Theft" in hand and can pay {R}
    Then Alice can play "Magnetic Theft" targeting "Umezawa's Jitte" then "Hill Giant"
    And Alice can't play "Magnetic Theft" targeting "Umezawa's Jitte" then "Forest"
    And Alice can't play "Magnetic Theft" targeting "Umezawa's Jitte" then "Fountain of Youth"
    When Alice plays "Magnetic Theft" targeting "Umezawa's Jitte" then "Hill Giant"
    And the stack resolves
    Then "Umezawa's Jitte" is attached to "Hill Giant"

  @cr26:301.5
  Scenario: Passed Harness leaves Oathkeeper on Grizzly Bears as it would attach it to Forest or Fountain of Youth, and moves it to Hill Giant
    Given Alice controls "Grizzly Bears", "Hill Giant", "Forest" and "Fountain of Youth"
    And Alice controls "Oathkeeper, Takeno's Daisho" attached to "Grizzly Bears"
    And Alice has 3 "Passed Harness" as "harness" in hand and can pay {W}{W}{W}
    When Alice plays "harness 1" targeting "Oathkeeper, Takeno's Daisho" then "Forest"
    And the stack resolves
    Then "harness 1" has resolved
    And "Oathkeeper, Takeno's Daisho" is attached to "Grizzly Bears"
    When Alice plays "harness 2" targeting "Oathkeeper, Takeno's Daisho" then "Fountain of Youth"
    And the stack resolves
    Then "harness 2" has resolved
    And "Oathkeeper, Takeno's Daisho" is attached to "Grizzly Bears"
    When Alice plays "harness 3" targeting "Oathkeeper, Takeno's Daisho" then "Hill Giant"
    And the stack resolves
    Then "Oathkeeper, Takeno's Daisho" is attached to "Hill Giant"
    And "Hill Giant" is 6/4
    And "Grizzly Bears" is 2/2

  @cr26:301.5b
  Scenario: Umezawa's Jitte enters unattached, and doesn't move if Bob takes control of the creature in response to its equip ability
    Given Alice controls "Hill Giant" and "Grizzly Bears"
    And Alice has "Umezawa's Jitte" in hand and can pay {2}{2}{2}
    And Bob controls "Vedalken Orrery" and has "Threaten" in hand and can pay {2}{R}
    When Alice plays "Umezawa's Jitte"
    And the stack resolves
    Then "Umezawa's Jitte" is attached to nothing
    When Alice equips "Hill Giant" with "Umezawa's Jitte"
    And Bob in response plays "Threaten" targeting "Hill Giant"
    And the stack resolves
    Then Bob controls "Hill Giant"
    And "Umezawa's Jitte" is attached to nothing
    When Alice equips "Grizzly Bears" with "Umezawa's Jitte"
    And the stack resolves
    Then "Umezawa's Jitte" is attached to "Grizzly Bears"

  @cr26:301.5b.6
  Scenario: Hill Giant, which Bob takes and Alice takes back before her equip ability resolves, is equipped with Umezawa's Jitte
    Given Alice controls "Hill Giant", "Umezawa's Jitte" and "Vedalken Orrery"
    And Alice has "Threaten" in hand and can pay {2}{2}{R}
    And Bob controls "Vedalken Orrery" as "his" and has "Threaten" as "theft" in hand and can pay {2}{R}
    When Alice equips "Hill Giant" with "Umezawa's Jitte"
    And Bob in response plays "theft" targeting "Hill Giant"
    And the top of the stack resolves
    Then Bob controls "Hill Giant"
    When Alice in response plays "Threaten" targeting "Hill Giant"
    And the top of the stack resolves
    Then Alice controls "Hill Giant"
    And "Umezawa's Jitte" is attached to nothing
    When the stack resolves
    Then "Umezawa's Jitte" is attached to "Hill Giant"

  @cr26:301.5d
  Scenario: Bob, who takes control of a creature with Viridian Longbow, activates the ability that it grants, and Alice keeps the Equipment
    Given Alice controls "Hill Giant" and "Grizzly Bears" and can pay {3}
    And Alice controls "Viridian Longbow" attached to "Hill Giant"
    And Bob controls "Vedalken Orrery" and has "Threaten" in hand and can pay {2}{R} and can pay {3}
    When Alice passes
    And Bob plays "Threaten" targeting "Hill Giant"
    And the stack resolves
    Then Alice controls "Viridian Longbow"
    And "Viridian Longbow" is attached to "Hill Giant"
    And Alice can't activate "shot" of "Hill Giant" targeting Bob
    When Alice passes
    And Bob activates "shot" of "Hill Giant" targeting Alice
    And the stack resolves
    Then Alice is at 19 life
    And Bob can't activate "equip" of "Viridian Longbow" targeting "Hill Giant" by rule 602.2
    And Alice can equip "Grizzly Bears" with "Viridian Longbow"

  @cr26:301.5c.2
  Scenario: Umezawa's Jitte that March of the Machines makes a creature isn't attached by its equip ability, and is after Naturalize
    Given Alice controls "Umezawa's Jitte", "Grizzly Bears" and "March of the Machines" and can pay {2}{2}
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice equips "Grizzly Bears" with "Umezawa's Jitte"
    And the stack resolves
    Then "Umezawa's Jitte" is attached to nothing
    And "Umezawa's Jitte" is 2/2
    When Alice passes
    And Bob plays "Naturalize" targeting "March of the Machines"
    And the stack resolves
    And Alice equips "Grizzly Bears" with "Umezawa's Jitte"
    And the stack resolves
    Then "Umezawa's Jitte" is attached to "Grizzly Bears"

  @cr26:301.5c.2
  Scenario: Welcoming Blade that March of the Machines makes a creature isn't attached by its equip ability, so its own ability triggers only after Naturalize
    Given Alice controls "Welcoming Blade", "Grizzly Bears" and "March of the Machines" and can pay {1}{1}
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice equips "Grizzly Bears" with "Welcoming Blade"
    And the stack resolves
    Then "Welcoming Blade" has triggered never
    And Alice is at 20 life
    And "Welcoming Blade" is 1/1
    When Alice passes
    And Bob plays "Naturalize" targeting "March of the Machines"
    And the stack resolves
    And Alice equips "Grizzly Bears" with "Welcoming Blade"
    And the stack resolves
    Then "Welcoming Blade" is attached to "Grizzly Bears"
    And Alice is at 21 life

  @cr26:301.5c.3
  Scenario: Grafted Wargear stays on the battlefield unattached after the equipped creature was destroyed
    Given Alice controls "Grafted Wargear" and "Hill Giant"
    And "Grafted Wargear" is attached to "Hill Giant"
    And Bob has "Murder" in hand and can pay {1}{B}{B}
    When Bob plays "Murder" targeting "Hill Giant"
    And the stack resolves
    Then "Grafted Wargear" is in play
    And "Grafted Wargear" is attached to nothing
    And "Hill Giant" is in Alice's graveyard

  @cr26:301.5b.2
  Scenario: Magnetic Theft can't move Konda's Banner to a creature that isn't legendary, and moves it to a legendary one
    Given Alice controls "Isamaru, Hound of Konda", "Grizzly Bears" and "Hikari, Twilight Guardian"
    And Alice controls "Konda's Banner" attached to "Isamaru, Hound of Konda"
    And Alice has 2 "Magnetic Theft" as "theft" in hand and can pay {R}{R}
    When Alice plays "theft 1" targeting "Konda's Banner" then "Grizzly Bears"
    And the stack resolves
    Then "theft 1" has resolved
    And "Konda's Banner" is attached to "Isamaru, Hound of Konda"
    When Alice plays "theft 2" targeting "Konda's Banner" then "Hikari, Twilight Guardian"
    And the stack resolves
    Then "Konda's Banner" is attached to "Hikari, Twilight Guardian"

  @cr26:301.5e.2
  Scenario: Konda's Banner enters unattached if Fastened Return would attach it to Grizzly Bears, which aren't legendary
    Given Alice controls "Grizzly Bears"
    And Alice has "Konda's Banner" in graveyard
    And Alice has "Fastened Return" in hand and can pay {2}{W}
    When Alice plays "Fastened Return" targeting "Konda's Banner" then "Grizzly Bears"
    And the stack resolves
    Then "Konda's Banner" is in play
    And "Konda's Banner" is attached to nothing
    And "Grizzly Bears" is 2/2

  @cr26:301.5d.2 @cr26:301.5d
  Scenario: Bob, who gains control of Viridian Longbow, controls neither the equipped creature nor its ability, and can equip a creature of his own
    Given Alice controls "Hill Giant", "Gray Ogre" and "Viridian Longbow" and can pay {3}
    And "Viridian Longbow" is attached to "Hill Giant"
    And Bob controls "Grizzly Bears"
    And Bob has "Sudden Claim" in hand and can pay {U}{3}
    Then Alice can equip "Gray Ogre" with "Viridian Longbow"
    When Alice passes
    And Bob plays "Sudden Claim" targeting "Viridian Longbow"
    And the stack resolves
    Then Bob controls "Viridian Longbow"
    And Alice controls "Hill Giant"
    And "Viridian Longbow" is attached to "Hill Giant"
    And Alice can't equip "Gray Ogre" with "Viridian Longbow" by rule 602.2
    When Alice activates "shot" of "Hill Giant" targeting Bob
    And the stack resolves
    Then Bob is at 19 life
    When the game goes on to Bob's main phase
    And Bob equips "Grizzly Bears" with "Viridian Longbow"
    And the stack resolves
    Then "Viridian Longbow" is attached to "Grizzly Bears"

  @cr26:301.5c.7
  Scenario: Umezawa's Jitte that March of the Machines makes a creature isn't attached to itself by its equip ability
    Given Alice controls "Umezawa's Jitte" and "Grizzly Bears" and can pay {2}{2}
    And Alice has "March of the Machines" in hand and can pay {3}{U}
    When Alice equips "Grizzly Bears" with "Umezawa's Jitte"
    And the stack resolves
    Then "Umezawa's Jitte" is attached to "Grizzly Bears"
    When Alice plays "March of the Machines"
    And the stack resolves
    Then "Umezawa's Jitte" is attached to nothing
    When Alice activates "equip" of "Umezawa's Jitte" targeting "Umezawa's Jitte"
    And the stack resolves
    Then "Umezawa's Jitte" is attached to nothing
    And "Umezawa's Jitte" is 2/2

  @cr26:301.5c.7
  Scenario: Oathkeeper that March of the Machines makes a 3/3 creature doesn't get its own bonus by its equip ability, and gives it to Grizzly Bears after Naturalize
    Given Alice controls "Oathkeeper, Takeno's Daisho", "Grizzly Bears" and "March of the Machines" and can pay {2}{2}
    And Bob has "Naturalize" in hand and can pay {1}{G}
    When Alice activates "equip" of "Oathkeeper, Takeno's Daisho" targeting "Oathkeeper, Takeno's Daisho"
    And the stack resolves
    Then "Oathkeeper, Takeno's Daisho" is attached to nothing
    And "Oathkeeper, Takeno's Daisho" is 3/3
    When Alice passes
    And Bob plays "Naturalize" targeting "March of the Machines"
    And the stack resolves
    And Alice activates "equip" of "Oathkeeper, Takeno's Daisho" targeting "Grizzly Bears"
    And the stack resolves
    Then "Oathkeeper, Takeno's Daisho" is attached to "Grizzly Bears"
    And "Grizzly Bears" is 5/3

  @cr26:301.5b.3
  Scenario: Umezawa's Jitte is a spell that can't be cast beside another one, can't equip Bob's creature, and stays attached to Hill Giant that Bob takes
    Given Alice controls "Hill Giant"
    And Alice has "Umezawa's Jitte" and "Lightning Bolt" in hand and can pay {2}{2}{R}
    And Bob controls "Grizzly Bears" and "Vedalken Orrery" and has "Threaten" in hand and can pay {2}{R}
    When Alice plays "Lightning Bolt" targeting Bob
    Then Alice can't play "Umezawa's Jitte" by rule 117.1a
    When the stack resolves
    And Alice plays "Umezawa's Jitte"
    Then the stack holds "Umezawa's Jitte"
    When the stack resolves
    Then Alice can target only "Hill Giant" with "equip" of "Umezawa's Jitte"
    When Alice equips "Hill Giant" with "Umezawa's Jitte"
    And the stack resolves
    And Bob plays "Threaten" targeting "Hill Giant"
    And the stack resolves
    Then Bob controls "Hill Giant"
    And "Umezawa's Jitte" is attached to "Hill Giant"
    And Alice controls "Umezawa's Jitte"

  @cr26:301.5.3 @cr26:301.5b.4 @cr26:301.5b.5
  Scenario: One Armory Automaton attaches Oathkeeper to itself, and another, a land as its ability resolves, leaves Colossus Hammer on Hill Giant
    Given Alice controls 2 "Armory Automaton" as "smith", "Hill Giant" and "Oathkeeper, Takeno's Daisho"
    And Alice controls "Colossus Hammer" attached to "Hill Giant"
    And Bob controls "Vedalken Orrery" and has "Song of the Dryads" in hand and can pay {2}{G}
    When Alice attacks with "smith 1" and "smith 2"
    And Alice puts "smith 2" and "smith 1" in this order
    And Alice targets "Oathkeeper, Takeno's Daisho" for "smith 2"
    And Alice targets "Colossus Hammer" for "smith 1"
    And Bob in response plays "Song of the Dryads" targeting "smith 1"
    And the stack resolves
    And Alice says yes to "smith 1"
    And Alice says yes to "smith 2"
    Then "smith 1" doesn't have the type "creature"
    And "Colossus Hammer" is attached to "Hill Giant"
    And "Hill Giant" is 13/13
    And "Oathkeeper, Takeno's Daisho" is attached to "smith 2"
    And "smith 2" is 5/3

  @cr26:301.5b.4
  Scenario: Armory Automaton attaches Colossus Hammer, which was attached to Hill Giant, to itself as it attacks
    Given Alice controls "Armory Automaton", "Hill Giant" and "Oathkeeper, Takeno's Daisho"
    And Alice controls "Colossus Hammer" attached to "Hill Giant"
    Then "Hill Giant" is 13/13
    When Alice attacks with "Armory Automaton"
    And Alice targets "Colossus Hammer" for "Armory Automaton"
    And the stack resolves
    And Alice says yes
    Then "Colossus Hammer" is attached to "Armory Automaton"
    And "Armory Automaton" is 12/12
    And "Hill Giant" is 3/3
    And "Oathkeeper, Takeno's Daisho" is attached to nothing

  @cr26:301.5e.3
  Scenario: With March of the Machines, Welcoming Blade that Fastened Return would attach to Grizzly Bears enters as a creature and unattached
    Given Alice controls "Grizzly Bears" and "March of the Machines"
    And Alice has "Welcoming Blade" in graveyard
    And Alice has "Fastened Return" in hand and can pay {2}{W}
    When Alice plays "Fastened Return" targeting "Welcoming Blade" then "Grizzly Bears"
    And the stack resolves
    Then "Welcoming Blade" is 1/1
    And "Welcoming Blade" is attached to nothing
    And "Welcoming Blade" has triggered never
    And Alice is at 20 life
