package tesuji.games.go.feature;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tesuji.core.base.Hot;
import tesuji.core.eval.OwnerStatistics;
import tesuji.games.go.GoPosition;
import tesuji.games.go.board.Chains;
import tesuji.games.go.board.EyeRule;
import tesuji.games.go.board.Geometry;
import tesuji.games.go.board.Ladders;
import tesuji.games.go.board.TacticalBoard;
import tesuji.games.go.tactics.Replies;
import tesuji.games.go.tactics.SelfAtari;

/**
 * The teams of features of the moves of a position. The levels of its features, after Coulom (2007):
 *
 * <ul>
 *   <li>capture: 1 of a chain that is caught anyway, 2 of one that could get away, 3 of one with three stones or more
 *       that could, 4 of the chain with the previous move, 5 of a chain next to an own one in atari;
 *   <li>extension: 1 that does not save the chain, 2 that does;
 *   <li>atari: 1 by a self-atari, 2 plain, 3 that begins a ladder which captures;
 *   <li>self-atari: 1 that may have a purpose, 2 without one (see {@link SelfAtari}).
 * </ul>
 *
 * <p>A level is a name, not a degree; where two chains ask for different levels the higher one counts. Owned by one
 * thread.
 */
public final class MoveTeams {
    /** All distances from here on are alike. */
    static final int FARTHEST = 17;

    /** How many nodes a ladder may take to be read. */
    private static final int READING = 300;

    private static final int MANY_STONES = 3;
    private static final int INNER_LINE = 6;

    /** The first features are decided by the chains of the board, so many. */
    private static final int OF_CHAINS = 4;

    private static final int SELF_ATARI = MoveFeature.SELF_ATARI.index();
    private static final int BORDER = MoveFeature.BORDER.index();
    private static final int PREVIOUS = MoveFeature.PREVIOUS.index();
    private static final int BEFORE_PREVIOUS = MoveFeature.BEFORE_PREVIOUS.index();
    private static final int LIBERTIES = MoveFeature.LIBERTIES.index();
    private static final int CONTACTS = MoveFeature.CONTACTS.index();
    private static final int OWNER = MoveFeature.OWNER.index();
    private static final int CRITICALITY = MoveFeature.CRITICALITY.index();
    private static final int PATTERN = MoveFeature.PATTERN.index();

    private final Geometry geometry;
    private final TacticalBoard board;
    private final Ladders ladders;
    private final Replies replies;
    private final SelfAtari selfAtari;
    private final ChainContacts contacts;
    private final PatternReader patterns;
    private final PatternDictionary dictionary;
    private final int[][] ofChains;
    private final int[] free = new int[2];
    private int mover;
    private @Nullable OwnerStatistics ends;

    public MoveTeams(Geometry geometry, PatternDictionary dictionary) {
        this.geometry = geometry;
        this.dictionary = dictionary;
        board = new TacticalBoard(geometry, EyeRule.DIAGONAL);
        ladders = new Ladders(board, READING);
        replies = new Replies(board, ladders);
        selfAtari = new SelfAtari(board);
        contacts = new ChainContacts(board);
        patterns = new PatternReader(geometry);
        ofChains = new int[OF_CHAINS][geometry.cells()];
    }

    /** Looks at a position, with the eyes of the side to move; of the ends of playouts nothing is known. */
    public void load(GoPosition position) {
        look(position);
        ends = null;
    }

    /** The same, when playouts from there, or from a position before, have ended like this. */
    public void load(GoPosition position, OwnerStatistics known) {
        look(position);
        ends = EndFeatures.isKnown(known) ? known : null;
    }

    private void look(GoPosition position) {
        mover = Chains.BLACK + position.toMove();
        board.load(position.board(), position.koCell());
        board.recall(cell(position.move(1)), cell(position.move(2)));
        patterns.load(board);
        contacts.load();
        for (int[] levels : ofChains) Arrays.fill(levels, 0);
        readChains();
    }

    private int cell(int move) {
        return move < 0 || move == geometry.points() ? 0 : geometry.cell(move);
    }

    /** The reader of patterns, which begins with the smallest one around a point. */
    @Hot
    public PatternReader patternsAround(int point) {
        patterns.begin(point, mover);
        return patterns;
    }

    /** Writes the level of each feature of a legal move that is no pass, by the index of the feature. */
    @Hot
    public void team(int point, int[] levels) {
        int cell = geometry.cell(point);
        for (int i = 0; i < OF_CHAINS; i++) levels[i] = ofChains[i][cell];
        levels[SELF_ATARI] = selfAtari(cell);
        levels[BORDER] = line(point);
        levels[PREVIOUS] = distance(point, board.last());
        levels[BEFORE_PREVIOUS] = distance(point, board.secondLast());
        contacts.look(cell);
        levels[LIBERTIES] = contacts.liberties(mover);
        levels[CONTACTS] = contacts.contacts(mover);
        levels[OWNER] = ends == null ? 0 : EndFeatures.owner(ends, point, mover - Chains.BLACK);
        levels[CRITICALITY] = ends == null ? 0 : EndFeatures.criticality(ends, point);
        levels[PATTERN] = dictionary.largest(patternsAround(point));
    }

    /** Where the rules allow suicide, it has no purpose either. */
    @Hot
    private int selfAtari(int cell) {
        if (!board.isLegal(cell, mover)) return 2;
        if (!board.isSelfAtari(cell, mover)) return 0;
        return selfAtari.isBad(cell, mover) ? 2 : 1;
    }

    @Hot
    private int line(int point) {
        int size = geometry.size();
        int row = point / size;
        int column = point % size;
        return Math.min(INNER_LINE, 1 + Math.min(Math.min(row, column), size - 1 - Math.max(row, column)));
    }

    /** 0 where there is no such move. */
    @Hot
    private int distance(int point, int cell) {
        if (cell == 0) return 0;
        int size = geometry.size();
        int other = geometry.point(cell);
        int distance = PatternTemplates.distance(point % size - other % size, point / size - other / size);
        return Math.max(1, Math.min(FARTHEST, distance));
    }

    /** What the chains with one or two liberties ask for. */
    private void readChains() {
        for (int point = 0; point < geometry.points(); point++) {
            int chain = geometry.cell(point);
            if (board.chain(chain) != chain || board.pseudoLiberties(chain) > 8) continue;
            boolean own = board.colour(chain) == mover;
            if (board.inAtari(chain)) {
                if (own) extension(chain);
                else capture(chain);
            } else if (board.twoLiberties(chain, free)) {
                if (own) threatened(chain);
                else atari(chain, free[0], free[1]);
            }
        }
    }

    private void raise(MoveFeature feature, int cell, int level) {
        int[] levels = ofChains[feature.index()];
        levels[cell] = Math.max(levels[cell], level);
    }

    private void capture(int chain) {
        int level;
        if (touchesOwnAtari(chain)) level = 5;
        else if (board.last() != 0 && board.chain(board.last()) == chain) level = 4;
        else if (!ladders.escapes(chain)) level = 1;
        else level = board.chainSize(chain) >= MANY_STONES ? 3 : 2;
        raise(MoveFeature.CAPTURE, board.liberty(chain), level);
    }

    /** Whether an own chain next to the chain is in atari. */
    private boolean touchesOwnAtari(int chain) {
        int stone = chain;
        do {
            for (int direction = 0; direction < 4; direction++) {
                int q = board.neighbour(stone, direction);
                if (board.colour(q) == mover && board.inAtari(board.chain(q))) return true;
            }
            stone = board.nextStone(stone);
        } while (stone != chain);
        return false;
    }

    private void extension(int chain) {
        int liberty = board.liberty(chain);
        boolean helps = board.isLegal(liberty, mover)
                && !board.isSelfAtari(liberty, mover)
                && ladders.escapesBy(liberty, chain);
        raise(MoveFeature.EXTENSION, liberty, helps ? 2 : 1);
    }

    private void atari(int chain, int a, int b) {
        int attack = ladders.attack(chain, a, b);
        raise(MoveFeature.ATARI, a, attack == a ? 3 : board.isSelfAtari(a, mover) ? 1 : 2);
        raise(MoveFeature.ATARI, b, attack == b ? 3 : board.isSelfAtari(b, mover) ? 1 : 2);
    }

    private void threatened(int chain) {
        replies.clear();
        replies.toLadder(chain, mover);
        for (int i = 0; i < replies.count(); i++) raise(MoveFeature.LADDER, replies.cell(i), 1);
    }
}
