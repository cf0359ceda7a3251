/**
 * Go at the desk: {@link tesuji.desk.go.GoTable} serves the protocol, the others keep games as SGF and name sets of
 * rules.
 */
@NullMarked
package tesuji.desk.go;

import org.jspecify.annotations.NullMarked;
