package tesuji.lab.match;

import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import tesuji.core.game.Notation;
import tesuji.core.game.Position;
import tesuji.games.go.GoPosition;
import tesuji.games.go.playout.FinalStatus;
import tesuji.games.go.score.Count;
import tesuji.games.go.score.Marks;
import tesuji.games.go.score.Prisoners;

/**
 * Counts games of Go. After two passes the chains are taken off that {@link FinalStatus} takes for dead, as everywhere
 * else in the house; chains whose fate it does not settle are left on the board. A game that its cap has cut off counts
 * as it stands.
 *
 * <p>Neither player is asked, so that all matches are judged alike, whoever plays.
 */
final class GoJudge implements Judge {
    @Override
    public Ending verdict(Position position) {
        GoPosition end = (GoPosition) position;
        if (end.passes() < 2) {
            return Ending.counted(Termination.LIMIT, end.score(), "Counted as it stood when its cap cut it off.");
        }
        Marks marks = FinalStatus.of(end);
        int score = Count.of(end.stones(), marks, Prisoners.of(end), end.rules())
                .margin()
                .halfPoints();
        return Ending.counted(Termination.PASSES, score, note(end, marks, score));
    }

    private static String note(GoPosition end, Marks marks, int score) {
        Notation notation = end.game().notation();
        StringBuilder note = new StringBuilder();
        if (marks.dead().isEmpty()) note.append("No stones taken for dead.");
        else
            note.append("Taken for dead: ").append(list(marks.dead(), notation)).append('.');
        if (!marks.unsettled().isEmpty()) {
            note.append(" Unsettled and left: ")
                    .append(list(marks.unsettled(), notation))
                    .append('.');
        }
        if (Integer.signum(score) != Integer.signum(end.score())) {
            note.append(" With every stone alive the other side would have won.");
        }
        return note.toString();
    }

    private static String list(Set<Integer> points, Notation notation) {
        return new TreeSet<>(points).stream().map(notation::move).collect(Collectors.joining(" "));
    }
}
