/**
 * Long work: every search is a job with an id, which can be watched, stopped and asked for its result.
 *
 * <p>Read {@link tesuji.web.job.JobQueue}. One thread does what somebody waits for (answers of programs, analyses),
 * another one what may take long (reviews), a third one solves, so that a player, which belongs to one thread, stays on
 * it. {@link tesuji.web.job.Thinking} is what players are asked for. The tree of a search stays readable in
 * {@link tesuji.web.job.KeptTrees} while its player is open.
 * {@link tesuji.web.job.AllowedPlayers} says whom a page may ask: never a command line, never a file.
 */
@NullMarked
package tesuji.web.job;

import org.jspecify.annotations.NullMarked;
