/**
 * Exact solving for the page. {@link tesuji.web.solve.SolveWork} solves a position as a {@link
 * tesuji.web.solve.SolveWish} asks and tells how far it is; {@link tesuji.web.solve.SolvedFolder} keeps what was found
 * below the home folder, where pages know it by name and never by path; {@link tesuji.web.solve.MethodList} says which
 * methods there are and which game each of them takes.
 */
@NullMarked
package tesuji.web.solve;

import org.jspecify.annotations.NullMarked;
