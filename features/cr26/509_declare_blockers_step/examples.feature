Feature: Examples of section 509

  @cr26:509.1b.ex1
  Scenario: A creature with flying and shadow can be blocked only by a creature with both; flying or shadow alone isn't enough
    Given Alice controls "Soltari Foot Soldier" as "raider" and "Flight" as "wings"
    And "wings" is attached to "raider"
    And Bob controls "Serra Angel", "Soltari Foot Soldier" as "shade", "Soltari Foot Soldier" as "winged shade" and "Flight" as "other wings"
    And "other wings" is attached to "winged shade"
    When Alice attacks with "raider"
    Then "raider" has "flying" and "shadow"
    And Bob can't block "raider" with "Serra Angel" because "raider" has "shadow"
    And Bob can't block "raider" with "shade" because of the ability "flight" of "wings"
    And Bob can block "raider" with "winged shade"
    When Bob blocks "raider" with "winged shade"
    And combat damage is dealt
    Then "winged shade" was destroyed
    And Bob is at 20 life

  @cr26:509.1b.ex1
  Scenario: A creature with flying and no shadow can block a creature with flying and no shadow
    Given Alice controls "Grizzly Bears" and "Flight"
    And "Flight" is attached to "Grizzly Bears"
    And Bob controls "Serra Angel" and "Watchwolf"
    When Alice attacks with "Grizzly Bears"
    Then Bob can't block "Grizzly Bears" with "Watchwolf" because of the ability "flight" of "Flight"
    And Bob can block "Grizzly Bears" with "Serra Angel"
    When Bob blocks "Grizzly Bears" with "Serra Angel"
    And combat damage is dealt
    Then "Grizzly Bears" was destroyed

  @cr26:509.3f.ex1
  Scenario: Palebane Crawler triggers for the white Standing Troops that blocks it, and not for Bog Wraith that becomes white after it has blocked
    Given Alice controls "Palebane Crawler"
    And Bob controls "Standing Troops" and "Bog Wraith"
    And Bob has "Heaven's Gate" in hand and can pay {W}
    When Alice attacks with "Palebane Crawler"
    And Bob blocks "Palebane Crawler" with "Standing Troops" and "Bog Wraith"
    And Bob plays "Heaven's Gate" targeting "Bog Wraith"
    And the stack resolves
    Then "Bog Wraith" is white
    And "Palebane Crawler" has triggered once
    When the game goes on to Alice's second main phase
    Then "Standing Troops" was destroyed
    And "Bog Wraith" is in play
    And "Palebane Crawler" has 4 damage marked

  @cr26:509.3f.ex1
  Scenario: Palebane Crawler destroys Bog Wraith that becomes white before it blocks
    Given Alice controls "Palebane Crawler"
    And Bob controls "Grizzly Bears" and "Bog Wraith"
    And Bob has "Heaven's Gate" in hand and can pay {W}
    When Alice attacks with "Palebane Crawler"
    And Bob plays "Heaven's Gate" targeting "Bog Wraith"
    And the stack resolves
    And Bob blocks "Palebane Crawler" with "Grizzly Bears" and "Bog Wraith"
    And the game goes on to Alice's second main phase
    Then "Bog Wraith" was destroyed
    And "Grizzly Bears" is in play
    And "Palebane Crawler" has 5 damage marked
