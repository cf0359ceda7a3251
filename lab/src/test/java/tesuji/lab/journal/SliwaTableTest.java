package tesuji.lab.journal;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.ZoneId;
import org.junit.jupiter.api.Test;

final class SliwaTableTest {
    private final SliwaTable table = new SliwaTable(ZoneId.of("Europe/Warsaw"));

    private String row(Entry entry) {
        return table.row(entry, entry.go().orElseThrow());
    }

    /** The fields a to v of Śliwa 2013, §6.4.3. */
    @Test
    void hasTheTwentyTwoFieldsInTheirOrder() {
        assertThat(SliwaTable.HEAD.split(","))
                .containsExactly(
                        "startDate",
                        "startTime",
                        "freeMemMB",
                        "treeMemMB",
                        "maxNodesK",
                        "threads",
                        "boardSize",
                        "timeLimitSec",
                        "strategy",
                        "moveCriterion",
                        "komi",
                        "capturedBlack",
                        "capturedWhite",
                        "blackOnBoard",
                        "whiteOnBoard",
                        "moves",
                        "endReason",
                        "winner",
                        "margin",
                        "simsPerSec",
                        "endDate",
                        "endTime");
    }

    /** A, which the fields describe, plays White; Warsaw is two hours ahead in summer; 50200 / 10.04 = 5000. */
    @Test
    void aGameIsOneExactLine() {
        assertThat(row(Samples.counted()))
                .isEqualTo("2013-05-13,00:59:58,300,64,250,4,9,2.5,\"UCT-RAVE, k=1000\",robust,6.5,3,2,20,19,4,"
                        + "B[]W[],W,0.5,5000,2013-05-13,01:00:01");
    }

    @Test
    void aDrawHasNoWinnerAndAForfeitNoMargin() {
        assertThat(row(Samples.drawn())).contains(",4,W[]B[],,0,5000,");
        assertThat(row(Samples.failed())).contains(",4,B[c],W,,5000,");
    }
}
