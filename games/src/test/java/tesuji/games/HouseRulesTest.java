package tesuji.games;

import tesuji.core.HouseRules;

final class HouseRulesTest implements HouseRules {}
