/**
 * What KataGo's two protocols, the Go Text Protocol with its additions and the analysis of lines of JSON, have in
 * common: the names of rules ({@link tesuji.app.katago.KataGoRules}), whose point of view numbers take
 * ({@link tesuji.app.katago.Perspective}), and the network behind a player
 * ({@link tesuji.app.katago.PlayerNetwork}).
 */
@NullMarked
package tesuji.app.katago;

import org.jspecify.annotations.NullMarked;
