/**
 * Economic Go for people (Berlekamp 1996): {@link tesuji.desk.economy.EconomyTable} is a game of a person against a
 * program, {@link tesuji.desk.economy.Traders} knows the programs by name.
 */
@NullMarked
package tesuji.desk.economy;

import org.jspecify.annotations.NullMarked;
