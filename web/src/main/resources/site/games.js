/** All games that were played here. */
import { html, nothing } from './lib/lit-html.js';
import * as api from './api.js';
import { attempt, notify } from './actions.js';
import { change, state } from './state.js';
import { t } from './text.js';
import { gameLine } from './words.js';
import { openNewGame } from './later.js';

export async function prepare() {
  const rounds = await attempt(() => api.get('rounds'));
  if (rounds) change({ rounds });
}

export function screen() {
  const { rounds } = state;
  if (!rounds) return html`<p class="empty">…</p>`;
  if (rounds.length === 0) {
    return html`<div class="empty">
      <h1>${t('allGames')}</h1>
      <p>${t('noRounds')}</p>
      <button class="primary" @click=${openNewGame}>${t('newGame')}</button>
    </div>`;
  }
  const when = new Intl.DateTimeFormat(state.settings.language, { dateStyle: 'medium', timeStyle: 'short' });
  return html`<section class="games">
    <header class="head">
      <h1>${t('allGames')}</h1>
      <button class="primary" @click=${openNewGame}>${t('newGame')}</button>
    </header>
    <div class="scroll">
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
          ${rounds.slice(0, 500).map(
            (round) =>
              html`<tr>
                <th scope="row"><a href=${`#/play/${round.id}`}>${gameLine(round.game)}</a></th>
                <td>${round.seats.map((seat) => seat.player ?? t('person')).join(' – ')}</td>
                <td>${when.format(new Date(round.changed))}</td>
                <td>
                  <button class="quiet" @click=${() => deleteRound(round)}>${t('delete')}</button>
                </td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    ${rounds.length > 500 ? html`<p class="hint">${t('firstRounds', { count: 500 })}</p>` : nothing}
  </section>`;
}

async function deleteRound(round) {
  const rounds = await attempt(() => api.remove('rounds/' + round.id));
  if (!rounds) return;
  change({ rounds, ...(state.round?.id === round.id ? { round: null, scene: null } : {}) });
  notify(t('deleted'), {
    text: t('restore'),
    action: async () => {
      await attempt(() => api.post(`rounds/${round.id}/restore`));
      change({ notice: null });
      prepare();
    },
  });
}
