/**
 * What commands share: {@link tesuji.app.command.Workbench} is what each of them works with, {@link
 * tesuji.app.command.ExitCode} how it ends, and {@code …Options} are options that several of them have.
 */
@NullMarked
package tesuji.app.command;

import org.jspecify.annotations.NullMarked;
