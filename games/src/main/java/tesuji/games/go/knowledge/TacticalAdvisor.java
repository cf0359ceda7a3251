package tesuji.games.go.knowledge;

import java.util.Arrays;
import tesuji.core.base.Hot;
import tesuji.core.eval.Advisor;
import tesuji.core.game.Position;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;
import tesuji.games.go.board.Chains;
import tesuji.games.go.board.EyeRule;
import tesuji.games.go.board.Geometry;
import tesuji.games.go.board.Ladders;
import tesuji.games.go.board.TacticalBoard;
import tesuji.games.go.tactics.Replies;
import tesuji.games.go.tactics.SelfAtari;
import tesuji.games.go.tactics.Shapes;

/**
 * Imagined simulations for the reasons that speak for and against moves: chains in danger, shapes, the last move, the
 * lines of the open board (Gelly and Silver 2007; Baudiš and Gailly 2011, §3.1). Owned by one thread.
 */
public final class TacticalAdvisor implements Advisor {
    private static final int READING = 300;
    /** From so many steps on, the nearest stone is far. */
    private static final int OPEN = 4;

    private final Geometry geometry;
    private final TacticalBoard board;
    private final Ladders ladders;
    private final Replies replies;
    private final SelfAtari selfAtari;
    private final NetReasons nets;
    private final CommonFate commonFate;
    private final OpenAreas openAreas;
    private final Tactical recipe;
    private final float[] distanceWeights;
    private final float[] simulations;
    private final float[] wins;
    private final int[] free = new int[2];

    public TacticalAdvisor(GoGame game, Tactical recipe) {
        this.recipe = recipe;
        geometry = game.geometry();
        board = new TacticalBoard(geometry, EyeRule.DIAGONAL);
        ladders = new Ladders(board, READING);
        replies = new Replies(board, ladders);
        selfAtari = new SelfAtari(board);
        nets = new NetReasons(board, recipe.nets());
        commonFate = new CommonFate(board);
        openAreas = new OpenAreas(board);
        distanceWeights =
                new float[] {0, (float) recipe.distance1(), (float) recipe.distance2(), (float) recipe.distance3(), 0};
        simulations = new float[geometry.cells()];
        wins = new float[geometry.cells()];
    }

    @Override
    public void advise(Position position, int[] moves, int count, float[] simulations, float[] wins) {
        GoPosition go = (GoPosition) position;
        int mover = Chains.BLACK + go.toMove();
        board.load(go.board(), go.koCell());
        board.recall(cell(go.move(1)), cell(go.move(2)));
        Arrays.fill(this.simulations, (float) recipe.even());
        Arrays.fill(this.wins, (float) recipe.even() / 2);
        chains(mover);
        nets.add(mover, this.simulations, this.wins);
        points(mover);
        for (int i = 0; i < count; i++) {
            if (moves[i] == geometry.points()) {
                simulations[i] = (float) (recipe.even() + recipe.pass());
                wins[i] = (float) recipe.even() / 2;
            } else {
                simulations[i] = this.simulations[geometry.cell(moves[i])];
                wins[i] = this.wins[geometry.cell(moves[i])];
            }
        }
    }

    private int cell(int move) {
        return move < 0 || move == geometry.points() ? 0 : geometry.cell(move);
    }

    @Hot
    private void speakFor(int cell, double weight) {
        simulations[cell] += (float) weight;
        wins[cell] += (float) weight;
    }

    @Hot
    private void speakAgainst(int cell, double weight) {
        simulations[cell] += (float) weight;
    }

    /** What the chains with one or two liberties ask for. */
    @Hot
    private void chains(int mover) {
        for (int point = 0; point < geometry.points(); point++) {
            int chain = geometry.cell(point);
            if (board.chain(chain) != chain || board.pseudoLiberties(chain) > 8) continue;
            boolean own = board.colour(chain) == mover;
            if (board.inAtari(chain)) {
                if (own) save(chain, mover);
                else take(chain, mover);
            } else if (board.twoLiberties(chain, free)) {
                twoLiberties(chain, mover, own);
            }
        }
    }

    @Hot
    private double worth(int chain) {
        return Math.min(recipe.most(), recipe.capture() + recipe.perStone() * (board.chainSize(chain) - 1));
    }

    /** Taking is urgent if the chain could get away. */
    @Hot
    private void take(int chain, int mover) {
        int liberty = board.liberty(chain);
        boolean urgent = ladders.escapes(chain);
        if (board.isLegal(liberty, mover)) speakFor(liberty, worth(chain) * (urgent ? 1 : recipe.ladder()));
    }

    @Hot
    private void save(int chain, int mover) {
        int liberty = board.liberty(chain);
        replies.clear();
        replies.toAtari(chain, mover);
        speakForReplies(worth(chain));
        if (!isReply(liberty)) speakAgainst(liberty, recipe.doomed());
    }

    @Hot
    private void speakForReplies(double weight) {
        for (int i = 0; i < replies.count(); i++) {
            boolean first = true;
            for (int earlier = 0; earlier < i; earlier++) first &= replies.cell(earlier) != replies.cell(i);
            if (first) speakFor(replies.cell(i), weight);
        }
    }

    @Hot
    private boolean isReply(int cell) {
        for (int i = 0; i < replies.count(); i++) {
            if (replies.cell(i) == cell) return true;
        }
        return false;
    }

    @Hot
    private void twoLiberties(int chain, int mover, boolean own) {
        int a = free[0];
        int b = free[1];
        replies.clear();
        replies.toLadder(chain, mover);
        speakForReplies(worth(chain) * recipe.ladder());
        if (own || replies.count() > 0) return;
        atari(a, b, chain, mover);
        atari(b, a, chain, mover);
    }

    /** An atari that is answered at the other liberty. */
    @Hot
    private void atari(int cell, int wayOut, int chain, int mover) {
        if (board.isSelfAtari(cell, mover)) return;
        speakFor(cell, recipe.atari());
        if (recipe.vain() > 0 && ladders.leadsOn(cell, wayOut, chain)) speakAgainst(cell, recipe.vain());
    }

    /** What every empty point has for itself. */
    @Hot
    private void points(int mover) {
        commonFate.measure(board.last());
        openAreas.find();
        for (int i = 0; i < board.empties(); i++) {
            int cell = board.empty(i);
            if (board.isEye(cell, mover)) {
                speakAgainst(cell, recipe.eye());
                continue;
            }
            if (board.isLegal(cell, mover) && selfAtari.isBad(cell, mover)) speakAgainst(cell, recipe.selfAtari());
            else if (Shapes.isGood(board.code(cell), mover)) speakFor(cell, recipe.pattern());
            speakFor(cell, distanceWeights[commonFate.to(cell)]);
            place(cell);
        }
    }

    /** Where on the board: far from all stones the third and fourth lines are good and the first two are bad. */
    @Hot
    private void place(int cell) {
        int distance = openAreas.distance(cell);
        boolean open = distance >= OPEN;
        if (openAreas.takesCorner(cell)) speakFor(cell, recipe.corner());
        switch (openAreas.line(cell)) {
            case 1 -> {
                if (distance >= 2) speakAgainst(cell, recipe.edge());
            }
            case 2 -> {
                if (open || (distance >= 2 && openAreas.isOpening())) speakAgainst(cell, recipe.edge());
            }
            case 3 -> {
                if (open) speakFor(cell, recipe.line3());
            }
            case 4 -> {
                if (open) speakFor(cell, recipe.line4());
            }
            default -> {
                // the centre is neither good nor bad
            }
        }
    }
}
