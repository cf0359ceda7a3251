/**
 * Small games on one sheet: all states with their values, and the moves between them (Goluch, appendix A).
 *
 * <p>{@link tesuji.solve.chart.StateGraph} is the graph, {@link tesuji.solve.chart.Dot} its text for Graphviz.
 */
@NullMarked
package tesuji.solve.chart;

import org.jspecify.annotations.NullMarked;
