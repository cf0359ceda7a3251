package tesuji.lab.journal;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import tesuji.core.game.Termination;

/**
 * Games that one player lost by the same fault for the same reason.
 *
 * @param player what the reader calls it
 * @param reason a sentence
 * @param games their numbers, rising
 */
public record LostByFault(String player, Termination fault, String reason, List<Integer> games) {
    /** More numbers than this are not listed. */
    private static final int LISTED = 10;

    public LostByFault {
        games = List.copyOf(games);
    }

    private record Cause(String player, Termination fault, String reason) {}

    /** Whether such an ending is a fault of the loser and none of its moves. */
    public static boolean isFault(Termination termination) {
        return switch (termination) {
            case ILLEGAL, CRASH, TIME -> true;
            case PASSES, RULES, LIMIT, RESIGNATION -> false;
        };
    }

    /**
     * All games of these that were lost by a fault, in the order of the first of each kind.
     *
     * @param loser what the loser of a game is called
     */
    public static List<LostByFault> of(Collection<Entry> entries, Function<Entry, String> loser) {
        Map<Cause, List<Integer>> games = new LinkedHashMap<>();
        for (Entry entry : entries) {
            if (!isFault(entry.termination())) continue;
            Cause cause = new Cause(loser.apply(entry), entry.termination(), reason(entry));
            games.computeIfAbsent(cause, first -> new ArrayList<>()).add(entry.game());
        }
        return games.entrySet().stream()
                .map(each -> new LostByFault(
                        each.getKey().player(),
                        each.getKey().fault(),
                        each.getKey().reason(),
                        each.getValue().stream().sorted().toList()))
                .toList();
    }

    /** What went wrong: a note ends with the warnings about times, in whichever order the two sides played. */
    private static String reason(Entry entry) {
        String reason = entry.note();
        List<String> warnings = new ArrayList<>(entry.warnings());
        for (int left = warnings.size(); left > 0; left--) {
            for (String warning : List.copyOf(warnings)) {
                if (!reason.endsWith(warning)) continue;
                reason = reason.substring(0, reason.length() - warning.length()).stripTrailing();
                warnings.remove(warning);
            }
        }
        return reason;
    }

    /** A warning if a player lost every game that it played by faults, so that they say nothing of its moves. */
    public static Optional<String> warning(String player, int played, List<LostByFault> lost) {
        int faults = lost.stream()
                .filter(each -> each.player().equals(player))
                .mapToInt(each -> each.games().size())
                .sum();
        if (faults == 0 || faults < played) return Optional.empty();
        return Optional.of(player + " lost every game that it played (" + played
                + ") by a fault: the result says nothing about how strong it plays.");
    }

    /** Who lost which games, and why. */
    public String sentence() {
        return player + " lost " + numbers() + " by " + because() + ": " + reason;
    }

    /** The fault in words. */
    public String because() {
        return switch (fault) {
            case ILLEGAL -> "an illegal move";
            case TIME -> "time";
            default -> "a crash";
        };
    }

    private String numbers() {
        if (games.size() == 1) return "game " + games.get(0);
        String listed = games.stream().limit(LISTED).map(String::valueOf).collect(Collectors.joining(", "));
        return games.size() + " games (" + listed + (games.size() > LISTED ? ", …" : "") + ")";
    }
}
