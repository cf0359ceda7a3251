package tesuji.lab.journal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class TwoGtpTableTest {
    @Test
    void hasTheColumnsOfTwoGtp() {
        assertThat(TwoGtpTable.HEAD.split("\t"))
                .containsExactly(
                        "#GAME", "RES_B", "RES_W", "RES_R", "ALT", "DUP", "LEN", "TIME_B", "TIME_W", "CPU_B", "CPU_W",
                        "ERR", "ERR_MSG");
    }

    /** B stands for A: White's win after the exchange is a win of "black". Games are counted from 0. */
    @Test
    void resultsOfExchangedGamesAreTurnedRound() {
        assertThat(TwoGtpTable.row(Samples.counted()))
                .isEqualTo("3\tB+0.5\tB+0.5\tB+0.5\t1\t0\t4\t10.0\t4.0\t0\t0\t0\t");
    }

    @Test
    void aDrawIsADrawForBoth() {
        assertThat(TwoGtpTable.row(Samples.drawn())).isEqualTo("0\t0\t0\t0\t0\t-\t4\t10.0\t4.0\t0\t0\t0\t");
    }

    @Test
    void whatWentWrongIsToldOnOneLine() {
        assertThat(TwoGtpTable.row(Samples.failed()))
                .isEqualTo("1\tB+F\tB+F\tB+F\t1\t-\t4\t10.0\t4.0\t0\t0\t1\tIt ended \"so\".");
    }
}
