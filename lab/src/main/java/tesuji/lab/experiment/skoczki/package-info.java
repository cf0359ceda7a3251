/**
 * The experiments of Goluch on Skoczki (chapter 6 of the source, program “Weles”): how many states boards have, what
 * five methods need to solve them, and how often proof-number search on a graph with cycles is wrong. {@link
 * tesuji.lab.experiment.skoczki.SkoczkiExperiments} lists them, {@link
 * tesuji.lab.experiment.skoczki.GoluchTables} has the numbers of the source.
 *
 * <p>Numbers of states and values are exact and must equal the source's where it is right. Its known errors: the
 * headings B1 and B2 of Tables 6.2 and 6.3 are exchanged; the first seven rows of Table 6.3 are labelled 2×5 to 2×11
 * and mean 1×5 to 1×11; the values of 3×8, 3×9 and 4×6 in Table 6.6 rest on a search that can be wrong. Numbers of
 * nodes depend on the order of moves, which was random in the source. Its times were measured on a notebook (AMD
 * Turion 64 X2 TL-52, 1.6 GHz, 2 GB).
 */
@NullMarked
package tesuji.lab.experiment.skoczki;

import org.jspecify.annotations.NullMarked;
