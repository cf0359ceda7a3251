/**
 * All methods of solving by name: {@link tesuji.solve.method.Methods} reads a name such as {@code dfpn} or a recipe
 * such as {@code DfPn[tableBits=20]}.
 */
@NullMarked
package tesuji.solve.method;

import org.jspecify.annotations.NullMarked;
