package tesuji.lab.experiment.katago;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tesuji.games.go.Stones;

/** The tables of the source are whole, and say what its text says of them. */
final class SourceTablesTest {
    /** Rounding of three numbers with three digits. */
    private static final double ROUNDING = 0.002;

    private static OwnershipColumn ownership(String table, String point) {
        return SourceTables.OWNERSHIP.stream()
                .filter(column -> column.table().equals(table) && column.point().equals(point))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void allTablesAreThere() {
        assertThat(SourceTables.OWNERSHIP).hasSize(84);
        assertThat(KatagoOwnership.TABLES).hasSize(24);
        assertThat(KatagoOwnership.POINTS).hasSize(60);
        assertThat(KatagoPolicy.TABLES).hasSize(20);
        assertThat(KatagoPolicy.columns(1)).hasSize(41);
        assertThat(KatagoPolicy.columns(2)).hasSize(51);
        assertThat(KatagoStumping.VISITS).containsExactly(0, 100, 1000, 10_000, 100_000, 1_000_000);
        assertThat(SourceTables.STUMPING).hasSize(6 * 8);
    }

    @Test
    void differencesAreThoseOfTheirPoints() {
        for (OwnershipColumn column : SourceTables.OWNERSHIP) {
            if (!column.isDifference()) continue;
            double first = ownership(column.table(), column.points().get(0)).mean();
            double second = ownership(column.table(), column.points().get(1)).mean();
            assertThat(column.mean()).as(column.label()).isCloseTo(first - second, within(ROUNDING));
        }
    }

    @Test
    void probabilitiesOfATableAreAtMostOne() {
        for (int corners = 1; corners <= 2; corners++) {
            for (String table : KatagoPolicy.TABLES) {
                double sum = KatagoPolicy.columns(corners, table).stream()
                        .mapToDouble(PolicyColumn::mean)
                        .sum();
                assertThat(sum).as(table).isBetween(0.5, 1.0);
            }
        }
    }

    /** The source counts nominal visits: two of its tables list more than it says were made. */
    @Test
    void someSearchesListMoreVisitsThanTheirNumber() {
        List<Double> sums = KatagoStumping.VISITS.stream()
                .map(visits -> SourceTables.STUMPING.stream()
                        .filter(move -> move.visits() == visits)
                        .mapToDouble(SourceMove::number)
                        .sum())
                .toList();
        assertThat(sums.subList(1, 6)).containsExactly(98.0, 877.0, 11_892.0, 141_147.0, 935_308.0);
        assertThat(SourceTables.STUMPING.stream()
                        .filter(move -> move.move().equals(KatagoStumping.BEST))
                        .map(SourceMove::rank))
                .containsExactly(6, 5, 6, 6, 5, 4);
    }

    /** Black's wall is the last column and White's the last row, so that one corner can stand for another. */
    @Test
    void cornersLookAlikeFromOutside() {
        List<String> tables = new ArrayList<>(KatagoOwnership.TABLES);
        tables.addAll(KatagoPolicy.TABLES);
        tables.add(SourceTables.FIXED);
        for (String table : tables) {
            Corner corner = SourceTables.corner(table);
            assertThat(corner.rows()).as(table).allMatch(row -> row.endsWith("X"));
            assertThat(corner.rows().get(6)).as(table).isEqualTo("OOOOOOX");
        }
        for (String table : KatagoPolicy.TABLES) {
            for (Corner corner : List.of(
                    SourceTables.pair(table).upper(), SourceTables.pair(table).lower())) {
                assertThat(corner.rows()).as(table).allMatch(row -> row.endsWith("X"));
                assertThat(corner.rows().get(6)).as(table).isEqualTo("OOOOOOX");
            }
        }
    }

    @Test
    void theStumpingProblemIsWhole() {
        Stones problem = SourceTables.stumpingProblem();
        assertThat(IntStream.range(0, 361).filter(point -> problem.at(point) == Stones.BLACK))
                .hasSize(114);
        assertThat(IntStream.range(0, 361).filter(point -> problem.at(point) == Stones.WHITE))
                .hasSize(113);
    }

    /** The first example of the source in two corners (diagram D.1): its upper left corner is ours. */
    @Test
    void theSecondSituationIsPlayedOutAsInTheSource() {
        assertThat(SourceTables.pair("policy-1-1").upper().rows())
                .containsExactly("XXX...X", "X.XXXXX", "XOXOX.X", "X.XOXXX", "OOOOX.X", "..O.OXX", "OOOOOOX");
    }
}
