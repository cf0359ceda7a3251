package tesuji.games.sgf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tesuji.core.base.InputException;

final class SgfPropertyTest {
    private static SgfProperty property(String name, String... values) {
        return SgfProperty.of(name, List.of(values));
    }

    @ParameterizedTest
    @CsvSource({
        "W, W",
        "White, W",
        "AddBlack, AB",
        "CoPyright, CP",
        "KM, KM",
        "b, B",
        "ko, KO",
        "L1, L1",
        "KGSDE, KGSDE"
    })
    void knowsItselfByItsCapitals(String name, String id) {
        assertThat(property(name, "").id()).isEqualTo(id);
        assertThat(property(name, "").name()).isEqualTo(name);
    }

    @Test
    void readsTypedValues() {
        assertThat(property("MN", " +12 ").number()).isEqualTo(12);
        assertThat(property("V", "-3.25").real()).isEqualTo(-3.25);
        assertThat(property("KM", "6,5").real()).isEqualTo(6.5);
        assertThat(property("KM", ".5").real()).isEqualTo(0.5);
        assertThat(property("PL", "W").colour()).isEqualTo(SgfColour.WHITE);
        assertThat(property("PL", "black").colour()).isEqualTo(SgfColour.BLACK);
        assertThat(property("PL", "2").colour()).isEqualTo(SgfColour.WHITE);
        assertThat(property("B", "pd").point()).isEqualTo(new SgfPoint(15, 3));
        assertThat(property("B", "aZ").point()).isEqualTo(new SgfPoint(0, 51));
        assertThat(property("AP", "Tesuji:1\\:0").pair()).isEqualTo(new SgfPair("Tesuji", "1\\:0"));
        assertThat(property("LB", "aa:1", "bb:x").pairs())
                .containsExactly(new SgfPair("aa", "1"), new SgfPair("bb", "x"));
    }

    @Test
    void unfoldsCompressedPointLists() {
        assertThat(property("AB", "aa:cb", "", "dd").points())
                .extracting(SgfPoint::toString)
                .containsExactly("aa", "ba", "ca", "ab", "bb", "cb", "dd");
        assertThat(property("AB", "cb:aa").points())
                .containsExactlyElementsOf(property("AB", "aa:cb").points().toList());
        assertThat(property("AB", "ee:ee").points()).containsExactly(new SgfPoint(4, 4));
        assertThat(property("DD", "").points()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource
    void refusesWhatItCannotRead(String text, Function<SgfProperty, Object> reader, String sentence) {
        SgfProperty property =
                SgfTrees.root("(;FF[4]\n " + text + ")").properties().get(1);
        assertThatThrownBy(() -> reader.apply(property))
                .isInstanceOf(InputException.class)
                .hasMessage("game.sgf, line 2, column 2: " + sentence);
    }

    static Stream<Arguments> refusesWhatItCannotRead() {
        return Stream.of(
                refusal("MN[x]", SgfProperty::number, "MN[x] is not a whole number."),
                refusal("MN[1.5]", SgfProperty::number, "MN[1.5] is not a whole number."),
                refusal("MN[12345678901]", SgfProperty::number, "MN[12345678901] is not a whole number."),
                refusal("V[]", SgfProperty::real, "V[] is not a number."),
                refusal("V[NaN]", SgfProperty::real, "V[NaN] is not a number."),
                refusal("PL[green]", SgfProperty::colour, "PL[green] is not a colour, B or W."),
                refusal("B[q4]", SgfProperty::point, "B[q4] is not a point, two letters such as dd."),
                refusal("TR[aa:b]", p -> p.points().toList(), "TR[b] is not a point, two letters such as dd."),
                refusal("LB[dd]", SgfProperty::pairs, "LB[dd] is not two values with a colon between them."),
                refusal(
                        "B[a\nb\u0001" + "x".repeat(100) + "]",
                        SgfProperty::point,
                        "B[aU+000AbU+0001" + "x".repeat(36) + "…] is not a point, two letters such as dd."));
    }

    private static Arguments refusal(String text, Function<SgfProperty, Object> reader, String sentence) {
        return Arguments.of(text, reader, sentence);
    }

    @Test
    void comparesNamesAndValuesButNotPlaces() {
        SgfProperty read = SgfTrees.root("(;B[aa][bb])").properties().get(0);
        assertThat(read).isEqualTo(property("B", "aa", "bb")).hasSameHashCodeAs(property("B", "aa", "bb"));
        assertThat(read).isNotEqualTo(property("B", "aa")).isNotEqualTo(property("Black", "aa", "bb"));
        assertThat(read).hasToString("B[aa][bb]");
        assertThat(read.place()).isEqualTo(new SgfPlace("game.sgf", 1, 3));
        assertThat(property("B", "aa").refuse("is wrong.")).hasMessage("SGF: B[aa] is wrong.");
    }

    @Test
    void doesNotTakeWhatCouldNotBeWritten() {
        assertThatThrownBy(() -> property("1B", "aa")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> property("B")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> property("C", "a]b")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> property("C", "a\\")).isInstanceOf(IllegalArgumentException.class);
    }
}
