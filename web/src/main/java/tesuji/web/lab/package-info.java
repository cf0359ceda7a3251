/**
 * The laboratory: experiments and matches, run one after the other while nobody waits for a search.
 *
 * <p>Read {@link tesuji.web.lab.Laboratory}. {@link tesuji.web.lab.LabQueue} has one thread and does one
 * {@link tesuji.web.lab.LabWork} at a time; between two trials it waits as long as a program thinks about a position
 * that somebody looks at. {@link tesuji.web.lab.ExperimentRuns} and {@link tesuji.web.lab.MatchStore} keep everything
 * below the home folder in the formats of {@code tesuji lab} and {@code tesuji match}: a trial counts once its line is
 * on the disk. So a run that was stopped or killed goes on where it was, and no state besides these files says how far
 * it is. Another kind of work needs a {@code LabWork} and a store of its own. {@link tesuji.web.lab.KeptResults} only
 * reads: the reports that commands left in a folder.
 */
@NullMarked
package tesuji.web.lab;

import org.jspecify.annotations.NullMarked;
