/**
 * Games looked at afterwards, move by move: {@link tesuji.desk.review.Reviewer} asks a player, {@link
 * tesuji.desk.review.ReviewedMove} is what comes out for one move, {@link tesuji.desk.review.Annotations} writes it
 * into the record and {@link tesuji.desk.review.ReviewReport} tells it to people and programs.
 */
@NullMarked
package tesuji.desk.review;

import org.jspecify.annotations.NullMarked;
