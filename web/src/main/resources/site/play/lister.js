/** Steps through the legal moves one by one: the board shows each, a button plays it. */
import { html, nothing } from '../lib/lit-html.js';
import { playText } from '../actions.js';
import { change, state } from '../state.js';
import { t } from '../text.js';
import { list, mayMove } from './clicks.js';

/** @param {(move: string) => unknown} [about] what to say about a move */
export function lister(about = () => nothing) {
  const { scene, listed } = state;
  const count = scene.legal.length;
  if (count === 0) return nothing;
  const at = listed === null ? null : scene.legal[listed];
  return html`<div class="steps lister">
    <button @click=${() => list(-1)} aria-label=${t('previousMove')}>‹</button>
    <span class="place" aria-live="polite"
      >${
        at
          ? html`${t('legalOf', { number: listed + 1, all: count })}: <b>${at.move}</b> ${about(at.move)}`
          : t('legalMoves', { count })
      }</span
    >
    <button @click=${() => list(1)} aria-label=${t('nextMove')}>›</button>
    ${at ? html`<button ?disabled=${!mayMove()} @click=${() => take(at.move)}>${t('play')}</button>` : nothing}
  </div>`;
}

/** Plays a move of the list. */
export function take(move) {
  change({ listed: null, line: null });
  playText(move);
}
