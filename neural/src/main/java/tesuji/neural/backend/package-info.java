/**
 * Evaluating a network: from planes and numbers to logits.
 *
 * <p>A {@link tesuji.neural.backend.Backend} holds a network in the form that it computes with, and is shared. {@link
 * tesuji.neural.backend.Backend#on} makes a {@link tesuji.neural.backend.ForwardPass} for one thread and one size of
 * board, with all memory that it needs. {@link tesuji.neural.backend.PlainBackend} is written to be read and to be
 * compared with: it computes what {@link tesuji.neural.model} says, one layer after the other. {@link
 * tesuji.neural.backend.Backends} chooses the fastest backend that runs here.
 *
 * <p>A tensor is a flat array, row by row from the top of the board, and within a point by channel: {@code [(row *
 * edge + column) * channels + channel]}. All numbers of a point lie side by side, so that inner loops run over
 * channels, whatever the size of the board.
 */
@NullMarked
package tesuji.neural.backend;

import org.jspecify.annotations.NullMarked;
