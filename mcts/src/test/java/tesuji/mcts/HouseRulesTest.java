package tesuji.mcts;

import tesuji.core.HouseRules;

final class HouseRulesTest implements HouseRules {}
