package tesuji.gtp.command;

import java.util.Locale;
import tesuji.core.game.HalfPoints;
import tesuji.gtp.Colours;
import tesuji.gtp.server.Session;

/** The result of a game in the protocol's letters and in words. */
final class Results {
    private Results() {}

    /** {@code B+3.5}, {@code W+1.0} or {@code 0}, from half-points for Black. */
    static String score(int halfPoints) {
        if (halfPoints == 0) return "0";
        return (halfPoints > 0 ? "B+" : "W+") + HalfPoints.decimal(Math.abs(halfPoints));
    }

    /** The result of a game that is over, from half-points for Black, as a person reads it. */
    static String sentence(Session session, int score) {
        if (score == 0) return "The game is drawn.";
        String winner = Colours.word(score > 0 ? 0 : 1);
        String wins = winner.substring(0, 1).toUpperCase(Locale.ROOT) + winner.substring(1) + " wins";
        return wins + (session.game().hasMargin() ? " by " + HalfPoints.decimal(Math.abs(score)) + " points." : ".");
    }
}
