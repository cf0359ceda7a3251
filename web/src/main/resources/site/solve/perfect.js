/** Play with a solved game: what each legal move is worth, and a perfect player on either side. */
import { html, nothing } from '../lib/lit-html.js';
import { option } from '../parts.js';
import { mayMove } from '../play/clicks.js';
import { lister, take } from '../play/lister.js';
import { moveTree, stepButtons } from '../play/moves.js';
import { endingSentence } from '../speech.js';
import { state } from '../state.js';
import { t } from '../text.js';
import { sideName } from '../words.js';
import { better } from './worths.js';
import { databases, deleteFile, edit, seat, strategies, valuesHere } from './work.js';

const MOST_ROWS = 60;

export function perfectCard() {
  const { scene } = state;
  const files = databases();
  return html`<section class="card">
    ${stepButtons()}
    ${scene.ending ? html`<p class="result">${endingSentence(scene.ending)}</p>` : nothing}
    ${files.length === 0 ? html`<p class="hint">${t('noDatabase')}</p>` : loader(files)} ${seats()} ${moves()}
    ${moveTree()}
  </section>`;
}

function loader(files) {
  const { database } = state.solve;
  return html`<div class="actions">
    <label
      >${t('database')}
      <select id="solve-database" @change=${(event) => edit({ database: event.target.value, values: null })}>
        ${option('', t('noneLoaded'), database === '')}
        ${files.map((file) => option(file.name, file.name, file.name === database))}
      </select></label
    >
    ${
      database
        ? html`<button class="quiet" @click=${() => deleteFile(files.find((file) => file.name === database))}>
            ${t('delete')}
          </button>`
        : nothing
    }
  </div>`;
}

/** Who plays: a person, the database, or a strategy. */
function seats() {
  const players = [
    ...databases().map((file) => `database:${file.name}`),
    ...strategies().map((file) => `strategy:${file.name}`),
  ];
  if (players.length === 0) return nothing;
  return html`<div class="actions">
    ${[0, 1].map((side) => {
      const now = state.round.seats[side].player ?? '';
      return html`<label
        >${sideName(side)}
        <select
          class="perfect-seat"
          aria-label=${t('whoPlays', { side: sideName(side) })}
          @change=${(event) => seat(side, event.target.value)}
        >
          ${option('', t('person'), now === '')}
          ${(players.includes(now) || !now ? players : [now, ...players]).map((name) =>
            option(name, name, name === now),
          )}
        </select></label
      >`;
    })}
  </div>`;
}

/** In words: the colour only helps. */
const worthText = ({ value, length }) =>
  length === undefined ? t('value.' + value) : t('valueIn', { value: t('value.' + value), length });

function moves() {
  const { scene } = state;
  if (scene.legal.length === 0) return nothing;
  const here = valuesHere();
  const known = new Map((here?.moves ?? []).map((each) => [each.move, each]));
  const about = (move) => {
    const worth = known.get(move);
    return worth ? html`<span class=${`worth-text ${worth.value}`}>${worthText(worth)}</span>` : nothing;
  };
  const side = sideName(scene.toMove);
  return html`${here ? html`<p class="summary">${t('worthHere', { side, worth: worthText(here) })}</p>` : nothing}
    ${lister(about)}
    ${here ? table(here) : nothing}`;
}

function table(here) {
  const sorted = [...here.moves].sort(better).slice(0, MOST_ROWS);
  return html`<ul class="worths" aria-label=${t('moveValues')}>
    ${sorted.map(
      (each) =>
        html`<li>
          <button ?disabled=${!mayMove()} @click=${() => take(each.move)}>
            <b>${each.move}</b> <span class=${`worth-text ${each.value}`}>${worthText(each)}</span>
          </button>
        </li>`,
    )}
  </ul>`;
}
