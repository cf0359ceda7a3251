/** All games that were played here. */
import { html, nothing } from './lib/lit-html.js';
import * as api from './api.js';
import { attempt, notify } from './actions.js';
import { change, state } from './state.js';
import { t } from './text.js';
import { gameLine } from './words.js';
import { openNewGame } from './later.js';

const MOST_ROWS = 500;

export async function prepare() {
  const [rounds, deletedRounds] = (await attempt(() => Promise.all([api.get('rounds'), api.get('deleted')]))) ?? [];
  if (rounds) change({ rounds, deletedRounds });
}

export function screen() {
  const { rounds } = state;
  if (!rounds) return html`<p class="empty">…</p>`;
  if (rounds.length === 0) {
    return html`<div class="empty">
        <h1>${t('allGames')}</h1>
        <p>${t('noRounds')}</p>
        <button class="primary" @click=${openNewGame}>${t('newGame')}</button>
      </div>
      <section class="games">${deletedGames()}</section>`;
  }
  return html`<section class="games">
    <header class="head">
      <h1>${t('allGames')}</h1>
      <button class="primary" @click=${openNewGame}>${t('newGame')}</button>
    </header>
    ${table(
      rounds,
      (round) => html`<a href=${`#/play/${round.id}`}>${gameLine(round.game)}</a>`,
      (round) => html`<button class="quiet" @click=${() => deleteRound(round)}>${t('delete')}</button>`,
    )}
    ${deletedGames()}
  </section>`;
}

function table(rounds, name, button) {
  const when = new Intl.DateTimeFormat(state.settings.language, { dateStyle: 'medium', timeStyle: 'short' });
  return html`<div class="scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">${t('game')}</th>
            <th scope="col">${t('seats')}</th>
            <th scope="col">${t('changed')}</th>
            <th><span class="unseen">${t('actions')}</span></th>
          </tr>
        </thead>
        <tbody>
          ${rounds.slice(0, MOST_ROWS).map(
            (round) =>
              html`<tr>
                <th scope="row">${name(round)}</th>
                <td>${round.seats.map((seat) => seat.player ?? t('person')).join(' – ')}</td>
                <td>${when.format(new Date(round.changed))}</td>
                <td>${button(round)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    ${rounds.length > MOST_ROWS ? html`<p class="hint">${t('firstRounds', { count: MOST_ROWS })}</p>` : nothing}`;
}

/** What was deleted can be had back at any time. */
function deletedGames() {
  const rounds = state.deletedRounds ?? [];
  if (rounds.length === 0) return nothing;
  return html`<details class="card deleted">
    <summary>${t('deletedGames', { count: rounds.length })}</summary>
    ${table(
      rounds,
      (round) => gameLine(round.game),
      (round) => html`<button @click=${() => restoreRound(round)}>${t('restore')}</button>`,
    )}
  </details>`;
}

async function deleteRound(round) {
  if (!(await attempt(() => api.remove('rounds/' + round.id)))) return;
  if (state.round?.id === round.id) change({ round: null, scene: null });
  await prepare();
  notify(t('deleted'), { text: t('restore'), action: () => restoreRound(round) });
}

async function restoreRound(round) {
  if (await attempt(() => api.post(`rounds/${round.id}/restore`))) change({ notice: null });
  await prepare();
}
