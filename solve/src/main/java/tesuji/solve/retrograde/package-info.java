/**
 * Retrograde analysis: the value of every state, from the ended ones backwards (Ströhlein 1970; Thompson 1986; Goluch,
 * §3.2).
 *
 * <p>Three ways that must agree: {@link tesuji.solve.retrograde.Scan} is the plain text-book, {@link
 * tesuji.solve.retrograde.Sweep} adds distances and layers, {@link tesuji.solve.retrograde.Spread} visits every move
 * once and is the one to use. {@link tesuji.solve.retrograde.Retrograde} puts the parts together.
 */
@NullMarked
package tesuji.solve.retrograde;

import org.jspecify.annotations.NullMarked;
