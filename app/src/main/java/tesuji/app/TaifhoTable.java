package tesuji.app;

import java.util.Locale;
import java.util.Set;
import tesuji.app.session.Ending;
import tesuji.app.session.Judge;
import tesuji.app.terminal.Console;
import tesuji.app.terminal.Table;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Position;
import tesuji.core.play.Limits;
import tesuji.core.play.Patience;
import tesuji.games.taifho.Finish;
import tesuji.games.taifho.TaifhoGame;
import tesuji.games.taifho.TaifhoPosition;
import tesuji.games.taifho.knowledge.Phases;

/**
 * Says of finished games of Taifho how long they took, in whole moves of both sides as in the source, why they ended,
 * and how they were played in each phase.
 *
 * @param game the rules
 */
record TaifhoTable(TaifhoGame game) implements Judge {
    /** Enough for most races when the sides have just passed each other, and no time to wait for. */
    private static final Limits REVIEW = Limits.steps(500_000);

    @Override
    public Ending.Verdict verdict(GameRecord record, Position position, Set<Integer> disputed) {
        TaifhoPosition end = (TaifhoPosition) position;
        boolean finished = Finish.of(end) != Finish.LIMIT;
        String account = "after " + moves(record.moves().size()) + " moves"
                + (finished ? ": " : ", when the cap of the rules cut the unfinished game off: ") + Finish.reason(end);
        return new Ending.Verdict(end.score(), "", account, finished);
    }

    @Override
    public void review(GameRecord record, Console console) {
        Phases phases = Phases.of(record, game, Patience.of(REVIEW));
        if (phases.stretches().isEmpty()) return;
        Table table = new Table("phase", "side", ">moves", ">rows won a move", ">squares a move");
        for (Phases.Stretch stretch : phases.stretches()) {
            table.add(
                    stretch.phase().name().toLowerCase(Locale.ROOT),
                    Finish.side(stretch.side()),
                    "" + stretch.moves(),
                    String.format(Locale.ROOT, "%.2f", stretch.gain()),
                    String.format(Locale.ROOT, "%.2f", stretch.length()));
        }
        table.print(console.out(), console.style());
        phases.runs().forEach(run -> console.out().println(account(run)));
    }

    private static String account(Phases.Run run) {
        String needed = run.fewest().isPresent()
                ? "needed at least " + run.fewest().getAsInt() + " more"
                : "needed more than could be counted";
        return "When the sides had passed each other, " + Finish.side(run.side()) + " " + needed + " and made "
                + run.used() + (run.arrived() ? "." : " without arriving.");
    }

    /** A move of one side counts half: {@code 42.5}. */
    static String moves(int plies) {
        return String.format(Locale.ROOT, "%.1f", plies / 2.0);
    }
}
