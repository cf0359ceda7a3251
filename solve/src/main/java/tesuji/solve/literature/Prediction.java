package tesuji.solve.literature;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/**
 * How well programs were expected to play, ten years ahead.
 *
 * @param made in this year
 * @param about this one
 * @param games for each strength
 */
public record Prediction(int made, int about, Map<Strength, List<String>> games) {
    /** Table 2.1 of Goluch. Of what was to be solved, Awari alone had to wait until 2002. */
    public static final Prediction OF_1990 = of(
            1990,
            2000,
            List.of(
                    List.of("Connect Four", "Qubic", "Nine men's morris", "Go-Moku", "Awari"),
                    List.of("English draughts", "Renju", "Othello", "Scrabble", "Backgammon"),
                    List.of("Chess", "International draughts"),
                    List.of("Go 9x9", "Chinese chess", "Bridge"),
                    List.of("Go")));

    /** Table 2.5 of Goluch. */
    public static final Prediction OF_2000 = of(
            2000,
            2010,
            List.of(
                    List.of("Awari", "Othello", "English draughts"),
                    List.of("Chess", "International draughts", "Scrabble", "Backgammon", "Lines of Action"),
                    List.of("Go 9x9", "Chinese chess", "Hex", "Amazons"),
                    List.of("Bridge", "Shogi"),
                    List.of("Go")));

    public Prediction {
        games = Collections.unmodifiableMap(new EnumMap<>(games));
    }

    /** The games that were to be played so well. */
    public List<String> at(Strength strength) {
        return games.getOrDefault(strength, List.of());
    }

    private static Prediction of(int made, int about, List<List<String>> best) {
        Map<Strength, List<String>> games = new EnumMap<>(Strength.class);
        Iterator<List<String>> next = best.iterator();
        for (Strength strength : Strength.values()) games.put(strength, next.next());
        return new Prediction(made, about, games);
    }
}
