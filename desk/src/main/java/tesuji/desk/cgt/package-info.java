/**
 * Combinatorial games for people: {@link tesuji.desk.cgt.CalculatorSession} answers lines of a calculator, and {@link
 * tesuji.desk.cgt.Portrait} is all that is said about a game. Both front ends show the same.
 */
@NullMarked
package tesuji.desk.cgt;

import org.jspecify.annotations.NullMarked;
