package tesuji.games;

import java.util.List;
import tesuji.core.eval.Parts;
import tesuji.core.eval.Playout;
import tesuji.core.eval.UniformParts;
import tesuji.core.eval.UniformPlayout;
import tesuji.core.game.Game;
import tesuji.core.game.Library;
import tesuji.games.connectfour.ConnectFourFamily;
import tesuji.games.go.GoAbilities;
import tesuji.games.go.GoFamily;
import tesuji.games.go.GoGame;
import tesuji.games.go.board.EyeRule;
import tesuji.games.go.part.GoParts;
import tesuji.games.go.playout.GoAdjudicator;
import tesuji.games.go.playout.LightPlayout;
import tesuji.games.go.record.GoRecordFormat;
import tesuji.games.go.score.GoEndingMoves;
import tesuji.games.go.score.SliwaTable;
import tesuji.games.hex.HexFamily;
import tesuji.games.kalah.KalahFamily;
import tesuji.games.nim.NimFamily;
import tesuji.games.skoczki.SkoczkiFamily;
import tesuji.games.taifho.TaifhoFamily;
import tesuji.games.taifho.TaifhoGame;
import tesuji.games.taifho.knowledge.TaifhoAdjudicator;
import tesuji.games.taifho.knowledge.TaifhoParts;
import tesuji.games.threemensmorris.ThreeMensMorrisFamily;
import tesuji.games.tictactoe.TicTacToeFamily;

/** The only class that knows every game. */
public final class Games {
    private static final Library LIBRARY = new Library(List.of(
            new GoFamily(new GoAbilities(
                    game -> new GoAdjudicator(), SliwaTable::new, GoRecordFormat::new, GoEndingMoves::new)),
            new HexFamily(),
            new ConnectFourFamily(),
            new SkoczkiFamily(),
            new TaifhoFamily(TaifhoAdjudicator::new),
            new ThreeMensMorrisFamily(),
            new TicTacToeFamily(),
            new NimFamily(),
            new KalahFamily()));

    private Games() {}

    public static Library library() {
        return LIBRARY;
    }

    /** The knowledge of a game by name, for recipes. */
    public static Parts parts(Game game) {
        if (game instanceof GoGame go) return new GoParts(go);
        return game instanceof TaifhoGame taifho ? new TaifhoParts(taifho) : new UniformParts(game);
    }

    /** The fastest sensible way to finish a game at random, for one thread: the game's own if it has one. */
    public static Playout playout(Game game) {
        return game instanceof GoGame go ? new LightPlayout(go, EyeRule.DIAGONAL) : new UniformPlayout(game);
    }
}
