package tesuji.endgame.localsearch;

import tesuji.endgame.local.Counting;
import tesuji.endgame.local.DrawnPosition;
import tesuji.endgame.local.LocalNode;
import tesuji.endgame.notation.Calculator;
import tesuji.endgame.value.Values;

/** A drawn position of one part with all that is needed to search it. */
final class DrawnGame {
    private static final int LIMIT = 10_000;

    final Values values = new Values(1_000_000);
    final SearchMemory memory;
    final LocalNode node;
    final LocalGame game;
    final OwnershipSearch ownership;

    DrawnGame(String drawing, Counting counting) {
        DrawnPosition drawn = new DrawnPosition(drawing);
        memory = new SearchMemory(drawn.graph(), counting);
        node = memory.rules().node(drawn.position());
        game = new LocalGame(memory, values, LIMIT);
        ownership = new OwnershipSearch(memory, values, LIMIT);
    }

    /** A game by its text. */
    int game(String text) {
        return new Calculator(values).value(text);
    }
}
