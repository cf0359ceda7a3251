/**
 * The Go Text Protocol, both ends: a server that turns any player into an engine, a client that turns any engine into
 * a player (Farnebäck 2002, draft 2 of version 2).
 *
 * <p>Here lies what both ends share: lines, requests, arguments, colours and vertices. Read
 * {@link tesuji.gtp.Request} and {@link tesuji.gtp.MoveText}, then {@code server} for the engine's side,
 * {@code command} for what it understands, {@code client} for the other side.
 */
@NullMarked
package tesuji.gtp;

import org.jspecify.annotations.NullMarked;
