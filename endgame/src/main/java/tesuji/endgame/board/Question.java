package tesuji.endgame.board;

import tesuji.endgame.number.Dyadic;
import tesuji.endgame.region.Counting;
import tesuji.endgame.value.Side;
import tesuji.games.go.Stones;

/**
 * A board near its end.
 *
 * @param prisoners Black's less White's; they do not count under area rules
 * @param komi what White gets on top
 * @param ban the point where the side to move may not retake a ko at once, {@link #NONE} if it may play anywhere
 * @param areWallsGiven whether groups that seem to live are said to, as in problems of the literature; otherwise a result that rests on
 *     them is not called proven
 */
public record Question(
        Stones stones, Side toMove, Counting counting, int prisoners, Dyadic komi, int ban, boolean areWallsGiven) {
    /** No point of the board. */
    public static final int NONE = -1;

    /** A board about which nothing is given. */
    public Question(Stones stones, Side toMove, Counting counting, int prisoners, Dyadic komi) {
        this(stones, toMove, counting, prisoners, komi, NONE, false);
    }

    /** A board without prisoners and komi, counted as the Japanese do. */
    public static Question of(Stones stones, Side toMove) {
        return new Question(stones, toMove, Counting.TERRITORY, 0, Dyadic.ZERO);
    }

    /** The same with the other side to move, who may play anywhere. */
    public Question passed() {
        return new Question(stones, toMove.other(), counting, prisoners, komi, NONE, areWallsGiven);
    }

    /** The same if the other side has just taken a ko. */
    public Question banning(int point) {
        return new Question(stones, toMove, counting, prisoners, komi, point, areWallsGiven);
    }

    /** The same with the word of whoever asks that groups live if they seem to. */
    public Question withWalls() {
        return new Question(stones, toMove, counting, prisoners, komi, ban, true);
    }
}
