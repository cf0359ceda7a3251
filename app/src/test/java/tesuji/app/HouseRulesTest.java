package tesuji.app;

import tesuji.core.HouseRules;

final class HouseRulesTest implements HouseRules {}
