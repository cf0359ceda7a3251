/** Taifho at the desk: how its games end. */
@NullMarked
package tesuji.desk.taifho;

import org.jspecify.annotations.NullMarked;
