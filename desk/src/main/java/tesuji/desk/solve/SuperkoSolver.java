package tesuji.desk.solve;

import java.util.Optional;
import tesuji.core.base.InputException;
import tesuji.core.game.Game;
import tesuji.core.game.Library;
import tesuji.core.game.Position;
import tesuji.core.game.Repetition;
import tesuji.core.play.Effort;
import tesuji.core.play.StopCondition;
import tesuji.games.go.GoGame;
import tesuji.games.go.GoPosition;
import tesuji.games.go.GoRules;
import tesuji.solve.PositionSolver;
import tesuji.solve.SolveResult;
import tesuji.solve.Value;
import tesuji.solve.method.Methods;
import tesuji.solve.proof.Pn2;
import tesuji.solve.retrograde.BestMove;
import tesuji.solve.retrograde.Retrograde;
import tesuji.solve.retrograde.Solved;
import tesuji.solve.strategy.SuperkoGame;

/**
 * Small Go under superko: the same game with free cycles is solved backwards, and what is drawn there by endless play
 * is searched with its past ({@link SuperkoGame}).
 */
public final class SuperkoSolver implements PositionSolver {
    public static final String NAME = "foresight";

    private static final int LARGEST_SIZE = 4;

    private final Game strict;
    private final Game free;
    private final Retrograde method;

    private SuperkoSolver(Game strict, Game free, Retrograde method) {
        this.strict = strict;
        this.free = free;
        this.method = method;
    }

    /** Whether a game can be solved so. */
    public static boolean suits(Game game) {
        return game instanceof GoGame go && go.size() <= LARGEST_SIZE && suits(go.rules());
    }

    /** Tells whoever would solve Go backwards by other rules which ones allow it; other games are not concerned. */
    public static void refuseOther(Game game) {
        if (!(game instanceof GoGame) || game.repetition() != Repetition.FORBIDDEN) return;
        throw new InputException(
                "Go is solved backwards with ko=no-result and area counting up to size=5, with superko up to "
                        + "size=4 without suicide; for other rules choose a method, such as --method "
                        + Methods.forwards(game) + ".");
    }

    /** A stone that takes nothing but itself leaves the board as it was, which only a pass may do here. */
    private static boolean suits(GoRules rules) {
        boolean superko = rules.ko() == GoRules.Ko.POSITIONAL || rules.ko() == GoRules.Ko.SITUATIONAL;
        return superko && rules.scoring() == GoRules.Scoring.AREA && !rules.suicide() && rules.handicap() == 0;
    }

    /** A solver of this game, from its start. */
    public static SuperkoSolver of(Game game, Library library, Retrograde method) {
        if (suits(game)) {
            Game free = library.open(game.id().with("ko", "no-result").toString());
            return new SuperkoSolver(game, free, method.withFolding());
        }
        throw new InputException(NAME + " solves Go up to size=" + LARGEST_SIZE
                + " with ko=positional or ko=situational, area counting, no suicide and no handicap; use --method pn2"
                + " for "
                + game.id() + ".");
    }

    @Override
    public SolveResult solve(Position root, StopCondition stop) {
        if (root.key() != strict.start().key()) {
            throw new InputException(NAME + " begins at the start of a game; leave out --moves and --position.");
        }
        Optional<Solved> solved = method.solve(free.start(), stop);
        return solved.map(known -> solve(known, stop))
                .orElse(new SolveResult(Value.UNKNOWN, false, -1, new Effort(0, 0)));
    }

    private SolveResult solve(Solved solved, StopCondition stop) {
        SuperkoGame superkoGame = new SuperkoGame(
                strict, solved, position -> ((GoPosition) position).board().key());
        long states = solved.space().size();
        Position root = superkoGame.start();
        if (root.isOver()) {
            int move = new BestMove(free, solved.reader()).of(free.start());
            return new SolveResult(root.score() > 0 ? Value.WIN : Value.LOSS, true, move, new Effort(states, states));
        }
        SolveResult found =
                Pn2.STANDARD.positionSolver(superkoGame).solve(root, nodes -> stop.mayContinue(states + nodes));
        Effort effort = found.effort();
        return new SolveResult(
                found.value(),
                found.proven(),
                found.move(),
                new Effort(states + effort.nodes(), states + effort.peak()));
    }
}
