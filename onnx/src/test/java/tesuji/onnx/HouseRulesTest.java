package tesuji.onnx;

import tesuji.core.HouseRules;

final class HouseRulesTest implements HouseRules {}
