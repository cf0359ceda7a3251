package tesuji.lab.endgame;

import java.util.ArrayList;
import java.util.List;
import tesuji.core.game.Game;
import tesuji.core.game.GameRecord;
import tesuji.core.play.Decision;
import tesuji.core.play.Limits;
import tesuji.core.play.Player;
import tesuji.games.Games;
import tesuji.games.go.GoPosition;
import tesuji.games.go.playout.FinalStatus;
import tesuji.games.go.score.Count;
import tesuji.games.go.score.Prisoners;
import tesuji.lab.catalog.Catalog;
import tesuji.lab.catalog.PlayerSetting;

/**
 * A game of Go played to its end from a position.
 *
 * @param halfPoints Black's, counted with the dead stones that playouts find
 * @param exact moves that were not searched for but counted, of both sides
 * @param searched the games so far whenever a player who counts had to search
 */
record Duel(int halfPoints, int exact, List<GameRecord> searched) {
    Duel {
        searched = List.copyOf(searched);
    }

    /**
     * Somebody who plays.
     *
     * @param counts whether he counts endgames, or only searches
     * @param steps simulations for a move; who counts looks at no more positions of a region
     */
    record Seat(boolean counts, long steps) {
        private Player open(Game game, long seed) {
            return new Catalog(Games.library()).open("uct[endgame=" + counts + "]", game, new PlayerSetting(seed, 1));
        }
    }

    static Duel of(GameRecord start, Game game, Seat black, Seat white) {
        int exact = 0;
        List<GameRecord> searched = new ArrayList<>();
        try (Player first = black.open(game, 1);
                Player second = white.open(game, 2)) {
            GameRecord record = start;
            GoPosition position = (GoPosition) record.replay(game);
            while (!position.isOver()) {
                Seat seat = position.toMove() == 0 ? black : white;
                Player player = position.toMove() == 0 ? first : second;
                Decision decision = player.choose(record, Limits.steps(seat.steps));
                if (decision.analysis().unit().equals("exact counts")) exact++;
                else if (seat.counts) searched.add(record);
                int move = ((Decision.Play) decision).move();
                record = record.then(move);
                position.play(move);
            }
            Count count =
                    Count.of(position.stones(), FinalStatus.of(position), Prisoners.of(position), position.rules());
            return new Duel(count.margin().halfPoints(), exact, searched);
        }
    }
}
