/** Tests of the laboratory with experiments of their own, whose trials wait until they may go on. */
@NullMarked
package tesuji.web.lab;

import org.jspecify.annotations.NullMarked;
