package tesuji.solve.proof;

/** What is thought missing at a frontier vertex. Both numbers are positive: 0 would say that nothing is. */
interface Leaves {
    /** One vertex stands for one vertex. */
    Leaves ONES = new Leaves() {
        @Override
        public void look(ProofPosition board, boolean or) {}

        @Override
        public int proof() {
            return 1;
        }

        @Override
        public int disproof() {
            return 1;
        }
    };

    /** Looks at the state the board looks at. */
    void look(ProofPosition board, boolean or);

    int proof();

    int disproof();

    static Leaves of(boolean mobility) {
        return mobility ? new MobilityLeaves() : ONES;
    }
}
