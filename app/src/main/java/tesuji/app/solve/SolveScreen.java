package tesuji.app.solve;

import java.util.List;
import tesuji.app.command.Json;
import tesuji.app.terminal.Amount;
import tesuji.app.terminal.Console;
import tesuji.app.terminal.Table;
import tesuji.desk.solve.MoveValue;
import tesuji.desk.solve.SolveAnswer;
import tesuji.solve.retrograde.StateCounts;

/**
 * Prints what was found about a game that was to be solved.
 *
 * @param json for a program, not for a person
 */
public record SolveScreen(Console console, boolean json) {
    public void print(SolveFinding finding) {
        SolveAnswer answer = finding.answer();
        if (json) {
            Json.print(console, answer);
            return;
        }
        console.out().println(sentence(answer));
        finding.counts().ifPresent(counts -> console.out().println(sentence(counts)));
        List<MoveValue> values = answer.moves();
        if (values != null) table(values).print(console.out(), console.style());
        finding.comparison().ifPresent(console.out()::println);
    }

    private static Table table(List<MoveValue> values) {
        Table table = new Table("move", "value", "moves to the end");
        for (MoveValue each : values)
            table.add(each.move(), each.value(), each.length() == null ? "" : "" + each.length());
        return table;
    }

    private static String sentence(StateCounts counts) {
        return "Of the states the side to move wins " + Amount.exact(counts.wins()) + ", draws "
                + Amount.exact(counts.draws()) + ", loses " + Amount.exact(counts.losses()) + "; the longest win takes "
                + counts.longest() + " moves.";
    }

    private static String sentence(SolveAnswer answer) {
        StringBuilder text = new StringBuilder(answer.game()).append(": ").append(answer.value());
        if (answer.length() != null) text.append(" in ").append(answer.length()).append(" moves");
        if (answer.move() != null) text.append(", for example by ").append(answer.move());
        if (!answer.proven() && !answer.value().equals("unknown")) text.append(" (not guaranteed)");
        text.append("; ")
                .append(answer.method())
                .append(", ")
                .append(Amount.exact(answer.nodes()))
                .append(" nodes, ");
        Long peak = answer.peakNodes();
        if (peak != null) text.append("at most ").append(Amount.exact(peak)).append(" at once, ");
        return text.append(Amount.time(answer.seconds())).toString();
    }
}
