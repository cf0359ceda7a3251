package tesuji.lab.regress;

import java.util.List;
import java.util.Set;

/**
 * A command of a suite.
 *
 * @param line where it stands in the file, from 1
 * @param name the first word of the command
 * @param command the command without its number
 * @param problems what its answer is compared with, if anything
 */
record SuiteStep(int line, String name, String command, List<Problem> problems) {
    static final String LOAD = "loadsgf";

    /** After these it does not matter what was on the board before. */
    private static final Set<String> NEW_BOARD = Set.of(LOAD, "clear_board", "boardsize", "rectangular_boardsize");

    /** Commands of GNU Go, Fuego, GoGui and ours that change what is on the board. */
    private static final Set<String> MOVES = Set.of(
            "play",
            "black",
            "white",
            "playblack",
            "playwhite",
            "undo",
            "gg-undo",
            "genmove",
            "genmove_black",
            "genmove_white",
            "trymove",
            "popgo",
            "fixed_handicap",
            "place_free_handicap",
            "set_free_handicap",
            "play_sequence",
            "gogui-play_sequence",
            "gogui-setup",
            "gogui-setup_player",
            "set_position");

    SuiteStep {
        problems = List.copyOf(problems);
    }

    boolean isLoad() {
        return name.equals(LOAD);
    }

    boolean makesNewBoard() {
        return NEW_BOARD.contains(name);
    }

    /** Whether the questions that follow are about another position if this is not done. */
    boolean changesBoard() {
        return makesNewBoard() || MOVES.contains(name);
    }

    /**
     * Whether a program must hear this even if nobody wants an answer of this block: it may be a setting that stays,
     * such as a rule or a limit, or the size of the board.
     */
    boolean mayLast() {
        return problems.isEmpty() && !name.contains("genmove") && !isLoad() && !MOVES.contains(name);
    }
}
