package tesuji.lab.match;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import tesuji.core.game.Adjudication;
import tesuji.core.game.Adjudicator;
import tesuji.core.game.Game;
import tesuji.core.game.Notation;
import tesuji.core.game.Position;
import tesuji.core.game.Termination;

/**
 * Counts games that have come to their end. Neither player is asked, so that all matches are judged alike, whoever
 * plays.
 */
@FunctionalInterface
public interface Judge {
    /** The rules alone. */
    Judge RULES = end -> GameEnd.counted(Termination.RULES, end.score(), "");

    /** The result of a game that is over. */
    GameEnd verdict(Position end);

    /** The judge for this game. */
    static Judge of(Game game) {
        return game.adjudicator().map(Judge::by).orElse(RULES);
    }

    private static Judge by(Adjudicator adjudicator) {
        return end -> {
            Adjudication found = adjudicator.adjudicate(end, Set.of());
            return GameEnd.counted(found.termination(), found.score(), note(end, found));
        };
    }

    private static String note(Position end, Adjudication found) {
        boolean cutOff = found.termination() == Termination.LIMIT;
        if (!found.reason().isEmpty()) return result(end.game(), found.score(), cutOff) + found.reason() + ".";
        if (cutOff) return "Counted as it stood when its cap cut it off.";
        return found.dead().map(dead -> note(end, found, dead)).orElse("");
    }

    private static String result(Game game, int score, boolean cutOff) {
        if (score == 0) return "The game is drawn: ";
        String side = game.notation().scenery().sides().get(score > 0 ? 0 : 1).name();
        return side + (cutOff ? " is ahead in a game that its cap cut off: " : " wins: ");
    }

    private static String note(Position end, Adjudication found, List<Integer> dead) {
        Notation notation = end.game().notation();
        String piece = notation.scenery().kinds().get(0).name();
        StringBuilder note = new StringBuilder();
        if (dead.isEmpty()) note.append("No ").append(piece).append("s taken for dead.");
        else note.append("Taken for dead: ").append(list(dead, notation)).append('.');
        if (!found.unsettled().isEmpty()) {
            note.append(" Unsettled and left: ")
                    .append(list(found.unsettled(), notation))
                    .append('.');
        }
        if (Integer.signum(found.score()) != Integer.signum(end.score())) {
            note.append(" With every ").append(piece).append(" alive the other side would have won.");
        }
        return note.toString();
    }

    private static String list(List<Integer> points, Notation notation) {
        return points.stream().map(notation::point).collect(Collectors.joining(" "));
    }
}
