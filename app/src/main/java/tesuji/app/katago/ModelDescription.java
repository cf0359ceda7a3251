package tesuji.app.katago;

import tesuji.neural.model.Network;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** What KataGo's protocols tell of a network. */
public final class ModelDescription {
    private ModelDescription() {}

    /**
     * The object of one network. Positions are evaluated one by one, and with numbers of 32 bits.
     *
     * @param name its file
     */
    public static ObjectNode of(String name, Network network) {
        ObjectNode model = JsonMapper.shared().createObjectNode();
        model.put("name", name);
        model.put("internalName", network.name());
        model.put("maxBatchSize", 1);
        model.put("usesHumanSLProfile", false);
        model.put("version", network.version());
        model.put("usingFP16", "false");
        return model;
    }
}
