/** The screen on which games are played. */
import { html, nothing } from '../lib/lit-html.js';
import { changeRound, copy, download, playText, putAbout, resign, stop, submit, undo } from '../actions.js';
import { change, nodeOf, running, state } from '../state.js';
import { endingSentence } from '../speech.js';
import { t } from '../text.js';
import { gameLine, sideName, unitName } from '../words.js';
import { clockOf } from './clock.js';
import { moveTree, stepButtons } from './moves.js';
import { valueChart } from '../chart.js';
import { confirm, mayMove } from './clicks.js';
import { lister } from './lister.js';
import { editPosition, openNewGame } from '../later.js';
import { disc, option } from '../parts.js';
import { countButton, scoreView } from './score.js';

export function playPanel() {
  const { round, scene } = state;
  return html` <section class="card head">
      <h1>${gameLine(round.game)}</h1>
      <button class="primary" @click=${openNewGame}>${t('newGame')}</button>
    </section>
    <section class="card seats" aria-label=${t('seats')}>
      ${[0, 1].map(seat)} ${scene.tally ? html`<p class="tally" lang="en">${scene.tally}</p>` : nothing}
    </section>
    ${scene.ending ? ending() : nothing}
    <section class="card">${stepButtons()} ${actions()} ${moveBox()} ${lister()}</section>
    <section class="card">
      <h2>${t('moves')}</h2>
      ${moveTree()}
    </section>
    ${
      state.settings.graph && round.nodes.some((node) => node.value !== undefined)
        ? html`<section class="card">
            <h2>${t('graph')}</h2>
            ${valueChart()}
          </section>`
        : nothing
    }
    ${scene.comment ? html`<p class="paper paper-comment">${scene.comment}</p>` : nothing} ${notes()} ${keeping()}`;
}

function seat(side) {
  const { round, scene } = state;
  const choice = round.seats[side];
  const thinking = running('reply') && scene.toMove === side;
  return html`<div class=${`seat ${scene.toMove === side ? 'to-move' : ''}`}>
    ${disc(state.scenery, side)}
    <span class="side">${sideName(side)}</span>
    <span class="paper">${choice.player ?? t('person')}</span>
    <select
      aria-label=${t('whoPlays', { side: sideName(side) })}
      @change=${(event) => sit(side, event.target.value)}
    >
      <option value="human" ?selected=${choice.kind === 'human'}>${t('person')}</option>
      ${programs(choice).map((name) => option(name, name, choice.player === name))}
    </select>
    ${choice.kind === 'program' ? time(side, choice) : nothing} ${clockOf(side)}
    <span class="turn">${thinking ? t('thinking') : scene.toMove === side ? t('toMove') : thought(side)}</span>
  </div>`;
}

function programs(choice) {
  const known = (state.players[state.round.game] ?? []).map((player) => player.name);
  return choice.player && !known.includes(choice.player) ? [choice.player, ...known] : known;
}

/** How much the program looked at before the move that is shown. */
function thought(side) {
  const here = nodeOf(state.scene.node);
  const before = here && here.node !== 0 && here.mover === side ? nodeOf(here.parent) : null;
  if (!before?.steps || state.round.seats[side].kind !== 'program') return '';
  return t('thought', { steps: before.steps, unit: unitName(before.unit) });
}

const TIMES = [0.2, 1, 2, 5, 10, 30, 60];

function time(side, choice) {
  const now = choice.seconds ?? (choice.steps ? null : 1);
  const other = choice.steps ? t('steps', { steps: choice.steps }) : t('seconds', { seconds: now });
  return html`<select
    class="time"
    aria-label=${t('timeForMove')}
    @change=${(event) => sitWith(side, Number(event.target.value))}
  >
    ${TIMES.includes(now) ? nothing : html`<option selected disabled>${other}</option>`}
    ${TIMES.map((seconds) => option(seconds, t('seconds', { seconds }), seconds === now))}
  </select>`;
}

const seatsWith = (side, choice) => state.round.seats.map((old, each) => (each === side ? choice : old));

const threads = (side) => {
  const { threads: wanted } = state.round.seats[side];
  return wanted ? { threads: wanted } : {};
};

const sit = (side, name) =>
  changeRound('seats', {
    seats: seatsWith(
      side,
      name === 'human'
        ? { kind: 'human' }
        : { kind: 'program', player: name, seconds: state.round.seats[side].seconds ?? 1, ...threads(side) },
    ),
  });

const sitWith = (side, seconds) =>
  changeRound('seats', {
    seats: seatsWith(side, { kind: 'program', player: state.round.seats[side].player, seconds, ...threads(side) }),
  });

function actions() {
  const { scene } = state;
  const reply = running('reply');
  const hint = running('hint');
  const pass = scene.legal.find((legal) => legal.gesture.length === 0);
  const waiting = !reply && scene.toMove >= 0 && state.round.seats[scene.toMove].kind === 'program';
  return html`<div class="actions" role="group" aria-label=${t('actions')}>
      <button ?disabled=${scene.node === 0} @click=${undo}>${t('undo')}</button>
      ${
        pass
          ? html`<button ?disabled=${!mayMove()} @click=${() => playText(pass.move)}>${t('pass')}</button>`
          : nothing
      }
      <button ?disabled=${!mayMove() || hint} @click=${() => submit('hint')}>
        ${hint ? t('thinking') : t('hint')}
      </button>
      <button ?disabled=${scene.toMove < 0} @click=${resign}>${t('resign')}</button>
      ${countButton()}
      ${state.preview === null ? nothing : html`<button class="primary" @click=${confirm}>${t('confirmMove')}</button>`}
      ${reply ? html`<button class="warn" @click=${() => stop(reply)}>${t('stop')}</button>` : nothing}
      ${waiting ? html`<button class="primary" @click=${() => submit('reply')}>${t('letPlay')}</button>` : nothing}
    </div>
    ${scoreView()}`;
}

function moveBox() {
  const { scene } = state;
  if (scene.toMove < 0) return nothing;
  return html`<form class="move-box" @submit=${typed}>
    <label
      >${t('typeMove')}
      <input id="move-box" name="move" list="legal-moves" autocomplete="off" spellcheck="false" size="9"
    /></label>
    <datalist id="legal-moves">
      ${scene.legal.slice(0, 400).map((legal) => html`<option value=${legal.move}></option>`)}
    </datalist>
    <button>${t('play')}</button>
  </form>`;
}

async function typed(event) {
  event.preventDefault();
  const field = event.target.elements.move;
  if (field.value.trim() === '') return;
  await playText(field.value.trim());
  field.value = '';
}

function ending() {
  const { scene } = state;
  const end = scene.ending;
  return html`<section class="card ending">
    <p class="result">${endingSentence(end)}</p>
    ${end.note ? html`<p lang="en">${end.note}</p>` : nothing}
    ${end.disputable ? html`<p>${deadStones(end.dead.length)} ${t('disputeHow')}</p>` : nothing}
    <div class="actions">
      <button class="primary" @click=${openNewGame}>${t('newGame')}</button>
      <a class="button" href=${`#/analyse/${state.round.id}/n${scene.node}`}>${t('review')}</a>
    </div>
  </section>`;
}

const deadStones = (count) => (count > 0 ? t('deadStones', { count }) : t('noDeadStones'));

const TOOLS = ['triangle', 'square', 'circle', 'cross', 'label'];

/** Comments and marks, folded away until somebody wants them. */
function notes() {
  const { scene } = state;
  return html`<details class="card" ?open=${scene.comment !== '' || scene.marks.length > 0}>
    <summary>${t('notes')}</summary>
    <label class="wide"
      >${t('comment')}
      <textarea
        rows="3"
        maxlength="20000"
        .value=${scene.comment}
        @change=${(event) => putAbout('comment', { comment: event.target.value })}
      ></textarea>
    </label>
    <div class="actions" role="group" aria-label=${t('marks')}>
      ${TOOLS.map(
        (tool) =>
          html`<button
            aria-pressed=${state.markTool === tool ? 'true' : 'false'}
            title=${t('mark.' + tool)}
            aria-label=${t('mark.' + tool)}
            @click=${() => change({ markTool: state.markTool === tool ? null : tool })}
          >
            ${{ triangle: '△', square: '□', circle: '○', cross: '✕', label: 'A' }[tool]}
          </button>`,
      )}
    </div>
    ${state.markTool ? html`<p class="hint">${t('markHow')}</p>` : nothing}
  </details>`;
}

function keeping() {
  const { round } = state;
  return html`<details class="card">
    <summary>${t('gameAndFile')}</summary>
    ${
      round.komi === undefined
        ? nothing
        : html`<form
            class="inline"
            @submit=${(event) => {
              event.preventDefault();
              changeRound('rules', { komi: event.target.elements.komi.value });
            }}
          >
            <label>${t('komi')} <input name="komi" size="5" inputmode="decimal" .value=${round.komi} /></label>
            <button>${t('change')}</button>
          </form>`
    }
    <form
      class="inline"
      @submit=${(event) => {
        event.preventDefault();
        changeRound('rules', { clock: event.target.elements.clock.value || 'none' });
      }}
    >
      <label
        >${t('clock')} <input name="clock" size="18" placeholder="byoyomi 600 30 5" .value=${round.clock}
      /></label>
      <button>${t('change')}</button>
    </form>
    <p class="hint">${t('clockHow')}</p>
    <div class="actions">
      ${round.name === 'go' ? html`<button @click=${() => download('sgf')}>${t('saveSgf')}</button>
            <button @click=${() => copy('sgf')}>${t('copySgf')}</button>` : nothing}
      <button @click=${() => download('text')}>${t('saveText')}</button>
      <button @click=${editPosition}>${t('editPosition')}</button>
      <a class="button" href="#/games">${t('allGames')}</a>
    </div>
  </details>`;
}
