package tesuji.app.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import tesuji.app.board.BoardPainter;
import tesuji.app.board.Scene;
import tesuji.app.board.Theme;
import tesuji.app.terminal.Console;
import tesuji.core.game.Adjudicator;
import tesuji.core.game.Game;
import tesuji.core.game.Picture;
import tesuji.desk.board.EdgeLabels;
import tesuji.desk.round.GameResult;
import tesuji.desk.round.Round;
import tesuji.desk.round.Seats;

/**
 * A game as a person sees it in the terminal: the board, who plays, what happened since it was last drawn, how it
 * ended.
 */
final class GameScreen {
    private final Console console;
    private final Seats seats;
    private final Theme theme;
    private final Words words;
    private final EdgeLabels labels;
    /** What happened since the board was last drawn. */
    private final List<String> news = new ArrayList<>();

    private boolean drawn;

    GameScreen(Console console, Game game, Seats seats) {
        this.console = console;
        this.seats = seats;
        theme = Theme.of(game);
        words = new Words(theme);
        labels = EdgeLabels.of(game);
    }

    Console console() {
        return console;
    }

    /** What a side is called. */
    String side(int side) {
        return words.side(side);
    }

    /** Whether what is on the screen is what is on the board. */
    boolean isDrawn() {
        return drawn;
    }

    /** The board on the screen is out of date. */
    void change() {
        drawn = false;
    }

    /** Something to be told below the next drawing. */
    void tell(String sentence) {
        news.add(sentence);
    }

    /** What has happened is of no interest any more. */
    void forget() {
        news.clear();
    }

    /** Draws the board with all that is to be told; false if nobody reads any more. */
    boolean draw(Round round) {
        console.clear();
        console.out().println();
        paint(new Scene(round.game().notation().picture(round.position()), labels, round.lastPoints()));
        console.out().println();
        console.out()
                .println(legend(0) + "  " + legend(1) + "    move "
                        + (round.record().moves().size() + 1) + tally(round));
        news.forEach(console.out()::println);
        news.clear();
        round.result().ifPresent(result -> announce(round, result));
        drawn = true;
        return !console.out().checkError();
    }

    /** Shows where a piece can go. */
    void show(Round round, String square) {
        Picture picture = round.game().notation().picture(round.position());
        StringBuilder pieces = new StringBuilder(picture.pieces());
        for (int point : round.targets(square)) pieces.setCharAt(point, Picture.COUNTER);
        paint(new Scene(new Picture(picture.layout(), pieces.toString()), labels, Set.of()));
        console.out().println(String.join(" ", round.from(square)));
    }

    private void paint(Scene scene) {
        BoardPainter.paint(scene, theme, console.style()).forEach(console.out()::println);
    }

    private void announce(Round round, GameResult result) {
        if (result instanceof GameResult.Counted verdict && !verdict.note().isEmpty()) {
            String remedy = seats.people().isEmpty() ? "" : " If you see it otherwise: dead POINT, or undo to play on.";
            console.out().println(verdict.note() + remedy);
        }
        console.out().println(console.style().bold(words.result(result, seats.names())));
        Adjudicator.of(round.game()).summary(round.record()).ifPresent(summary -> SummaryTable.print(summary, console));
    }

    private String tally(Round round) {
        String tally = round.game().notation().tally(round.position());
        return tally.isEmpty() ? "" : "    " + tally;
    }

    private String legend(int side) {
        return "  " + theme.legend(side, console.style()) + " (" + seats.name(side) + ")";
    }
}
