package tesuji.core.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The part of {@link GameContract} about how finished games are counted, for games that say more than their score. */
public interface AdjudicationContract {
    Game game();

    /** The end of one random game, since seeing what is dead may take a while. */
    @Test
    default void finishedGamesAreAdjudicated() {
        Walk walk = Walk.of(game(), 1);
        Position end = walk.at(walk.length());
        int points = game().notation().picture(end).layout().points();
        Snapshot before = Snapshot.of(end);
        Adjudication found = Adjudicator.of(game()).adjudicate(end, Set.of());
        assertThat(Snapshot.of(end)).isEqualTo(before);
        assertThat(found.termination()).isIn(Termination.RULES, Termination.PASSES, Termination.LIMIT);
        assertThat(found.reason()).as("half a sentence").matches("|[^.;]*[^.; ]");
        if (!game().hasMargin()) assertThat(found.score()).isBetween(-2, 2);
        if (found.dead().isEmpty()) assertThat(found.score()).isEqualTo(end.score());
        for (List<Integer> pieces : List.of(found.dead().orElse(List.of()), found.unsettled())) {
            assertThat(pieces).isSorted().doesNotHaveDuplicates();
            assertThat(pieces).allMatch(point -> point >= 0 && point < points);
            assertThat(pieces).allMatch(point -> before.picture().owner(point) >= 0);
        }
        if (!found.owners().isEmpty()) {
            assertThat(found.owners()).hasSize(points).allMatch(owner -> Math.abs(owner) <= 1);
        }
    }

    /** A table has a cell for each column, and sentences end as sentences do. */
    @Test
    default void summariesAreTables() {
        Walk walk = Walk.of(game(), 1);
        GameRecord record = new GameRecord(game().id(), "", walk.moves());
        Adjudicator.of(game()).summary(record).ifPresent(summary -> {
            assertThat(summary.rows())
                    .isNotEmpty()
                    .allMatch(row -> row.size() == summary.columns().size());
            assertThat(summary.remarks()).allMatch(remark -> remark.endsWith("."));
        });
    }
}
