/** Small things that several screens show. */
import { html } from './lib/lit-html.js';
import { pieceAt } from './board/pieces.js';
import { svg } from './lib/lit-html.js';

/** One choice of a list. */
export const option = (value, text, selected) =>
  html`<option value=${value} ?selected=${selected}>${text}</option>`;

/** The piece of a side, as large as a letter. */
export function disc(scenery, side) {
  const pits =
    scenery.spots[0].form === 'pit' || scenery.spots[0].form === 'store' || scenery.spots[0].form === 'place';
  const letter = pits ? (side === 0 ? 'X' : 'O') : firstPiece(scenery, side);
  return html`<svg class="disc" viewBox="-0.55 -0.55 1.1 1.1" aria-hidden="true">
    ${
      pits
        ? svg`<circle class=${`seat-dot ${side === 0 ? 'dark' : 'light'}`} r="0.4"></circle>`
        : pieceAt(scenery, letter, 0, 0)
    }
  </svg>`;
}

function firstPiece(scenery, side) {
  const letter = scenery.kinds[0]?.letter ?? 'X';
  if (letter === 'X') return side === 0 ? 'X' : 'O';
  return side === 0 ? letter.toUpperCase() : letter.toLowerCase();
}

/** Loads the style of a part that comes later; the part waits for it. */
export function stylesheet(href) {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
    document.head.append(link);
  });
}
