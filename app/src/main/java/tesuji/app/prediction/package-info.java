/** {@code tesuji predict}: how well a search guesses the moves of experts. */
@NullMarked
package tesuji.app.prediction;

import org.jspecify.annotations.NullMarked;
