/**
 * Go for front ends: {@link tesuji.desk.go.GoTable} answers the commands of the Go Text Protocol that are about Go,
 * {@link tesuji.desk.go.SgfForm} keeps games as SGF, and {@link tesuji.desk.go.RuleSets} names sets of rules.
 */
@NullMarked
package tesuji.desk.go;

import org.jspecify.annotations.NullMarked;
