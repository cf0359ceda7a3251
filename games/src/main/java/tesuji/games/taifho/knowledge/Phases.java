package tesuji.games.taifho.knowledge;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import tesuji.core.game.GameRecord;
import tesuji.core.play.Patience;
import tesuji.games.taifho.Contact;
import tesuji.games.taifho.Ground;
import tesuji.games.taifho.TaifhoGame;
import tesuji.games.taifho.TaifhoPosition;
import tesuji.games.taifho.race.March;
import tesuji.games.taifho.race.Race;
import tesuji.games.taifho.race.Separation;

/**
 * A recorded game judged phase by phase, as Przybyłek and Chojecki (2022, §5) wish somebody did: the opening lasts until a jump
 * over an enemy is possible, at most {@value #LONGEST_OPENING} moves of both sides; the end begins when the sides have passed
 * each other.
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
    public static Phases of(GameRecord record, TaifhoGame game, Patience patience) {
        Phase phase = Phase.OPENING;
        TaifhoPosition position =
                (TaifhoPosition) record.without(record.moves().size()).replay(game);
        Sum[] sums = new Sum[2 * Phase.values().length];
        for (int i = 0; i < sums.length; i++) sums[i] = new Sum();
        OptionalInt[] fewest = {OptionalInt.empty(), OptionalInt.empty()};
        List<Integer> moves = record.moves();
        for (int ply = 0; ply < moves.size(); ply++) {
            if (phase == Phase.OPENING && (ply == LONGEST_OPENING || Contact.isPossible(position)))
                phase = Phase.MIDDLE;
            if (phase != Phase.END && Separation.isPassed(position)) {
                phase = Phase.END;
                for (int side = 0; side < 2; side++) fewest[side] = fewest(position, side, patience);
            }
            sums[2 * phase.ordinal() + position.toMove()].add(moves.get(ply), position.toMove());
            position.play(moves.get(ply));
        }
        List<Stretch> stretches = new ArrayList<>();
        for (int i = 0; i < sums.length; i++) {
            if (sums[i].moves > 0) stretches.add(sums[i].stretch(Phase.values()[i / 2], i % 2));
        }
        List<Run> runs = new ArrayList<>();
        for (int side = 0; side < 2 && phase == Phase.END; side++) {
            int used = sums[2 * Phase.END.ordinal() + side].moves;
            runs.add(new Run(side, used, position.advance(side) == Advance.MOST, fewest[side]));
        }
        return new Phases(stretches, runs);
    }

    private static OptionalInt fewest(TaifhoPosition position, int side, Patience patience) {
        return new Race()
                .march(position, side, patience)
                .map(March::length)
                .map(OptionalInt::of)
                .orElseGet(OptionalInt::empty);
    }

    /** Moves added up. */
    private static final class Sum {
        private int moves;
        private int rows;
        private int squares;

        void add(int move, int side) {
            moves++;
            if (move == TaifhoGame.PASS) return;
            rows += Gain.rows(move, side);
            int from = TaifhoGame.from(move);
            int to = TaifhoGame.to(move);
            int down = Math.abs(to / Ground.COLUMNS - from / Ground.COLUMNS);
            int across = Math.abs(to % Ground.COLUMNS - from % Ground.COLUMNS);
            squares += Math.max(down, across);
        }

        Stretch stretch(Phase phase, int side) {
            return new Stretch(phase, side, moves, (double) rows / moves, (double) squares / moves);
        }
    }
}
