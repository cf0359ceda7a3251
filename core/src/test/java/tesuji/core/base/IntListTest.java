package tesuji.core.base;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class IntListTest {
    @Test
    void growsAndShrinksAtTheEnd() {
        IntList list = new IntList(0);
        assertThat(list.isEmpty()).isTrue();
        for (int i = 0; i < 100; i++) list.add(i * i);
        assertThat(list.size()).isEqualTo(100);
        assertThat(list.at(99)).isEqualTo(9801);
        assertThat(list.pop()).isEqualTo(9801);
        assertThat(list.size()).isEqualTo(99);
        list.clear();
        assertThat(list.isEmpty()).isTrue();
    }

    @Test
    void copiesIntoShorterAndLongerLists() {
        IntList source = of(1, 2, 3, 4, 5, 6);
        for (IntList target : new IntList[] {new IntList(0), of(9, 9, 9, 9, 9, 9, 9, 9, 9)}) {
            target.copyFrom(source);
            assertThat(target.toArray()).containsExactly(1, 2, 3, 4, 5, 6);
            target.add(7);
            assertThat(source.toArray()).containsExactly(1, 2, 3, 4, 5, 6);
        }
    }

    @Test
    void printsItsItemsAlone() {
        IntList list = of(3, 1, 2);
        list.pop();
        assertThat(list).hasToString("[3, 1]");
    }

    private static IntList of(int... items) {
        IntList list = new IntList(1);
        for (int item : items) list.add(item);
        return list;
    }
}
