package tesuji.games.go.board;

import tesuji.core.base.Hot;

/** What stands around every cell, as {@link Pattern3x3} packs it. Belongs to one board. */
final class Pattern3x3Board {
    final int[] around;
    /** From a cell to its neighbours, by their places. */
    final int[] offset;

    private final int[] bare;
    private final Geometry geometry;
    private final int stride;

    Pattern3x3Board(Geometry geometry) {
        this.geometry = geometry;
        stride = geometry.stride();
        offset = new int[] {-stride, -1, 1, stride, -stride - 1, -stride + 1, stride - 1, stride + 1};
        around = new int[geometry.cells()];
        bare = new int[geometry.cells()];
        for (int point = 0; point < geometry.points(); point++) {
            int cell = geometry.cell(point);
            bare[cell] = bare(cell);
        }
        clear();
    }

    private int bare(int cell) {
        int bits = 0;
        for (int direction = 0; direction < 8; direction++) {
            boolean frame = geometry.isBorder(cell + offset[direction]);
            if (frame) bits += Chains.BORDER << (Pattern3x3.COLOURS + 2 * direction);
            if (direction < 4) bits += frame ? NeighbourCounts.BORDER : NeighbourCounts.EMPTY;
        }
        return bits;
    }

    /** Takes all stones away. */
    void clear() {
        System.arraycopy(bare, 0, around, 0, around.length);
    }

    /** Tells the eight neighbours of a stone that came. */
    @Hot
    void place(int cell, int stoneColour) {
        int[] around = this.around;
        around[cell - stride] += Pattern3x3.change(3, stoneColour);
        around[cell - 1] += Pattern3x3.change(2, stoneColour);
        around[cell + 1] += Pattern3x3.change(1, stoneColour);
        around[cell + stride] += Pattern3x3.change(0, stoneColour);
        around[cell - stride - 1] += Pattern3x3.change(7, stoneColour);
        around[cell - stride + 1] += Pattern3x3.change(6, stoneColour);
        around[cell + stride - 1] += Pattern3x3.change(5, stoneColour);
        around[cell + stride + 1] += Pattern3x3.change(4, stoneColour);
    }

    /** Tells the eight neighbours of a stone that went. */
    @Hot
    void remove(int cell, int stoneColour) {
        int[] around = this.around;
        around[cell - stride] -= Pattern3x3.change(3, stoneColour);
        around[cell - 1] -= Pattern3x3.change(2, stoneColour);
        around[cell + 1] -= Pattern3x3.change(1, stoneColour);
        around[cell + stride] -= Pattern3x3.change(0, stoneColour);
        around[cell - stride - 1] -= Pattern3x3.change(7, stoneColour);
        around[cell - stride + 1] -= Pattern3x3.change(6, stoneColour);
        around[cell + stride - 1] -= Pattern3x3.change(5, stoneColour);
        around[cell + stride + 1] -= Pattern3x3.change(4, stoneColour);
    }
}
