package tesuji.lab.experiment.taifho;

import tesuji.games.taifho.Ground;
import tesuji.games.taifho.TaifhoGame;
import tesuji.games.taifho.TaifhoPosition;
import tesuji.games.taifho.knowledge.TurnTable;
import tesuji.games.taifho.race.Race;
import tesuji.lab.statistics.Ridge;

/**
 * Learns from lessons how many turns a side needs: after every move the winner still needed as many as he then made,
 * and the loser as many and those that he could not do without at the end. A square is what all squares of its row are
 * to a shape, and a little of its own, as far as enough games tell. Owned by one thread.
 */
final class TurnFit {
    /** The term that all sums have, after those of the table and those of the rows of each shape. */
    private static final int ALWAYS = TurnTable.SIZE + 4 * Ground.ROWS;

    /** As strong as a few positions: only what was never seen is left alone. */
    private static final double LITTLE = 3;
    /** As strong as a thousand positions or so. */
    private static final double MUCH = 100;

    private final TaifhoGame game;
    private final Ridge ridge;
    private final int[] terms = new int[TurnTable.TERMS + TaifhoPosition.PIECES + 1];

    TurnFit(TaifhoGame game) {
        this.game = game;
        double[] penalties = new double[ALWAYS + 1];
        for (int term = 0; term < penalties.length; term++) {
            penalties[term] = term < TurnTable.SIZE && TurnTable.isSquare(term) ? MUCH : LITTLE;
        }
        ridge = new Ridge(penalties);
    }

    /** Takes all positions after the opening of a lesson that somebody won. */
    void add(Lesson lesson) {
        if (lesson.winner() == Lesson.NOBODY) return;
        TaifhoPosition position = (TaifhoPosition) game.start();
        int plies = lesson.moves().size();
        for (int ply = 0; ply < plies; ply++) {
            // the winner made the last move, so of those to come he has the odd one
            if (ply > lesson.opening()) add(position, lesson.winner(), (plies - ply + 1) / 2);
            position.play(lesson.moves().get(ply));
        }
        int loser = 1 - lesson.winner();
        int rest = Race.atLeast(position, loser);
        for (int ply = plies - 1; ply > lesson.opening(); ply--) {
            position.undo();
            add(position, loser, (plies - ply) / 2 + rest);
        }
    }

    private void add(TaifhoPosition position, int side, int turns) {
        TurnTable.terms(position, side, terms);
        for (int piece = 0; piece < TaifhoPosition.PIECES; piece++) {
            terms[TurnTable.TERMS + piece] = row(terms[piece]);
        }
        terms[terms.length - 1] = ALWAYS;
        // the more turns, the less certain is their number
        ridge.add(terms, terms.length, turns, 1 / (3 + 0.5 * turns));
    }

    /** The term of all squares of a row together. */
    private static int row(int square) {
        return TurnTable.SIZE + square / Ground.COLUMNS;
    }

    TurnTable table() {
        double[] found = ridge.solve();
        double[] turns = new double[TurnTable.SIZE];
        for (int term = 0; term < TurnTable.SIZE; term++) {
            turns[term] = found[term];
            if (TurnTable.isSquare(term)) turns[term] += found[row(term)];
            if (TurnTable.isHome(term)) turns[term] += found[ALWAYS];
        }
        return new TurnTable(turns);
    }
}
