package tesuji.lab.experiment.taifho;

import java.util.List;
import tesuji.core.base.Rng;
import tesuji.core.eval.Heuristic;
import tesuji.core.game.GameRecord;
import tesuji.core.play.Decision;
import tesuji.core.play.Limits;
import tesuji.games.taifho.TaifhoGame;
import tesuji.games.taifho.TaifhoPosition;
import tesuji.games.taifho.knowledge.Rows;
import tesuji.games.taifho.race.Race;
import tesuji.solve.deepening.DeepeningPlayer;

/**
 * A game of a program with itself, of which a judge may learn: it begins with a few random moves, and now and then
 * makes another one, so that no two games are alike and mistakes are seen too.
 *
 * @param opening how many random moves it began with
 * @param winner the side that won by a move of its own, or {@link #NOBODY}
 * @param moves as the game numbers them
 */
record Lesson(int opening, int winner, List<Integer> moves) {
    static final int NOBODY = -1;

    /** The cells of a lesson in a table. */
    static final List<String> COLUMNS = List.of("round", "game", "opening", "winner", "plies", "moves");

    static final long POSITIONS = 2000;
    private static final int SHORTEST_OPENING = 2;
    private static final int LONGEST_OPENING = 10;
    private static final int SLIPS_UNTIL = 50;
    private static final double SLIPS = 0.04;
    private static final int TABLE_BITS = 14;
    private static final int FIRST_CELL = 2;

    /** Plays one; equal seeds give equal games. */
    static Lesson play(TaifhoGame game, Heuristic judge, long seed) {
        Rng rng = new Rng(seed);
        int opening = SHORTEST_OPENING + rng.nextInt(LONGEST_OPENING - SHORTEST_OPENING + 1);
        TaifhoPosition position = (TaifhoPosition) game.start();
        GameRecord record = GameRecord.of(game);
        int[] moves = new int[game.maxLegalMoves()];
        try (DeepeningPlayer player =
                new DeepeningPlayer("", game, judge, Rows.STANDARD.worker(), new Race(), TABLE_BITS, seed)) {
            for (int ply = 0; !position.isOver(); ply++) {
                boolean random = ply < opening || (ply < SLIPS_UNTIL && rng.nextDouble() < SLIPS);
                int move = random
                        ? moves[rng.nextInt(position.legalMoves(moves))]
                        : ((Decision.Play) player.choose(record, Limits.steps(POSITIONS))).move();
                position.play(move);
                record = record.then(move);
            }
        }
        return new Lesson(opening, winner(position), record.moves());
    }

    /** Who closes his own row has lost, but of how to win nothing is to be learned from it. */
    private static int winner(TaifhoPosition position) {
        return position.loser() == position.toMove() ? 1 - position.toMove() : NOBODY;
    }

    List<String> row(int round, int number) {
        StringBuilder text = new StringBuilder();
        for (int move : moves) text.append(text.isEmpty() ? "" : " ").append(move);
        String plies = "" + moves.size();
        return List.of("" + round, "" + number, "" + opening, "" + winner, plies, text.toString());
    }

    static int round(List<String> row) {
        return Integer.parseInt(row.get(0));
    }

    static int number(List<String> row) {
        return Integer.parseInt(row.get(1));
    }

    static Lesson read(List<String> row) {
        List<Integer> moves = List.of(row.get(FIRST_CELL + 3).split(" ")).stream()
                .map(Integer::valueOf)
                .toList();
        return new Lesson(Integer.parseInt(row.get(FIRST_CELL)), Integer.parseInt(row.get(FIRST_CELL + 1)), moves);
    }
}
