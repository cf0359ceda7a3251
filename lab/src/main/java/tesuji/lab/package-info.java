/** The laboratory: named players, matches between them, experiments, and what their results mean. */
@NullMarked
package tesuji.lab;

import org.jspecify.annotations.NullMarked;
