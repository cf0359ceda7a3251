package tesuji.games.go;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import tesuji.core.base.Arrangements;
import tesuji.core.base.Rng;
import tesuji.core.game.Adjudicator;
import tesuji.core.game.EndingMoves;
import tesuji.core.game.Game;
import tesuji.core.game.GameId;
import tesuji.core.game.LocalPatterns;
import tesuji.core.game.Notation;
import tesuji.core.game.Packing;
import tesuji.core.game.Position;
import tesuji.core.game.RecordFormat;
import tesuji.core.game.Repetition;
import tesuji.core.game.ResultTable;
import tesuji.core.game.Symmetries;
import tesuji.core.game.Turning;
import tesuji.games.go.board.Geometry;
import tesuji.games.grid.SquareSymmetries;

/** Go at one size under one set of rules. */
public final class GoGame implements Game {
    private final GameId id;
    private final GoRules rules;
    private final Geometry geometry;
    private final GoNotation notation;
    private final Symmetries symmetries;
    private final int cap;
    private final long sideKey;
    private final Optional<Packing> packing;
    private final GoAbilities abilities;

    /**
     * The game with these rules.
     *
     * @param cap ends games that would go round in circles
     */
    GoGame(GameId id, int size, GoRules rules, int cap, GoAbilities abilities) {
        this.abilities = abilities;
        this.id = id;
        this.rules = rules;
        this.cap = cap;
        geometry = new Geometry(size);
        notation = new GoNotation(this);
        // handicap stones on the fixed points need not be symmetric
        symmetries = rules.handicap() == 0 ? SquareSymmetries.of(size, moveLimit()) : Symmetries.NONE;
        sideKey = Rng.mix(size);
        boolean timeless = rules.ko() == GoRules.Ko.NO_RESULT && rules.scoring() == GoRules.Scoring.AREA;
        packing = timeless && rules.handicap() == 0 && GoPacking.fits(size)
                ? Optional.of(new GoPacking(geometry, symmetries))
                : Optional.empty();
    }

    @Override
    public GameId id() {
        return id;
    }

    public int size() {
        return geometry.size();
    }

    public GoRules rules() {
        return rules;
    }

    public Geometry geometry() {
        return geometry;
    }

    /** The move that is a pass. */
    public int pass() {
        return geometry.points();
    }

    @Override
    public Position start() {
        return new GoPosition(this);
    }

    @Override
    public int moveLimit() {
        return geometry.points() + 1;
    }

    @Override
    public int maxLegalMoves() {
        return geometry.points() + 1;
    }

    @Override
    public int maxLength() {
        return cap;
    }

    @Override
    public Repetition repetition() {
        return rules.ko() == GoRules.Ko.NO_RESULT ? Repetition.UNRESTRICTED : Repetition.FORBIDDEN;
    }

    /** Where the past does not matter: neither superko nor prisoners nor handicap stones to come. */
    @Override
    public Optional<Packing> packing() {
        return packing;
    }

    @Override
    public Notation notation() {
        return notation;
    }

    @Override
    public boolean hasMargin() {
        return true;
    }

    @Override
    public Optional<EndingMoves> endingMoves() {
        return Optional.of(abilities.endingMoves().apply(this));
    }

    @Override
    public Optional<LocalPatterns> localPatterns() {
        return Optional.of(new GoLocalPatterns(this));
    }

    @Override
    public Optional<Adjudicator> adjudicator() {
        return Optional.of(abilities.adjudicator().apply(this));
    }

    @Override
    public Optional<ResultTable> resultTable() {
        return Optional.of(abilities.resultTable().apply(this));
    }

    @Override
    public Optional<String> bestPlayer() {
        return Optional.of("go-strong");
    }

    @Override
    public Optional<RecordFormat> recordFormat() {
        return Optional.of(abilities.recordFormat().apply(this));
    }

    @Override
    public Symmetries symmetries() {
        return symmetries;
    }

    @Override
    public Optional<Turning> turning() {
        return Optional.of(notation);
    }

    /** Every point empty, black or white, and either side to move; which of them a ko forbids is history. */
    @Override
    public Optional<BigInteger> bound() {
        return Optional.of(Arrangements.variations(3, geometry.points()).shiftLeft(1));
    }

    /** Stones Black places one after another at the beginning. */
    int freeHandicap() {
        return rules.placement() == GoRules.Placement.FREE ? rules.handicap() : 0;
    }

    private List<Integer> fixedHandicap() {
        boolean placed = rules.placement() == GoRules.Placement.FIXED && rules.handicap() >= 2;
        return placed ? Handicap.points(size(), rules.handicap()) : List.of();
    }

    Stones startStones() {
        byte[] colours = new byte[geometry.points()];
        for (int point : fixedHandicap()) colours[point] = Stones.BLACK;
        return new Stones(size(), colours);
    }

    int startSide() {
        return fixedHandicap().isEmpty() ? 0 : 1;
    }

    long sideKey() {
        return sideKey;
    }

    /** What a ko and passes just made change in the key of a position, where they do. */
    long momentKey(int koCell, int passes) {
        return Rng.mix(sideKey + 4L * koCell + passes);
    }
}
