/**
 * What networks of KataGo know of endgames: the experiments of Frejlak 2020, chapter 4.
 *
 * <p>The source draws 44 corners whose local games are known ({@link tesuji.lab.experiment.katago.Corner}), puts each
 * of them on a thousand boards and asks a network, without any search, who will own the marked points (§4.1) and which
 * of the marked moves it likes (§4.2). The boards come from games of the network with itself around a corner in which
 * nobody moves ({@link tesuji.lab.experiment.katago.SelfPlay}); the corner is then replaced. Last, it searches one
 * problem of Berlekamp and Wolfe with up to a million visits (§4.3).
 *
 * <p>What is right is not taken from the source but counted by {@code tesuji.endgame} ({@link
 * tesuji.lab.experiment.katago.CornerTheory}). All tables of the source are kept as they were printed ({@link
 * tesuji.lab.experiment.katago.SourceTables}), so that reports show them beside ours.
 */
@NullMarked
package tesuji.lab.experiment.katago;

import org.jspecify.annotations.NullMarked;
