/** Pieces, one drawing for each outline. Sides differ by lightness and outline, never by hue alone. */
import { svg, nothing } from '../lib/lit-html.js';

const GOLDEN = 2.399963;
const MOST_SEEDS = 24;

/** The side of a piece, -1 for what belongs to nobody. */
export function owner(piece) {
  if (piece === '.') return -1;
  if (piece === 'O' || (piece >= 'a' && piece <= 'z')) return 1;
  return piece >= 'A' && piece <= 'Z' ? 0 : -1;
}

/** The kind of a piece: the one with its letter, or with the letter of the same piece of the first side. */
export function kindOf(scenery, piece) {
  const first = piece === 'O' ? 'X' : piece.toUpperCase();
  return (
    scenery.kinds.find((kind) => kind.letter === piece) ||
    scenery.kinds.find((kind) => kind.letter === first) ||
    null
  );
}

/** A piece at a place; `ghost` is one that is not there yet. */
export function pieceAt(scenery, piece, x, y, classes = '') {
  const side = owner(piece);
  const outline = kindOf(scenery, piece)?.outline ?? 'disc';
  const colour = side < 0 ? 'amber' : scenery.sides[side].colour;
  const shade = side < 0 ? '' : scenery.sides[side].dark ? 'dark' : 'light';
  return svg`<g class=${`piece c-${colour} ${shade} o-${outline} ${classes}`} transform=${`translate(${x} ${y})`}>
    ${shape(outline, shade)}</g>`;
}

function shape(outline, shade) {
  switch (outline) {
    case 'square':
      return svg`<rect class="body" x="-0.36" y="-0.36" width="0.72" height="0.72" rx="0.06"></rect>
        ${hatch(shade)}`;
    case 'diamond':
      return svg`<path class="body" d="M0-.46.46 0 0 .46-.46 0Z"></path>${hatch(shade)}`;
    case 'triangle':
      return shade === 'light'
        ? svg`<path class="body" d="M0-.44.43.34H-.43Z"></path>${hatch(shade)}`
        : svg`<path class="body" d="M0 .44.43-.34H-.43Z"></path>`;
    case 'circle':
      return svg`<circle class="body" r="0.42"></circle><circle class="ring" r="0.22"></circle>`;
    case 'cross':
      return svg`<path class="stroke" d="M-.3-.3.3.3M.3-.3-.3.3"></path>`;
    case 'nought':
      return svg`<circle class="stroke" r="0.32"></circle>`;
    default:
      return svg`<circle class="body" r="0.47"></circle>`;
  }
}

const hatch = (shade) => (shade === 'dark' ? svg`<path class="hatch" d="M-.2-.2.2.2M-.2.2.2-.2"></path>` : nothing);

/** So many counters in a pit: seeds as far as they fit, and the number. */
export function seeds(spot, count) {
  const radius = spot.form === 'store' ? 0.27 : 0.25;
  const middle = spot.form === 'store' ? spot.y : spot.y - 0.08;
  const shown = Math.min(count, MOST_SEEDS);
  const dots = [];
  for (let i = 0; i < shown; i++) {
    const away = radius * Math.sqrt((i + 0.35) / Math.max(6, shown));
    dots.push(svg`<circle class="seed" r="0.062" cx=${(spot.x + away * Math.cos(i * GOLDEN)).toFixed(3)}
      cy=${(middle + (spot.form === 'store' ? 1.6 : 1) * away * Math.sin(i * GOLDEN)).toFixed(3)}></circle>`);
  }
  const below = spot.form === 'store' ? 0.74 : 0.3;
  return svg`${dots}<text class="count" x=${spot.x} y=${spot.y + below}>${count}</text>`;
}
