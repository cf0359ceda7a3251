package tesuji.lab.learning;

import java.util.List;
import tesuji.core.game.GameRecord;
import tesuji.core.game.Library;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;
import tesuji.games.go.feature.MoveTeams;
import tesuji.games.go.feature.PatternDictionary;

/** Goes through the moves of games of Go; passes are not shown. */
record GameWalk(Library library, PatternDictionary dictionary) {
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

    /** Shows every move of every game, and tells after each game that it is over. */
    void through(List<GameRecord> games, Visitor visitor, Runnable gameOver) {
        for (GameRecord record : games) {
            through(record, visitor);
            gameOver.run();
        }
    }

    private void through(GameRecord record, Visitor visitor) {
        GoGame game = (GoGame) library.open(record.game());
        MoveTeams teams = new MoveTeams(game.geometry(), dictionary);
        int[] moves = new int[game.maxLegalMoves()];
        GoPosition position = (GoPosition) record.without(record.moves().size()).replay(game);
        for (int played : record.moves()) {
            if (played != game.pass()) {
                teams.load(position);
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
