package tesuji.core.game;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * The ability of a game to have the results of matches in a table of its own, as its literature prints them: a column
 * is something that every match knows, or something that only the game can tell.
 */
public interface ResultTable {
    /** A column of the table. */
    sealed interface Column {
        String title();

        /** What every match knows. */
        record OfMatch(String title, MatchFact fact) implements Column {}

        /** One of the {@link ResultTable#facts}, by its name. */
        record OfGame(String title, String fact) implements Column {}
    }

    List<Column> columns();

    /**
     * What only the game can tell of the end of a game, by name: texts and whole numbers, which journals keep in this
     * order.
     *
     * @param winner empty if nobody won
     */
    default Map<String, Object> facts(Position end, Termination termination, OptionalInt winner) {
        return Map.of();
    }
}
