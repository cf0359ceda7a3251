package tesuji.lab.experiment.katago;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.endgame.number.Fraction;

/** What is counted of the corners, against what the source says of them. */
final class CornerTheoryTest {
    private static final Map<String, String> PRINTED = Map.of(
            "1.0", "1", "-1.0", "-1", "0.0", "0", "0.5", "1/2", "-0.5", "-1/2", "-0.333", "-1/3", "-0.556", "-5/9");

    /** Two corners have positions that come back without being a ko. */
    private static final List<String> UNKNOWN = List.of("own-4-4", "own-5-4");

    /**
     * All owners are those of the source but one: it takes A17 of the second example on the border of sente for gote,
     * which is White's privilege once she has the first point.
     */
    @Test
    void ownersAreThoseOfTheSourceButOne() {
        for (String table : KatagoOwnership.TABLES) {
            CornerTheory theory = CornerTheory.of(SourceTables.corner(table));
            for (OwnershipColumn column : KatagoOwnership.POINTS) {
                if (!column.table().equals(table)) continue;
                String expected = column.label().equals("own-5-2 A17") ? "0" : PRINTED.get("" + column.theory());
                String found =
                        theory.owner(column.point()).map(Fraction::toString).orElse("?");
                assertThat(found).as(column.label()).isEqualTo(UNKNOWN.contains(table) ? "?" : expected);
            }
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "own-1-1 | C18 | settled, mean 12, move -1",
                "own-3-1 | A17 | gote, mean 3, move 2",
                "own-4-2 | A16 | white sente, mean 4, move 1",
                "own-5-3 | A16 | boundary, mean 6, move 3",
                "own-6-2 | A19 | ko, mean -3, move 2"
            })
    void situationsAreNamed(String table, String point, String expected) {
        assertThat(CornerTheory.of(SourceTables.corner(table)).situation(point)).isEqualTo(expected);
    }

    private static String losses(CornerTheory theory, int corners, String table) {
        StringBuilder losses = new StringBuilder();
        for (PolicyColumn column : KatagoPolicy.columns(corners, table)) {
            losses.append(column.mark())
                    .append(theory.loss(column.point()).orElse("?"))
                    .append(' ');
        }
        return losses.toString().strip();
    }

    /** Corridors in one corner forgive every order, and in one example the wrong move costs two points. */
    private static String expected(int corners, String table) {
        return switch (table) {
            case "policy-2-4" -> "×0 □2";
            case "policy-3-1", "policy-3-2", "policy-3-3", "policy-3-4" -> "△0 △0";
            case "policy-4-4" -> corners == 1 ? "×0 □1 □1" : "×0 □1 □1 □1 □1";
            case "policy-5-2" -> corners == 1 ? "△0 △0" : "△0 △0 □1 □1";
            case "policy-5-1", "policy-5-3", "policy-5-4" -> corners == 1 ? "×0 □0" : "×0 □1 □1 □1";
            default -> "×0 □1";
        };
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void crossesAreRightAndSquaresLosePoints(int corners) {
        for (String table : KatagoPolicy.TABLES) {
            CornerTheory theory = corners == 1
                    ? CornerTheory.of(SourceTables.corner(table))
                    : CornerTheory.of(SourceTables.pair(table));
            assertThat(losses(theory, corners, table)).as(table).isEqualTo(expected(corners, table));
        }
    }
}
