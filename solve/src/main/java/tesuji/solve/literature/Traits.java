package tesuji.solve.literature;

import java.util.Optional;

/**
 * The kind of game a game is (Goluch, §2.1).
 *
 * @param players who play, partners counted as one
 * @param zeroSum whether one side wins what the other loses
 * @param symmetric whether the rules tell the sides apart by nothing but who moves first
 * @param impartial whether the moves depend on the position alone, not on who is to move
 * @param information what players know
 * @param deterministic whether nothing is left to chance
 * @param finite whether there are finitely many states, be the games endless or not
 * @param stages how often players move
 * @param sequential whether they move one after another, not at the same time
 * @param convergence how the number of positions ahead changes in the course of a game
 * @param complexity for which class the game on boards of any size is complete, if known
 */
public record Traits(
        String game,
        Players players,
        boolean zeroSum,
        boolean symmetric,
        boolean impartial,
        Information information,
        boolean deterministic,
        boolean finite,
        Stages stages,
        boolean sequential,
        Convergence convergence,
        Optional<Complexity> complexity) {
    /** How many players there may be. */
    public record Players(int fewest, int most) {
        /** For games that any number of people can play. */
        public static final int ANY = Integer.MAX_VALUE;

        static Players exactly(int count) {
            return new Players(count, count);
        }
    }

    /** What players know; perfect information is complete, too. */
    public enum Information {
        /** Something about the rules of the others is hidden. */
        INCOMPLETE,
        /** Everybody knows all payoffs and strategies, but not always where the others stand. */
        COMPLETE,
        /** Everybody knows everything that has happened. */
        PERFECT
    }

    /** How often players move. */
    public enum Stages {
        /** Nobody does. */
        NONE,
        ONE,
        MANY
    }

    /** Whether the positions that can still come up grow fewer, as men are captured, or more, as a board fills up. */
    public enum Convergence {
        CONVERGING,
        DIVERGING,
        DIVERGING_THEN_CONVERGING,
        NEUTRAL,
        /** The question makes no sense. */
        NONE
    }

    /** Classes of problems, easiest first. */
    public enum Complexity {
        P,
        NP,
        PSPACE,
        EXPTIME,
        EXPSPACE
    }

    /** Whether solvers can work on it: two players, nothing hidden or left to chance, one wins what the other loses. */
    public boolean isSolvable() {
        return players.equals(Players.exactly(2))
                && zeroSum
                && information == Information.PERFECT
                && deterministic
                && finite
                && sequential;
    }
}
