/**
 * The command line: one package per command, or per small family of commands.
 *
 * <p>Read {@link tesuji.app.Main}, then {@link tesuji.app.CommandList}, which lists the commands, and {@link
 * tesuji.app.CommandShell}, which runs one and turns whatever goes wrong into one sentence; then a short command such
 * as {@link tesuji.app.perft.PerftCommand}. What commands share is {@code command}, boards are {@code board}, text in
 * and out is {@code terminal}. What another front end needs as well is not here but in {@link tesuji.desk}.
 */
@NullMarked
package tesuji.app;

import org.jspecify.annotations.NullMarked;
