/**
 * The experiments of Przybyłek and Chojecki (2022, §4): how long random play of Taifho lasts, whether a search keeps an
 * unfair blockade, which C and G are best, who wins a bracket, and whether people lose to it. {@link
 * tesuji.lab.experiment.taifho.TaifhoExperiments} lists them.
 *
 * <p>The source made some 100 simulations in the 2 seconds of a move (Fig. 4.2: 3,109 in 60 s), and so do all runs
 * here, however small or large: {@code SourceSeconds} tells its seconds in simulations, so that a run repeats. A larger
 * scale has more games, not deeper ones.
 */
@NullMarked
package tesuji.lab.experiment.taifho;

import org.jspecify.annotations.NullMarked;
