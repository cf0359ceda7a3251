package tesuji.games.go.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.RecordFormat;
import tesuji.games.Games;
import tesuji.games.go.GoRules;
import tesuji.games.sgf.Sgf;

final class GoRecordFormatTest {
    private static final RecordFormat.Header HEADER = new RecordFormat.Header(
            List.of("one", "two"),
            "B+3.5",
            LocalDate.of(2013, 5, 12),
            7,
            "Taken for dead: C3.",
            Map.of(1, "win rate 50.0 %"),
            "1.2");

    private static String written(Game game, GameRecord record) {
        RecordFormat format = game.recordFormat().orElseThrow();
        assertThat(format.ending()).isEqualTo(".sgf");
        return format.write(record, HEADER);
    }

    private static GameRecord read(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        GoLine line = GoSgf.mainLine(Sgf.parse("SGF", bytes).first());
        return GoReplay.record(line, Integer.MAX_VALUE, Games.library(), GoRules.Preset.CHINESE);
    }

    @Test
    void aFileHoldsTheGameAndWhatIsSaidOfIt() {
        Game game = Games.library().open("go:size=5,komi=0.5");
        GameRecord record = GameRecord.of(game)
                .then(game.notation().move("C3"))
                .then(game.notation().move("B2"))
                .then(game.notation().move("pass"));
        String text = written(game, record);
        assertThat(text)
                .contains("PB[one]", "PW[two]", "RE[B+3.5]", "DT[2013-05-12]", "RO[7]", "GC[Taken for dead: C3.]")
                .containsPattern(";W\\[bd\\]\\s*C\\[win rate 50.0 %\\]");
        assertThat(read(text)).isEqualTo(record);
    }

    /** Stones that stand at the beginning are no moves, so comments are counted behind them. */
    @Test
    void handicapStonesAreNotCommentedOn() {
        Game game = Games.library().open("go:size=9,handicap=2,komi=0.5");
        GameRecord record = GameRecord.of(game)
                .then(game.notation().move("E5"))
                .then(game.notation().move("C5"));
        String text = written(game, record);
        assertThat(text).contains("HA[2]").containsPattern(";B\\[ce\\]\\s*C\\[win rate 50.0 %\\]");
        assertThat(read(text).moves()).isEqualTo(record.moves());
    }
}
