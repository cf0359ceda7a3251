/** Measurements of speed by name; {@link tesuji.app.bench.Benchmarks} lists them. */
@NullMarked
package tesuji.app.bench;

import org.jspecify.annotations.NullMarked;
