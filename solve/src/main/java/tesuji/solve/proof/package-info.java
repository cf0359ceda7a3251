/**
 * Best-first search by proof and disproof numbers (Allis 1994): how much is missing at least until a question is
 * answered with yes, and with no.
 *
 * <p>Read {@link tesuji.solve.proof.ProofSearch}, the list of methods, then {@code TreeSearch}, proof-number search on
 * a tree. {@code GraphSearch} merges equal states, {@code TwinSearch} does so in spite of cycles, and {@code
 * DepthFirstProofSearch} holds the depth-first methods, which keep a table instead of a tree.
 */
@NullMarked
package tesuji.solve.proof;

import org.jspecify.annotations.NullMarked;
