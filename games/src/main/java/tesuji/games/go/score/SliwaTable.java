package tesuji.games.go.score;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import tesuji.core.game.HalfPoints;
import tesuji.core.game.MatchFact;
import tesuji.core.game.Position;
import tesuji.core.game.ResultTable;
import tesuji.core.game.Termination;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;
import tesuji.games.go.Stones;

/**
 * Games of Go in the 22 fields of Śliwa (2013, §6.4.3), a to v, in their order. What a field says about a program it
 * says about A; stones are counted as the players left them.
 *
 * @param game the rules
 */
public record SliwaTable(GoGame game) implements ResultTable {
    private static final List<Column> COLUMNS = List.of(
            known("startDate", MatchFact.START_DATE),
            known("startTime", MatchFact.START_TIME),
            known("freeMemMB", MatchFact.FREE_MEMORY),
            known("treeMemMB", MatchFact.TREE_MEMORY),
            known("maxNodesK", MatchFact.TREE_CAPACITY),
            known("threads", MatchFact.THREADS),
            own("boardSize", "size"),
            known("timeLimitSec", MatchFact.TIME_LIMIT),
            known("strategy", MatchFact.STRATEGY),
            known("moveCriterion", MatchFact.CRITERION),
            own("komi", "komi"),
            own("capturedBlack", "capturedBlack"),
            own("capturedWhite", "capturedWhite"),
            own("blackOnBoard", "blackOnBoard"),
            own("whiteOnBoard", "whiteOnBoard"),
            known("moves", MatchFact.MOVES),
            own("endReason", "endReason"),
            known("winner", MatchFact.WINNER_LETTER),
            known("margin", MatchFact.MARGIN),
            known("simsPerSec", MatchFact.RATE),
            known("endDate", MatchFact.END_DATE),
            known("endTime", MatchFact.END_TIME));

    private static Column known(String title, MatchFact fact) {
        return new Column.OfMatch(title, fact);
    }

    private static Column own(String title, String fact) {
        return new Column.OfGame(title, fact);
    }

    @Override
    public List<Column> columns() {
        return COLUMNS;
    }

    @Override
    public Map<String, Object> facts(Position position, Termination termination, OptionalInt winner) {
        GoPosition end = (GoPosition) position;
        Prisoners prisoners = Prisoners.of(end);
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("size", game.size());
        facts.put("komi", HalfPoints.text(game.rules().komi()));
        facts.put("capturedBlack", prisoners.byWhite());
        facts.put("capturedWhite", prisoners.byBlack());
        facts.put("blackOnBoard", count(end.stones(), Stones.BLACK));
        facts.put("whiteOnBoard", count(end.stones(), Stones.WHITE));
        facts.put("endReason", reason(end, termination, winner));
        return facts;
    }

    private static int count(Stones stones, byte colour) {
        int count = 0;
        for (int point = 0; point < stones.points(); point++) if (stones.at(point) == colour) count++;
        return count;
    }

    /** The four words of the source (field q), and four of the same kind for what it does not mention. */
    private static String reason(GoPosition end, Termination termination, OptionalInt winner) {
        String loser = winner.orElse(1) == 0 ? "W" : "B";
        return switch (termination) {
            case PASSES -> end.toMove() == 0 ? "B[]W[]" : "W[]B[]"; // the last to pass is not to move
            case RESIGNATION -> loser + "[r]";
            case ILLEGAL -> loser + "[i]";
            case CRASH -> loser + "[c]";
            case TIME -> loser + "[t]";
            case RULES, LIMIT -> "[m]";
        };
    }
}
