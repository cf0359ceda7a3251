/**
 * What a network says of a position before anything is searched: how likely each move is (its policy), who wins, by how
 * much, and who will own which point. KataGo calls this its raw output ({@code kata-raw-nn}). A search begins with
 * these numbers, so that a page shows both side by side.
 */
@NullMarked
package tesuji.web.network;

import org.jspecify.annotations.NullMarked;
