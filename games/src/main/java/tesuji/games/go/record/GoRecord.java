package tesuji.games.go.record;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import tesuji.core.base.InputException;
import tesuji.core.game.GameId;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoRules;
import tesuji.games.go.Stones;

/**
 * A game of Go as a file tells it: what it says about the game, and every step in order.
 *
 * @param size points on a side
 * @param game all of the rules, if this program wrote the file; others may have changed the rest since
 * @param rules the rule set it names, if it is one of ours
 * @param komi in half-points, if it says
 * @param handicap the stones it says Black was given, 0 if it does not say; the stones themselves are steps
 * @param black the player's name, empty if unknown
 * @param white the player's name, empty if unknown
 * @param result such as {@code B+3.5}, {@code W+R} or {@code 0}, empty if unknown
 */
public record GoRecord(
        int size,
        Optional<GameId> game,
        Optional<GoRules.Preset> rules,
        OptionalInt komi,
        int handicap,
        String black,
        String white,
        String result,
        List<GoStep> steps) {
    public GoRecord {
        steps = List.copyOf(steps);
    }

    /** A record of a board on which nothing has happened. */
    public static GoRecord empty(int size) {
        return new GoRecord(size, Optional.empty(), Optional.empty(), OptionalInt.empty(), 0, "", "", "", List.of());
    }

    /** A record of moves by turns, from a board with stones on it. */
    public static GoRecord of(Stones start, byte toMove, int... moves) {
        List<GoStep> steps = new ArrayList<>();
        List<Integer> black = points(start, Stones.BLACK);
        List<Integer> white = points(start, Stones.WHITE);
        if (!black.isEmpty() || !white.isEmpty() || toMove != Stones.BLACK) {
            steps.add(new GoStep.Setup(black, white, List.of(), toMove, ""));
        }
        byte colour = toMove;
        for (int move : moves) {
            steps.add(new GoStep.Move(colour, move));
            colour = Stones.opponent(colour);
        }
        return empty(start.size()).withSteps(steps);
    }

    private static List<Integer> points(Stones stones, byte colour) {
        List<Integer> points = new ArrayList<>();
        for (int point = 0; point < stones.points(); point++) {
            if (stones.at(point) == colour) points.add(point);
        }
        return points;
    }

    /** The stones before the first move. */
    public Stones start() {
        byte[] colours = new byte[size * size];
        for (GoStep step : steps) {
            if (!(step instanceof GoStep.Setup setup)) break;
            for (int point : setup.black()) colours[point] = Stones.BLACK;
            for (int point : setup.white()) colours[point] = Stones.WHITE;
            for (int point : setup.empty()) colours[point] = Stones.EMPTY;
        }
        return new Stones(size, colours);
    }

    /** Who makes the first move: who does, else whom the record names, else White in a handicap game. */
    public byte startToMove() {
        byte named = Stones.EMPTY;
        for (GoStep step : steps) {
            if (step instanceof GoStep.Move move) return move.colour();
            if (step instanceof GoStep.Setup setup && setup.toMove() != Stones.EMPTY) named = setup.toMove();
        }
        if (named != Stones.EMPTY) return named;
        boolean stonesGiven = handicap >= 2 && !points(start(), Stones.BLACK).isEmpty();
        return stonesGiven ? Stones.WHITE : Stones.BLACK;
    }

    /** Who moves after the last step. */
    public byte toMove() {
        byte side = startToMove();
        for (GoStep step : steps) {
            if (step instanceof GoStep.Move move) side = Stones.opponent(move.colour());
            else if (step instanceof GoStep.Setup setup && setup.toMove() != Stones.EMPTY) side = setup.toMove();
        }
        return side;
    }

    public List<GoStep.Move> moves() {
        return steps.stream()
                .filter(GoStep.Move.class::isInstance)
                .map(GoStep.Move.class::cast)
                .toList();
    }

    /**
     * The game up to just before a move, stones set up there included; all of it if there are fewer moves. Its steps
     * are the first of this record's, and one more if they leave the turn to another side than makes that move.
     *
     * @param moveNumber from 1; passes count
     */
    public GoRecord before(int moveNumber) {
        if (moveNumber < 1) throw new InputException(moveNumber + " is not a move number; the first move is 1.");
        int seen = 0;
        for (int i = 0; i < steps.size(); i++) {
            if (steps.get(i) instanceof GoStep.Move move && ++seen == moveNumber) {
                GoRecord prefix = withSteps(steps.subList(0, i));
                return prefix.toMove() == move.colour() ? prefix : prefix.then(GoStep.Setup.turn(move.colour()));
            }
        }
        return this;
    }

    /** The record of this game: its rules, as far as the standard has names for them, and its id. */
    public GoRecord withGame(GoGame played) {
        GoRules given = played.rules();
        return new GoRecord(
                size,
                Optional.of(played.id()),
                preset(given),
                OptionalInt.of(given.komi()),
                given.handicap(),
                black,
                white,
                result,
                steps);
    }

    /** The rule set these rules belong to, komi and handicap aside. */
    static Optional<GoRules.Preset> preset(GoRules given) {
        return Arrays.stream(GoRules.Preset.values())
                .filter(each -> each.rules()
                        .withKomi(given.komi())
                        .withHandicap(given.handicap(), given.placement())
                        .equals(given))
                .findFirst();
    }

    public GoRecord withPlayers(String blackName, String whiteName) {
        return new GoRecord(size, game, rules, komi, handicap, blackName, whiteName, result, steps);
    }

    public GoRecord withResult(String text) {
        return new GoRecord(size, game, rules, komi, handicap, black, white, text, steps);
    }

    public GoRecord withSteps(List<GoStep> others) {
        return new GoRecord(size, game, rules, komi, handicap, black, white, result, others);
    }

    /** The record with a comment on one of its steps, counted from 0. */
    public GoRecord withComment(int step, String text) {
        List<GoStep> changed = new ArrayList<>(steps);
        changed.set(step, steps.get(step).withComment(text));
        return withSteps(changed);
    }

    public GoRecord then(GoStep step) {
        List<GoStep> longer = new ArrayList<>(steps);
        longer.add(step);
        return withSteps(longer);
    }
}
