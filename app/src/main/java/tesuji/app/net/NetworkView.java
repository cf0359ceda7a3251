package tesuji.app.net;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tesuji.games.go.GoPosition;
import tesuji.neural.go.NetworkOutput;

/** What a network says of a position, from the point of view of the side to move. */
record NetworkView(GoPosition position, NetworkOutput output) {
    /**
     * For other programs.
     *
     * @param policy row by row from the top, then pass; absent numbers are illegal moves
     * @param win the chance that the side to move wins
     * @param lead its lead in points
     * @param ownership row by row from the top, from -1 (White) to 1 (Black)
     */
    record Answer(
            String game,
            String toMove,
            double win,
            double loss,
            double noResult,
            double lead,
            double score,
            double scoreStdev,
            List<@Nullable Double> policy,
            List<Double> ownership) {}

    private boolean isBlack() {
        return position.toMove() == 0;
    }

    double win() {
        return isBlack() ? output.whiteLoss() : output.whiteWin();
    }

    double loss() {
        return isBlack() ? output.whiteWin() : output.whiteLoss();
    }

    double lead() {
        return isBlack() ? -output.whiteLead() : output.whiteLead();
    }

    double score() {
        return isBlack() ? -output.whiteScore() : output.whiteScore();
    }

    int size() {
        return position.stones().size();
    }

    /** The chance of a move, and nothing for one that is illegal; row 0 is the upper one. */
    @Nullable
    Double policy(int row, int column) {
        return policy(point(row, column));
    }

    /** The chance of a pass. */
    double pass() {
        return output.policy()[size() * size()];
    }

    private @Nullable Double policy(int move) {
        double chance = output.policy()[move];
        return chance == NetworkOutput.UNKNOWN ? null : chance;
    }

    /** From -1 (White) to 1 (Black). */
    double owner(int row, int column) {
        return -output.ownership()[point(row, column)];
    }

    private int point(int row, int column) {
        return (size() - 1 - row) * size() + column;
    }

    Answer answer() {
        List<@Nullable Double> policy = new ArrayList<>();
        List<Double> owners = new ArrayList<>();
        for (int row = 0; row < size(); row++) {
            for (int column = 0; column < size(); column++) {
                policy.add(policy(row, column));
                owners.add(owner(row, column));
            }
        }
        policy.add(pass());
        return new Answer(
                position.game().id().toString(),
                isBlack() ? "black" : "white",
                win(),
                loss(),
                output.noResult(),
                lead(),
                score(),
                output.scoreStdev(),
                policy,
                owners);
    }
}
