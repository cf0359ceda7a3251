package tesuji.lab.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tesuji.core.game.GameId;
import tesuji.core.play.Limits;
import tesuji.lab.catalog.PlayerSpec;

final class MatchTest {
    private static final PlayerSpec A = new PlayerSpec("flat", Limits.steps(10), 1);
    private static final PlayerSpec B = new PlayerSpec("random", Limits.steps(20), 2);
    private static final Conditions CONDITIONS = new Conditions(GameId.of("heaps"), 1, Conditions.ENDLESS);

    private final List<Task> tasks = new Match(CONDITIONS, A, B, 5, 7).tasks();

    @Test
    void sidesAreExchangedWithinPairs() {
        assertThat(tasks).extracting(Task::number).containsExactly(1, 2, 3, 4, 5);
        assertThat(tasks).extracting(Task::exchanged).containsExactly(false, true, false, true, false);
        assertThat(tasks.get(0).spec(0)).isEqualTo(A);
        assertThat(tasks.get(0).spec(1)).isEqualTo(B);
        assertThat(tasks.get(1).spec(0)).isEqualTo(B);
        assertThat(tasks.get(1).spec(1)).isEqualTo(A);
    }

    @Test
    void aPairSharesItsSeedsAndNoOtherPairDoes() {
        assertThat(tasks.get(1).seed()).isEqualTo(tasks.get(0).seed());
        assertThat(tasks.get(3).seed()).isEqualTo(tasks.get(2).seed());
        assertThat(List.of(
                        tasks.get(0).seed(), tasks.get(2).seed(), tasks.get(4).seed()))
                .doesNotHaveDuplicates();
        assertThat(tasks.get(1).seedOfOpening()).isEqualTo(tasks.get(0).seedOfOpening());
    }

    @Test
    void aPlayerKeepsItsSeedWhateverSideItPlays() {
        Task straight = tasks.get(0);
        Task exchanged = tasks.get(1);
        assertThat(exchanged.seedOf(1)).isEqualTo(straight.seedOf(0));
        assertThat(exchanged.seedOf(0)).isEqualTo(straight.seedOf(1));
        assertThat(List.of(straight.seedOf(0), straight.seedOf(1), straight.seedOfOpening()))
                .doesNotHaveDuplicates();
    }

    @Test
    void everyReaderOfJsonTakesSeedsExactly() {
        for (Task task : tasks) assertThat(task.seed()).isBetween(0L, (1L << 48) - 1);
    }

    @Test
    void aGameDoesNotDependOnHowManyThereAre() {
        assertThat(new Match(CONDITIONS, A, B, 100, 7).tasks().subList(0, 5)).isEqualTo(tasks);
        assertThat(new Match(CONDITIONS, A, B, 5, 8).task(1)).isNotEqualTo(tasks.get(0));
    }

    @Test
    void fixedSidesAreAFirstAndEveryGameHasItsOwnSeed() {
        Conditions fixed = new Conditions(GameId.of("heaps"), 1, Conditions.ENDLESS, Sides.FIXED);
        List<Task> games = new Match(fixed, A, B, 5, 7).tasks();
        assertThat(games).extracting(Task::exchanged).containsOnly(false);
        assertThat(games).extracting(Task::seed).doesNotHaveDuplicates();
        assertThat(games).extracting(task -> task.spec(0)).containsOnly(A);
    }
}
