package tesuji.lab.experiment.skoczki;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tesuji.games.skoczki.Variant;
import tesuji.lab.experiment.skoczki.GoluchTables.SolverField;
import tesuji.lab.experiment.skoczki.GoluchTables.StateField;

final class GoluchTablesTest {
    /** Table 6.2 has 98 numbers; the twelve of E and F stand for both. */
    @Test
    void allNumbersOfTable62() {
        List<StateField> fields = GoluchTables.fields();
        assertThat(fields).hasSize(98 + 12).contains(new StateField(new BoardSize(6, 5), Variant.A, 15_767_421));
        assertThat(fields.stream().filter(StateField::isExchanged).map(StateField::key))
                .containsExactly(
                        "3×5 B-1", "3×5 B-2", "3×6 B-1", "3×6 B-2", "3×7 B-1", "3×7 B-2", "4×5 B-1", "4×5 B-2");
    }

    /** The headings of the two columns are exchanged; the row of Table 6.3 is the one that is meant. */
    @Test
    void sharesAreThoseOfTheVariantThatIsMeant() {
        assertThat(new StateField(new BoardSize(4, 5), Variant.B_1, 1_781_852).share())
                .isEqualTo("1.43%");
        assertThat(new StateField(new BoardSize(4, 5), Variant.B_2, 3_991_600).share())
                .isEqualTo("3.2%");
        assertThat(new StateField(new BoardSize(1, 5), Variant.F, 54).share()).isEqualTo("90%");
        assertThat(new StateField(new BoardSize(2, 11), Variant.C, 4_864_608).share())
                .isEmpty();
    }

    /** Seven, seven and nine boards by five methods. */
    @Test
    void allFieldsOfTables64To66() {
        List<SolverField> fields = GoluchTables.solved();
        assertThat(fields).hasSize((7 + 7 + 9) * 5);
        assertThat(fields)
                .contains(new SolverField(
                        new BoardSize(1, 11),
                        "win",
                        "alphabeta",
                        Optional.of(new Span(0.00148, 52.2)),
                        Optional.of(new Span(75, 1_914_124)),
                        Optional.of(new Span(21, 237))))
                .contains(new SolverField(
                        new BoardSize(2, 10),
                        "",
                        "pn2",
                        Optional.of(Span.of(10 * 3600 + 46 * 60 + 1)),
                        Optional.of(Span.of(658_557_210)),
                        Optional.of(Span.of(3_455_220))));
        assertThat(fields.stream().map(SolverField::method).distinct())
                .containsExactly("retrograde", "alphabeta", "pn", "pn2", "pn-dcg");
    }

    @Test
    void bounds() {
        assertThat(GoluchTables.BOUNDS.rows()).hasSize(7).allMatch(row -> row.size() == 9);
        assertThat(GoluchTables.ERRORS.row("3×6")).contains(List.of("3×6", "141716", "5065"));
    }

    @Test
    void spansReadWhatTheyWrite() {
        assertThat(Span.read("75-1914124").orElseThrow().text()).isEqualTo("75-1914124");
        assertThat(Span.read("0.5").orElseThrow()).isEqualTo(Span.of(0.5));
        assertThat(Span.read("")).isEmpty();
        assertThat(new Span(4, 9).middle()).isEqualTo(6);
        assertThat(new Span(1200, 3400).counts()).isEqualTo("1,200–3,400");
        assertThat(new Span(1, 2).overlaps(new Span(2, 3))).isTrue();
        assertThat(new Span(1, 2).overlaps(new Span(3, 4))).isFalse();
        assertThat(Span.digits(0.012345)).isEqualTo("0.0123");
        assertThat(Span.digits(1234.5)).isEqualTo("1235");
        assertThatThrownBy(() -> BoardSize.read("3x5")).isInstanceOf(IllegalArgumentException.class);
    }
}
