package tesuji.lab.regress;

import java.math.BigDecimal;
import java.util.List;
import tesuji.lab.catalog.PlayerSpec;

/**
 * What the answers of a run depend on. A run that was stopped goes on only if all of it is the same.
 *
 * @param simulations the most for a move; 0 if there is no such limit
 * @param seconds the most for a move; 0 if there is no such limit
 * @param suites the names and digests of the files
 */
public record RunSettings(String player, long simulations, double seconds, int threads, long seed, List<Asked> suites) {
    /** A suite at the time of the run. */
    public record Asked(String name, String digest) {}

    public RunSettings {
        suites = List.copyOf(suites);
    }

    /** Those of one of our players. */
    public static RunSettings of(PlayerSpec spec, long seed, List<ProblemSuite> suites) {
        return new RunSettings(
                spec.player(),
                spec.limits().steps() == Long.MAX_VALUE ? 0 : spec.limits().steps(),
                spec.limits().isTimed() ? spec.limits().time().toNanos() / 1e9 : 0,
                spec.threads(),
                seed,
                asked(suites));
    }

    /** Those of another program, which has settings of its own. */
    public static RunSettings ofProgram(String player, List<ProblemSuite> suites) {
        return new RunSettings(player, 0, 0, 0, 0, asked(suites));
    }

    /** Limits, threads and seed as a sentence; another program has settings of its own. */
    public String text() {
        if (threads == 0) return player + " with its own settings.";
        String most = simulations == 0 ? "" : ", at most " + simulations + " simulations";
        String time = seconds == 0
                ? ""
                : ", at most "
                        + BigDecimal.valueOf(seconds).stripTrailingZeros().toPlainString() + " s";
        return player + most + time + " for an answer, threads " + threads + ", seed " + seed + ".";
    }

    /** Whether answers to the same suite may be compared: all but the suites is the same. */
    boolean isLike(RunSettings other) {
        return player.equals(other.player)
                && simulations == other.simulations
                && seconds == other.seconds
                && threads == other.threads
                && seed == other.seed;
    }

    private static List<Asked> asked(List<ProblemSuite> suites) {
        return suites.stream()
                .map(suite -> new Asked(suite.name(), suite.digest()))
                .toList();
    }
}
