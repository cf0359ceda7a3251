/** The workbench in a browser, started and stopped from the command line. */
@NullMarked
package tesuji.app.web;

import org.jspecify.annotations.NullMarked;
