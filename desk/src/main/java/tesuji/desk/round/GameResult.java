package tesuji.desk.round;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import tesuji.core.game.Adjudication;
import tesuji.core.game.Adjudicator;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Position;
import tesuji.core.game.Termination;

/** How a game ended. */
public sealed interface GameResult {
    /** A side gave up. */
    record Resignation(int side) implements GameResult {}

    /**
     * The game was counted.
     *
     * @param score in half-points for side 0
     * @param note what had to be decided besides the rules, as a sentence; may be empty
     * @param account how it came, in words that follow "wins": {@code after 42.0 moves: …}; may be empty
     * @param finished false if only a cap on the length ended the game, so that the winner is no more than ahead
     */
    record Counted(int score, String note, String account, boolean finished) implements GameResult {
        public Counted(int score, String note) {
            this(score, note, "", true);
        }
    }

    /**
     * What the {@link Adjudicator} of a game finds at the end of one.
     *
     * @param end where the record leads to
     * @param disputed points about which the players see it the other way round
     */
    static Counted counted(Game game, GameRecord record, Position end, Set<Integer> disputed) {
        Adjudication found = Adjudicator.of(game).adjudicate(end, disputed);
        return new Counted(
                found.score(),
                found.dead().map(dead -> note(game, dead)).orElse(""),
                account(game, record, found),
                found.termination() != Termination.LIMIT);
    }

    private static String note(Game game, List<Integer> dead) {
        String piece = game.notation().scenery().kinds().get(0).name();
        if (dead.isEmpty()) return "No " + piece + "s are taken for dead.";
        return "Taken for dead: " + dead.stream().map(game.notation()::point).collect(Collectors.joining(" ")) + ".";
    }

    private static String account(Game game, GameRecord record, Adjudication found) {
        if (found.reason().isEmpty()) return "";
        boolean finished = found.termination() != Termination.LIMIT;
        return "after " + game.notation().length(record.moves().size()) + " moves"
                + (finished ? ": " : ", when the cap of the rules cut the unfinished game off: ") + found.reason();
    }
}
