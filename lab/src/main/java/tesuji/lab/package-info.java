/** The laboratory: named players, matches between them, and what their results mean. */
@NullMarked
package tesuji.lab;

import org.jspecify.annotations.NullMarked;
