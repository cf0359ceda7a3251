/** The screen on which endgames of Go are counted exactly, with a calculator and economic Go beside them. */
import { html, nothing } from '../lib/lit-html.js';
import { stop } from '../actions.js';
import { board } from '../board/board.js';
import { option } from '../parts.js';
import { stepButtons } from '../play/moves.js';
import { change, set, state } from '../state.js';
import { addTexts, has, t } from '../text.js';
import { gameLine } from '../words.js';
import { calculatorCard } from './calculator.js';
import { economyCard } from './economy.js';
import { mapOf, noteAt, signs, tints } from './overlay.js';
import { proofCard } from './proof.js';
import { regionCard, regionTable } from './regions.js';
import { startCard } from './start.js';
import en from './text/en.js';
import pl from './text/pl.js';
import { bestMoves, verdict } from './verdict.js';
import { colour, position } from './words.js';
import { busyJob, count, countedJob, edit, isGo, load, select } from './work.js';

addTexts({ en, pl });

const RULES = ['japanese', 'chinese', 'aga', 'new-zealand', 'tromp-taylor'];

/** The style comes with the screen, so that the first view stays small. */
const style = document.createElement('link');
style.rel = 'stylesheet';
style.href = '/endgame/endgame.css';
const styled = new Promise((done) => (style.onload = style.onerror = done));
document.head.append(style);

export async function prepare() {
  await Promise.all([styled, load()]);
}

export function screen() {
  if (!isGo())
    return html`<div class="endgame-only">${startCard(true)} ${calculatorCard()} ${economyCard(null)}</div>`;
  const job = countedJob();
  const answer = job?.result.answer;
  return html`<div class="table">
    <div class="board-column">${boardOf(answer)} ${switches(answer)}</div>
    <div class="panel">
      <section class="card head">
        <h1>${gameLine(state.round.game)}</h1>
        <a class="button" href=${`#/play/${state.round.id}/n${state.scene.node}`}>${t('backToPlay')}</a>
      </section>
      <section class="card">
        ${stepButtons()} ${asking(answer)} ${answer ? verdict(answer, job.result.seconds) : nothing}
        ${answer && !job.result.complete ? html`<p class="sureness">${t('eg.stopped')}</p>` : nothing}
      </section>
      ${answer ? html`<section class="card">${bestMoves(answer)}</section>` : nothing}
      ${answer ? html`<section class="card"><h2>${t('eg.regions')}</h2>${regionTable(answer)}</section>` : nothing}
      ${answer ? regionCard(answer) : nothing} ${answer ? proofCard(job) : nothing} ${calculatorCard()}
      ${economyCard(answer)} ${startCard(false)}
    </div>
  </div>`;
}

function boardOf(answer) {
  const { scenery, scene, settings } = state;
  const { selected, groups, owners } = state.endgame;
  const middle = Math.floor(scenery.spots.length / 2);
  const regionAt = answer ? mapOf(answer, scenery).regionAt : new Map();
  const labelled = (point) => answer && answer.regions[regionAt.get(point)]?.label;
  const view = {
    scenery,
    scene,
    label: t('boardOf', { game: gameLine(scenery.game) }),
    chosen: [],
    targets: [],
    preview: null,
    hoverPiece: null,
    usable: new Set([...regionAt.keys()].filter(labelled)),
    frame: null,
    line: null,
    owners: answer && owners ? expected(answer) : null,
    focus: state.focus === null || state.focus >= scenery.spots.length ? middle : state.focus,
    tints: answer ? tints(answer, scenery, selected) : nothing,
    signs: answer ? signs(answer, scenery, scene, { groups }) : nothing,
    note: (point) => (answer ? noteAt(answer, scenery, point) : ''),
  };
  const on = {
    act: (point) => {
      change({ focus: point });
      if (labelled(point)) select(regionAt.get(point));
    },
    focus: (point) => change({ focus: point }),
    hover: () => {},
    release: () => edit({ selected: null }),
  };
  return html`<div class="board-space">
    ${board(view, on)}
    ${
      settings.textBoard
        ? html`<pre class="text-board" tabindex="0" aria-label=${t('textBoard')}>${scene.diagram}</pre>`
        : nothing
    }
  </div>`;
}

/** Whose each point may be expected to be; points of which too little is known have nothing. */
function expected(answer) {
  if (!answer.ownership) return null;
  const { pointOf } = mapOf(answer, state.scenery);
  const values = new Array(state.scenery.spots.length).fill(0);
  for (const [name, owner] of Object.entries(answer.ownership)) values[pointOf.get(name)] = position(owner);
  return values;
}

function switches(answer) {
  return html`<div class="settings" role="group" aria-label=${t('view')}>
      ${tick(state.endgame.owners, t('eg.owners'), (owners) => {
        edit({ owners });
        if (owners && answer && !answer.ownership && !busyJob()) count();
      })}
      ${tick(state.settings.textBoard, t('switch.textBoard'), (textBoard) => set({ textBoard }))}
    </div>
    ${answer ? html`<p class="legend hint">${t('eg.legend')}</p>` : nothing}`;
}

const tick = (checked, text, action) =>
  html`<label class="switch"
    ><input type="checkbox" .checked=${checked} @change=${(event) => action(event.target.checked)} /> ${text}</label
  >`;

const wishes = (fields) => edit({ wish: { ...state.endgame.wish, ...fields } });

const ruleTitle = (name) => (has('value.' + name) ? t('value.' + name) : name);

/** What is asked, and how far the answer is. */
function asking(answer) {
  const { wish } = state.endgame;
  const job = busyJob();
  if (job) return progress(job);
  return html`${answer ? nothing : html`<p>${t('eg.countHow')}</p>`}
    <div class="actions">
      <button class=${answer ? '' : 'primary'} @click=${() => count()}>
        ${t(answer ? 'eg.countAgain' : 'eg.count')}
      </button>
    </div>
    <details>
      <summary>${t('eg.options')}</summary>
      <div class="fields">
        <label
          ><span>${t('eg.toMove')}</span
          ><select @change=${(event) => wishes({ toMove: event.target.value })}>
            ${option('', t('eg.whoseTurn'), wish.toMove === '')}
            ${['black', 'white'].map((side) => option(side, colour(side), wish.toMove === side))}
          </select></label
        >
        <label
          ><span>${t('eg.rules')}</span
          ><select @change=${(event) => wishes({ rules: event.target.value })}>
            ${option('', t('eg.ownRules'), wish.rules === '')}
            ${RULES.map((name) => option(name, ruleTitle(name), wish.rules === name))}
          </select></label
        >
        <label
          ><span>${t('eg.seconds')}</span
          ><input
            type="number"
            min="0.1"
            step="any"
            placeholder=${t('eg.noLimit')}
            .value=${wish.seconds}
            @change=${(event) => wishes({ seconds: event.target.value })}
        /></label>
      </div>
      ${tick(wish.strict, t('eg.strict'), (strict) => wishes({ strict }))}
    </details>`;
}

function progress(job) {
  const now = job.progress;
  return html`<div class="actions">
      <button class="warn" @click=${() => stop(job)}>${t('stop')}</button>
      <progress max="1" value=${now?.share ?? nothing} aria-label=${t('eg.progress')}></progress>
    </div>
    <p class="summary">${t('eg.phase.' + (now?.phase || 'count'))}</p>
    ${now ? html`<p class="hint">${t('eg.pace', { count: now.count, seconds: now.seconds })}</p>` : nothing}`;
}
