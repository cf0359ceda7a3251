package tesuji.gtp;

import tesuji.core.HouseRules;

final class HouseRulesTest implements HouseRules {}
