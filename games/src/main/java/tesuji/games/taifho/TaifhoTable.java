package tesuji.games.taifho;

import java.util.List;
import tesuji.core.game.MatchFact;
import tesuji.core.game.ResultTable;

/**
 * Games of Taifho as rows of six cells, as in the tables of Przybyłek and Chojecki (2022, §4): the sides are called by
 * their colours, and a move of both sides counts as one, so that lengths may end in a half.
 */
final class TaifhoTable implements ResultTable {
    private static final List<Column> COLUMNS = List.of(
            new Column.OfMatch("seed", MatchFact.SEED),
            new Column.OfMatch(Finish.side(0), MatchFact.FIRST_PLAYER),
            new Column.OfMatch(Finish.side(1), MatchFact.SECOND_PLAYER),
            new Column.OfMatch("winner", MatchFact.WINNING_SIDE),
            new Column.OfMatch("moves", MatchFact.LENGTH),
            new Column.OfMatch("time", MatchFact.SECONDS));

    @Override
    public List<Column> columns() {
        return COLUMNS;
    }
}
