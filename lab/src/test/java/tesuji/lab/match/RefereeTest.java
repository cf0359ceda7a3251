package tesuji.lab.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Heaps;
import tesuji.core.game.Termination;
import tesuji.core.play.Analysis;
import tesuji.core.play.Decision;
import tesuji.core.play.Limits;
import tesuji.core.play.Player;
import tesuji.core.play.TreeView;
import tesuji.gtp.client.EngineException;
import tesuji.lab.catalog.SeatedPlayer;

/** Two heaps of two, one counter at a time: four moves, and the second side takes the last counter. */
final class RefereeTest {
    private final Heaps game = new Heaps(2, 1);
    private final AtomicLong clock = new AtomicLong();
    private final Player obedient = Scripted.obedient(game);

    private PlayedGame play(Player first, Player second) throws InterruptedException {
        return play(first, second, Limits.NONE, 1000);
    }

    private PlayedGame play(Player first, Player second, Limits limits, int longest) throws InterruptedException {
        return new Referee(game, Judge.RULES, longest, clock::get)
                .play(GameRecord.of(game), List.of(seated(first, limits), seated(second, limits)));
    }

    private SeatedPlayer seated(Player player, Limits limits) {
        return new SeatedPlayer(rules -> player, game, limits);
    }

    private static void assertLost(PlayedGame played, int side, Termination termination, String said) {
        assertThat(played.ending().termination()).isEqualTo(termination);
        assertThat(played.ending().winner()).hasValue(1 - side);
        assertThat(played.ending().score()).isEmpty();
        assertThat(played.ending().note()).contains(said);
    }

    @Test
    void theRulesEndAGame() throws InterruptedException {
        PlayedGame played = play(obedient, obedient);
        assertThat(played.record().moves()).containsExactly(0, 0, 1, 1);
        assertThat(played.turns()).extracting(Turn::side).containsExactly(0, 1, 0, 1);
        assertThat(played.ending().termination()).isEqualTo(Termination.RULES);
        assertThat(played.ending().winner()).hasValue(1);
        assertThat(played.ending().score().getAsInt()).isNegative();
    }

    @Test
    void aGameGoesOnFromItsOpening() throws InterruptedException {
        GameRecord opening = GameRecord.of(game).then(1);
        PlayedGame played = new Referee(game, Judge.RULES, 1000, clock::get)
                .play(opening, List.of(seated(obedient, Limits.NONE), seated(obedient, Limits.NONE)));
        assertThat(played.record().moves()).startsWith(1).hasSize(4);
        assertThat(played.turns()).extracting(Turn::side).containsExactly(1, 0, 1);
    }

    @ParameterizedTest
    @CsvSource({
        "0, a1, ': the heap has fewer counters'",
        "-1, number -1, ''",
        "2, number 2, ''",
        "2147483647, number 2147483647, ''"
    })
    void anIllegalMoveLoses(int move, String text, String why) throws InterruptedException {
        Player second =
                new Scripted("cheat", record -> record.moves().size() < 3 ? Scripted.play(1) : Scripted.play(move));
        PlayedGame played = play(obedient, second);
        assertLost(played, 1, Termination.ILLEGAL, "cheat played " + text + ", which is illegal here" + why + ".");
        assertThat(played.record().moves()).containsExactly(0, 1, 0);
        assertThat(played.turns()).as("the illegal one is noted too").hasSize(4);
    }

    @Test
    void resigningLoses() throws InterruptedException {
        PlayedGame played = play(new Scripted("modest", record -> new Decision.Resign(Analysis.NONE)), obedient);
        assertLost(played, 0, Termination.RESIGNATION, "");
        assertThat(played.record().moves()).isEmpty();
    }

    @Test
    void failingLoses() throws InterruptedException {
        Player broken = new Scripted("broken", record -> {
            throw new IllegalStateException("out of order");
        });
        assertLost(play(obedient, broken), 1, Termination.CRASH, "broken failed: IllegalStateException: out of order.");
        Player endless = new Scripted("endless", RefereeTest::forever);
        assertLost(play(endless, obedient), 0, Termination.CRASH, "endless failed: StackOverflowError");
    }

    @SuppressWarnings("InfiniteRecursion")
    private static Decision forever(GameRecord record) {
        return forever(record);
    }

    @ParameterizedTest
    @CsvSource({"SILENT, TIME", "ENDED, CRASH", "GARBLED, CRASH", "REFUSED, ILLEGAL"})
    void whatAnEngineDidWrongIsTold(EngineException.Fault fault, Termination termination) throws InterruptedException {
        Player engine = new Scripted("engine", record -> {
            throw new EngineException(fault, "The engine did it.");
        });
        assertLost(play(engine, obedient), 0, termination, "The engine did it.");
    }

    @ParameterizedTest
    @ValueSource(longs = {11_000, 11_001})
    void whoThinksMuchTooLongLoses(long millis) throws InterruptedException {
        Player slow = new Scripted("slow", record -> {
            clock.addAndGet(Duration.ofMillis(millis).toNanos());
            return obedient.choose(record, Limits.NONE);
        });
        PlayedGame played = play(slow, obedient, Limits.time(Duration.ofSeconds(1)), 1000);
        boolean late = millis > 1000 + Referee.GRACE.toMillis();
        if (late) assertLost(played, 0, Termination.TIME, "slow thought for 11.001 s, not for 1.0 s.");
        else assertThat(played.ending().termination()).isEqualTo(Termination.RULES);
        assertThat(played.time(0)).isEqualTo(Duration.ofMillis(late ? millis : 2 * millis));
        assertThat(played.time(1)).isZero();
    }

    @Test
    void aGameThatIsTooLongIsADraw() throws InterruptedException {
        PlayedGame played = play(obedient, obedient, Limits.NONE, 3);
        assertThat(played.record().moves()).hasSize(3);
        assertThat(played.ending())
                .isEqualTo(new GameEnd(
                        Termination.LIMIT,
                        OptionalInt.empty(),
                        OptionalInt.empty(),
                        "Given up as a draw after 3 moves."));
        assertThat(play(obedient, obedient, Limits.NONE, 4).ending().termination())
                .isEqualTo(Termination.RULES);
    }

    @Test
    void anInterruptedGameHasNoResult() {
        Player disturbed = new Scripted("disturbed", record -> {
            Thread.currentThread().interrupt();
            return obedient.choose(record, Limits.NONE);
        });
        assertThatThrownBy(() -> play(disturbed, obedient)).isInstanceOf(InterruptedException.class);
        Player abandoned = new Scripted("abandoned", record -> {
            Thread.currentThread().interrupt();
            throw new EngineException(EngineException.Fault.ABANDONED, "The engine was stopped.");
        });
        assertThatThrownBy(() -> play(abandoned, obedient)).isInstanceOf(InterruptedException.class);
        assertThat(Thread.interrupted()).as("the interruption was heeded").isFalse();
    }

    @Test
    void whatPlayersThoughtIsNoted() throws InterruptedException {
        PlayedGame played = play(new Searcher(obedient), obedient);
        assertThat(played.steps(0)).isEqualTo(200);
        assertThat(played.steps(1)).isZero();
        assertThat(played.turns().get(0).tree()).contains(new TreeView.Size(3, 10, 240));
        assertThat(played.turns().get(1).tree()).isEmpty();
        assertThat(played.turns().get(0).freeBytes()).isPositive();
    }

    /** A player that claims to have searched a tree. */
    private record Searcher(Player model) implements Player, TreeView {
        @Override
        public String name() {
            return "searcher";
        }

        @Override
        public Decision choose(GameRecord record, Limits limits) {
            int move = ((Decision.Play) model.choose(record, limits)).move();
            return new Decision.Play(move, new Analysis(100, 0.75, List.of()));
        }

        @Override
        public Optional<Level> level(List<Integer> moves) {
            return Optional.empty();
        }

        @Override
        public Size size() {
            return new Size(3, 10, 240);
        }
    }
}
