/**
 * The command line: one class per command.
 *
 * <p>Read {@link tesuji.app.Main}, then {@link tesuji.app.CommandShell}, which lists the commands and turns whatever
 * goes wrong into one sentence, then a short command such as {@link tesuji.app.PerftCommand}. Playing in the terminal
 * is {@code session}, boards are {@code board}, text in and out is {@code terminal}.
 */
@NullMarked
package tesuji.app;

import org.jspecify.annotations.NullMarked;
