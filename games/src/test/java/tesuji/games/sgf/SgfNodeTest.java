package tesuji.games.sgf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static tesuji.games.sgf.SgfTrees.nodes;
import static tesuji.games.sgf.SgfTrees.root;

import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;

final class SgfNodeTest {
    @Test
    void buildsATreeNodeByNode() {
        SgfNode root = Sgf.newRoot(1, "1.0");
        SgfNode move = root.addChild().set("B", "dd");
        move.addChild().set("W", "pp").setText("C", "a ] and\na \\").addChild().set("B", "");
        move.addChild().set("W", "pd");
        assertThat(Sgf.text(SgfCollection.of(root), SgfLayout.COMPACT))
                .isEqualTo("(;FF[4]GM[1]CA[UTF-8]AP[Tesuji:1.0];B[dd](;W[pp]C[a \\] and\na \\\\];B[])(;W[pd]))\n");
    }

    @Test
    void walksInLoops() {
        SgfNode root = root("(;N[0](;N[1](;N[2])(;N[3];N[4]))(;N[5]))");
        SgfNode second = root.children().get(0);
        assertThat(nodes(root)).containsExactly(";N[0]", ";N[1]", ";N[2]", ";N[3]", ";N[4]", ";N[5]");
        assertThat(nodes(second)).containsExactly(";N[1]", ";N[2]", ";N[3]", ";N[4]");
        assertThat(root.mainLineEnd()).hasToString(";N[2]");
        SgfNode leaf = second.children().get(1).mainLineEnd();
        assertThat(leaf.path()).extracting(SgfNode::toString).containsExactly(";N[0]", ";N[1]", ";N[3]", ";N[4]");
        assertThat(root.isBranching()).isTrue();
        assertThat(leaf.isBranching()).isFalse();
        assertThat(leaf.parent()).isSameAs(second.children().get(1));
        Iterator<SgfNode> walk = leaf.subtree().iterator();
        assertThat(walk.next()).isSameAs(leaf);
        assertThatThrownBy(walk::next).isInstanceOf(NoSuchElementException.class);
    }

    @Test
    void replacesPropertiesInTheirPlace() {
        SgfNode node = root("(;Comment[old]B[aa]C[older]GB[1])");
        node.setText("C", "new");
        assertThat(node).hasToString(";C[new]B[aa]GB[1]");
        node.set("LB", "aa:1", "bb:2").remove("B");
        assertThat(node).hasToString(";C[new]GB[1]LB[aa:1][bb:2]");
        node.add(SgfProperty.of("C", List.of("more")));
        assertThat(node.values("C")).containsExactly("new", "more");
        assertThat(node.has("B")).isFalse();
    }

    @Test
    void breaksLinesBetweenNodesOnly() {
        SgfNode root = root("(;C[" + "x".repeat(80) + "];B[aa](;W[bb])(;W[cc]))");
        assertThat(Sgf.text(SgfCollection.of(root), SgfLayout.LINES))
                .isEqualTo("(;C[" + "x".repeat(80) + "]\n;B[aa]\n(;W[bb])\n(;W[cc]))\n");
    }
}
