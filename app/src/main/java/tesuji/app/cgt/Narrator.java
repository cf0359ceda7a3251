package tesuji.app.cgt;

import java.util.function.Consumer;
import tesuji.app.terminal.Console;
import tesuji.endgame.economy.Auctioneer.Event;
import tesuji.endgame.economy.Choice;

/** Tells what happens in a game of economic Go, if anybody wants to know. */
public record Narrator(Console console, boolean aloud) implements Consumer<Event> {
    @Override
    public void accept(Event event) {
        if (aloud) console.out().println(sentence(event));
    }

    private static String sentence(Event event) {
        if (event instanceof Event.Komi komi) {
            return "The " + (komi.firstIsBlack() ? "first" : "second") + " player is Black and pays a komi of "
                    + komi.komi() + ".";
        }
        if (event instanceof Event.Fee fee) {
            return "The fee is " + fee.fee() + ", and " + Customer.name(fee.begins()) + " begins.";
        }
        if (event instanceof Event.Turn turn) {
            String who = Customer.name(turn.side());
            if (turn.choice() instanceof Choice.Move move) {
                return who + " plays in part " + (move.part() + 1) + ", which becomes "
                        + turn.market().parts().get(move.part()).name() + ".";
            }
            return who + " passes.";
        }
        Event.End end = (Event.End) event;
        return "Nobody bids. The score is " + end.score() + ", and Black's capital has changed by " + end.black() + ".";
    }
}
