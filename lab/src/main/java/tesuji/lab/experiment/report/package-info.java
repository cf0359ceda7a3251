/**
 * Reports: findings as files that anybody can open. {@link tesuji.lab.experiment.report.RunReport} writes them, {@link
 * tesuji.lab.experiment.report.ChartSvg} draws.
 */
@NullMarked
package tesuji.lab.experiment.report;

import org.jspecify.annotations.NullMarked;
