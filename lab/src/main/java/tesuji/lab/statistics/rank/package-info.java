/**
 * Many algorithms on many cases (positions, games, data sets), compared by ranks as Demšar (2006) recommends.
 *
 * <p>In every case the algorithms are ranked, 1 for the best, equal ones sharing their
 * {@link tesuji.lab.statistics.rank.AverageRanks}. {@link tesuji.lab.statistics.rank.Friedman} asks whether there is
 * any difference at all. If there is, a {@link tesuji.lab.statistics.rank.PostHocTest} says how far mean ranks must lie
 * apart: Nemenyi's where all are compared with each other, Bonferroni and Dunn's or
 * {@link tesuji.lab.statistics.rank.Holm}'s where all are compared with one. What lies closer together belongs to the
 * same {@linkplain tesuji.lab.statistics.rank.RankFamilies family}, from which a diagram of critical differences is
 * drawn.
 *
 * <p>A {@link tesuji.lab.statistics.rank.TestFamily} says how many tests stand in a table and how many come out small
 * by chance.
 */
@NullMarked
package tesuji.lab.statistics.rank;

import org.jspecify.annotations.NullMarked;
