package tesuji.desk.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Heaps;
import tesuji.desk.round.GameResult;
import tesuji.games.Games;

final class TextFormTest {
    private final TextForm form = new TextForm();

    private static KeptGame kept(GameRecord record) {
        return new KeptGame(record, List.of(), Optional.empty(), Optional.empty());
    }

    @Test
    void aResignationIsAComment() {
        GameRecord record = GameRecord.of(new Heaps(3, 3));
        String text = form.write(
                new KeptGame(record, List.of(), Optional.empty(), Optional.of(new GameResult.Resignation(1))),
                Heaps.LIBRARY);
        assertThat(text).isEqualTo("game heaps:size=3,take=3\n# The second side resigned.\n");
        assertThat(form.read(bytes(text), Heaps.LIBRARY, warning -> {})).isEqualTo(record);
    }

    @Test
    void whoPlayedAndHowLongAreComments() {
        GameRecord record = GameRecord.of(new Heaps(3, 3));
        List<String> names = List.of("human", "flat");
        KeptGame kept = new KeptGame(record, names, Optional.of(Duration.ofMillis(1500)), Optional.empty());
        String text = form.write(kept, Heaps.LIBRARY);
        assertThat(text).isEqualTo("game heaps:size=3,take=3\n# first: human\n# second: flat\n# seconds: 1.5\n");
        assertThat(form.read(bytes(text), Heaps.LIBRARY, warning -> {})).isEqualTo(record);
    }

    @Test
    void writesTenMovesALine() {
        Game game = new Heaps(9, 1);
        GameRecord record = GameRecord.of(game);
        for (int i = 0; i < 12; i++) record = record.then(i % 2);
        assertThat(form.write(kept(record), Heaps.LIBRARY)).isEqualTo("""
                        game heaps:size=9,take=1
                        moves a1 b1 a1 b1 a1 b1 a1 b1 a1 b1
                        moves a1 b1
                        """);
        assertThat(form.read(bytes(form.write(kept(record), Heaps.LIBRARY)), Heaps.LIBRARY, warning -> {}))
                .isEqualTo(record);
    }

    @Test
    void keepsTheSetup() {
        Game game = Games.library().open("go:size=3");
        String setup = ". X .\n. O .\n. . .\nmove white";
        GameRecord record =
                new GameRecord(game.id(), setup, List.of(game.notation().move("A1")));
        String text = form.write(kept(record), Games.library());
        assertThat(text).contains("setup | . X .\nsetup | . O .\n").endsWith("moves A1\n");
        assertThat(form.read(bytes(text), Games.library(), warning -> {})).isEqualTo(record);
    }

    @Test
    void skipsCommentsAndFillsInDefaults() {
        GameRecord record =
                form.read(bytes("# my best game\n\ngame heaps\nmoves  a1   B2\n"), Heaps.LIBRARY, warning -> {});
        assertThat(record.game()).hasToString("heaps:size=4,take=3");
        assertThat(record.moves())
                .containsExactlyElementsOf(IntStream.of(0, 4).boxed().toList());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "moves a1; Line 1: The line \"game …\" must come first.",
                "''; The line \"game …\" must come first.",
                "play heaps; Line 1: \"play\" is none of game, setup, moves.",
                "game chess; 'Line 1: There is no game \"chess\"; the games are heaps.'"
            },
            quoteCharacter = '\'')
    void saysWhichLineIsWrong(String text, String sentence) {
        assertThatThrownBy(() -> form.read(bytes(text), Heaps.LIBRARY, warning -> {}))
                .isInstanceOf(InputException.class)
                .hasMessage(sentence);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
