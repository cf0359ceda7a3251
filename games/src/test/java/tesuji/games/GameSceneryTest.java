package tesuji.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.game.Game;
import tesuji.core.game.Notation;
import tesuji.core.game.Scenery;
import tesuji.core.game.Scenery.Meaning;

/** What the boards of single games have that others have not; the rest is in the contract. */
final class GameSceneryTest {
    private static Scenery open(String id) {
        return Games.library().open(id).notation().scenery();
    }

    private static List<String> names(String id, Meaning meaning, OptionalInt side) {
        Notation notation = Games.library().open(id).notation();
        return notation.scenery().zones().stream()
                .filter(zone -> zone.meaning() == meaning && zone.side().equals(side))
                .map(zone -> zone.points().stream().map(notation::point).collect(Collectors.joining(" ")))
                .toList();
    }

    @Test
    void eachSideOfHexHasTwoEdges() {
        assertThat(names("hex:size=3", Meaning.EDGE, OptionalInt.of(0))).containsExactly("a1 b1 c1", "a3 b3 c3");
        assertThat(names("hex:size=3", Meaning.EDGE, OptionalInt.of(1))).containsExactly("a1 a2 a3", "c1 c2 c3");
        Scenery.Spot first = open("hex:size=3").spots().get(0);
        assertThat(first.name()).isEqualTo("a1");
        assertThat(first.y()).as("a1 is in the upper left corner").isZero();
    }

    @Test
    void goBoardsHaveStarPoints() {
        assertThat(names("go:size=9", Meaning.STAR, OptionalInt.empty())).containsExactly("C3 G3 E5 C7 G7");
        assertThat(names("go:size=4", Meaning.STAR, OptionalInt.empty())).isEmpty();
        assertThat(open("go:size=9").lines()).hasSize(18);
        assertThat(open("go:size=9").axes().columns()).containsExactly("A", "B", "C", "D", "E", "F", "G", "H", "J");
    }

    /** Three rows, three columns and, by the rules that have them, two diagonals. */
    @ParameterizedTest
    @CsvSource({"yes, 8", "no, 6"})
    void diagonalsAreDrawnWhereTheyAreLines(String diagonals, int lines) {
        assertThat(open("threemensmorris:diagonals=" + diagonals).lines()).hasSize(lines);
    }

    @Test
    void columnsOfConnectFourAreClickedAnywhere() {
        Game game = Games.library().open("connectfour:width=3,height=2");
        assertThat(game.notation().scenery().spots())
                .extracting(Scenery.Spot::group)
                .containsExactly("a", "b", "c", "a", "b", "c");
    }

    @ParameterizedTest
    @CsvSource({
        "go, Black, White",
        "hex, Black, White",
        "connectfour, Red, Yellow",
        "skoczki, White, Black",
        "taifho, Green, Blue",
        "threemensmorris, Black, White",
        "tictactoe, X, O",
        "nim, First player, Second player",
        "kalah, South, North"
    })
    void sidesHaveTheNamesThatPlayersGiveThem(String id, String first, String second) {
        assertThat(open(id).sides()).extracting(Scenery.Side::name).containsExactly(first, second);
    }

    @Test
    void piecesHaveTheNamesThatPlayersGiveThem() {
        assertThat(open("taifho").kind('s')).contains(new Scenery.Kind('S', "square", Scenery.Outline.SQUARE));
        assertThat(open("tictactoe").kind('O')).contains(new Scenery.Kind('O', "nought", Scenery.Outline.NOUGHT));
        assertThat(open("kalah").kind('*')).map(Scenery.Kind::name).contains("seed");
    }

    @Test
    void onlyGoCountsPrisoners() {
        for (var family : Games.library().families()) {
            Game game = Games.library().open(family.name());
            String tally = game.notation().tally(game.start());
            assertThat(tally).isEqualTo(family.name().equals("go") ? "prisoners: Black 0, White 0" : "");
        }
    }
}
