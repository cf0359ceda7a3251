package tesuji.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.core.base.InputException;

final class ScaleTest {
    @Test
    void isReadAsItIsWritten() {
        for (Scale scale : List.of(Scale.SMALL, Scale.FULL, new Scale(0.1), new Scale(2), new Scale(0.001))) {
            assertThat(Scale.read(scale.word())).isEqualTo(scale);
        }
        assertThat(Scale.read("1")).isEqualTo(Scale.FULL);
        assertThat(new Scale(0.25).word()).isEqualTo("0.25");
        assertThat(new Scale(2).word()).isEqualTo("2");
    }

    @Test
    void aShareIsOfTheSourcesNumber() {
        assertThat(Scale.SMALL.count(7, 50)).isEqualTo(7);
        assertThat(Scale.FULL.count(7, 50)).isEqualTo(50);
        assertThat(new Scale(0.1).count(7, 50)).isEqualTo(5);
        assertThat(new Scale(0.001).count(7, 50)).isEqualTo(1);
        assertThat(new Scale(2).count(7, 50)).isEqualTo(100);
        assertThat(Scale.SMALL.of("quick", "long")).isEqualTo("quick");
        assertThat(new Scale(0.1).of("quick", "long")).isEqualTo("long");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "0", "-1", "101", "1e3", "NaN", "half", "0,5"})
    void refusesWhatIsNoShare(String text) {
        assertThatThrownBy(() -> Scale.read(text))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("above 0 and at most 100, such as 0.1, not \"" + text + "\"");
    }
}
