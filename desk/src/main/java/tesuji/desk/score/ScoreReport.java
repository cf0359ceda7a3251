package tesuji.desk.score;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import tesuji.games.go.GoPosition;
import tesuji.games.go.Stones;
import tesuji.games.go.score.Estimate;
import tesuji.games.go.score.Estimator;
import tesuji.games.go.score.LifeAndDeath;
import tesuji.games.go.score.Margin;
import tesuji.games.go.score.Prisoners;
import tesuji.games.go.score.ScoreSheet;

/**
 * A counted game of Go.
 *
 * @param method what the estimator asked for says, or empty for the count of the rules
 */
public record ScoreReport(GoPosition position, ScoreSheet sheet, Optional<Estimate> method) {
    /** The whole answer; results are text such as {@code B+3.5}. */
    public record Answer(
            String game,
            String score,
            String method,
            String area,
            String territory,
            boolean consistent,
            List<String> dead,
            List<String> unsettled,
            List<Estimation> estimates,
            List<Integer> ownership) {}

    /** What one estimator says. */
    public record Estimation(String name, int black, int white, String score) {}

    /** Counts a position with these marks, by an estimator too if one is asked for. */
    public static ScoreReport of(GoPosition position, LifeAndDeath marks, Optional<Estimator> estimator) {
        ScoreSheet sheet = ScoreSheet.of(position.stones(), marks, Prisoners.of(position), position.rules());
        return new ScoreReport(position, sheet, estimator.map(chosen -> Estimate.of(chosen, sheet.board())));
    }

    /** The result: by the rules, or by the method that was asked for. */
    public Margin margin() {
        return method.map(sheet::margin).orElseGet(sheet::margin);
    }

    /** For every point 1 (Black), -1 (White) or 0: stones are what they are, the rest is for the method to say. */
    public List<Integer> owners() {
        if (method.isEmpty()) return sheet.ownership();
        List<Integer> owners = new ArrayList<>();
        for (int point = 0; point < sheet.board().points(); point++) {
            owners.add(
                    switch (sheet.board().at(point)) {
                        case Stones.BLACK -> 1;
                        case Stones.WHITE -> -1;
                        default -> Integer.signum(method.get().values().get(point));
                    });
        }
        return owners;
    }

    public Answer answer() {
        int size = position.stones().size();
        List<Integer> owners = owners();
        List<Integer> ownership = new ArrayList<>();
        for (int row = size - 1; row >= 0; row--) {
            ownership.addAll(owners.subList(row * size, (row + 1) * size));
        }
        return new Answer(
                position.game().id().toString(),
                margin().toString(),
                method.map(Estimate::name)
                        .orElseGet(() -> sheet.count().scoring().name().toLowerCase(Locale.ROOT)),
                sheet.area().margin().toString(),
                sheet.territory().margin().toString(),
                sheet.consistency().agrees(),
                dead(),
                unsettled(),
                sheet.estimates().stream()
                        .map(estimate -> new Estimation(
                                estimate.name(),
                                estimate.black(),
                                estimate.white(),
                                sheet.margin(estimate).toString()))
                        .toList(),
                ownership);
    }

    /** The stones that are taken for dead. */
    public List<String> dead() {
        return vertices(sheet.marks().dead());
    }

    /** The stones of which nobody knows. */
    public List<String> unsettled() {
        return vertices(sheet.marks().unsettled());
    }

    private List<String> vertices(Set<Integer> points) {
        return points.stream()
                .sorted()
                .map(point -> position.game().notation().move(point))
                .toList();
    }
}
