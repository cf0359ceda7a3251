package tesuji.neural.vector;

/** The tiles that there are. */
enum TileSize {
    THREE(new WinogradTile3()),
    FOUR(new WinogradTile4());

    private final WinogradTile tile;

    TileSize(WinogradTile tile) {
        this.tile = tile;
    }

    WinogradTile tile() {
        return tile;
    }

    /** The one that needs fewest multiplications on a board of this size: three for 9 points on a line, mostly four. */
    static TileSize forBoard(int size) {
        return THREE.tile.products(size) < FOUR.tile.products(size) ? THREE : FOUR;
    }
}
