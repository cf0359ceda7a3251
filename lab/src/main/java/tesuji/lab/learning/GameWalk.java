package tesuji.lab.learning;

import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Library;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;
import tesuji.games.go.feature.MoveTeams;
import tesuji.games.go.feature.PatternDictionary;

/**
 * Goes through the moves of games of Go; passes are not shown.
 *
 * @param playouts from each position, of whose ends the teams are told; 0 for none
 */
record GameWalk(Library library, PatternDictionary dictionary, int playouts) {
    /** Who looks at the moves. */
    interface Visitor {
        /**
         * Called before each move.
         *
         * @param teams the teams of the moves of the position
         * @param moves all legal moves but the pass, the one that was played first
         * @param count how many they are
         */
        void move(MoveTeams teams, int[] moves, int count);
    }

    /** Goes without playouts. */
    GameWalk(Library library, PatternDictionary dictionary) {
        this(library, dictionary, 0);
    }

    /** Shows every move of every game, and tells after each game that it is over. */
    void through(List<GameRecord> games, Visitor visitor, Runnable gameOver) {
        for (GameRecord record : games) {
            through(record, visitor);
            gameOver.run();
        }
    }

    /**
     * Shows every move of every game, several games at once; tells after each game that it is over.
     *
     * @param visitors makes a visitor for each game
     * @return the visitors, in the order of the games
     */
    <V extends Visitor> List<V> through(List<GameRecord> games, Supplier<V> visitors, Runnable gameOver) {
        return games.parallelStream()
                .map(record -> {
                    V visitor = visitors.get();
                    through(record, visitor);
                    synchronized (gameOver) {
                        gameOver.run();
                    }
                    return visitor;
                })
                .toList();
    }

    private void through(GameRecord record, Visitor visitor) {
        GoGame game = (GoGame) library.open(record.game());
        MoveTeams teams = new MoveTeams(game.geometry(), dictionary);
        @Nullable GameEnds ends = playouts == 0 ? null : new GameEnds(game, playouts);
        int[] moves = new int[game.maxLegalMoves()];
        GoPosition position = (GoPosition) record.without(record.moves().size()).replay(game);
        for (int played : record.moves()) {
            if (played != game.pass()) {
                if (ends == null) teams.load(position);
                else teams.load(position, ends.of(position));
                visitor.move(teams, moves, playedFirst(position, moves, played, game.pass()));
            }
            position.play(played);
        }
    }

    private static int playedFirst(GoPosition position, int[] moves, int played, int pass) {
        int all = position.legalMoves(moves);
        int count = 0;
        for (int i = 0; i < all; i++) {
            if (moves[i] == pass) continue;
            moves[count] = moves[i];
            if (moves[count] == played) {
                moves[count] = moves[0];
                moves[0] = played;
            }
            count++;
        }
        return count;
    }
}
