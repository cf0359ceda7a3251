/** {@code tesuji lab}: the experiments of the sources, listed and run. */
@NullMarked
package tesuji.app.lab;

import org.jspecify.annotations.NullMarked;
