package tesuji.desk.solve;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tesuji.core.game.Game;
import tesuji.core.game.Position;
import tesuji.solve.Value;
import tesuji.solve.retrograde.StateOutcome;

/**
 * What a move is worth to the side that makes it (Goluch, §5.6).
 *
 * @param value win, draw, loss or unknown
 * @param length moves to the end, this one included, if the game is decided and the solver counts them
 */
public record MoveValue(String move, String value, @Nullable Integer length) {
    private static final List<String> ORDER = List.of("win", "draw", "loss", "unknown");

    /** What is known of a position; the value is that of its side to move. */
    public record Known(Value value, @Nullable Integer length) {}

    public static Known known(StateOutcome outcome) {
        boolean decided = outcome.value() == Value.WIN || outcome.value() == Value.LOSS;
        return new Known(outcome.value(), decided ? outcome.distance() : null);
    }

    /** All moves of a position, the best first; the position is left as it was. */
    public static List<MoveValue> each(Game game, Position root, Function<Position, Known> solver) {
        int[] moves = new int[game.maxLegalMoves()];
        int count = root.legalMoves(moves);
        List<MoveValue> values = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            root.play(moves[i]);
            Known known = root.isOver() ? ended(root) : solver.apply(root);
            root.undo();
            values.add(of(game.notation().move(moves[i]), known));
        }
        values.sort(Comparator.comparing(each -> ORDER.indexOf(each.value())));
        return values;
    }

    private static MoveValue of(String move, Known next) {
        Integer length = next.length() == null ? null : Integer.valueOf(next.length() + 1);
        return new MoveValue(move, next.value().opposite().name().toLowerCase(Locale.ROOT), length);
    }

    private static Known ended(Position over) {
        int score = over.toMove() == 0 ? over.score() : -over.score();
        return new Known(score > 0 ? Value.WIN : score < 0 ? Value.LOSS : Value.DRAW, score == 0 ? null : 0);
    }
}
