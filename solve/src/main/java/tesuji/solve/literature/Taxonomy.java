package tesuji.solve.literature;

import static tesuji.solve.literature.Traits.Convergence.CONVERGING;
import static tesuji.solve.literature.Traits.Convergence.DIVERGING;
import static tesuji.solve.literature.Traits.Convergence.DIVERGING_THEN_CONVERGING;
import static tesuji.solve.literature.Traits.Convergence.NEUTRAL;

import java.util.List;
import java.util.Optional;
import tesuji.core.base.InputException;
import tesuji.solve.literature.Traits.Complexity;
import tesuji.solve.literature.Traits.Convergence;
import tesuji.solve.literature.Traits.Information;
import tesuji.solve.literature.Traits.Players;
import tesuji.solve.literature.Traits.Stages;

/** The kinds of well-known games (Goluch, §2.1 and appendix B). */
public final class Taxonomy {
    public static final List<Traits> ALL = List.of(
            board("Amazons", DIVERGING).complete(Complexity.PSPACE).build(),
            board("Awari", CONVERGING).build(),
            board("Backgammon", NEUTRAL).chance().build(),
            board("Battle of the sexes", Convergence.NONE)
                    .oneShot()
                    .nonZeroSum()
                    .build(),
            board("Bridge", CONVERGING).chance().hidden().build(),
            board("Chess", CONVERGING).complete(Complexity.EXPTIME).build(),
            board("Connect Four", DIVERGING).build(),
            board("Dakon-6", CONVERGING).build(),
            board("Dollar auction", Convergence.NONE)
                    .players(2, Players.ANY)
                    .nonZeroSum()
                    .build(),
            board("English draughts", CONVERGING).complete(Complexity.EXPTIME).build(),
            board("Fanorona", CONVERGING).build(),
            board("Game of Life", Convergence.NONE).automaton().build(),
            board("Go", DIVERGING).complete(Complexity.EXPTIME).build(),
            board("Go-Moku", DIVERGING).complete(Complexity.PSPACE).build(),
            board("Halma", NEUTRAL).build(),
            board("Heads or tails", Convergence.NONE).oneShot().build(),
            board("Hex", DIVERGING).complete(Complexity.PSPACE).build(),
            board("Kalah", CONVERGING).build(),
            board("Latrunculi", CONVERGING).build(),
            board("Maharaja and Sepoys", CONVERGING).asymmetric().build(),
            board("Monopoly", NEUTRAL).chance().players(2, 6).build(),
            board("Nim", CONVERGING).impartial().complete(Complexity.P).build(),
            board("Nine men's morris", DIVERGING_THEN_CONVERGING).build(),
            board("Othello", DIVERGING).complete(Complexity.PSPACE).build(),
            board("Pentomino", DIVERGING).impartial().build(),
            board("Poker", Convergence.NONE).chance().hidden().players(2, 10).build(),
            board("Prisoner's dilemma", Convergence.NONE).oneShot().nonZeroSum().build(),
            board("Quarto", DIVERGING).impartial().build(),
            board("Qubic", DIVERGING).build(),
            board("Renju", DIVERGING).asymmetric().complete(Complexity.PSPACE).build(),
            board("Rubik's cube", NEUTRAL).players(1, 1).nonZeroSum().build(),
            board("Skoczki", NEUTRAL).build(),
            board("Teeko", NEUTRAL).build(),
            board("Three men's morris", NEUTRAL).build(),
            board("Tic-tac-toe", DIVERGING).complete(Complexity.PSPACE).build(),
            board("Tigers and goats", DIVERGING_THEN_CONVERGING).asymmetric().build(),
            board("Wolf and sheep", CONVERGING).asymmetric().build());

    private Taxonomy() {}

    /** The traits of a game by its name, in any case. */
    public static Traits of(String game) {
        return ALL.stream()
                .filter(traits -> traits.game().equalsIgnoreCase(game))
                .findFirst()
                .orElseThrow(() -> new InputException("Nothing is written here about a game \"" + game + "\"."));
    }

    /** What most games here are: two players in turn, zero-sum, the same rules for both, nothing hidden, no chance. */
    private static Draft board(String game, Convergence convergence) {
        return new Draft(game, convergence);
    }

    /** A description in the making: the rule first, then the exceptions. */
    private static final class Draft {
        private final String game;
        private final Convergence convergence;
        private Players players = Players.exactly(2);
        private boolean zeroSum = true;
        private boolean symmetric = true;
        private boolean impartial;
        private Information information = Information.PERFECT;
        private boolean deterministic = true;
        private boolean finite = true;
        private Stages stages = Stages.MANY;
        private boolean sequential = true;
        private Optional<Complexity> complexity = Optional.empty();

        Draft(String game, Convergence convergence) {
            this.game = game;
            this.convergence = convergence;
        }

        Draft players(int fewest, int most) {
            players = new Players(fewest, most);
            return this;
        }

        Draft nonZeroSum() {
            zeroSum = false;
            return this;
        }

        Draft asymmetric() {
            symmetric = false;
            return this;
        }

        Draft impartial() {
            impartial = true;
            return this;
        }

        Draft chance() {
            deterministic = false;
            return this;
        }

        Draft hidden() {
            information = Information.COMPLETE;
            return this;
        }

        /** Everybody decides once, at the same time, and so without knowing what the others do. */
        Draft oneShot() {
            stages = Stages.ONE;
            sequential = false;
            return hidden();
        }

        /** It runs by itself, on a board without end. */
        Draft automaton() {
            players = Players.exactly(0);
            zeroSum = false;
            finite = false;
            stages = Stages.NONE;
            return this;
        }

        Draft complete(Complexity known) {
            complexity = Optional.of(known);
            return this;
        }

        Traits build() {
            return new Traits(
                    game,
                    players,
                    zeroSum,
                    symmetric,
                    impartial,
                    information,
                    deterministic,
                    finite,
                    stages,
                    sequential,
                    convergence,
                    complexity);
        }
    }
}
