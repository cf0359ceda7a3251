/**
 * {@code tesuji analysis}: KataGo's analysis protocol. Every line of the input is a query, one JSON object; every line
 * of the output is an object, too. A query names a game and the turns of it that are to be analysed. Each turn is
 * searched on its own, by priority, several at once, and is answered by exactly one final line. Answers carry the
 * {@code id} of their query, because they come in the order in which the work ends.
 *
 * <p>Begin with {@link tesuji.app.analysis.AnalysisEngine}. {@code QueryReader} turns a line into an
 * {@code AnalysisQuery}, {@code QueryGame} into positions, {@code TurnSearch} searches one of them, and
 * {@code TurnAnswer} writes what was found. The protocol is described in KataGo's Analysis_Engine.md; texts of errors
 * and warnings are KataGo's where it has them, since programs look into them.
 */
@NullMarked
package tesuji.app.analysis;

import org.jspecify.annotations.NullMarked;
