/**
 * JSON on the wire and in the store: {@link tesuji.web.wire.Wire} writes and reads records, refuses fields that nobody
 * knows, and writes numbers that are none as {@code null}.
 */
@NullMarked
package tesuji.web.wire;

import org.jspecify.annotations.NullMarked;
