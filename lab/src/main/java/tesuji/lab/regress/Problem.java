package tesuji.lab.regress;

/**
 * A question with the answers that are right.
 *
 * @param id the number of its command; where that is missing or occurs twice, the line tells problems apart
 * @param line where the expected answer stands in the file, from 1
 * @param command what is asked, without its number
 */
public record Problem(String id, int line, String command, Expectation expected) {}
