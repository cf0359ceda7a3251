package tesuji.games.go;

import java.util.function.Function;
import tesuji.core.game.Adjudicator;
import tesuji.core.game.EndingMoves;
import tesuji.core.game.RecordFormat;
import tesuji.core.game.ResultTable;

/**
 * What games of Go offer besides their rules. Those who count, tell and write games know the rules, so the rules cannot
 * know them: whoever lists the games brings the two together.
 *
 * @param adjudicator counts finished games
 * @param resultTable tells them
 * @param recordFormat writes them
 * @param endingMoves knows which moves prolong them
 */
public record GoAbilities(
        Function<GoGame, Adjudicator> adjudicator,
        Function<GoGame, ResultTable> resultTable,
        Function<GoGame, RecordFormat> recordFormat,
        Function<GoGame, EndingMoves> endingMoves) {}
