/**
 * The Go Text Protocol, both ends: a server that turns any player into an engine, a client that turns any engine into
 * a player (Farnebäck 2002, draft 2 of version 2).
 */
@NullMarked
package tesuji.gtp;

import org.jspecify.annotations.NullMarked;
