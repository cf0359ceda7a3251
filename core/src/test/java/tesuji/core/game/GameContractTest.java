package tesuji.core.game;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The contract notices every {@link Fault}, and finds none in the game without one. */
final class GameContractTest {
    private static final Heaps HEAPS = new Heaps(5, 3);

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "NONE")
    void everyFaultIsNoticed(Fault fault) {
        Game game = new FaultyGame(HEAPS, fault, new AtomicInteger());
        assertThatThrownBy(() -> fault.expose(new Subject(game))).isNotNull();
    }

    @ParameterizedTest
    @EnumSource
    void aSoundGamePasses(Fault fault) {
        Game game = new FaultyGame(HEAPS, Fault.NONE, new AtomicInteger());
        assertThatCode(() -> fault.expose(new Subject(game))).doesNotThrowAnyException();
    }

    private record Subject(Game game) implements GameContract {
        @Override
        public Library library() {
            return Heaps.LIBRARY;
        }

        @Override
        public String id() {
            return HEAPS.id().toString();
        }

        @Override
        public long[] perft() {
            return HeapsTest.sequences(HEAPS, 4);
        }
    }
}
