package tesuji.app.learning;

import java.util.Locale;
import tesuji.app.command.Json;
import tesuji.app.terminal.Console;

/** Tells what was learnt, in words and a table or as JSON. */
record TrainScreen(Console console, boolean json) {
    void tell(TrainAnswer answer) {
        if (json) {
            Json.print(console, answer);
            return;
        }
        line(
                "Learnt from %,d positions of %,d games: %,d patterns, mean log-evidence %.3f.",
                answer.positions(), answer.games(), answer.patterns(), answer.meanLogEvidence());
        line("Games that were not learnt from:");
        line("  board   games  positions    top 1    top 5   top 10  mean log-evidence");
        for (TrainAnswer.Test test : answer.tests()) {
            line(
                    "  %-5s  %6d  %9d  %5.1f %%  %5.1f %%  %5.1f %%  %17.3f",
                    test.size() + "×" + test.size(),
                    test.games(),
                    test.positions(),
                    100 * test.top1(),
                    100 * test.top5(),
                    100 * test.top10(),
                    test.meanLogEvidence());
        }
        if (answer.file() != null) line("The strengths are in %s.", answer.file());
    }

    private void line(String format, Object... values) {
        console.out().println(String.format(Locale.ROOT, format, values));
    }
}
