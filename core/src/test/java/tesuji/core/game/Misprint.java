package tesuji.core.game;

import tesuji.core.base.Rng;

/** Spoils a text by one character: put in, left out, or replaced. */
final class Misprint {
    private static final String ALPHABET = "XOxo.*?#abz09-+ \n\u00e9";

    private Misprint() {}

    static String in(String text, Rng rng) {
        char stray = ALPHABET.charAt(rng.nextInt(ALPHABET.length()));
        int kind = rng.nextInt(3);
        if (kind == 0 || text.isEmpty()) {
            return new StringBuilder(text)
                    .insert(rng.nextInt(text.length() + 1), stray)
                    .toString();
        }
        int place = rng.nextInt(text.length());
        StringBuilder spoilt = new StringBuilder(text).deleteCharAt(place);
        return kind == 1 ? spoilt.toString() : spoilt.insert(place, stray).toString();
    }
}
