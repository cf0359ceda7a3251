/**
 * The engine's side of the protocol: a loop that reads requests, a table of commands, a session they act on.
 *
 * <p>Read {@link tesuji.gtp.server.Command} and {@link tesuji.gtp.server.Reply}, then
 * {@link tesuji.gtp.server.Session}, then {@link tesuji.gtp.server.Server}.
 */
@NullMarked
package tesuji.gtp.server;

import org.jspecify.annotations.NullMarked;
