package tesuji.lab.experiment.gogame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.play.Decision;
import tesuji.core.play.Limits;
import tesuji.core.play.Player;
import tesuji.core.play.RandomPlayer;
import tesuji.games.Games;
import tesuji.lab.experiment.Experiment;
import tesuji.lab.experiment.ReportTable;
import tesuji.lab.experiment.Scale;
import tesuji.lab.experiment.Stage;
import tesuji.lab.experiment.Workplace;
import tesuji.lab.experiment.Workplaces;
import tesuji.lab.match.Arena;
import tesuji.lab.statistics.Tally;

/** How games against the reference program become rows. */
final class GnuGoGameTest {
    /** One game on each board. */
    private static final Scale SHORTEST = new Scale(0.001);

    @TempDir
    private Path folder = Path.of("");

    /** Remembers the seeds that it was given. */
    private record Remembering(List<Integer> seeds) implements ReferenceProgram {
        @Override
        public String name() {
            return "random moves";
        }

        @Override
        public Optional<String> missing() {
            return Optional.empty();
        }

        @Override
        public String player(int seed) {
            seeds.add(seed);
            return "random";
        }
    }

    private interface PlayerMaker {
        Player make(Game game, long seed);
    }

    private static Workplace open(Path folder, Scale scale, long seed, PlayerMaker players) {
        Arena arena = new Arena(Games.library(), (player, game, setting) -> players.make(game, setting.seed()));
        Workplace.Tools tools = new Workplace.Tools(
                Games.library(),
                arena,
                System::nanoTime,
                bytes -> {
                    throw new InputException("There are no saved games here.");
                },
                2);
        Experiment experiment = new GnuGoStrength(new Remembering(new CopyOnWriteArrayList<>()));
        return Workplace.open(folder, experiment, scale, seed, tools, done -> {});
    }

    private List<Integer> seeds(long seed) throws InterruptedException {
        Remembering program = new Remembering(new CopyOnWriteArrayList<>());
        try (Workplace at = open(folder.resolve("" + seed), SHORTEST, seed, RandomPlayer::new)) {
            at.make(new Stage(GnuGoGame.SHEET, GnuGoGame.trials(at, "gogame", program, 5, Limits.NONE, 3)));
        }
        return program.seeds();
    }

    @Test
    void theProgramsSeedComesFromTheRunAndTheGame() throws InterruptedException {
        List<Integer> one = seeds(1);
        assertThat(one).hasSize(3).doesNotHaveDuplicates().allMatch(seed -> seed >= 0);
        assertThat(seeds(2)).doesNotContainAnyElementsOf(one);
    }

    /** A program that dies; soon after, the run is stopped as well. */
    private record Dying(Thread stopped) implements Player {
        @Override
        public String name() {
            return "dying";
        }

        @Override
        public Decision choose(GameRecord record, Limits limits) {
            new Thread(() -> {
                        try {
                            Thread.sleep(50);
                            stopped.interrupt();
                        } catch (InterruptedException never) {
                            Thread.currentThread().interrupt();
                        }
                    })
                    .start();
            throw new IllegalStateException("The program has ended.");
        }
    }

    @Test
    void aProgramThatDiesAsTheRunIsStoppedIsNoRow() {
        Thread runner = Thread.currentThread();
        Remembering program = new Remembering(new CopyOnWriteArrayList<>());
        try (Workplace at = open(folder, SHORTEST, 1, (game, seed) -> new Dying(runner))) {
            assertThatThrownBy(() -> at.make(
                            new Stage(GnuGoGame.SHEET, GnuGoGame.trials(at, "gogame", program, 5, Limits.NONE, 1))))
                    .isInstanceOf(InterruptedException.class);
            assertThat(at.rows(GnuGoGame.SHEET)).isEmpty();
        }
    }

    /** Whoever was there for the first game and cannot be started for the second loses that. */
    @Test
    void aProgramThatCannotBeStartedAgainLosesThatGame() throws InterruptedException {
        Remembering program = new Remembering(new CopyOnWriteArrayList<>());
        AtomicInteger opened = new AtomicInteger();
        PlayerMaker players = (game, seed) -> {
            if (opened.incrementAndGet() == 3) throw new InputException("The program is gone.");
            return new RandomPlayer(game, seed);
        };
        try (Workplace at = open(folder, SHORTEST, 1, players)) {
            for (int games = 1; games <= 2; games++) {
                at.make(new Stage(GnuGoGame.SHEET, GnuGoGame.trials(at, "gogame", program, 5, Limits.NONE, games)));
            }
            assertThat(at.rows(GnuGoGame.SHEET))
                    .extracting(row -> new GnuGoGame(row).isFailure())
                    .containsExactly(false, true);
        }
    }

    /** A program in a file of the shell. */
    private record Shell(Path script) implements ReferenceProgram {
        @Override
        public String name() {
            return "a script";
        }

        @Override
        public Optional<String> missing() {
            return Optional.empty();
        }

        @Override
        public String player(int seed) {
            return "gtp:sh " + script;
        }
    }

    /** Black always passes, so that at most White has stones, and says that it has won. */
    @Test
    void howTheProgramCountsIsToldInTheNote() throws Exception {
        Shell program = new Shell(Files.writeString(folder.resolve("passing.sh"), """
                while read -r id command rest; do
                  case $command in
                    list_commands) printf '=%s name\\nversion\\nfinal_score\\n\\n' "$id" ;;
                    name) printf '=%s Passer\\n\\n' "$id" ;;
                    version) printf '=%s 3.8\\n\\n' "$id" ;;
                    genmove) printf '=%s pass\\n\\n' "$id" ;;
                    final_score) printf '=%s B+18.5\\n\\n' "$id" ;;
                    *) printf '=%s\\n\\n' "$id" ;;
                  esac
                done
                """));
        try (Workplace at = Workplaces.small(folder, new GnuGoStrength(program))) {
            at.make(new Stage(GnuGoGame.SHEET, GnuGoGame.trials(at, "random", program, 5, Limits.NONE, 1)));
            GnuGoGame game = new GnuGoGame(at.rows(GnuGoGame.SHEET).get(0));
            assertThat(game.field("note")).endsWith("Passer 3.8 counts B+18.5.");
            assertThat(game.isWonByWhite()).isTrue();
            assertThat(OwnCounts.of(at).tables())
                    .singleElement()
                    .satisfies(table -> assertThat(table.rows())
                            .containsExactly(
                                    List.of("random", "5", "1", game.counted().orElse(""), "B+18.5")));
        }
    }

    private static GnuGoGame counted(String winner, String margin, String note) {
        List<String> row =
                new ArrayList<>(Collections.nCopies(GnuGoGame.SHEET.columns().size(), ""));
        row.set(GnuGoGame.SHEET.columns().indexOf("winner"), winner);
        row.set(GnuGoGame.SHEET.columns().indexOf("margin"), margin);
        row.set(GnuGoGame.SHEET.columns().indexOf("note"), note);
        return new GnuGoGame(row);
    }

    @Test
    void onlyCountsThatDifferAreListed() {
        GnuGoGame alike = counted("W", "1.5", "Taken for dead: A1. GNU Go 3.8 counts W+1.5.");
        GnuGoGame otherwise = counted("W", "28.5", "GNU Go 3.8 counts W+5.5.");
        GnuGoGame turned = counted("B", "18.5", "GNU Go 3.8 counts W+18.5.");
        GnuGoGame silent = counted("B", "18.5", "Taken for dead: B1.");
        GnuGoGame resigned = counted("B", "", "");
        ReportTable table = new OwnCounts(List.of(alike, otherwise, turned, silent, resigned))
                .tables()
                .get(0);
        assertThat(table.rows())
                .containsExactly(List.of("", "", "", "W+28.5", "W+5.5"), List.of("", "", "", "B+18.5", "W+18.5"));
        assertThat(table.caption()).contains(": 2 of 3 games, of 4 that were counted.");
        assertThat(new OwnCounts(List.of(silent, resigned)).tables()).isEmpty();
    }

    /** 30 of 40 is three times 10 of 40; the source's 0 has no multiple. */
    @Test
    void ourShareIsAMultipleOfTheSources() {
        int ratio = Comparison.COLUMNS.indexOf("ratio");
        assertThat(Comparison.cells(new Tally(30, 10, 0), 10, 40).get(ratio)).isEqualTo("3.00");
        assertThat(Comparison.cells(new Tally(30, 10, 0), 0, 40).get(ratio)).isEmpty();
        for (Tally tally : List.of(new Tally(30, 10, 0), new Tally(0, 0, 0))) {
            assertThat(Comparison.cells(tally, 10, 40)).hasSameSizeAs(Comparison.COLUMNS);
        }
    }

    @Test
    void smallProbabilitiesAreNotNothing() {
        assertThat(Comparison.p(0.00004)).isEqualTo("< 0.0001");
        assertThat(Comparison.told(0.00004)).isEqualTo("p < 0.0001");
        assertThat(Comparison.told(0.0123)).isEqualTo("p = 0.0123");
        assertThat(Comparison.p(Double.NaN)).isEmpty();
    }
}
