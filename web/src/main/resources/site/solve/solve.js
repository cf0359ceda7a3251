/** The screen on which games are solved and then played perfectly. */
import { html, nothing } from '../lib/lit-html.js';
import { stop } from '../actions.js';
import { settingsBar } from '../frame.js';
import { option } from '../parts.js';
import { boardView } from '../play/boardview.js';
import { ruleField } from '../play/newgame.js';
import { state } from '../state.js';
import { addTexts, decimal, has, t, whole } from '../text.js';
import { gameLine, gameTitle, sideName } from '../words.js';
import { begin, editorBoard, editorPanel } from '../play/editor.js';
import { graphCard } from './graph.js';
import { perfectCard } from './perfect.js';
import en from './text/en.js';
import pl from './text/pl.js';
import { worths } from './worths.js';
import { chosenGame, edit, freshName, methods, newestJob, prepare, setUp, solve, valuesHere, wishes } from './work.js';

addTexts({ en, pl });

const MEGABYTE = 1 << 20;

export { prepare };

export function screen() {
  if (!state.round || !state.scene || state.demo) return html`<div class="solve-only">${setupCard(true)}</div>`;
  const editing = state.drawing !== null;
  return html`<div class="table">
    <div class="board-column">
      ${editing ? editorBoard() : boardView({ signs: worths(valuesHere()?.moves), frame: null })}
      ${editing ? nothing : settingsBar()}
    </div>
    <div class="panel">
      <section class="card head">
        <h1>${gameLine(state.round.game)}</h1>
        ${editing ? nothing : html`<button @click=${begin}>${t('editPosition')}</button>`}
      </section>
      ${editing ? editorPanel() : html`${perfectCard()} ${workCard()} ${graphCard()}`} ${setupCard(false)}
    </div>
  </div>`;
}

function setupCard(open) {
  const family = state.games.find((game) => game.name === state.solve.game) ?? state.games[0];
  if (!family) return nothing;
  return html`<details class="card" ?open=${open}>
    <summary>${t('anotherGame')}</summary>
    ${open ? html`<h1>${t('solveTitle')}</h1><p>${t('solveHow')}</p>` : nothing}
    <div class="fields">
      <label
        ><span>${t('game')}</span
        ><select id="solve-game" @change=${(event) => edit({ game: event.target.value })}>
          ${state.games.map((game) => option(game.name, gameTitle(game.name), game.name === family.name))}
        </select></label
      >
      ${family.keys.map((rule) => ruleField(family, rule, state.solve, edit))}
    </div>
    <div class="actions">
      <button class=${open ? 'primary' : ''} @click=${() => setUp(chosenGame(), '')}>${t('setUp')}</button>
    </div>
  </details>`;
}

const meaning = (method) => (has('method.' + method.name) ? t('method.' + method.name) : method.meaning);

function workCard() {
  const { wish } = state.solve;
  const method = methods().find((each) => each.name === wish.method);
  const job = newestJob();
  const busy = job && (job.state === 'running' || job.state === 'queued');
  return html`<section class="card">
    <h2>${t('solveWith')}</h2>
    <label class="wide"
      ><span class="unseen">${t('method')}</span>
      <select id="solve-method" @change=${(event) => wishes({ method: event.target.value })}>
        ${methods().map((each) => option(each.name, each.name, each.name === wish.method))}
      </select></label
    >
    <p class="hint">${method ? meaning(method) : t('noMethod')}</p>
    <details>
      <summary>${t('limits')}</summary>
      <div class="fields">
        ${limit('seconds', '0.1')}${limit('nodes', '1')}${limit('megabytes', '1')}${limit('threads', '1')}
        ${method?.all ? nameField() : nothing}
      </div>
      ${box('fold')} ${method?.all ? nothing : box('cache')}
    </details>
    ${
      busy
        ? progress(job)
        : html`<div class="actions">
            <button class="primary" ?disabled=${!method || state.scene.toMove < 0} @click=${() => solve()}>
              ${t('solve')}
            </button>
            <button ?disabled=${!method} @click=${() => solve({ verify: true })}>${t('verifyMethod')}</button>
            ${
              method?.all
                ? html`<button @click=${() => solve({ save: wish.name || freshName('database') })}>
                      ${t('solveAndSave')}
                    </button>
                    ${[0, 1].map(
                      (owner) =>
                        html`<button @click=${() => solve({ strategy: wish.name || freshName('strategy'), owner })}>
                          ${t('makeStrategy', { side: sideName(owner) })}
                        </button>`,
                    )}`
                : nothing
            }
          </div>`
    }
    ${job && !busy ? result(job) : nothing}
  </section>`;
}

function limit(name, step) {
  return html`<label
    ><span>${t('limit.' + name)}</span
    ><input
      type="number"
      min=${step}
      step=${name === 'seconds' ? 'any' : '1'}
      placeholder=${t('noLimit')}
      .value=${state.solve.wish[name]}
      @change=${(event) => wishes({ [name]: event.target.value })}
  /></label>`;
}

function nameField() {
  return html`<label
    ><span>${t('fileName')}</span
    ><input
      id="solve-name"
      type="text"
      maxlength="60"
      pattern="[A-Za-z0-9][A-Za-z0-9\\-]*"
      placeholder=${t('nobodyChose')}
      .value=${state.solve.wish.name ?? ''}
      @change=${(event) => wishes({ name: event.target.value.trim() })}
  /></label>`;
}

function box(name) {
  return html`<label class="switch"
    ><input
      type="checkbox"
      .checked=${state.solve.wish[name] ?? false}
      @change=${(event) => wishes({ [name]: event.target.checked })}
    />
    ${t('solve.' + name)}</label
  >`;
}

function progress(job) {
  const now = job.progress;
  return html`<div class="actions">
      <button class="warn" @click=${() => stop(job)}>${t('stop')}</button>
      <progress
        max="1"
        value=${now?.share ?? nothing}
        aria-label=${t('solveProgress')}
      ></progress>
    </div>
    ${
      now
        ? html`<p class="summary">
            ${t('phase.' + now.phase)}: ${t(now.phase === 'search' ? 'nodesDone' : 'statesDone', { count: now.count })}
          </p>
          <p class="hint">
            ${t('pace', { rate: now.rate, seconds: now.seconds, megabytes: Math.round(now.bytes / MEGABYTE) })}
            ${now.share === undefined ? '' : t('left', { percent: Math.round(100 * (1 - now.share)) })}
          </p>`
        : nothing
    }`;
}

function result(job) {
  if (!job.result) return nothing;
  const { answer, side, log } = job.result;
  return html`<div class="solve-result">
    <p class="result">${verdict(answer, side)}</p>
    ${answer.move ? html`<p>${t('firstMove', { move: answer.move })}</p>` : nothing}
    ${answer.wins === undefined ? nothing : html`<p>${counts(answer)}</p>`}
    <p class="hint">
      ${answer.method} · ${t('nodesDone', { count: answer.nodes })} · ${decimal(answer.seconds)} s ·
      ${t(answer.proven ? 'isProven' : 'notProven')}
    </p>
    ${
      answer.compared === undefined
        ? nothing
        : html`<p>${t('comparedStates', { wrong: answer.wrong, count: answer.compared })}</p>`
    }
    <h3>${t('console')}</h3>
    <pre class="console" lang="en" tabindex="0" aria-label=${t('console')}>${log.join('\n')}</pre>
  </div>`;
}

function verdict({ value, length }, side) {
  const name = sideName(side);
  if (value === 'unknown') return t('verdict.unknown');
  if (length === undefined || value === 'draw') return t('verdict.' + value, { side: name });
  return t(`verdict.${value}In`, { side: name, length });
}

const counts = ({ wins, draws, losses, longest }) =>
  t('stateCounts', { wins: whole(wins), draws: whole(draws), losses: whole(losses), longest });
