package tesuji.endgame.value;

/** How one game compares with another. */
public enum Relation {
    LESS("<"),
    EQUAL("="),
    GREATER(">"),
    CONFUSED("||");

    private final String sign;

    Relation(String sign) {
        this.sign = sign;
    }

    public String sign() {
        return sign;
    }
}
