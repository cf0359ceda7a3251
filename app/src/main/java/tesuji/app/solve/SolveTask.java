package tesuji.app.solve;

import tesuji.core.game.Game;
import tesuji.core.game.Position;

/**
 * A position to be solved, and how.
 *
 * @param each whether every move is to be valued
 * @param verify whether the method is to be compared with retrograde analysis
 * @param options how much work that may be
 */
record SolveTask(Game game, Position root, String method, boolean each, boolean verify, SolverOptions options) {}
