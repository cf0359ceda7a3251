package tesuji.games.taifho.knowledge;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import tesuji.core.game.GameRecord;
import tesuji.core.play.StopCondition;
import tesuji.games.taifho.Contact;
import tesuji.games.taifho.Ground;
import tesuji.games.taifho.TaifhoGame;
import tesuji.games.taifho.TaifhoPosition;
import tesuji.games.taifho.race.March;
import tesuji.games.taifho.race.Race;
import tesuji.games.taifho.race.Separation;

/**
 * A recorded game judged phase by phase, as Przybyłek and Chojecki (2022, §5) wish somebody did: the opening lasts
 * until a jump over an enemy is possible, at most {@value #LONGEST_OPENING} moves of both sides; the end begins when
 * the sides have passed each other.
 *
 * @param stretches what each side did in each phase in which it moved
 * @param runs how each side came home from where it stood at the passing; empty if they never passed
 */
public record Phases(List<Stretch> stretches, List<Run> runs) {
    static final int LONGEST_OPENING = 20;

    public Phases {
        stretches = List.copyOf(stretches);
        runs = List.copyOf(runs);
    }

    /** A part of a game. */
    public enum Phase {
        OPENING,
        MIDDLE,
        END
    }

    /**
     * The moves of one side in one phase.
     *
     * @param gain the rows that h grew by a move
     * @param length the squares from where a move began to where it ended, along the longer of rows and columns
     */
    public record Stretch(Phase phase, int side, int moves, double gain, double length) {}

    /**
     * How a side ran its race.
     *
     * @param used its moves since the passing
     * @param arrived whether it filled its goal row with them
     * @param fewest the moves it needed at least if nobody had interfered; empty if that took too long to find out
     */
    public record Run(int side, int used, boolean arrived, OptionalInt fewest) {}

    /** The phases of a game. */
    public static Phases of(GameRecord record, TaifhoGame game, StopCondition stop) {
        TaifhoPosition position =
                (TaifhoPosition) record.without(record.moves().size()).replay(game);
        List<Sum> sums = new ArrayList<>();
        for (Phase phase : Phase.values()) {
            for (int side = 0; side < 2; side++) sums.add(new Sum(phase, side));
        }
        List<OptionalInt> fewest = List.of();
        Phase phase = Phase.OPENING;
        for (int ply = 0; ply < record.moves().size(); ply++) {
            boolean met = ply == LONGEST_OPENING || Contact.isPossible(position);
            if (phase == Phase.OPENING && met) phase = Phase.MIDDLE;
            if (phase != Phase.END && Separation.isPassed(position)) {
                phase = Phase.END;
                fewest = List.of(fewest(position, 0, stop), fewest(position, 1, stop));
            }
            int move = record.moves().get(ply);
            sum(sums, phase, position.toMove()).add(move);
            position.play(move);
        }
        List<Run> runs = new ArrayList<>();
        for (int side = 0; side < fewest.size(); side++) {
            int used = sum(sums, Phase.END, side).moves;
            runs.add(new Run(side, used, position.advance(side) == Advance.MOST, fewest.get(side)));
        }
        return new Phases(
                sums.stream().filter(sum -> sum.moves > 0).map(Sum::stretch).toList(), runs);
    }

    private static Sum sum(List<Sum> sums, Phase phase, int side) {
        return sums.stream()
                .filter(sum -> sum.phase == phase && sum.side == side)
                .findFirst()
                .orElseThrow();
    }

    private static OptionalInt fewest(TaifhoPosition position, int side, StopCondition stop) {
        return new Race()
                .march(position, side, stop)
                .map(March::length)
                .map(OptionalInt::of)
                .orElseGet(OptionalInt::empty);
    }

    /** Moves added up. */
    private static final class Sum {
        private final Phase phase;
        private final int side;
        private int moves;
        private int rows;
        private int squares;

        Sum(Phase phase, int side) {
            this.phase = phase;
            this.side = side;
        }

        void add(int move) {
            moves++;
            if (move == TaifhoGame.PASS) return;
            rows += Gain.rows(move, side);
            int from = TaifhoGame.from(move);
            int to = TaifhoGame.to(move);
            int down = Math.abs(to / Ground.COLUMNS - from / Ground.COLUMNS);
            int across = Math.abs(to % Ground.COLUMNS - from % Ground.COLUMNS);
            squares += Math.max(down, across);
        }

        Stretch stretch() {
            return new Stretch(phase, side, moves, (double) rows / moves, (double) squares / moves);
        }
    }
}
