package tesuji.games.go.score;

import tesuji.core.game.HalfPoints;

/**
 * By how much a game is won; prints itself as game records do: {@code B+3.5}, {@code W+12}, {@code 0}.
 *
 * @param halfPoints positive if Black is ahead, negative if White is
 */
public record Margin(int halfPoints) {
    @Override
    public String toString() {
        if (halfPoints == 0) return "0";
        return (halfPoints > 0 ? "B+" : "W+") + HalfPoints.text(Math.abs(halfPoints));
    }
}
