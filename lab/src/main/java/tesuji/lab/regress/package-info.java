/**
 * Regression suites of Go: files of problems with the answers that are right, as GNU Go and Fuego publish them.
 *
 * <p>A suite is a file of commands of the Go Text Protocol. A comment {@code #? [PATTERN]} behind a command says what
 * the answer should be, an asterisk behind it that this is not expected of the program yet (GNU Go 3.8 manual, chapter
 * "Regression testing"; GoGui manual, {@code gogui-regress}). {@link tesuji.lab.regress.SuiteReader} reads a suite into
 * blocks, each of which begins with a new position. {@link tesuji.lab.regress.SuiteRun} asks a
 * {@link tesuji.lab.regress.Responder} block by block, and every answer becomes a
 * {@link tesuji.lab.regress.ProblemResult}. A block depends on no earlier one, so that a run may be stopped and goes on
 * later with the same answers. {@link tesuji.lab.regress.RunFolder} keeps runs and compares a run with earlier ones.
 */
@NullMarked
package tesuji.lab.regress;

import org.jspecify.annotations.NullMarked;
