package tesuji.app.play;

import java.util.Locale;
import tesuji.app.terminal.Console;
import tesuji.app.terminal.Table;
import tesuji.core.game.GameRecord;
import tesuji.core.play.Limits;
import tesuji.core.play.Patience;
import tesuji.games.taifho.Finish;
import tesuji.games.taifho.TaifhoGame;
import tesuji.games.taifho.knowledge.Phases;

/**
 * Tells how a game of Taifho was played in each phase.
 *
 * @param game the rules
 */
record PhaseTable(TaifhoGame game) implements GameSummary {
    /** Enough for most races when the sides have just passed each other, and no time to wait for. */
    private static final Limits REVIEW = Limits.steps(500_000);

    @Override
    public void print(GameRecord record, Console console) {
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
}
