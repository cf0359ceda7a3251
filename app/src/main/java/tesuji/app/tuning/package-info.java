/**
 * {@code tesuji tune}: the best values of parameters.
 *
 * <p>{@link tesuji.app.tuning.TuneCommand} reads a file or options and plays.
 * {@link tesuji.app.tuning.TuneScreen} shows what was found. The method is that of module {@code lab}, package
 * {@code tuning}.
 */
@NullMarked
package tesuji.app.tuning;

import org.jspecify.annotations.NullMarked;
