/**
 * What a network says of a position before anything is searched: how likely each move is (its policy), who wins, by how
 * much, and who will own which point. A search begins with these numbers, so that a page shows both side by side: where
 * they differ the search has found something.
 */
@NullMarked
package tesuji.web.network;

import org.jspecify.annotations.NullMarked;
