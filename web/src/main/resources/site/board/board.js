/**
 * The board of every game: one SVG in layers. Bottom up: ground, zones, lines, visits, names, pieces, ownership, last
 * move, candidates, ghosts, and the cells that people point at, each with a name for screen readers.
 */
import { svg, html, nothing } from '../lib/lit-html.js';
import { repeat } from '../lib/directives/repeat.js';
import { geometry, hexagon, neighbour } from './geometry.js';
import { owner, pieceAt, seeds } from './pieces.js';
import * as marks from './marks.js';
import { candidateNames, cellName } from './names.js';
import { still } from './still.js';

const HIT = 0.92;

/**
 * Draws a board.
 *
 * @param {object} view scenery, scene, and what lies on it: chosen, targets, preview, frame, line, owners, numbers (of
 *   moves by point), focus, for the tree viewer heat (visits by point), number and note(point), and templates below the
 *   pieces (tints) and above them (signs)
 * @param {object} on act(point, touch), focus(point), hover(point)
 */
export function board(view, on) {
  const { scenery, scene } = view;
  const shape = geometry(scenery);
  const darkAt = (point) => {
    const side = owner(scene.pieces[point]);
    return side >= 0 && scenery.sides[side].dark;
  };
  return html`<svg
    class=${`board s-${scenery.surface}`}
    viewBox=${shape.viewBox}
    role="grid"
    tabindex="-1"
    aria-label=${view.label}
    aria-rowcount=${shape.rows.length}
    preserveAspectRatio="xMidYMid meet"
    @click=${(event) => click(event, on)}
    @keydown=${(event) => press(event, view, on)}
    @pointerdown=${(event) => grip(event, on)}
    @pointerup=${(event) => drop(event, on)}
    @pointerover=${(event) => on.hover(pointOf(event.target))}
    @pointerleave=${() => on.hover(null)}
  >
    ${still([scenery], () => emptyBoard(scenery, shape))}
    ${svg`<g class="heats" aria-hidden="true">${marks.heat(scenery, view.heat)}${view.tints ?? nothing}</g>`}
    ${still([scenery], () => names(shape))}
    ${svg`<g class="pieces" aria-hidden="true">${pieces(view)}</g>`}
    ${svg`<g class="overlay" aria-hidden="true">
      ${marks.owners(scenery, scene, view.owners)}
      ${view.signs ?? nothing}
      ${view.numbers ? marks.numbers(scenery, view.numbers, darkAt) : marks.lastMove(scenery, scene)}
      ${view.line ? nothing : marks.candidates(scenery, view.frame)}
      ${marks.ghosts(scenery, scene, view.line)}
      ${marks.pointMarks(scenery, scene.marks, darkAt)}
      ${(scene.ending?.dead ?? []).map((point) => dead(scenery.spots[point]))}
      ${choice(view)}
      ${marks.heatNumber(scenery, view.number)}</g>`}
    ${cells(view, shape)}
  </svg>`;
}

const emptyBoard = (scenery, shape) =>
  svg`${ground(scenery, shape)}<g class="zones">${marks.zones(scenery)}</g>${lines(scenery)}`;

const names = (shape) =>
  svg`<g class="names" font-size=${shape.labelSize} aria-hidden="true">${shape.labels.map(
    (label) => svg`<text x=${label.x} y=${label.y}>${label.text}</text>`,
  )}</g>`;

function ground(scenery, shape) {
  const { left, right, top, bottom } = shape.box;
  const form = scenery.spots[0].form;
  const pad = form === 'crossing' ? 0.62 : 0.5;
  const whole =
    form === 'hexagon'
      ? nothing
      : svg`<rect class="ground" x=${left - pad} y=${top - pad} rx="0.12"
      width=${right - left + 2 * pad} height=${bottom - top + 2 * pad}></rect>`;
  return svg`${whole}<g class="cells">${scenery.spots.map(cell)}</g>`;
}

function cell(spot, point) {
  switch (spot.form) {
    case 'square': {
      const odd = (Math.round(spot.x) + Math.round(spot.y)) % 2;
      return svg`<rect class=${`cell ${odd ? 'odd' : ''}`} x=${spot.x - 0.5} y=${spot.y - 0.5}
        width="1" height="1"></rect>`;
    }
    case 'hexagon':
      return svg`<polygon class="cell" points=${hexagon(spot.x, spot.y, 0.577)}></polygon>`;
    case 'pit':
      return svg`<circle class="pit" data-cell=${point} cx=${spot.x} cy=${spot.y} r="0.45"></circle>`;
    case 'store':
      return svg`<rect class="pit" data-cell=${point} x=${spot.x - 0.42} y=${spot.y - 0.92}
        width="0.84" height="1.84" rx="0.42"></rect>`;
    case 'place':
      return svg`<circle class="place" cx=${spot.x} cy=${spot.y} r="0.09"></circle>`;
    default:
      return nothing;
  }
}

const lines = (scenery) =>
  svg`<g class="lines">${scenery.lines.map(([from, to]) => {
    const a = scenery.spots[from];
    const b = scenery.spots[to];
    return svg`<line x1=${a.x} y1=${a.y} x2=${b.x} y2=${b.y}></line>`;
  })}</g>`;

/** Pieces are keyed by their point, so that a new position touches only what changed. */
function pieces({ scenery, scene, chosen }) {
  const present = [];
  for (let point = 0; point < scene.pieces.length; point++) if (scene.pieces[point] !== '.') present.push(point);
  const pits = scenery.spots.some((spot) => spot.form === 'pit');
  if (pits) return scenery.spots.map((spot, point) => seeds(spot, scene.counts[point]));
  return repeat(
    present,
    (point) => `${point}${scene.pieces[point]}`,
    (point) => {
      const spot = scenery.spots[point];
      const classes = chosen.includes(point) ? 'chosen' : '';
      return svg`<g data-piece=${point}>${pieceAt(scenery, scene.pieces[point], spot.x, spot.y, classes)}</g>`;
    },
  );
}

const dead = (spot) =>
  svg`<path class="dead" d=${`M${spot.x - 0.26} ${spot.y - 0.26}l.52.52m0-.52l-.52.52`}></path>`;

/** Where the chosen piece can go, and the move that the next tap would make. */
function choice({ scenery, scene, chosen, targets, preview, hoverPiece }) {
  const shown = preview ?? hoverPiece;
  const spot = shown === null || shown === undefined ? null : scenery.spots[shown];
  const empty = spot && scene.pieces[shown] === '.' && scene.counts.length === 0;
  const piece = chosen.length > 0 ? scene.pieces[chosen[0]] : scene.toMove === 0 ? 'X' : 'O';
  return svg`${targets.map((point) => {
    const place = scenery.spots[point];
    return svg`<circle class="target" cx=${place.x} cy=${place.y} r="0.16"></circle>`;
  })}
  ${chosen.map((point) => {
    const place = scenery.spots[point];
    return svg`<circle class="choice" cx=${place.x} cy=${place.y} r="0.49"></circle>`;
  })}
  ${empty ? pieceAt(scenery, piece, spot.x, spot.y, preview === shown ? 'ghost preview' : 'ghost') : nothing}`;
}

function cells(view, shape) {
  const candidates = candidateNames(view.frame);
  return svg`<g class="hits" role="rowgroup">${shape.rows.map(
    (row, index) =>
      svg`<g role="row" aria-rowindex=${index + 1}>${row.map((point) => cellOf(view, point, candidates))}</g>`,
  )}</g>`;
}

/** A live analysis changes the names of few cells; the label of the board stands for the language. */
function cellOf(view, point, candidates) {
  const remark = candidates.get(point) ?? view.note?.(point) ?? '';
  const usable = view.usable.has(point);
  const focused = point === view.focus;
  const chosen = view.chosen.includes(point);
  const reasons = [view.scenery, view.scene, view.label, remark, usable, focused, chosen];
  return still(reasons, () => hit(view, point, { remark, usable, focused, chosen }));
}

function hit({ scenery, scene }, point, { remark, usable, focused, chosen }) {
  const spot = scenery.spots[point];
  const size = spot.form === 'store' ? 0.84 : HIT;
  const height = spot.form === 'store' ? 1.84 : HIT;
  return svg`<rect class=${`hit ${usable ? 'usable' : ''}`} role="gridcell" data-point=${point}
    tabindex=${focused ? 0 : -1} aria-label=${cellName(scenery, scene, point, remark)}
    aria-selected=${chosen ? 'true' : 'false'}
    x=${spot.x - size / 2} y=${spot.y - height / 2} width=${size} height=${height}></rect>`;
}

const pointOf = (element) => {
  const text = element?.dataset?.point;
  return text === undefined ? null : Number(text);
};

let gripped = null;

function grip(event, on) {
  gripped = event.button === 0 ? pointOf(event.target) : null;
  if (event.pointerType === 'touch') event.target.releasePointerCapture?.(event.pointerId);
}

/** A drag is a click where it began and another where it ended. */
function drop(event, on) {
  const over = pointOf(document.elementFromPoint(event.clientX, event.clientY));
  if (gripped !== null && over !== null && over !== gripped) {
    on.act(gripped, false);
    on.act(over, false);
  }
  gripped = null;
}

function click(event, on) {
  const point = pointOf(event.target);
  if (point !== null) on.act(point, event.pointerType === 'touch');
}

function press(event, view, on) {
  const point = pointOf(event.target);
  if (point === null || event.altKey || event.ctrlKey || event.metaKey) return;
  if (['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'].includes(event.key)) {
    event.preventDefault();
    event.stopPropagation();
    const next = neighbour(view.scenery, point, event.key);
    on.focus(next);
    event.currentTarget.querySelector(`[data-point="${next}"]`)?.focus();
  } else if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    event.stopPropagation();
    on.act(point, false);
  } else if (event.key === 'Escape') {
    on.release();
  }
}
