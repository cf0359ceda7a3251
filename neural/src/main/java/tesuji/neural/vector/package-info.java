/**
 * The fast way to evaluate a network: Java's Vector API (an incubator module, JEP 338 and its successors), Winograd's
 * minimal filtering, weights packed in the order in which they are read.
 *
 * <p>Nearly all work of a network are convolutions with kernels of 3×3. {@link
 * tesuji.neural.vector.WinogradConvolution} computes m×m points of the result at a time (Winograd 1980; Lavin and Gray
 * 2016, “Fast Algorithms for Convolutional Neural Networks”, §4): with g the kernel and d a tile of the input with edge
 * T = m + 2,
 *
 * <pre>result = Aᵀ [ (G g Gᵀ) ⊙ (Bᵀ d B) ] A</pre>
 *
 * <p>G g Gᵀ is computed once, when the network is packed. Bᵀ d B and the last step are additions mostly. Between them
 * the sum over all input channels is left: T² products of matrices, tiles by inputs times inputs by outputs. With m = 4
 * they need 36 multiplications for 16 points instead of 144, with m = 3 25 for 9 instead of 81. {@link
 * tesuji.neural.vector.WinogradTile} chooses by the size of the board: three tiles of 3 fit 9 points exactly, and five
 * tiles of 4 fit 19 well.
 *
 * <p>{@link tesuji.neural.vector.MatrixKernel} multiplies: up to six rows by two vectors at a time, so that twelve sums
 * stay in registers, while weights are read strictly forward from panels (Goto and van de Geijn 2008). Everything else,
 * normalisation, activation, pooling, is a pass over the board that costs a few per cent, and is therefore kept plain.
 *
 * <p>Tensors are as in the package of the backends, but channels are filled up with zeros to a multiple of a panel
 * ({@link tesuji.neural.vector.Lanes}). Nothing else may use this package by name: where the module is missing its
 * classes cannot be loaded. {@code Backends} asks first.
 */
@NullMarked
package tesuji.neural.vector;

import org.jspecify.annotations.NullMarked;
