/**
 * Games looked at afterwards, move by move: {@link tesuji.app.review.Reviewer} asks a player,
 * {@link tesuji.app.review.ReviewedMove} is what comes out for one move, {@link tesuji.app.review.Annotations} writes
 * it into the record and {@link tesuji.app.review.ReviewReport} tells it to people and programs.
 */
@NullMarked
package tesuji.app.review;

import org.jspecify.annotations.NullMarked;
