/**
 * Reports: findings as files that anybody can open. {@link tesuji.lab.experiment.report.Report} writes them, {@link
 * tesuji.lab.experiment.report.Svg} draws.
 */
@NullMarked
package tesuji.lab.experiment.report;

import org.jspecify.annotations.NullMarked;
