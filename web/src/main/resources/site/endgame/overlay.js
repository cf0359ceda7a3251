/** What the Endgame screen draws on the board: tinted regions with letters, best moves with numbers, assumed groups. */
import { svg, nothing } from '../lib/lit-html.js';
import { t } from '../text.js';

const TINTS = 6;
const HALF = 0.5;

/** Everything about an answer by point, worked out once for each answer. */
const cache = new WeakMap();

export function mapOf(answer, scenery) {
  let known = cache.get(answer);
  if (!known) cache.set(answer, (known = measure(answer, scenery)));
  return known;
}

function measure(answer, scenery) {
  const pointOf = new Map(scenery.spots.map((spot, point) => [spot.name, point]));
  const regionAt = new Map();
  answer.regions.forEach((area, number) => area.points.forEach((name) => regionAt.set(pointOf.get(name), number)));
  const first = answer.best.length > 0 ? answer.best : answer.surest;
  const bestAt = new Map();
  first.forEach((choice, index) => {
    if (pointOf.has(choice.move)) bestAt.set(pointOf.get(choice.move), index + 1);
  });
  const groupAt = new Map();
  answer.provenIf.forEach((group, index) => group.forEach((name) => groupAt.set(pointOf.get(name), index + 1)));
  return { pointOf, regionAt, bestAt, groupAt };
}

/** Tints below the stones; the chosen region has an outline, too. */
export function tints(answer, scenery, selected) {
  const { regionAt } = mapOf(answer, scenery);
  let open = 0;
  const tintOf = answer.regions.map((area) => (area.label === '' ? -1 : open++ % TINTS));
  return svg`<g class="regions" aria-hidden="true">${[...regionAt].map(([point, number]) => {
    if (tintOf[number] < 0) return nothing;
    const { x, y } = scenery.spots[point];
    return svg`<rect class=${`region tint-${tintOf[number]} ${number === selected ? 'selected' : ''}`}
      x=${x - HALF} y=${y - HALF} width="1" height="1"></rect>`;
  })}
  ${selected === null ? nothing : outline(regionAt, scenery, selected)}</g>`;
}

/** The edges between points of a region and all others. */
function outline(regionAt, scenery, selected) {
  const inside = new Set();
  const key = (x, y) => `${Math.round(x)},${Math.round(y)}`;
  for (const [point, number] of regionAt) {
    if (number === selected) inside.add(key(scenery.spots[point].x, scenery.spots[point].y));
  }
  const edges = [];
  for (const place of inside) {
    const [x, y] = place.split(',').map(Number);
    if (!inside.has(key(x, y - 1))) edges.push(`M${x - HALF} ${y - HALF}h1`);
    if (!inside.has(key(x, y + 1))) edges.push(`M${x - HALF} ${y + HALF}h1`);
    if (!inside.has(key(x - 1, y))) edges.push(`M${x - HALF} ${y - HALF}v1`);
    if (!inside.has(key(x + 1, y))) edges.push(`M${x + HALF} ${y - HALF}v1`);
  }
  return svg`<path class="region-edge" d=${edges.join('')}></path>`;
}

/** Letters on empty points, numbers of best moves, rings around stones whose life is assumed. */
export function signs(answer, scenery, scene, { groups }) {
  const { regionAt, bestAt, groupAt } = mapOf(answer, scenery);
  return svg`<g class="region-signs">${[...regionAt].map(([point, number]) => {
    const spot = scenery.spots[point];
    if (bestAt.has(point) || scene.pieces[point] !== '.') return nothing;
    const { label, owner } = answer.regions[number];
    if (label !== '') return svg`<text class="region-letter" x=${spot.x} y=${spot.y}>${label}</text>`;
    if (!owner) return nothing;
    return svg`<rect class=${`owner ${owner === 'black' ? 'dark' : 'light'}`} x=${spot.x - 0.1} y=${spot.y - 0.1}
      width="0.2" height="0.2"></rect>`;
  })}
  ${
    groups
      ? [...groupAt].map(([point, number]) => {
          const { x, y } = scenery.spots[point];
          const dark = scene.pieces[point] === 'X';
          return svg`<circle class="assumed" cx=${x} cy=${y} r="0.4"></circle>
            <text class=${`assumed-number ${dark ? 'on-dark' : ''}`} x=${x} y=${y}>${number}</text>`;
        })
      : nothing
  }
  ${[...bestAt].map(([point, number]) => {
    const { x, y } = scenery.spots[point];
    return svg`<g class=${`candidate ${answer.best.length > 0 ? 'best' : ''}`}>
      <circle cx=${x} cy=${y} r="0.4"></circle><text x=${x} y=${y}>${number}</text></g>`;
  })}</g>`;
}

/** What a screen reader says about a point besides its stone. */
export function noteAt(answer, scenery, point) {
  const { regionAt, bestAt, groupAt } = mapOf(answer, scenery);
  const parts = [];
  const area = answer.regions[regionAt.get(point)];
  if (area?.label) parts.push(t('eg.regionNamed', { label: area.label }));
  else if (area?.owner) parts.push(t('eg.pointOf.' + area.owner));
  if (bestAt.has(point)) {
    parts.push(t(answer.best.length > 0 ? 'eg.bestNumber' : 'eg.surestNumber', { number: bestAt.get(point) }));
  }
  if (groupAt.has(point)) parts.push(t('eg.assumedGroup', { number: groupAt.get(point) }));
  return parts.join(', ');
}
