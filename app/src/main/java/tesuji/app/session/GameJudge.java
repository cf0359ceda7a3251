package tesuji.app.session;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tesuji.app.terminal.Console;
import tesuji.app.terminal.Table;
import tesuji.core.base.InputException;
import tesuji.core.game.Adjudication;
import tesuji.core.game.Adjudicator;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.game.GameSummary;
import tesuji.core.game.Position;
import tesuji.core.game.Termination;

/** Says what the game itself says about its end; most games leave it to their rules. */
public record GameJudge(Game game) implements Judge {
    private static final String NUMBER = "-?[0-9]+(\\.[0-9]+)?";

    private Adjudicator adjudicator() {
        return Adjudicator.of(game);
    }

    @Override
    public Ending.Verdict verdict(GameRecord record, Position position, Set<Integer> disputed) {
        Adjudication found = adjudicator().adjudicate(position, disputed);
        return new Ending.Verdict(
                found.score(),
                found.dead().map(this::note).orElse(""),
                account(record, found),
                found.termination() != Termination.LIMIT);
    }

    private String note(List<Integer> dead) {
        String piece = game.notation().scenery().kinds().get(0).name();
        if (dead.isEmpty()) return "No " + piece + "s are taken for dead.";
        return "Taken for dead: " + dead.stream().map(game.notation()::point).collect(Collectors.joining(" ")) + ".";
    }

    private String account(GameRecord record, Adjudication found) {
        if (found.reason().isEmpty()) return "";
        boolean finished = found.termination() != Termination.LIMIT;
        return "after " + game.notation().length(record.moves().size()) + " moves"
                + (finished ? ": " : ", when the cap of the rules cut the unfinished game off: ") + found.reason();
    }

    @Override
    public Set<Integer> chain(Position position, String point) {
        return adjudicator()
                .dispute()
                .orElseThrow(() -> new InputException("The rules alone decide this game."))
                .chain(position, point);
    }

    @Override
    public void review(GameRecord record, Console console) {
        adjudicator().summary(record).ifPresent(summary -> print(summary, console));
    }

    private static void print(GameSummary summary, Console console) {
        Table table = new Table(IntStream.range(0, summary.columns().size())
                .mapToObj(column -> heading(summary, column))
                .toArray(String[]::new));
        for (List<String> row : summary.rows()) table.add(row.toArray(String[]::new));
        table.print(console.out(), console.style());
        summary.remarks().forEach(console.out()::println);
    }

    /** Columns of numbers are set to the right. */
    private static String heading(GameSummary summary, int column) {
        boolean numbers =
                summary.rows().stream().allMatch(row -> row.get(column).matches(NUMBER));
        return (numbers ? ">" : "") + summary.columns().get(column);
    }

    @Override
    public String tally(Position position) {
        return game.notation().tally(position);
    }
}
