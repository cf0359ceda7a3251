package tesuji.app.play;

import java.util.List;
import tesuji.app.board.Theme;
import tesuji.desk.round.GameResult;

/** Sides and results in words. */
final class Words {
    private final Theme theme;

    Words(Theme theme) {
        this.theme = theme;
    }

    String side(int side) {
        return theme.side(side).name();
    }

    /** What the text of a move says a side does. */
    static String deed(String move) {
        return move.equals("pass") ? "passes" : "plays " + move;
    }

    /**
     * How the game ended.
     *
     * @param names who played the sides, told where a verdict has more to say than who won
     */
    String result(GameResult result, List<String> names) {
        if (result instanceof GameResult.Resignation resignation) {
            return side(resignation.side()) + " resigns; " + side(1 - resignation.side()) + " wins.";
        }
        GameResult.Counted verdict = (GameResult.Counted) result;
        int score = verdict.score();
        if (score == 0) return "The game is a draw.";
        int side = score > 0 ? 0 : 1;
        String winner = side(side);
        if (!verdict.account().isEmpty()) {
            String verb = verdict.finished() ? " wins " : " is ahead ";
            return winner + " (" + names.get(side) + ")" + verb + verdict.account() + ".";
        }
        return theme.margin() ? winner + " wins by " + points(Math.abs(score)) + "." : winner + " wins.";
    }

    private static String points(int halves) {
        String number = halves / 2 + (halves % 2 == 1 ? ".5" : "");
        return number + (halves == 2 ? " point" : " points");
    }
}
