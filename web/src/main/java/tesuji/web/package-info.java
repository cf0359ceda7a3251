/**
 * The workbench in a browser. {@link tesuji.web.WorkbenchServer} starts it for one person on one machine.
 *
 * <p>The page is made of hand-written modules in the folder {@code site} of the resources. It asks
 * ({@code tesuji.web.api}) and watches ({@code tesuji.web.live}); rounds are kept by {@code tesuji.web.round}, and
 * what takes long is done by {@code tesuji.web.job}. {@code tesuji.web.gate} decides who may ask at all.
 */
@NullMarked
package tesuji.web;

import org.jspecify.annotations.NullMarked;
