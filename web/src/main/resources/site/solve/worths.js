/** What moves are worth when a game is solved: a letter and a colour, on the piece and then on its targets. */
import { svg, nothing } from '../lib/lit-html.js';
import { state } from '../state.js';
import { t } from '../text.js';

const ORDER = ['win', 'draw', 'loss', 'unknown'];

/** A win that comes sooner is better, and so is a loss that comes later. */
export const better = (a, b) =>
  ORDER.indexOf(a.value) - ORDER.indexOf(b.value) ||
  (a.value === 'loss' ? (b.length ?? 0) - (a.length ?? 0) : (a.length ?? 0) - (b.length ?? 0));

/** The signs on the board for these values of moves, or nothing where a line is shown. */
export function worths(moves) {
  const { scenery, scene, chosen } = state;
  if (!moves || state.line || scene.toMove < 0) return nothing;
  const known = new Map(moves.map((each) => [each.move, each]));
  const best = new Map();
  for (const { move, gesture } of scene.legal) {
    if (!chosen.every((point, index) => gesture[index] === point)) continue;
    const point = gesture[chosen.length];
    const worth = known.get(move);
    if (point === undefined || !worth) continue;
    if (!best.has(point) || better(worth, best.get(point)) < 0) best.set(point, worth);
  }
  return [...best].map(([point, worth]) => {
    const { x, y } = scenery.spots[point];
    const text = t('letter.' + worth.value) + (worth.length ?? '');
    return svg`<g class=${`worth ${worth.value}`}><rect x=${x - 0.4} y=${y - 0.21} width="0.8" height="0.42"
      rx="0.12"></rect><text x=${x} y=${y}>${text}</text></g>`;
  });
}
