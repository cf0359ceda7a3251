/** The page in a real browser. Skipped, and said so, where there is no Chromium. */
@NullMarked
package tesuji.web.browser;

import org.jspecify.annotations.NullMarked;
