package tesuji.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ParallelTrialsTest {
    private static final Coins COINS = new Coins(40, -1);

    @TempDir
    private Path folder = Path.of("");

    private static List<KeyedTrial> trials(int count, Trial trial) {
        return IntStream.range(0, count)
                .mapToObj(number -> new KeyedTrial("" + number, trial))
                .toList();
    }

    private static List<KeyedTrial> numbered(int count) {
        return IntStream.range(0, count)
                .mapToObj(number -> new KeyedTrial("" + number, () -> {
                    Thread.sleep(number % 3); // so that later ones are often ready first
                    return List.of("" + number, "heads");
                }))
                .toList();
    }

    private Path run(String name, int parallel, List<KeyedTrial> trials) throws InterruptedException {
        Path into = folder.resolve(name);
        try (Workplace at = Workplace.open(into, COINS, Scale.SMALL, 1, Workplaces.tools(parallel), done -> {})) {
            at.make(new Stage(Coins.THROWS, trials));
        }
        return into.resolve("coins.jsonl");
    }

    @Test
    void theLedgerDoesNotDependOnHowManyAreMadeAtOnce() throws Exception {
        String one = Files.readString(run("one", 1, numbered(40)));
        String four = Files.readString(run("four", 4, numbered(40)));
        assertThat(four).isEqualTo(one);
        assertThat(one.lines()).hasSize(41);
    }

    @Test
    void severalAreMadeAtOnce() throws Exception {
        CountDownLatch together = new CountDownLatch(3);
        run("together", 3, trials(3, () -> {
            together.countDown();
            together.await(); // ends only if all three are at work
            return List.of("", "");
        }));
        assertThat(together.getCount()).isZero();
    }

    @Test
    void whatTheLedgerHoldsIsNotMadeAgain() throws Exception {
        run("twice", 2, numbered(10));
        Set<Integer> made = ConcurrentHashMap.newKeySet();
        List<KeyedTrial> watched = IntStream.range(0, 14)
                .mapToObj(number -> new KeyedTrial("" + number, () -> {
                    made.add(number);
                    return List.of("" + number, "heads");
                }))
                .toList();
        String text = Files.readString(run("twice", 2, watched));
        assertThat(made).containsExactlyInAnyOrder(10, 11, 12, 13);
        assertThat(text).isEqualTo(Files.readString(run("whole", 1, numbered(14))));
    }

    @Test
    void aTrialThatFailsEndsTheRunAndKeepsWhatWasBeforeIt() throws Exception {
        List<KeyedTrial> failing = IntStream.range(0, 20)
                .mapToObj(number -> new KeyedTrial("" + number, () -> {
                    if (number == 7) throw new IllegalStateException("the seventh");
                    return List.of("" + number, "heads");
                }))
                .toList();
        assertThatThrownBy(() -> run("failing", 2, failing)).hasMessage("the seventh");
        assertThat(Files.readAllLines(folder.resolve("failing/coins.jsonl"))).hasSize(8);
    }

    @Test
    void anInterruptedRunStopsItsTrials() throws Exception {
        CountDownLatch begun = new CountDownLatch(2);
        CountDownLatch stopped = new CountDownLatch(2);
        Thread runner = new Thread(() -> {
            try {
                run("stopped", 2, trials(2, () -> {
                    begun.countDown();
                    try {
                        new CountDownLatch(1).await();
                    } finally {
                        stopped.countDown();
                    }
                    return List.of();
                }));
            } catch (InterruptedException expected) {
                Thread.currentThread().interrupt();
            }
        });
        runner.start();
        begun.await();
        runner.interrupt();
        runner.join();
        assertThat(stopped.getCount()).isZero();
        assertThat(Files.readAllLines(folder.resolve("stopped/coins.jsonl"))).hasSize(1);
    }
}
