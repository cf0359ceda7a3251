/**
 * Files of networks: KataGo's own format, binary or text, packed by gzip or not, read and written.
 *
 * <p>A file is a sequence of words separated by blanks: names, whole numbers, decimal numbers. Only the weights of a
 * layer differ between the two forms: as many decimal numbers, or the five bytes {@code @BIN@} and then four bytes for
 * each number, IEEE 754 single precision, least significant byte first. Nothing in the file says how long anything is,
 * so the reader must know every layer: what comes, in which order, and which numbers must agree.
 *
 * <p>{@link tesuji.neural.file.TokenSource} reads words and weights, {@link tesuji.neural.file.LayerReader} single
 * layers, {@link tesuji.neural.file.NetworkReader} the whole; {@link tesuji.neural.file.NetworkWriter} writes what they
 * read. A file that cannot be used is refused by one sentence with the name of the layer, whatever its bytes are: sizes
 * are checked before memory is taken, and memory grows with what has really been read. {@link
 * tesuji.neural.file.NetworkFiles} is the way in.
 */
@NullMarked
package tesuji.neural.file;

import org.jspecify.annotations.NullMarked;
