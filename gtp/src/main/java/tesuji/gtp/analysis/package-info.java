/**
 * Analysis over the wire: what controllers ask ({@link tesuji.gtp.analysis.Query}), what players answer as the
 * protocol writes moves ({@link tesuji.gtp.analysis.View}), and the dialects in which programs expect it
 * ({@link tesuji.gtp.analysis.Dialect}).
 */
@NullMarked
package tesuji.gtp.analysis;

import org.jspecify.annotations.NullMarked;
