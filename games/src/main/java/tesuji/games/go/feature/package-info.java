/**
 * Features of moves of Go, and how much each of them counts, learnt from games.
 *
 * <p>A move is a team of features: what it does to chains in atari, which chains it touches, on which line it
 * lies, how far it is from the previous moves, who owns its point at the end of playouts, and the pattern of
 * stones around it. A position is a competition between the teams of all its moves, and the move that was
 * played has won it. In the generalised Bradley–Terry model a feature i has a strength γᵢ, a team has the
 * product of those of its members, and a team wins with the probability of its share in the sum over all teams
 * (Coulom 2007, <em>Computing “Elo Ratings” of Move Patterns in the Game of Go</em>).
 *
 * <p>{@link tesuji.games.go.feature.MoveTeams} finds the features, {@link tesuji.games.go.feature.Strengths}
 * holds γ, {@link tesuji.games.go.feature.StrengthPrior} turns both into probabilities. Patterns are nested
 * templates of growing size ({@link tesuji.games.go.feature.PatternTemplates}; Stern, Herbrich and Graepel
 * 2006); of those around a move the largest known one counts. The strengths are learnt in {@code
 * lab.learning}, by {@code tesuji train}.
 */
@NullMarked
package tesuji.games.go.feature;

import org.jspecify.annotations.NullMarked;
