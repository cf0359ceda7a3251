/**
 * The controller's side of the protocol: starts any engine, talks to it, survives its faults, makes it a player.
 *
 * <p>Read {@link tesuji.gtp.client.Client}, then {@link tesuji.gtp.client.EnginePlayer} and {@link
 * tesuji.gtp.client.EngineAnalyst}. Whatever goes wrong is an
 * {@link tesuji.gtp.client.EngineException}, one sentence for a person. Time-outs read the system's clock.
 */
@NullMarked
package tesuji.gtp.client;

import org.jspecify.annotations.NullMarked;
