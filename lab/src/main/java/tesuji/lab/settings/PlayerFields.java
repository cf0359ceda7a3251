package tesuji.lab.settings;

import java.time.Duration;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import tesuji.core.base.InputException;
import tesuji.core.play.Limits;
import tesuji.lab.catalog.Catalog;
import tesuji.lab.catalog.PlayerSpec;

/** Fields about players and what they may spend on a move. */
public final class PlayerFields {
    /** What holds where nothing is said. */
    public static final Limits STANDARD = new Limits(20_000, Duration.ofSeconds(3));

    private static final double MOST_SECONDS = 1e6;

    private PlayerFields() {}

    /** From {@code simulations} and {@code seconds}; one of them alone replaces all that hold otherwise. */
    public static Limits limits(JsonFields fields, Limits otherwise) {
        OptionalLong simulations = fields.whole("simulations", 1, Long.MAX_VALUE);
        OptionalDouble seconds = fields.positive("seconds", MOST_SECONDS);
        if (simulations.isEmpty() && seconds.isEmpty()) return otherwise;
        Duration time =
                seconds.isPresent() ? Duration.ofNanos(Math.round(seconds.getAsDouble() * 1e9)) : Limits.NONE.time();
        return new Limits(simulations.orElse(Long.MAX_VALUE), time);
    }

    /** From {@code engineTimeout}: how long an external program is waited for where its time is not limited. */
    public static Duration patience(JsonFields fields) {
        OptionalDouble seconds = fields.positive("engineTimeout", MOST_SECONDS);
        return seconds.isPresent() ? Duration.ofNanos(Math.round(seconds.getAsDouble() * 1e9)) : PlayerSpec.PATIENCE;
    }

    /** A player of the catalogue; others are refused by a sentence that lists those there are. */
    public static PlayerSpec spec(String player, Limits limits, int threads) {
        if (Catalog.knows(player)) return new PlayerSpec(player, limits, threads);
        throw new InputException("There is no player \"" + player + "\"; the players are " + Catalog.names() + ".");
    }
}
