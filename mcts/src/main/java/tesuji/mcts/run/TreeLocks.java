package tesuji.mcts.run;

/** How threads keep out of each other's way in a shared tree. */
interface TreeLocks {
    /** Before a phase in the tree: going down, or writing down. */
    void enterTree();

    void leaveTree();

    /** Before anything is done at a node. */
    void enter(int node);

    void leave(int node);
}
