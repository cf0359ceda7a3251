/** Edits a position as text, and on the board where the text has one sign for each point. */
import { html, nothing } from '../lib/lit-html.js';
import { board } from '../board/board.js';
import { geometry } from '../board/geometry.js';
import * as api from '../api.js';
import { attempt, openRound } from '../actions.js';
import { go } from '../router.js';
import { change, state } from '../state.js';
import { t } from '../text.js';
import { gameLine } from '../words.js';

const SIGNS = '.XO';

/** The places of the signs in the text, in the order of the points; nothing if they do not fit the board. */
function places(text) {
  const found = [];
  const end = text.search(/\n[^\n]*[a-z]{2}/);
  const board = end < 0 ? text : text.slice(0, end);
  for (let i = 0; i < board.length; i++) if (SIGNS.includes(board[i].toUpperCase())) found.push(i);
  const order = geometry(state.scenery).rows.flat();
  if (found.length !== order.length) return null;
  const byPoint = [];
  order.forEach((point, index) => (byPoint[point] = found[index]));
  return byPoint;
}

export const begin = () => change({ drawing: state.scene.diagram });

export function editorBoard() {
  const text = state.drawing;
  const at = places(text);
  if (!at) return nothing;
  const view = {
    scenery: state.scenery,
    scene: {
      ...state.scene,
      pieces: at.map((place) => text[place].toUpperCase()).join(''),
      toMove: -1,
      last: [],
      route: [],
      legal: [],
      marks: [],
      ending: null,
    },
    label: t('boardOf', { game: gameLine(state.scenery.game) }),
    chosen: [],
    targets: [],
    preview: null,
    hoverPiece: null,
    usable: new Set(at.keys()),
    focus: state.focus ?? 0,
  };
  const on = { act: cycle, focus: (point) => change({ focus: point }), hover: () => {}, release: () => {} };
  return html`<div class="board-space">${board(view, on)}</div>`;
}

/** Each click puts the next sign there: nothing, the first side, the second side. */
function cycle(point) {
  const text = state.drawing;
  const place = places(text)[point];
  const next = SIGNS[(SIGNS.indexOf(text[place].toUpperCase()) + 1) % SIGNS.length];
  change({ focus: point, drawing: text.slice(0, place) + next + text.slice(place + 1) });
}

export function editorPanel() {
  const text = state.drawing;
  return html`<section class="card">
    <h2>${t('editPosition')}</h2>
    <p class="hint">${t(places(text) ? 'editOnBoard' : 'editAsText')}</p>
    <label class="wide"
      >${t('diagram')}
      <textarea
        class="diagram"
        rows=${Math.min(16, text.split('\n').length + 1)}
        spellcheck="false"
        maxlength="2000"
        .value=${text}
        @input=${(event) => change({ drawing: event.target.value })}
      ></textarea></label
    >
    <div class="actions">
      <button class="primary" @click=${use}>${t('usePosition')}</button>
      <button @click=${() => change({ drawing: null })}>${t('cancel')}</button>
    </div>
  </section>`;
}

/** Begins a new game at the position, with the same sides. */
async function use() {
  const { game, seats } = state.round;
  const round = await attempt(() => api.post('rounds', { game, setup: state.drawing, seats }));
  if (!round) return;
  change({ drawing: null, notice: null });
  await attempt(() => openRound(round.id, 0, round));
  go(state.screen, round.id, 0);
}
