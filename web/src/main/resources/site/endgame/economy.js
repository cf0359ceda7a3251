/** Economic Go against a program: komi, fees and moves are bid for, and capital decides. */
import { html, nothing } from '../lib/lit-html.js';
import * as api from '../api.js';
import { attempt } from '../actions.js';
import { option } from '../parts.js';
import { say } from '../speech.js';
import { state } from '../state.js';
import { t } from '../text.js';
import { colour, mixed } from './words.js';
import { edit, openRegions } from './work.js';

const OPPONENTS = ['book', 'hot', 'gambler'];
const MOST_PARTS = 12;
const LONGEST_PART = 200;

const now = () => state.endgame.economy;
const put = (fields) => edit({ economy: { ...now(), ...fields } });

export function economyCard(answer) {
  const { table } = now();
  return html`<details class="card economy" ?open=${table !== null}>
    <summary>${t('eg.economy')}</summary>
    <p class="hint">${t('eg.economyHow')}</p>
    ${table ? game(table.game) : setup(answer)}
  </details>`;
}

function setup(answer) {
  const { parts, opponent } = now();
  const own = answer ? ownParts(answer) : [];
  return html`<form @submit=${begin}>
    <label class="wide"
      >${t('eg.parts')}
      <textarea
        class="value"
        rows="3"
        spellcheck="false"
        .value=${parts}
        @change=${(event) => put({ parts: event.target.value })}
      ></textarea>
    </label>
    <div class="actions">
      <label
        >${t('eg.opponent')}
        <select @change=${(event) => put({ opponent: event.target.value })}>
          ${OPPONENTS.map((name) => option(name, t('eg.trader.' + name), name === opponent))}
        </select></label
      >
      <button class="primary">${t('eg.beginEconomy')}</button>
      ${
        own.length > 0
          ? html`<button type="button" @click=${() => put({ parts: own.join('\n') })}>${t('eg.takeRegions')}</button>`
          : nothing
      }
    </div>
  </form>`;
}

/** The open regions of the board whose values can be written. */
const ownParts = (answer) =>
  openRegions(answer)
    .filter((area) => area.value && area.value === area.atMost && area.value.length <= LONGEST_PART)
    .map((area) => area.value)
    .slice(0, MOST_PARTS);

async function begin(event) {
  event.preventDefault();
  const parts = event.target
    .querySelector('textarea')
    .value.split('\n')
    .map((part) => part.trim())
    .filter(Boolean);
  const seed = Math.floor(Math.random() * 1e9);
  const table = await attempt(() => api.post('economies', { parts, opponent: now().opponent, seed }));
  if (table) put({ table, parts: parts.join('\n') });
}

function game({ phase, side, fee, capital, score, parts, story, opponent }) {
  return html`<p class="summary">
      ${side ? t('eg.youHave', { side: colour(side) }) : t('eg.noSideYet')} ·
      ${t('eg.against', { name: t('eg.trader.' + opponent) })}
    </p>
    <p>
      ${t('eg.capital', { amount: mixed(capital) })}
      ${fee ? t(phase === 'moves' ? 'eg.feeIs' : 'eg.feeWas', { fee: mixed(fee) }) : ''}
      ${phase === 'over' ? t('eg.scoreIs', { score: mixed(score) }) : ''}
    </p>
    <div class="scroll">${partTable(parts, phase, side)}</div>
    ${phase === 'over' ? over(capital) : turn(phase, side, fee)}
    <label class="switch"
      ><input type="checkbox" .checked=${now().book} @change=${(event) => put({ book: event.target.checked })} />
      ${t('eg.showBook')}</label
    >
    <ol class="story" aria-label=${t('eg.story')}>
      ${story.map((each) => html`<li>${sentence(each)}</li>`)}
    </ol>
    <div class="actions">
      <button class="quiet" @click=${() => put({ table: null })}>${t('eg.anotherEconomy')}</button>
    </div>`;
}

function partTable(parts, phase, side) {
  const { book } = now();
  const moves = (part, index, who) =>
    part[who].map((next, move) =>
      phase === 'moves' && who === side
        ? html`<button class="value" @click=${() => act({ part: index + 1, move: move + 1 })}>${next}</button>`
        : html`<span class="value">${next}</span> `,
    );
  return html`<table class="parts">
    <thead>
      <tr>
        <th scope="col">${t('eg.part')}</th>
        <th scope="col">${t('eg.value')}</th>
        <th scope="col">${t('eg.moveOf', { side: colour('black') })}</th>
        <th scope="col">${t('eg.moveOf', { side: colour('white') })}</th>
        ${book ? html`<th scope="col">${t('eg.mean')}</th><th scope="col">${t('eg.temperature')}</th>` : nothing}
      </tr>
    </thead>
    <tbody>
      ${parts.map(
        (part, index) =>
          html`<tr>
            <th scope="row">${index + 1}</th>
            <td class="value">${part.game}</td>
            <td>${moves(part, index, 'black')}</td>
            <td>${moves(part, index, 'white')}</td>
            ${book ? html`<td>${mixed(part.mean)}</td><td>${mixed(part.temperature)}</td>` : nothing}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function turn(phase, side, fee) {
  if (phase === 'moves')
    return html`<div class="actions">
      <span>${t('eg.yourMove', { side: colour(side), fee: mixed(fee) })}</span>
      <button @click=${() => act({ pass: true })}>${t('pass')}</button>
    </div>`;
  const komi = phase === 'komi';
  return html`<form
    class="actions"
    @submit=${(event) => {
      event.preventDefault();
      const box = event.target.elements.bid;
      act(komi ? { komi: box.value } : { bid: box.value }).then((done) => done && (box.value = ''));
    }}
  >
    <label
      >${komi ? t('eg.bidKomi') : fee ? t('eg.bidBelow', { fee: mixed(fee) }) : t('eg.bidFirst')}
      <input name="bid" size="8" maxlength="40" autocomplete="off" required />
    </label>
    <button class="primary">${t('eg.bid')}</button>
    ${komi ? nothing : html`<button type="button" @click=${() => act({ bid: 'pass' })}>${t('eg.noBid')}</button>`}
  </form>`;
}

function over(capital) {
  const word = capital === '0' ? 'even' : capital.startsWith('-') ? 'lost' : 'won';
  return html`<p class="result">${t('eg.economy.' + word, { amount: mixed(capital.replace('-', '')) })}</p>`;
}

async function act(wish) {
  const { table } = now();
  const before = table.game.story.length;
  const next = await attempt(() => api.post(`economies/${table.id}/turns`, wish));
  if (!next) return false;
  put({ table: next });
  say(next.game.story.slice(before).map(sentence).join(' '));
  return true;
}

function sentence({ kind, side, person, amount, part, game: become }) {
  const who = side ? t(person ? 'eg.you' : 'eg.program', { side: colour(side) }) : '';
  return t('eg.story.' + kind, { who, amount: amount ? mixed(amount) : '', part, game: become });
}
