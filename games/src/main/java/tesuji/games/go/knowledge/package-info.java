/** What Go players know about moves before they read: advice and priors for a search. */
@NullMarked
package tesuji.games.go.knowledge;

import org.jspecify.annotations.NullMarked;
