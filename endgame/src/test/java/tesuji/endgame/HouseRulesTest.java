package tesuji.endgame;

import tesuji.core.HouseRules;

final class HouseRulesTest implements HouseRules {}
