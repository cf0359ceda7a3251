package tesuji.neural.go;

import java.util.Arrays;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;
import tesuji.games.go.GoRules;
import tesuji.games.go.board.Chains;
import tesuji.games.go.board.Geometry;
import tesuji.neural.model.Network;

/**
 * Writes positions of one game as a network sees them. Nothing is allocated after the constructor. Owned by one thread.
 */
public final class GoInputs {
    /** Moves that a network sees. */
    private static final int HISTORY = 5;

    private static final float KOMI_UNIT = 20;

    private final Geometry geometry;
    private final NetworkRules rules;
    private final boolean passAliveWithSuicide;
    private final int pass;
    private final GoPosition past;
    private final int[][] places = new int[BoardSymmetry.COUNT][];
    private final LadderMarks ladders;
    private final AreaMap area;
    private final int[] liberties = new int[4];

    /** By chain, how many liberties it has, up to four; 0 if not counted yet. */
    private final int[] libertiesOf;

    public GoInputs(GoGame game, Network network) {
        this(game, NetworkRules.of(game.rules()), network.passAliveWithSuicide());
    }

    /** {@code rules}: what the network is told; mostly those of the game. */
    GoInputs(GoGame game, NetworkRules rules, boolean passAliveWithSuicide) {
        this.rules = rules;
        this.passAliveWithSuicide = passAliveWithSuicide;
        geometry = game.geometry();
        pass = game.pass();
        past = (GoPosition) game.start();
        for (int symmetry = 0; symmetry < places.length; symmetry++) {
            places[symmetry] = BoardSymmetry.places(game.size(), symmetry);
        }
        ladders = new LadderMarks(geometry);
        area = new AreaMap(geometry);
        libertiesOf = new int[geometry.cells()];
    }

    /** Room for the planes of one position. */
    public float[] newPlanes() {
        return new float[geometry.points() * Network.PLANES];
    }

    /** Writes a position, turned by a {@link BoardSymmetry}. */
    public void write(GoPosition position, int symmetry, float[] planes, float[] globals) {
        write(position, symmetry, HISTORY, planes, globals);
    }

    /** The same with no more than so many of the last moves. */
    public void write(GoPosition position, int symmetry, int visible, float[] planes, float[] globals) {
        Arrays.fill(planes, 0);
        Arrays.fill(globals, 0);
        int[] place = places[symmetry];
        int own = Chains.BLACK + position.toMove();
        stones(position.board(), own, place, planes);
        bans(position, own, place, planes);
        if (rules.isArea()) areas(position.board(), own, place, planes);
        boolean repeatsPass = !rules.isSuperko() && repeatsPass(position);
        boolean endsPhase = position.passes() >= 1 || repeatsPass;
        boolean isHidden = rules.isArea() && rules.friendlyPass() && position.passes() == 1 && !repeatsPass;
        globals[GlobalInput.PASS_ENDS] = endsPhase && !isHidden ? 1 : 0;
        int most = isHidden ? 0 : position.isOver() ? 1 : HISTORY;
        history(position, Math.min(visible, most), place, planes, globals);
        komi(position, globals);
        ruleNumbers(globals);
    }

    private static void set(float[] planes, int place, int plane) {
        planes[place * Network.PLANES + plane] = 1;
    }

    private void stones(Chains board, int own, int[] place, float[] planes) {
        Arrays.fill(libertiesOf, 0);
        for (int point = 0; point < place.length; point++) {
            set(planes, place[point], Plane.ON_BOARD);
            int cell = geometry.cell(point);
            int colour = board.colour(cell);
            if (colour == Chains.EMPTY) continue;
            set(planes, place[point], colour == own ? Plane.OWN_STONES : Plane.OTHER_STONES);
            int chain = board.chain(cell);
            if (libertiesOf[chain] == 0) libertiesOf[chain] = LibertyFinder.count(board, chain, 4, liberties);
            int count = libertiesOf[chain];
            if (count <= 3) set(planes, place[point], Plane.ONE_LIBERTY + count - 1);
        }
    }

    private void bans(GoPosition position, int own, int[] place, float[] planes) {
        Chains board = position.board();
        int ko = position.koCell();
        if (ko != 0) set(planes, place[geometry.point(ko)], Plane.KO);
        if (!rules.isSuperko() || position.isOver()) return;
        for (int point = 0; point < place.length; point++) {
            int cell = geometry.cell(point);
            if (board.colour(cell) != Chains.EMPTY || position.isLegal(point)) continue;
            boolean lives = board.wouldLive(cell, own);
            if (lives || (rules.suicide() && !isLoneSuicide(board, cell, own))) set(planes, place[point], Plane.KO);
        }
    }

    /** Whether a stone here would take nothing but itself: networks know no such move. */
    static boolean isLoneSuicide(Chains board, int cell, int mover) {
        if (board.wouldLive(cell, mover)) return false;
        for (int direction = 0; direction < 4; direction++) {
            if (board.colour(board.neighbour(cell, direction)) == mover) return false;
        }
        return true;
    }

    private void areas(Chains board, int own, int[] place, float[] planes) {
        boolean suicide = rules.suicide() || passAliveWithSuicide;
        if (rules.tax() == NetworkRules.Tax.NONE) area.find(board, suicide);
        else area.findWithoutSeki(board, suicide);
        for (int point = 0; point < place.length; point++) {
            int owner = area.owner(geometry.cell(point));
            if (owner == Chains.EMPTY) continue;
            set(planes, place[point], owner == own ? Plane.OWN_AREA : Plane.OTHER_AREA);
        }
    }

    private boolean repeatsPass(GoPosition position) {
        past.copyFrom(position);
        return PassHistory.hasPassedHere(past, pass);
    }

    /** The last moves, as long as sides alternate, and the ladders of three boards. */
    private void history(GoPosition position, int most, int[] place, float[] planes, float[] globals) {
        past.copyFrom(position);
        int own = position.toMove();
        int slot = ladders.read(past.board(), past.koCell());
        for (int point = 0; point < place.length; point++) {
            if (ladders.catches(slot, point, Chains.BLACK + 1 - own)) set(planes, place[point], Plane.LADDER_MOVE);
        }
        markLadders(slot, Plane.LADDER, place, planes);
        boolean goesOn = true;
        for (int back = 1; back <= HISTORY; back++) {
            goesOn = goesOn && back <= most && past.length() > 0;
            if (goesOn) {
                int move = past.move(1);
                past.undo();
                goesOn = past.toMove() == (back % 2 == 1 ? 1 - own : own);
                if (goesOn && move == pass) globals[GlobalInput.LAST_PASS + back - 1] = 1;
                if (goesOn && move != pass) set(planes, place[move], Plane.LAST_MOVE + back - 1);
                if (goesOn && back <= 2) slot = ladders.read(past.board(), past.koCell());
            }
            if (back <= 2) markLadders(slot, Plane.LADDER + back, place, planes);
        }
    }

    private void markLadders(int slot, int plane, int[] place, float[] planes) {
        for (int point = 0; point < place.length; point++) {
            if (ladders.isCaught(slot, point)) set(planes, place[point], plane);
        }
    }

    private void komi(GoPosition position, float[] globals) {
        float white = position.rules().compensation() / 2f;
        if (!rules.isArea()) white += stonesPlayed(position.board());
        float bound = geometry.points() + KOMI_UNIT;
        float own = Math.max(-bound, Math.min(bound, position.toMove() == 1 ? white : -white));
        globals[GlobalInput.KOMI] = own / KOMI_UNIT;
        if (rules.isArea()) globals[GlobalInput.KOMI_WAVE] = wave(own);
    }

    /**
     * Black's stones less White's, those captured included. A network counts area even where territory decides; a stone
     * put on the board gains its owner a point of area and none of territory, so that the other side is owed one.
     */
    private int stonesPlayed(Chains board) {
        int difference = board.captured(Chains.BLACK) - board.captured(Chains.WHITE);
        for (int point = 0; point < geometry.points(); point++) {
            int colour = board.colour(geometry.cell(point));
            if (colour != Chains.EMPTY) difference += colour == Chains.BLACK ? 1 : -1;
        }
        return difference;
    }

    /** A triangle with a period of two points: it rises through the komis that allow a draw and falls between them. */
    private float wave(float komi) {
        boolean even = geometry.points() % 2 == 0;
        double floor = even ? 2 * Math.floor(komi / 2) : 2 * Math.floor((komi - 1) / 2) + 1;
        double above = komi - floor;
        if (above < 0.5) return (float) above;
        return (float) (above < 1.5 ? 1 - above : above - 2);
    }

    private void ruleNumbers(float[] globals) {
        if (rules.isSuperko()) {
            globals[GlobalInput.SUPERKO] = 1;
            globals[GlobalInput.KIND_OF_SUPERKO] = rules.ko() == GoRules.Ko.POSITIONAL ? 0.5f : -0.5f;
        }
        globals[GlobalInput.SUICIDE] = rules.suicide() ? 1 : 0;
        globals[GlobalInput.TERRITORY] = rules.isArea() ? 0 : 1;
        globals[GlobalInput.TAX] = rules.tax() == NetworkRules.Tax.NONE ? 0 : 1;
        globals[GlobalInput.TAX_ALL] = rules.tax() == NetworkRules.Tax.ALL ? 1 : 0;
        globals[GlobalInput.BUTTON] = rules.button() ? 1 : 0;
    }
}
