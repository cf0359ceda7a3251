package tesuji.core.game;

/**
 * What every game must keep to. A game's test implements it and says three things:
 *
 * <pre>{@code
 * final class TicTacToeTest implements GameContract {
 *     public Library library() { return Games.library(); }
 *     public String id()       { return "tictactoe"; }
 *     public long[] perft()    { return new long[] {9, 72, 504}; }
 * }
 * }</pre>
 *
 * <p>Games with several rule sets have one nested class for each.
 */
public interface GameContract
        extends RulesContract,
                HistoryContract,
                MoveTextContract,
                SceneryContract,
                AdjudicationContract,
                ResultTableContract,
                DiagramContract,
                IndexingContract,
                PackingContract,
                SymmetryContract,
                AllocationContract {
    @Override
    default Game game() {
        return library().open(id());
    }
}
