/**
 * What is known about moves of Go without search: advice and priors.
 *
 * <p>{@link tesuji.games.go.knowledge.GoPrior} and {@link tesuji.games.go.knowledge.GoAdvice} list the recipes. {@link
 * tesuji.games.go.knowledge.HeuristicPrior} adds up heuristics (Chaslot et al. 2008; Śliwa 2013, §4.3.1), {@link
 * tesuji.games.go.knowledge.FeaturePrior} multiplies strengths of features (Coulom 2007), and {@link
 * tesuji.games.go.knowledge.TacticalAdvisor} gives moves imagined simulations (Gelly and Silver 2007). {@link
 * tesuji.games.go.knowledge.LearntBradleyTerry} and {@link tesuji.games.go.knowledge.LearntAdvisor} take strengths that
 * were learnt from games ({@code games.go.feature}).
 */
@NullMarked
package tesuji.games.go.knowledge;

import org.jspecify.annotations.NullMarked;
