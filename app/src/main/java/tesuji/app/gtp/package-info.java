/**
 * {@code tesuji gtp}: an engine for other people's programs.
 *
 * <p>{@link tesuji.app.gtp.GtpCommand} serves the protocol of module {@code gtp} and adds commands of our own: those
 * that write JSON ({@link tesuji.app.gtp.TreeCommands}, {@link tesuji.app.gtp.CgosCommand}) and those about Go.
 */
@NullMarked
package tesuji.app.gtp;

import org.jspecify.annotations.NullMarked;
