/** Go at the desk: {@link tesuji.desk.go.GoTable} serves the protocol, the others count games and keep them as SGF. */
@NullMarked
package tesuji.desk.go;

import org.jspecify.annotations.NullMarked;
