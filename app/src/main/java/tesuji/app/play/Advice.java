package tesuji.app.play;

import java.util.List;
import java.util.Optional;
import tesuji.app.terminal.Amount;
import tesuji.app.terminal.Console;
import tesuji.app.terminal.Table;
import tesuji.core.game.Notation;
import tesuji.core.play.Analysis;
import tesuji.core.play.Decision;
import tesuji.core.play.Player;
import tesuji.core.play.TreeView;
import tesuji.desk.round.Round;
import tesuji.lab.catalog.SeatedPlayer;

/** What a session tells a person who asks: hints and the list of orders. */
final class Advice {
    private static final int SHOWN = 5;

    private Advice() {}

    /** The best moves as the adviser sees them. */
    static void print(Console console, Round round, SeatedPlayer adviser) {
        Notation notation = round.game().notation();
        Decision decision = adviser.player().choose(round.record(), adviser.limits());
        Analysis analysis = decision.analysis();
        List<Analysis.Candidate> shown =
                analysis.candidates().stream().limit(SHOWN).toList();
        verdict(decision, notation).ifPresent(verdict -> console.out().println(adviser.name() + verdict));
        if (shown.isEmpty()) return;
        Table table = new Table("move", ">" + analysis.measure().word(), ">" + analysis.unit());
        for (Analysis.Candidate candidate : shown) {
            table.add(
                    notation.move(candidate.move()),
                    analysis.measure().text(candidate.value()),
                    Amount.exact(candidate.visits()));
        }
        table.print(console.out(), console.style());
        String notice = decision.analysis().notice();
        if (!notice.isEmpty()) console.out().println(notice);
    }

    /** What the table of candidates does not show: that all are hopeless, or that another move is chosen. */
    private static Optional<String> verdict(Decision decision, Notation notation) {
        List<Analysis.Candidate> candidates = decision.analysis().candidates();
        if (!(decision instanceof Decision.Play play)) {
            return Optional.of(candidates.isEmpty() ? " would resign." : " would resign; its best moves are these:");
        }
        boolean first = !candidates.isEmpty() && candidates.get(0).move() == play.move();
        return first ? Optional.empty() : Optional.of(" would play " + notation.move(play.move()) + ".");
    }

    /** What a search did, for people who look for its faults: the moves at its root and how often it began there. */
    static String search(Player player, Analysis analysis, int legal) {
        String work = Amount.exact(analysis.steps()) + " " + analysis.unit();
        Optional<TreeView.Level> root = player instanceof TreeView view ? view.level(List.of()) : Optional.empty();
        if (root.isEmpty()) return player.name() + ": " + Amount.exact(legal) + " legal moves, " + work + ".";
        return player.name() + ": " + Amount.exact(root.get().branches().size()) + " root children, "
                + Amount.exact(root.get().visits()) + " iterations.";
    }

    static void orders(Console console) {
        Table table = new Table("", "");
        for (GameOrder order : GameOrder.values()) table.add(order.usage(), order.meaning());
        table.print(console.out(), console.style());
    }
}
