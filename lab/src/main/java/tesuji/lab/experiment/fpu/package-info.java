/**
 * The experiments of Wieczorek (2009, §4): which first-play urgency guesses the moves of masters best?
 *
 * <p>A {@link tesuji.lab.experiment.fpu.MovePrediction} lets several {@linkplain tesuji.lab.experiment.fpu.FpuSetting
 * settings} guess the same positions, one row for each. {@link tesuji.lab.experiment.fpu.PredictionRows} reads the rows
 * again, {@link tesuji.lab.experiment.fpu.PredictionTables} tells them, and each
 * {@link tesuji.lab.experiment.fpu.Claim} of the source is put to a test. Positions of one game depend on each other,
 * so every test is also made with one number for each game. {@link tesuji.lab.experiment.fpu.TreeShape} looks at the
 * tree itself. The source's 20 games with 1,151 moves are lost: others take their place, and every report says so.
 */
@NullMarked
package tesuji.lab.experiment.fpu;

import org.jspecify.annotations.NullMarked;
