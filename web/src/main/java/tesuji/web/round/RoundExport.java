package tesuji.web.round;

import java.util.List;
import java.util.Optional;
import tesuji.core.base.InputException;
import tesuji.core.game.Library;
import tesuji.desk.record.KeptGame;
import tesuji.desk.record.TextForm;

/** Rounds as files for other programs. */
public final class RoundExport {
    private RoundExport() {}

    /** The text of a file: {@code sgf} with all variations, or {@code text} with the moves up to a node. */
    public static String of(StoredRound round, String form, int node, Library library) {
        return round.ask(tree -> {
            List<String> names = tree.seats().stream()
                    .map(seat -> seat.playedByProgram() ? seat.program() : seat.kind())
                    .toList();
            return switch (form) {
                case "sgf" -> RoundSgf.write(tree, library, names);
                case "text" ->
                    new TextForm()
                            .write(new KeptGame(tree.record(node), names, Optional.empty(), Optional.empty()), library);
                default -> throw new InputException("A file is written as sgf or text.");
            };
        });
    }
}
