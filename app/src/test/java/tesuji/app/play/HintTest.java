package tesuji.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tesuji.app.terminal.Console;
import tesuji.app.terminal.PlainLines;
import tesuji.app.terminal.Style;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Heaps;
import tesuji.core.play.Analysis;
import tesuji.core.play.Decision;
import tesuji.core.play.Limits;
import tesuji.core.play.Player;
import tesuji.desk.GameServices;
import tesuji.desk.record.RecordFiles;
import tesuji.desk.round.Adviser;
import tesuji.desk.round.Seats;

final class HintTest {
    private final List<String> events = new ArrayList<>();
    private final Adviser adviser = new Adviser(this::open, new Heaps(3, 3), Limits.steps(7));

    private Player open(Game game) {
        events.add("opened");
        return new Player() {
            @Override
            public String name() {
                return "wise";
            }

            @Override
            public Decision choose(GameRecord game, Limits limits) {
                events.add(limits.steps() == 7 ? "asked" : "asked for " + limits.time());
                return new Decision.Play(0, new Analysis(1, 0.5, List.of(new Analysis.Candidate(0, 1, 0.5))));
            }

            @Override
            public void close() {
                events.add("closed");
            }
        };
    }

    private void play(String input) {
        PrintWriter out = new PrintWriter(new StringWriter());
        Console console =
                new Console(out, out, new PlainLines(new StringReader(input), out, true), Style.PLAIN, false, false);
        GameServices beside = new GameServices(adviser, new RecordFiles(Heaps.LIBRARY, List.of()));
        Seats people = new Seats(Optional.empty(), Optional.empty());
        try (adviser) {
            new TerminalSession(console, new Heaps(3, 3), people, beside).run();
        }
    }

    @Test
    void comesWhenItIsFirstAsked() {
        play("a1\nhint\nhint\ntime 2\nhint\n");
        assertThat(events).containsExactly("opened", "asked", "asked", "asked for " + Duration.ofSeconds(2), "closed");
    }

    @Test
    void staysAwayWhereNobodyAsks() {
        play("a1\nmoves\nb1\nquit\n");
        assertThat(events).isEmpty();
    }
}
