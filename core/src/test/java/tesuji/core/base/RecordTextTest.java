package tesuji.core.base;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class RecordTextTest {
    sealed interface Shape permits Disc, Box {}

    record Disc(double radius) implements Shape {
        public static final Disc STANDARD = new Disc(1);
    }

    @FormerName({"Crate", "Carton"})
    record Box(int width, @FormerName("tallness") int height) implements Shape {
        public static final Box STANDARD = new Box(3, 2);
    }

    private static Shape read(String text) {
        return RecordText.read(Shape.class, text);
    }

    @Test
    void whatIsPrintedIsRead() {
        Shape box = new Box(5, 7);
        assertThat(read(box.toString())).isEqualTo(box);
        assertThat(read("disc[RADIUS=2.5]")).isEqualTo(new Disc(2.5));
        assertThat(read("Box[height=9]")).isEqualTo(new Box(3, 9));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Box[width=5, height=7]", "crate[width=5, tallness=7]", "Carton[Tallness=7, width=5]"})
    void formerNamesAreReadAndNotPrinted(String text) {
        assertThat(read(text)).isEqualTo(new Box(5, 7)).hasToString("Box[width=5, height=7]");
    }

    @Test
    void messagesKnowPresentNamesOnly() {
        assertThat(RecordText.names(Shape.class)).containsExactly("Disc", "Box");
        assertThatThrownBy(() -> read("Crate[depth=1]"))
                .isInstanceOf(InputException.class)
                .hasMessage("Box has no \"depth\"; it has width, height.");
        assertThatThrownBy(() -> read("Ball"))
                .isInstanceOf(InputException.class)
                .hasMessage("There is no \"Ball\" here; possible are Disc, Box.");
    }

    @Test
    void oneComponentUnderTwoNamesIsSetTwice() {
        assertThatThrownBy(() -> read("Box[height=1, tallness=2]"))
                .isInstanceOf(InputException.class)
                .hasMessage("Box sets \"height\" twice.");
    }
}
