package tesuji.lab.experiment;

import java.util.List;
import tesuji.core.base.Rng;

/**
 * The smallest experiment: coins are thrown.
 *
 * @param stopAt the throw before which the thread is interrupted; negative for none
 */
public record Coins(int throwsInAll, int stopAt) implements Experiment {
    public static final Sheet THROWS = new Sheet("throws", "Every <throw>.", List.of("number", "side"));

    @Override
    public String name() {
        return "coins";
    }

    @Override
    public String source() {
        return "Bernoulli 1713, part 4";
    }

    @Override
    public String question() {
        return "Is it heads & tails in turn?";
    }

    @Override
    public String conditions(Scale scale) {
        return throwsInAll + " throws";
    }

    @Override
    public int trials(Scale scale) {
        return throwsInAll;
    }

    @Override
    public void run(Workplace at) throws InterruptedException {
        for (int i = 0; i < throwsInAll; i++) {
            int number = i;
            if (number == stopAt) Thread.currentThread().interrupt();
            at.row(THROWS, "" + number, () -> List.of("" + number, side(at.seed(), number)));
        }
    }

    private static String side(long seed, int number) {
        return new Rng(seed).fork(number).nextInt(2) == 0 ? "heads" : "tails";
    }

    @Override
    public Findings findings(Workplace at) {
        long heads = at.rows(THROWS).stream()
                .filter(row -> row.get(1).equals("heads"))
                .count();
        Chart spread = new Chart.Spread("spread", "a < b", "c & d", List.of(new Chart.Group("g", List.of(1.0, 2.5))));
        Chart shares = new Chart.Shares(
                "shares", "heads", "share", 0.5, List.of(new Chart.Share("\"heads\"", 0.5, 0.25, 0.75)));
        return new Findings(heads + " heads.", List.of(at.table(THROWS)), List.of(spread, shares));
    }
}
