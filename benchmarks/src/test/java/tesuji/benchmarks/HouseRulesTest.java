package tesuji.benchmarks;

import tesuji.core.HouseRules;

final class HouseRulesTest implements HouseRules {}
