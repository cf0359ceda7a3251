/** What a screen reader says about a point: its name, what stands there, and what may happen. */
import { kindOf, owner } from './pieces.js';
import { t } from '../text.js';
import { sideName } from '../words.js';

export function cellName(scenery, scene, point, remark) {
  const parts = [scenery.spots[point].name, content(scenery, scene, point)];
  if (scene.last.length > 0 && scene.last[scene.last.length > 1 ? 1 : 0] === point) parts.push(t('lastMove'));
  if (remark) parts.push(remark);
  return parts.join(', ');
}

/** What is said about the points of candidate moves; of several moves to one point the best counts. */
export function candidateNames(frame) {
  const names = new Map();
  frame?.candidates.forEach(({ gesture, value }, index) => {
    const point = gesture.at(-1);
    if (!names.has(point)) names.set(point, t('candidateAt', { rank: index + 1, percent: Math.round(100 * value) }));
  });
  return names;
}

function content(scenery, scene, point) {
  if (scene.counts.length > 0) return t('counters', { count: scene.counts[point] });
  const piece = scene.pieces[point];
  if (piece === '.') return t('emptyPoint');
  const side = owner(piece);
  if (side < 0) return t('counters', { count: 1 });
  const kind = kindOf(scenery, piece)?.name ?? '';
  const plain = kind === 'stone' || kind === '';
  return plain ? sideName(side, scenery) : `${sideName(side, scenery)} ${kind}`;
}
