package tesuji.endgame.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import tesuji.endgame.board.EndgameResult;
import tesuji.endgame.board.ValuedRegion;
import tesuji.endgame.notation.Calculator;
import tesuji.endgame.notation.Printer;
import tesuji.endgame.value.Values;
import tesuji.games.go.Stones;

/**
 * The pictures of the tutorial are what the program draws. To draw them again after a change:
 *
 * <pre>{@code
 * mvn -pl endgame -am test -Dtest=PicturesTest -Dsurefire.failIfNoSpecifiedTests=false -Dtesuji.draw=true
 * }</pre>
 */
final class PicturesTest {
    private static Path folder() {
        Path here = Path.of("docs", "pictures");
        return Files.isDirectory(here) ? here : Path.of("..").resolve(here);
    }

    private static Map<String, String> pictures() {
        Map<String, String> pictures = new TreeMap<>();
        pictures.put(
                "first-board.svg",
                BoardPicture.of(Boards.first(), "Black to move").svg());
        pictures.put(
                "stumping.svg",
                BoardPicture.of(Boards.stumping(), "White to move wins by one point")
                        .svg());
        pictures.put("gote.svg", thermograph("{4|0}"));
        pictures.put("sente.svg", thermograph("{5||4|0}"));
        pictures.put("boundary.svg", thermograph("{3||2|0}"));
        return pictures;
    }

    private static String thermograph(String game) {
        Calculator calculator = new Calculator(new Values(1_000));
        return new ThermographPicture(calculator.thermographs().of(calculator.value(game)), game).svg();
    }

    @Test
    void theTutorialShowsWhatTheProgramDraws() throws IOException {
        boolean draw = Boolean.getBoolean("tesuji.draw");
        for (Map.Entry<String, String> picture : pictures().entrySet()) {
            Path file = folder().resolve(picture.getKey());
            if (draw) Files.writeString(file, picture.getValue());
            assertThat(Files.readString(file, StandardCharsets.UTF_8))
                    .describedAs(picture.getKey())
                    .isEqualTo(picture.getValue());
        }
    }

    /** The numbers of the tutorial's first board. */
    @Test
    void theFirstBoardIsAsTheTutorialSays() {
        EndgameResult report = Boards.first();
        Printer printer = new Printer(report.values(), false);
        assertThat(report.regions().stream()
                        .filter(ValuedRegion::isOpen)
                        .map(place -> "%s %s %s %s"
                                .formatted(
                                        printer.text(place.value().atLeast()),
                                        place.mean(),
                                        place.temperature(),
                                        place.kind())))
                .containsExactly(
                        "* 0 0 GOTE",
                        "{5||4|0} 4 1 WHITE_SENTE",
                        "{0|-4} -2 2 GOTE",
                        "{2|0} 1 1 GOTE",
                        "{3||2|0} 2 1 BOUNDARY");
        assertThat(report.isProven()).isTrue();
    }

    @Test
    void wordsAndTintsAreDrawnWhereTheyBelong() {
        Stones stones = Stones.parse("X . .\n. . .\n. . O");
        String svg = new BoardPicture(stones, "a < b", Map.of(4, "#abcdef"), Map.of(4, "k")).svg();
        assertThat(svg)
                .startsWith("<svg ")
                .contains("<title>a &lt; b</title>")
                .contains("<rect x=\"50\" y=\"50\" width=\"28\" height=\"28\" fill=\"#abcdef\"/>")
                .contains("<circle cx=\"36\" cy=\"36\" r=\"13\" fill=\"#111\"")
                .contains("<circle cx=\"92\" cy=\"92\" r=\"13\" fill=\"#fff\"")
                .contains(">k</text>");
    }

    /** Black's points lie to the left, the mast stands at the mean. */
    @Test
    void theMastStandsAtTheMean() {
        assertThat(thermograph("{4|0}"))
                .contains("<path d=\"M180 44L180 115\"")
                .contains("<path d=\"M180 115L44 256\"")
                .contains("<path d=\"M180 115L316 256\"");
    }
}
