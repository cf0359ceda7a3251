/** Exact numbers: fractions whose denominator is a power of two, the only numbers short games have. */
@NullMarked
package tesuji.endgame.number;

import org.jspecify.annotations.NullMarked;
