/**
 * Named players, matches between them, experiments, and statistics of their results. {@link tesuji.lab.Experiments}
 * lists the experiments.
 */
@NullMarked
package tesuji.lab;

import org.jspecify.annotations.NullMarked;
