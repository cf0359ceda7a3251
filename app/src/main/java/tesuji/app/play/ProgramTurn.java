package tesuji.app.play;

import tesuji.app.terminal.Amount;
import tesuji.app.terminal.Console;
import tesuji.core.play.Analysis;
import tesuji.core.play.Decision;
import tesuji.core.play.Measure;
import tesuji.desk.round.Round;
import tesuji.lab.catalog.SeatedPlayer;

/** The turn of a program: it thinks, moves or resigns, and says what it thinks of its chances. */
final class ProgramTurn {
    private ProgramTurn() {}

    /** Lets the program play; with {@code debugging} more is told about its search. */
    static void play(Round round, SeatedPlayer program, GameScreen screen, boolean debugging) {
        int side = round.position().toMove();
        wait(screen.console(), program.name());
        Decision decision = program.player().choose(round.record(), program.limits());
        if (decision instanceof Decision.Play play) {
            String deed = Words.deed(round.game().notation().move(play.move()));
            screen.tell(screen.side(side) + " (" + program.name() + ") " + deed + opinion(play.analysis()) + ".");
            if (!play.analysis().notice().isEmpty()) screen.tell(play.analysis().notice());
            if (debugging) {
                screen.tell(Advice.search(
                        program.player(), play.analysis(), round.legal().size()));
            }
            round.play(play.move());
        } else {
            round.resign(side);
        }
    }

    private static void wait(Console console, String name) {
        if (!console.edited()) return;
        console.out().print(name + " is thinking" + console.style().either("…", "...") + "\r");
        console.out().flush();
    }

    private static String opinion(Analysis analysis) {
        if (analysis.candidates().isEmpty()) return "";
        String worth = analysis.measure().text(analysis.value());
        String rating = analysis.measure() == Measure.WIN_RATE ? "rating its chances " : "valuing its position at ";
        return ", " + rating + worth + " after " + Amount.exact(analysis.steps()) + " " + analysis.unit();
    }
}
