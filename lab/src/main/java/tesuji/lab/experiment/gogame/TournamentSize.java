package tesuji.lab.experiment.gogame;

import java.util.Locale;
import tesuji.core.play.Limits;
import tesuji.lab.experiment.Scale;

/**
 * How many games a tournament has and how long Go GAME thinks. Its seconds are told in simulations: as many as the
 * source's program made in that time when it was slowest, by Table 6.1 with all eight threads of its machine, which is
 * its usual setting (§6.4.2); the tournaments do not say theirs. So a run repeats, and a busy machine does not change
 * it.
 *
 * <p>Short thinking costs little, many games tell much: a share of {@value #ALL_GAMES} or more of the source's work has
 * all of its games and this share of its simulations a move, a smaller share has fewer games, one above 1 has more.
 *
 * @param smallGames games of a small run
 * @param simulations of each move in a small run
 * @param games of the source
 * @param seconds of each move in the source
 */
record TournamentSize(int smallGames, long simulations, int games, double seconds) {
    /** Below this share there are fewer games. */
    private static final double ALL_GAMES = 0.04;

    /** Of the source's machine. */
    private static final String THREADS = "8";

    int games(Scale scale) {
        if (scale.isSmall()) return smallGames;
        double share = scale.share() > 1 ? scale.share() : Math.min(1, scale.share() / ALL_GAMES);
        return Math.max(1, (int) Math.round(share * games));
    }

    /** For each move on a board of this size. */
    Limits limits(Scale scale, int size) {
        if (scale.isSmall()) return Limits.steps(simulations);
        return Limits.steps(Math.max(1, Math.round(Math.min(1, scale.share()) * sourceSimulations(size))));
    }

    private double sourceSimulations(int size) {
        String thousands = SliwaTables.cell(SliwaTables.SPEED, "" + size, THREADS, "min");
        return 1000 * Double.parseDouble(thousands) * seconds;
    }

    /** The thinking of a move in words. */
    String thinking(Scale scale) {
        return scale.isSmall()
                ? String.format(Locale.ROOT, "%,d simulations a move", simulations)
                : String.format(
                        Locale.ROOT,
                        "%.4g times the simulations a move that the source made in %.3g s with %s threads (Table 6.1)",
                        Math.min(1, scale.share()),
                        seconds,
                        THREADS);
    }
}
