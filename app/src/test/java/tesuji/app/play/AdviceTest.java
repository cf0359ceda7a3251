package tesuji.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;
import tesuji.app.terminal.Console;
import tesuji.app.terminal.PlainLines;
import tesuji.app.terminal.Style;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Heaps;
import tesuji.core.play.Analysis;
import tesuji.core.play.Decision;
import tesuji.core.play.Limits;
import tesuji.core.play.Player;
import tesuji.desk.round.Round;
import tesuji.lab.catalog.SeatedPlayer;

/** What a hint tells, whatever the adviser decides. */
final class AdviceTest {
    private static final Analysis THOUGHT =
            new Analysis(40, 0.05, List.of(new Analysis.Candidate(1, 30, 0.05), new Analysis.Candidate(0, 10, 0.025)));

    private record Adamant(Decision decision) implements Player {
        @Override
        public String name() {
            return "wise";
        }

        @Override
        public Decision choose(GameRecord game, Limits limits) {
            return decision;
        }
    }

    private static List<String> hint(Decision decision) {
        StringWriter text = new StringWriter();
        PrintWriter out = new PrintWriter(text);
        PlainLines lines = new PlainLines(new StringReader(""), out, true);
        Console console = new Console(out, out, lines, Style.PLAIN, false, false);
        Heaps heaps = new Heaps(3, 3);
        SeatedPlayer adviser = new SeatedPlayer(game -> new Adamant(decision), heaps, Limits.steps(1));
        Advice.print(console, new Round(heaps), adviser);
        return text.toString()
                .lines()
                .map(line -> line.strip().replaceAll(" +", " "))
                .toList();
    }

    @Test
    void whoWouldResignStillNamesMoves() {
        assertThat(hint(new Decision.Resign(THOUGHT)))
                .containsExactly(
                        "wise would resign; its best moves are these:",
                        "move win rate playouts",
                        "a2 5.0 % 30",
                        "a1 2.5 % 10");
    }

    @Test
    void theBestCandidateNeedsNoOtherWord() {
        assertThat(hint(new Decision.Play(1, THOUGHT)))
                .containsExactly("move win rate playouts", "a2 5.0 % 30", "a1 2.5 % 10");
    }

    @Test
    void anotherMoveThanTheBestCandidateIsNamed() {
        assertThat(hint(new Decision.Play(2, THOUGHT)))
                .startsWith("wise would play a3.")
                .hasSize(4);
        assertThat(hint(new Decision.Play(2, Analysis.NONE))).containsExactly("wise would play a3.");
    }

    @Test
    void onlyWinRatesAreCalledSo() {
        Analysis guessed = Analysis.ofPositions(40, 0.05, THOUGHT.candidates());
        assertThat(hint(new Decision.Play(1, guessed)))
                .containsExactly("move value positions", "a2 0.050 30", "a1 0.025 10");
    }
}
