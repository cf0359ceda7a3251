package tesuji.lab.learning;

import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import tesuji.games.go.feature.MoveTeams;
import tesuji.games.go.feature.PatternDictionary;
import tesuji.games.go.feature.PatternReader;

/**
 * Counts the patterns of games, to know those that are frequent: harvesting, as Stern, Herbrich and Graepel (2006) call
 * it. A pattern inside a larger one is played at least as often as that, so that the smaller patterns of a known one
 * are known.
 */
final class PatternHarvest implements GameWalk.Visitor {
    private final Map<Long, Integer> played = new HashMap<>();
    /** How many moves had a 3×3 pattern, played or not. */
    private final Map<Long, Integer> seen = new HashMap<>();

    @Override
    public void move(MoveTeams teams, int[] moves, int count) {
        PatternReader reader = teams.patternsAround(moves[0]);
        for (int size = 0; size < PatternReader.SIZES; size++) played.merge(reader.next(), 1, Integer::sum);
        for (int i = 0; i < count; i++) {
            seen.merge(teams.patternsAround(moves[i]).next(), 1, Integer::sum);
        }
    }

    /**
     * The patterns that were played often enough, and the 3×3 patterns that were seen often enough: shapes that nobody
     * plays are worth knowing, too.
     */
    PatternDictionary dictionary(int leastPlayed, int leastSeen) {
        long[] known = Stream.concat(frequent(played, leastPlayed), frequent(seen, leastSeen))
                .mapToLong(Long::longValue)
                .distinct()
                .sorted()
                .toArray();
        return new PatternDictionary(known);
    }

    private static Stream<Long> frequent(Map<Long, Integer> counts, int least) {
        return counts.entrySet().stream()
                .filter(entry -> entry.getValue() >= least)
                .map(Map.Entry::getKey);
    }
}
