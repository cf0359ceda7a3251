package tesuji.web.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Semaphore;
import tesuji.lab.experiment.Chart;
import tesuji.lab.experiment.Conclusion;
import tesuji.lab.experiment.Experiment;
import tesuji.lab.experiment.Findings;
import tesuji.lab.experiment.Scale;
import tesuji.lab.experiment.Sheet;
import tesuji.lab.experiment.Workplace;

/**
 * Counts to a number. Each trial needs a permit, so that a test decides how far it comes, and each one that is begun is
 * noted.
 */
record CountingExperiment(int trials, String conditions, Semaphore permits, List<String> begun) implements Experiment {
    private static final Sheet NUMBERS = new Sheet("numbers", "All numbers.", List.of("number"));

    CountingExperiment(int trials, String conditions) {
        this(trials, conditions, new Semaphore(0), new ArrayList<>());
    }

    @Override
    public String name() {
        return "count";
    }

    @Override
    public String source() {
        return "Nobody 2026";
    }

    @Override
    public String question() {
        return "How far can one count?";
    }

    @Override
    public String conditions(Scale scale) {
        return conditions;
    }

    @Override
    public int trials(Scale scale) {
        return trials;
    }

    @Override
    public void run(Workplace at) throws InterruptedException {
        for (int i = 1; i <= trials; i++) {
            String number = "" + i;
            at.row(NUMBERS, number, () -> {
                permits.acquire();
                begun.add(number);
                return List.of(number);
            });
        }
    }

    @Override
    public Findings findings(Workplace at) {
        int done = at.rows(NUMBERS).size();
        Conclusion verdict = new Conclusion("H0", Conclusion.Word.CONFIRMED, "one came to " + done + ".");
        Chart.Bars bars = new Chart.Bars("bars", "Bars", "rows", List.of());
        Chart.Share none = new Chart.Share("nothing", Double.NaN, 0, 1);
        return new Findings(
                verdict.sentence() + " See " + at.folder().resolve("notes") + ".",
                List.of(verdict.table(), at.table(NUMBERS)),
                List.of(new Chart.Shares("shares", "Shares", "share", 0.5, List.of(none)), bars));
    }
}
