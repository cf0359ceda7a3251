/**
 * What sources print: their tables as {@link tesuji.lab.source.PrintedTable}, kept as small files of comma-separated
 * values beside this package, one folder for each source. Experiments set their own numbers beside them.
 */
@NullMarked
package tesuji.lab.source;

import org.jspecify.annotations.NullMarked;
