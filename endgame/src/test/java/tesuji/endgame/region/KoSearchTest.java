package tesuji.endgame.region;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tesuji.endgame.local.Counting;
import tesuji.endgame.local.DrawnPosition;
import tesuji.endgame.localsearch.SearchMemory;
import tesuji.endgame.value.Values;

class KoSearchTest {
    private static Optional<Ko> ko(String drawing) {
        DrawnPosition drawn = new DrawnPosition(drawing);
        SearchMemory memory = new SearchMemory(drawn.graph(), Counting.TERRITORY);
        return new KoSearch(memory, new Values(1_000_000), 1_000)
                .ko(memory.rules().node(drawn.position()));
    }

    /** One point is at stake; whoever holds the ko is two of its three steps ahead. */
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
                    1; 1/3;  .w Ob
                    2; -1/3; Xw .b
                    """)
    void aSimpleKoHasThreeSteps(int step, String mean, String drawing) {
        Ko ko = ko(drawing).orElseThrow();
        assertThat(ko.steps()).isEqualTo(3);
        assertThat(ko.step()).isEqualTo(step);
        assertThat(ko.mean()).hasToString(mean);
        assertThat(ko.move()).hasToString("1/3");
    }

    @ParameterizedTest
    @ValueSource(strings = {".b .bw", "Ob .bw", ".b .b"})
    void whatDoesNotComeBackIsNoKo(String drawing) {
        assertThat(ko(drawing)).isEmpty();
    }
}
