package tesuji.games.go.record;

import java.util.ArrayList;
import java.util.List;
import tesuji.core.game.GameRecord;
import tesuji.core.game.RecordFormat;
import tesuji.games.go.GoGame;
import tesuji.games.sgf.Sgf;
import tesuji.games.sgf.SgfCollection;
import tesuji.games.sgf.SgfLayout;
import tesuji.games.sgf.SgfNode;

/**
 * Games of Go as SGF.
 *
 * @param game the rules
 */
public record GoRecordFormat(GoGame game) implements RecordFormat {
    @Override
    public String ending() {
        return ".sgf";
    }

    @Override
    public String write(GameRecord record, Header header) {
        GoRecord told = GoReplay.tell(record, game)
                .withPlayers(header.players().get(0), header.players().get(1))
                .withResult(header.result());
        SgfNode root = GoSgf.tree(told.withSteps(commented(told.steps(), record, header)), header.version());
        root.set("DT", header.date().toString());
        root.set("RO", Integer.toString(header.round()));
        if (!header.note().isEmpty()) root.setText("GC", header.note());
        return Sgf.text(SgfCollection.of(root), SgfLayout.LINES);
    }

    /** The moves are the last steps; stones that were set up come before. */
    private static List<GoStep> commented(List<GoStep> steps, GameRecord record, Header header) {
        List<GoStep> commented = new ArrayList<>(steps);
        int begin = steps.size() - record.moves().size();
        header.comments()
                .forEach((move, comment) ->
                        commented.set(begin + move, steps.get(begin + move).withComment(comment)));
        return commented;
    }
}
