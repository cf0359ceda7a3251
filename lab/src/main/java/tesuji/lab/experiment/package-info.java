/**
 * Experiments: questions of a source, asked again.
 *
 * <p>An {@link tesuji.lab.experiment.Experiment} makes trials at a {@link tesuji.lab.experiment.Workplace}, which keeps
 * a row of every trial in its {@link tesuji.lab.experiment.Ledger}, so that what was stopped can go on. What the rows
 * say is a pure function of them, the {@link tesuji.lab.experiment.Findings}: tables, charts and an answer.
 */
@NullMarked
package tesuji.lab.experiment;

import org.jspecify.annotations.NullMarked;
