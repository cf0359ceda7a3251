/**
 * What the command line adds to the protocol for every game, because it can write JSON: the tree of the last search
 * ({@link tesuji.app.engine.TreeCommands}) and analysis for the Computer Go Server
 * ({@link tesuji.app.engine.CgosCommand}).
 */
@NullMarked
package tesuji.app.engine;

import org.jspecify.annotations.NullMarked;
