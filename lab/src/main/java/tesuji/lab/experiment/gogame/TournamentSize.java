package tesuji.lab.experiment.gogame;

import java.time.Duration;
import java.util.Locale;
import tesuji.core.play.Limits;
import tesuji.lab.experiment.Scale;

/**
 * How many games a tournament has and how long Go GAME thinks. Short thinking costs little, many games tell much: a
 * share of a tenth or more of the source's work has all of its games and this share of its seconds a move, a smaller
 * share has fewer games, one above 1 has more.
 *
 * @param smallGames games of a small run
 * @param simulations of each move in a small run
 * @param games of the source
 * @param seconds of each move in the source
 */
record TournamentSize(int smallGames, long simulations, int games, double seconds) {
    /** Below this share there are fewer games. */
    private static final double ALL_GAMES = 0.1;

    int games(Scale scale) {
        if (scale.isSmall()) return smallGames;
        double share = scale.share() > 1 ? scale.share() : Math.min(1, scale.share() / ALL_GAMES);
        return Math.max(1, (int) Math.round(share * games));
    }

    double seconds(Scale scale) {
        return Math.min(1, scale.share()) * seconds;
    }

    Limits limits(Scale scale) {
        return scale.isSmall()
                ? Limits.steps(simulations)
                : Limits.time(Duration.ofNanos((long) (seconds(scale) * 1e9)));
    }

    /** The thinking of a move in words. */
    String thinking(Scale scale) {
        return scale.isSmall()
                ? String.format(Locale.ROOT, "%,d simulations a move", simulations)
                : String.format(Locale.ROOT, "%.3g s of the source's %.3g s a move", seconds(scale), seconds);
    }
}
