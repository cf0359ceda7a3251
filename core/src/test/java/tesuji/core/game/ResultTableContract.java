package tesuji.core.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** The part of {@link GameContract} about tables of results, for games that have one of their own. */
public interface ResultTableContract {
    Game game();

    @Test
    default void columnsHaveTitlesOfTheirOwn() {
        game().resultTable()
                .ifPresent(table -> assertThat(table.columns())
                        .isNotEmpty()
                        .extracting(ResultTable.Column::title)
                        .doesNotHaveDuplicates()
                        .allMatch(title -> !title.isBlank()));
    }

    /** However the game ends, every column of the game finds its fact, and journals can keep it. */
    @Test
    default void theFactsOfAllColumnsAreTold() {
        if (game().resultTable().isEmpty()) return;
        ResultTable table = game().resultTable().get();
        Walk walk = Walk.of(game(), 1);
        Position end = walk.at(walk.length());
        for (Termination termination : Termination.values()) {
            Map<String, Object> facts = table.facts(end, termination, OptionalInt.of(1));
            assertThat(facts.values()).allMatch(fact -> fact instanceof String || fact instanceof Integer);
            for (ResultTable.Column column : table.columns()) {
                if (column instanceof ResultTable.Column.OfGame own)
                    assertThat(facts).containsKey(own.fact());
            }
        }
    }
}
