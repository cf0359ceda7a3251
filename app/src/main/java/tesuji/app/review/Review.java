package tesuji.app.review;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import tesuji.core.game.Game;
import tesuji.core.game.Library;
import tesuji.games.go.record.GoLine;
import tesuji.games.go.record.GoSgf;
import tesuji.games.sgf.Sgf;
import tesuji.games.sgf.SgfCollection;
import tesuji.games.sgf.SgfLayout;

/**
 * A game file under review, and the moves judged so far. One thread judges; another may at any time tell what there is,
 * once.
 */
public final class Review {
    private final SgfCollection file;
    private final GoLine line;
    private final Game game;
    private final List<ReviewedMove> moves = new CopyOnWriteArrayList<>();

    private Review(SgfCollection file, GoLine line, Game game) {
        this.file = file;
        this.line = line;
        this.game = game;
    }

    /** The main line of the first game of a file; an illegal move in it is refused. */
    public static Review of(Path sgf, Library library) {
        SgfCollection file = Sgf.read(sgf);
        GoLine line = GoSgf.mainLine(file.first());
        return new Review(file, line, Reviewer.game(line, library));
    }

    public Game game() {
        return game;
    }

    /** The moves of the line. */
    public int length() {
        return line.game().moves().size();
    }

    /** Judges the moves from the first to the last of these numbers; {@code heard} is told of each. */
    public void judge(Reviewer reviewer, int first, int last, Consumer<ReviewedMove> heard) {
        reviewer.review(line, first, last, move -> {
            moves.add(move);
            heard.accept(move);
        });
    }

    /** Writes the file with all that was found, and reports it. */
    public ReviewReport write(Path annotated, String player) {
        List<ReviewedMove> found = List.copyOf(moves);
        Annotations annotations = new Annotations(line, game.notation(), player);
        for (ReviewedMove move : found) annotations.write(move);
        Sgf.write(annotated, file, SgfLayout.LINES);
        return new ReviewReport(game, player, annotated.toString(), found);
    }
}
