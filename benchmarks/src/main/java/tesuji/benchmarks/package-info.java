/** JMH benchmarks, named after what they measure. */
@NullMarked
package tesuji.benchmarks;

import org.jspecify.annotations.NullMarked;
