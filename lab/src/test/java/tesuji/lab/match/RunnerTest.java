package tesuji.lab.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.InputException;
import tesuji.core.game.Heaps;
import tesuji.core.game.Termination;
import tesuji.core.play.Limits;
import tesuji.lab.catalog.Catalog;
import tesuji.lab.catalog.PlayerSpec;

@Timeout(60)
final class RunnerTest {
    private static final Arena ARENA = new Arena(Heaps.LIBRARY, new Catalog(Heaps.LIBRARY));
    private static final Conditions CONDITIONS = new Conditions(new Heaps(4, 3).id(), 0, Conditions.ENDLESS);
    private static final PlayerSpec QUICK = new PlayerSpec("flat", Limits.steps(50), 1);
    private static final PlayerSpec RANDOM = new PlayerSpec("random", Limits.NONE, 1);
    /** Thinks for an hour unless it is disturbed. */
    private static final PlayerSpec SLOW = new PlayerSpec("flat", Limits.time(Duration.ofHours(1)), 1);

    private final List<GameReport> reports = new ArrayList<>();

    private static List<Task> tasks(PlayerSpec a, PlayerSpec b, int games) {
        return new Match(CONDITIONS, a, b, games, 1).tasks();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void everyTaskIsPlayedOnce(int parallel) {
        assertThat(new Runner(ARENA, tasks(QUICK, RANDOM, 10), parallel, reports::add).run())
                .isTrue();
        assertThat(reports)
                .extracting(report -> report.task().number())
                .containsExactlyInAnyOrder(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
        if (parallel == 1)
            assertThat(reports).extracting(report -> report.task().number()).isSorted();
    }

    /** Whoever names players decides what the names mean. */
    @Test
    void playersMayComeFromElsewhere() throws InterruptedException {
        List<String> asked = new ArrayList<>();
        Arena arena = new Arena(Heaps.LIBRARY, (name, game, setting) -> {
            asked.add(name);
            return Scripted.obedient(game);
        });
        PlayerSpec guest = new PlayerSpec("gtp:nobody", Limits.NONE, 1);
        GameReport report = arena.play(tasks(guest, RANDOM, 1).get(0));
        assertThat(asked).containsExactly("gtp:nobody", "random");
        assertThat(report.names()).containsExactly("obedient", "obedient");
    }

    @Test
    void aGameDependsOnItsTaskAlone() throws InterruptedException {
        for (Task task : tasks(QUICK, RANDOM, 4)) {
            assertThat(ARENA.play(task).played().record())
                    .isEqualTo(ARENA.play(task).played().record());
        }
    }

    @Test
    void theReportNamesThePlayersOfBothSides() throws InterruptedException {
        GameReport straight = ARENA.play(tasks(QUICK, RANDOM, 2).get(0));
        GameReport exchanged = ARENA.play(tasks(QUICK, RANDOM, 2).get(1));
        assertThat(straight.names()).containsExactly("flat", "random");
        assertThat(exchanged.names()).containsExactly("random", "flat");
        assertThat(exchanged.end()).isAfterOrEqualTo(exchanged.begin());
    }

    /** After two games comes one that takes an hour. */
    private static List<Task> twoAndAnHour() {
        List<Task> tasks = new ArrayList<>(tasks(QUICK, RANDOM, 2));
        tasks.add(tasks(SLOW, SLOW, 3).get(2));
        return tasks;
    }

    private void runUntil(Consumer<Runner> second) {
        CompletableFuture<Runner> self = new CompletableFuture<>();
        Consumer<GameReport> keeper = report -> {
            reports.add(report);
            if (reports.size() == 2) second.accept(self.join());
        };
        Runner runner = new Runner(ARENA, twoAndAnHour(), 1, keeper);
        self.complete(runner);
        assertThat(runner.run()).isFalse();
        assertThat(reports).extracting(report -> report.task().number()).containsExactly(1, 2);
    }

    @Test
    void anInterruptionKeepsWhatWasPlayed() {
        Thread caller = Thread.currentThread();
        runUntil(runner -> caller.interrupt());
        assertThat(Thread.interrupted()).as("the interruption was heeded").isFalse();
    }

    @Test
    void stoppingKeepsWhatWasPlayed() {
        runUntil(Runner::stop);
    }

    /** A runner may be stopped before it begins, or by its first report while it begins. */
    @Test
    void whatIsStoppedBeforeTheBeginningPlaysNothing() {
        Runner runner = new Runner(ARENA, tasks(SLOW, SLOW, 4), 3, reports::add);
        runner.stop();
        assertThat(runner.run()).isFalse();
        assertThat(reports).isEmpty();
    }

    /** The report of the first game is kept only when the second game has begun. */
    @Test
    void theNextGameDoesNotWaitUntilTheLastOneIsKept() {
        CountDownLatch begun = new CountDownLatch(2);
        Runner.Play play = task -> {
            begun.countDown();
            return ARENA.play(task);
        };
        Consumer<GameReport> keeper = report -> {
            reports.add(report);
            assertThat(awaited(begun)).isTrue();
        };
        assertThat(new Runner(play, tasks(QUICK, RANDOM, 2), 1, keeper).run()).isTrue();
        assertThat(reports).extracting(report -> report.task().number()).containsExactly(1, 2);
    }

    private static boolean awaited(CountDownLatch latch) {
        try {
            return latch.await(10, TimeUnit.SECONDS);
        } catch (InterruptedException hurry) {
            return false;
        }
    }

    /** A disk may be full: nobody plays for an hour when nothing can be written any more. */
    @Test
    void aReportThatCannotBeKeptEndsEverything() {
        Consumer<GameReport> keeper = report -> {
            if (report.task().number() == 2) throw new InputException("The disk is full.");
            reports.add(report);
        };
        assertThatThrownBy(() -> new Runner(ARENA, twoAndAnHour(), 1, keeper).run())
                .isInstanceOf(InputException.class)
                .hasMessage("The disk is full.");
        assertThat(reports).extracting(report -> report.task().number()).containsExactly(1);
    }

    /** Whoever closes a folder after a run must find nobody writing to it. */
    @Test
    void aReportThatStopsTheRunIsKeptToItsEnd() {
        CompletableFuture<Runner> self = new CompletableFuture<>();
        Consumer<GameReport> keeper = report -> {
            self.join().stop();
            assertThat(awaitedFor(300)).isTrue();
            reports.add(report);
        };
        Runner runner = new Runner(ARENA, twoAndAnHour(), 1, keeper);
        self.complete(runner);
        assertThat(runner.run()).isFalse();
        assertThat(reports).extracting(report -> report.task().number()).containsExactly(1);
    }

    /** Whether this thread could wait for so many milliseconds without being disturbed. */
    private static boolean awaitedFor(long millis) {
        try {
            Thread.sleep(millis);
            return true;
        } catch (InterruptedException hurry) {
            return false;
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void aPlayerThatCannotBeOpenedEndsEverything(int parallel) {
        PlayerSpec missing = new PlayerSpec("gtp:/no/such/engine", Limits.NONE, 1);
        List<Task> tasks = new ArrayList<>(tasks(missing, RANDOM, 1));
        tasks.add(tasks(SLOW, SLOW, 2).get(1));
        assertThatThrownBy(() -> new Runner(ARENA, tasks, parallel, reports::add).run())
                .isInstanceOf(InputException.class)
                .hasMessageContaining("cannot be started");
        assertThat(reports).isEmpty();
    }

    /** The program makes a file when it is started for the first time, and ends at once if there is one. */
    @Test
    void aPlayerThatCannotBeOpenedAnyMoreLosesTheGame(@TempDir Path folder) throws IOException {
        Path script = Files.writeString(folder.resolve("once.sh"), """
                [ -e "$1" ] && exit 1
                : > "$1"
                while read -r id command rest; do
                  case $command in
                    list_commands) printf '=%s set_game\\n\\n' "$id" ;;
                    genmove) printf '=%s resign\\n\\n' "$id" ;;
                    *) printf '=%s\\n\\n' "$id" ;;
                  esac
                done
                """);
        PlayerSpec once = new PlayerSpec("gtp:sh " + script + " " + folder.resolve("started"), Limits.NONE, 1);
        assertThat(new Runner(ARENA, tasks(once, QUICK, 4), 1, reports::add).run())
                .isTrue();
        assertThat(reports)
                .extracting(report -> report.played().ending().termination())
                .containsExactly(Termination.RESIGNATION, Termination.CRASH, Termination.CRASH, Termination.CRASH);
        assertThat(reports)
                .extracting(report -> report.played().ending().winner().orElseThrow())
                .containsExactly(1, 0, 1, 0);
        assertThat(reports.get(1).played().ending().note()).contains("The engine \"sh\" ended");
        assertThat(reports.get(1).names()).containsExactly("flat", once.player());
    }

    @Test
    void bothGamesOfAPairHaveTheSameOpening() {
        Conditions opened = new Conditions(new Heaps(9, 3).id(), 3, Conditions.ENDLESS);
        new Runner(ARENA, new Match(opened, RANDOM, RANDOM, 4, 1).tasks(), 1, reports::add).run();
        List<List<Integer>> openings = reports.stream()
                .map(report -> report.played().record().moves().subList(0, report.opening()))
                .toList();
        assertThat(openings).allMatch(opening -> opening.size() == 3);
        assertThat(openings.get(1)).isEqualTo(openings.get(0));
        assertThat(openings.get(3)).isEqualTo(openings.get(2));
    }
}
