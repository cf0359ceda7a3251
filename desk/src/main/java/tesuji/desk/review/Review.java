package tesuji.desk.review;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
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
    public static Review of(SgfCollection file, Library library) {
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

    /** Whether anything has been found out yet. */
    public boolean isEmpty() {
        return moves.isEmpty();
    }

    /** What was found so far. */
    public ReviewReport report(String player) {
        return new ReviewReport(game, player, Optional.empty(), moves);
    }

    /** Writes the file with all that was found, and says so in the report. */
    public ReviewReport write(ReviewReport report, Path annotated) {
        Annotations annotations = new Annotations(line, game.notation(), report.player());
        for (ReviewedMove move : report.moves()) annotations.write(move);
        Sgf.write(annotated, file, SgfLayout.LINES);
        return new ReviewReport(game, report.player(), Optional.of(annotated.toString()), report.moves());
    }
}
