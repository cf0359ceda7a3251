/** The board of the state, with all that the settings want to see on it. */
import { html, nothing } from '../lib/lit-html.js';
import { board } from '../board/board.js';
import { act, hoverPiece, release, targets, usable } from './clicks.js';
import { change, nodeOf, state } from '../state.js';
import { owner } from '../board/pieces.js';
import { t } from '../text.js';
import { gameLine } from '../words.js';
import { putAbout } from '../actions.js';

export function boardView(more = {}) {
  const { scenery, scene, settings } = state;
  if (!scenery || !scene) return html`<div class="board-space"></div>`;
  const shown = state.screen === 'analyse' ? true : settings.marks;
  const middle = Math.floor(scenery.spots.length / 2);
  const view = {
    scenery,
    scene,
    label: t('boardOf', { game: gameLine(scenery.game) }),
    chosen: state.chosen,
    targets: targets(),
    preview: state.preview,
    hoverPiece: state.markTool ? null : hoverPiece(),
    usable: usable(),
    frame: shown && !state.listed && !scene.ending ? state.frame : null,
    line: settings.lines ? state.line : null,
    owners: owners(),
    numbers: settings.numbers && !state.demo ? moveNumbers() : null,
    focus: state.focus === null || state.focus >= scenery.spots.length ? middle : state.focus,
    ...more,
  };
  const on = {
    act: (point, touch) => {
      change({ focus: point, listed: null, line: null });
      if (state.demo) state.demo.takeOver(point);
      else if (state.markTool) mark(point);
      else act(point, touch);
    },
    focus: (point) => hover(point, { focus: point }),
    hover: (point) => hover(point, {}),
    release,
  };
  return html`<div class="board-space">${board(view, on)} ${settings.textBoard ? textBoard(scene) : nothing}</div>`;
}

const textBoard = ({ diagram }) =>
  html`<pre class="text-board" tabindex="0" aria-label=${t('textBoard')}>${diagram}</pre>`;

/** The moves that put the stones there, as far as these still stand; games whose pieces move have none. */
function moveNumbers() {
  const { scene, scenery } = state;
  const places = new Map(scenery.spots.map((spot, point) => [spot.name, point]));
  const numbers = new Map();
  for (let at = nodeOf(scene.node); at && at.node !== 0; at = nodeOf(at.parent)) {
    const point = places.get(at.move);
    const stands = point !== undefined && owner(scene.pieces[point]) === at.mover;
    if (stands && !numbers.has(point)) numbers.set(point, at.number);
  }
  return numbers.size > 0 ? numbers : null;
}

/** Whose points they are: what the score found, the chosen estimator, the end of the game, or the last analysis. */
function owners() {
  if (state.score) {
    const estimate = state.score.estimates.find((each) => each.name === state.estimator);
    return estimate ? scaled(estimate.values) : state.score.owners;
  }
  if (state.scene.ending?.owners.length > 0) return state.scene.ending.owners;
  return state.settings.owners ? state.frame?.ownership : null;
}

function scaled(values) {
  const most = Math.max(1, ...values.map(Math.abs));
  return values.map((value) => (value === 0 ? 0 : Math.sign(value) * Math.max(0.35, Math.abs(value) / most)));
}

/** The line of a candidate is shown while one points at it. */
function hover(point, more) {
  const shown = state.screen === 'analyse' || state.settings.marks;
  const candidate =
    shown && point !== null ? state.frame?.candidates.find((each) => each.gesture.at(-1) === point) : null;
  change({ hover: point, line: state.listed === null ? (candidate ?? null) : state.line, ...more });
}

function mark(point) {
  const others = state.scene.marks.filter((each) => each.point !== point);
  const same = state.scene.marks.find((each) => each.point === point && each.kind === state.markTool);
  if (same) return putAbout('marks', { marks: others });
  const text = state.markTool === 'label' ? nextLabel() : '';
  return putAbout('marks', { marks: [...others, { point, kind: state.markTool, text }] });
}

function nextLabel() {
  const used = new Set(state.scene.marks.map((each) => each.text));
  return [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].find((letter) => !used.has(letter)) ?? 'A';
}
