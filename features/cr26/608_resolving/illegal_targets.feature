Feature: Targets that have become illegal

  @cr26:608.2b.3
  Scenario: Unearthly Blizzard keeps Hill Giant from blocking, and not Grizzly Bears, which has gained protection from red
    Given Bob controls "Hill Giant", "Grizzly Bears" and "Crimson Acolyte" and can pay {W}
    And Alice controls "Craw Wurm"
    And Alice has "Unearthly Blizzard" in hand and can pay {2}{R}
    When Alice plays "Unearthly Blizzard" targeting "Hill Giant" and "Grizzly Bears"
    And Bob in response activates "Crimson Acolyte" targeting "Grizzly Bears"
    And the stack resolves
    And Alice attacks with "Craw Wurm"
    Then Bob can't block "Craw Wurm" with "Hill Giant" because of "Unearthly Blizzard"
    And Bob can block "Craw Wurm" with "Grizzly Bears"

  @cr26:608.2b.4
  Scenario: The ability of red Frostwielder, which died in response, doesn't resolve if its target has gained protection from red
    Given Alice controls "Frostwielder"
    And Bob controls "Hill Giant" and "Crimson Acolyte" and can pay {W}
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice activates "Frostwielder" targeting "Hill Giant"
    And Bob in response plays "Lightning Bolt" targeting "Frostwielder"
    And the top of the stack resolves
    Then "Frostwielder" is in Alice's graveyard
    When Bob activates "Crimson Acolyte" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has 0 damage marked
    And the ability of "Frostwielder" did not resolve
    And "Hill Giant" is in play

  @cr26:608.2b.4 @cr26:113.7a
  Scenario: The ability of red Frostwielder, which died in response, damages a target without protection
    Given Alice controls "Frostwielder"
    And Bob controls "Hill Giant" and "Crimson Acolyte" and can pay {W}
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice activates "Frostwielder" targeting "Hill Giant"
    And Bob in response plays "Lightning Bolt" targeting "Frostwielder"
    And the top of the stack resolves
    And Bob activates "Crimson Acolyte" targeting "Crimson Acolyte"
    And the stack resolves
    Then "Hill Giant" has 1 damage marked
    And "Frostwielder" has dealt 1 damage to "Hill Giant"
    And "Hill Giant" is in play
    And "Frostwielder" is in Alice's graveyard

  @cr26:608.2b.4
  Scenario: The ability of Frostwielder, which was white as it died in response, damages a target that has gained protection from red
    Given Alice controls "Frostwielder" and has "Purelace" in hand and can pay {W}
    And Bob controls "Hill Giant" and "Crimson Acolyte" and can pay {W}
    And Bob has "Lightning Bolt" in hand and can pay {R}
    When Alice plays "Purelace" targeting "Frostwielder"
    And the stack resolves
    And Alice activates "Frostwielder" targeting "Hill Giant"
    And Bob in response plays "Lightning Bolt" targeting "Frostwielder"
    And the top of the stack resolves
    Then "Frostwielder" is in Alice's graveyard
    And "Frostwielder" is red
    When Bob activates "Crimson Acolyte" targeting "Hill Giant"
    And the stack resolves
    Then "Hill Giant" has 1 damage marked
    And the ability of "Frostwielder" has resolved

  @cr26:608.2b.13
  Scenario: Plague Spores doesn't resolve if the creature that it targets has become black and the land that it targets has left the battlefield
    Given Alice has "Plague Spores" in hand and can pay {4}{B}{R}
    And Bob controls "Grizzly Bears" and "Forest"
    And Bob has "Touch of Darkness" and "Boomerang" in hand and can pay {B}{U}{U}
    When Alice plays "Plague Spores" targeting "Grizzly Bears" then "Forest"
    And Bob in response plays "Touch of Darkness" targeting "Grizzly Bears"
    And the top of the stack resolves
    And Bob in response plays "Boomerang" targeting "Forest"
    And the stack resolves
    Then "Plague Spores" did not resolve
    And "Plague Spores" is in Alice's graveyard
    And "Grizzly Bears" is in play
    And "Forest" is in Bob's hand

  @cr26:608.2b.13
  Scenario: Plague Spores resolves if only the land that it targets has left the battlefield, and destroys the creature
    Given Alice has "Plague Spores" in hand and can pay {4}{B}{R}
    And Bob controls "Grizzly Bears" and "Forest"
    And Bob has "Boomerang" in hand and can pay {U}{U}
    When Alice plays "Plague Spores" targeting "Grizzly Bears" then "Forest"
    And Bob in response plays "Boomerang" targeting "Forest"
    And the stack resolves
    Then "Plague Spores" has resolved
    And "Grizzly Bears" was destroyed
    And "Forest" is in Bob's hand
