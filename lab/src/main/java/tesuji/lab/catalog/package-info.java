/** The players by name; {@link tesuji.lab.catalog.Catalog} is the list. */
@NullMarked
package tesuji.lab.catalog;

import org.jspecify.annotations.NullMarked;
