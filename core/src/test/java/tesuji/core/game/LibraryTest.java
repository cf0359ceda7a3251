package tesuji.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import tesuji.core.base.InputException;

final class LibraryTest {
    @Test
    void opensGamesWithStandardAndGivenRules() {
        assertThat(Heaps.LIBRARY.open("heaps")).isEqualTo(new Heaps(4, 3));
        assertThat(Heaps.LIBRARY.open("heaps:take=2,size=9")).isEqualTo(new Heaps(9, 2));
        assertThat(Heaps.LIBRARY.open(new Heaps(7, 1).id())).isEqualTo(new Heaps(7, 1));
    }

    @Test
    void namesTheGamesWhenOneIsUnknown() {
        assertThatThrownBy(() -> Heaps.LIBRARY.open("chess"))
                .isInstanceOf(InputException.class)
                .hasMessage("There is no game \"chess\"; the games are heaps.");
    }

    @Test
    void passesRefusalsOn() {
        assertThatThrownBy(() -> Heaps.LIBRARY.open("heaps:size=10"))
                .isInstanceOf(InputException.class)
                .hasMessage("heaps: size must be 1 to 9, not 10.");
        assertThatThrownBy(() -> Heaps.LIBRARY.open("heaps:width=3")).isInstanceOf(InputException.class);
        assertThatThrownBy(() -> Heaps.LIBRARY.open("heaps:size")).isInstanceOf(InputException.class);
    }
}
