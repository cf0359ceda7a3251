/** What a screen reader says about a point: its name, what stands there, and what may happen. */
import { kindOf, owner } from './pieces.js';
import { t } from '../text.js';
import { sideName } from '../words.js';

export function cellName({ scenery, scene, frame, note }, point) {
  const parts = [scenery.spots[point].name, content(scenery, scene, point)];
  if (scene.last.length > 0 && scene.last[scene.last.length > 1 ? 1 : 0] === point) parts.push(t('lastMove'));
  const rank = frame ? frame.candidates.findIndex((candidate) => candidate.gesture.at(-1) === point) : -1;
  if (rank >= 0) {
    parts.push(t('candidateAt', { rank: rank + 1, percent: Math.round(100 * frame.candidates[rank].value) }));
  }
  const noted = note?.(point);
  if (noted) parts.push(noted);
  return parts.join(', ');
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
