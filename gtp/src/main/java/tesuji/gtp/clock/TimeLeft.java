package tesuji.gtp.clock;

import java.time.Duration;

/**
 * What one side has left.
 *
 * @param time of the main time, or of the current overtime period
 * @param stones 0 in main time; in overtime the moves still to be made in this period (Canadian) or the periods left
 *     (byo-yomi)
 */
public record TimeLeft(Duration time, int stones) {
    public TimeLeft {
        if (time.isNegative()) time = Duration.ZERO;
    }

    boolean isMainTime() {
        return stones == 0;
    }
}
