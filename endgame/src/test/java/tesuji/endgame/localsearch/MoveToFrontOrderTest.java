package tesuji.endgame.localsearch;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MoveToFrontOrderTest {
    @Test
    void whatWasPraisedLastComesFirst() {
        MoveToFrontOrder order = new MoveToFrontOrder(5);
        assertThat(order.first(0b11010)).isEqualTo(1);
        order.moveToFront(4);
        assertThat(order.first(0b11010)).isEqualTo(4);
        order.moveToFront(3);
        order.moveToFront(3);
        assertThat(order.first(0b11010)).isEqualTo(3);
        assertThat(order.first(0b10010)).isEqualTo(4);
        assertThat(order.first(0b00110)).isEqualTo(1);
    }

    @Test
    void noPointGetsLost() {
        MoveToFrontOrder order = new MoveToFrontOrder(6);
        for (int point : new int[] {5, 0, 3, 3, 1, 5}) order.moveToFront(point);
        for (int point = 0; point < 6; point++)
            assertThat(order.first(1L << point)).isEqualTo(point);
        order.moveToFront(order.first(0b111111));
        assertThat(order.first(0b111111)).isEqualTo(5);
    }
}
