package tesuji.lab.catalog;

import java.util.List;
import tesuji.core.base.InputException;
import tesuji.mcts.puct.PuctParameters;

/**
 * How well a network plays against people: the lower levels draw moves from the network's policy without any search,
 * the higher ones search more and draw less. The table of measured steps is in the documents.
 *
 * @param visits of a search; with one the network's policy plays
 * @param temperature with which moves are drawn all through the game
 */
record NetworkLevel(int visits, double temperature) {
    /** From the first to the last. */
    static final List<NetworkLevel> ALL = List.of(
            new NetworkLevel(1, 2),
            new NetworkLevel(1, 1.3),
            new NetworkLevel(1, 1),
            new NetworkLevel(1, 0.7),
            new NetworkLevel(1, 0),
            new NetworkLevel(8, 0.3),
            new NetworkLevel(32, 0.15),
            new NetworkLevel(100, 0.1),
            new NetworkLevel(300, 0.1),
            new NetworkLevel(1000, 0));

    static NetworkLevel read(String text) {
        if (text.matches("[1-9]|10")) return ALL.get(Integer.parseInt(text) - 1);
        throw new InputException("level must be a whole number from 1 to " + ALL.size() + ", not \"" + text + "\".");
    }

    PuctParameters on(PuctParameters parameters) {
        String text = Double.toString(temperature);
        return parameters.with("chosenMoveTemperatureEarly", text).with("chosenMoveTemperature", text);
    }
}
