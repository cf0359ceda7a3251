/**
 * {@code tesuji regress}: problem suites as other programs publish them.
 *
 * <p>{@link tesuji.app.regress.RegressCommand} reads the suites, {@link tesuji.app.regress.RegressRun} has one player
 * answer them, {@link tesuji.app.regress.RegressScreen} shows what came of it.
 */
@NullMarked
package tesuji.app.regress;

import org.jspecify.annotations.NullMarked;
