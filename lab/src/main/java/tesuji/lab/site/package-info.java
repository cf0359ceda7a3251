/**
 * Where trials are made: games, the trials of experiments, guesses. A {@link tesuji.lab.site.TrialSite} is this program
 * ({@link tesuji.lab.site.LocalSite}) or other machines ({@link tesuji.lab.site.RemoteSite}); commands do not know
 * which it is, and journals are written by whoever asks, never by who makes a trial.
 *
 * <p>What travels is text. A job is what many tasks have in common, such as an experiment, its scale, its seed and the
 * rows of its earlier stages; a task is one game or the key of one trial; the answer to a task depends on both alone. A
 * {@link tesuji.lab.site.Workforce} carries them: it has each task done by {@link tesuji.lab.site.JobWorker#answer}
 * somewhere, as often as failures demand, and hands over one answer to each.
 *
 * <p>Trials of experiments are closures. They are not sent: the worker opens the experiment by its name and asks it for
 * the stage whose rows are missing ({@link tesuji.lab.experiment.StagedExperiment}), which knows its trials by their
 * keys.
 */
@NullMarked
package tesuji.lab.site;

import org.jspecify.annotations.NullMarked;
