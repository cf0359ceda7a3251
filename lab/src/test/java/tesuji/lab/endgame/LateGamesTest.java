package tesuji.lab.endgame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Library;
import tesuji.endgame.board.Budget;
import tesuji.endgame.board.Endgame;
import tesuji.endgame.board.EndgameResult;
import tesuji.endgame.number.Dyadic;
import tesuji.games.Games;
import tesuji.games.go.GoPosition;
import tesuji.games.go.GoRules;
import tesuji.games.go.record.GoLine;
import tesuji.games.go.record.GoReplay;
import tesuji.games.go.record.GoSgf;
import tesuji.games.go.record.GoStep;

/** Late positions of games that KataGo played with itself: what is said of them must not contradict how they ended. */
final class LateGamesTest {
    private static final Library LIBRARY = Games.library();

    private int proven;
    private int provenIf;
    private int bounded;

    @Test
    void whatIsSaidTwoMovesBeforeTheEndHolds() throws IOException {
        for (Path game : games()) check(game, 2);
        assertThat(proven + provenIf).as("known to a point").isGreaterThanOrEqualTo(15);
        assertThat(bounded).as("bounded").isPositive();
    }

    @Test
    @Tag("nightly")
    void whatIsSaidUpToTenMovesBeforeTheEndHolds() throws IOException {
        for (Path game : games()) for (int before = 4; before <= 10; before += 2) check(game, before);
        assertThat(proven + provenIf).as("known to a point").isGreaterThan(5);
    }

    static List<Path> games() throws IOException {
        Path folder = Path.of(System.getProperty("tesuji.shared", "../shared"), "data", "sgf", "9x9");
        assumeTrue(Files.isDirectory(folder), "the games are not here");
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".sgf"))
                    .sorted()
                    .toList();
        }
    }

    private void check(Path file, int before) {
        GoLine line = GoSgf.load(file);
        int moves = (int) line.game().steps().stream()
                .filter(GoStep.Move.class::isInstance)
                .count();
        EndgameResult report =
                Endgame.solve(GoEnding.question(position(line, moves - before)).withWalls(), Budget.STANDARD);
        if (report.isProven()) proven++;
        else if (report.isKnown()) provenIf++;
        else bounded++;
        assertThat(result(file, line))
                .as(file + ", " + before + " before the end")
                .isBetween(report.low(), report.high());
    }

    static GoPosition position(GoLine line, int moves) {
        GameRecord record = GoReplay.record(line, moves + 1, LIBRARY, GoRules.Preset.CHINESE);
        return (GoPosition) record.replay(LIBRARY.open(record.game()));
    }

    /** As recorded; but of game 8, which its record gives to Black by 27, 57 points to 24 with komi 7 are 26. */
    static Dyadic result(Path file, GoLine line) {
        if (file.toString().contains("katago-9x9-08")) return Dyadic.of(26);
        String text = line.game().result();
        if (text.equals("0")) return Dyadic.ZERO;
        long points = Math.round(Double.parseDouble(text.substring(2)));
        return Dyadic.of(text.startsWith("B") ? points : -points);
    }
}
