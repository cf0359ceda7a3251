/** A calculator for games. The server works lines out and remembers names; the page shows them. */
import { html, nothing } from '../lib/lit-html.js';
import * as api from '../api.js';
import { attempt } from '../actions.js';
import { say } from '../speech.js';
import { state } from '../state.js';
import { t } from '../text.js';
import { thermograph } from './thermograph.js';
import { edit } from './work.js';

const PROPERTIES = [
  'canonical',
  'mean',
  'temperature',
  'leftStop',
  'rightStop',
  'birthday',
  'chilled',
  'frozen',
  'atomicWeight',
];

const LINES_SHOWN = 30;

const HELP = [
  ['{3|1||0}  5|*  1/2', 'games'],
  ['^  vv  ^3  *  *2', 'infinitesimals'],
  ['+_2  -_2  +-1', 'tinies'],
  ['^<2>  ^[2]', 'powers'],
  ['G + H  G - H  3·G  G:H', 'sums'],
  ['G = {3|1||0}', 'names'],
  ['G ? H', 'compare'],
  ['options G  incentives G', 'options'],
  ['names  history', 'lists'],
];

let newest = '';

/** Puts an expression into the line, ready to be changed or worked out. */
export function fill(text) {
  const box = document.getElementById('cgt-line');
  if (!box) return;
  box.closest('details').open = true;
  box.value = text;
  box.focus();
}

export function calculatorCard() {
  const { lines, working, functions } = state.endgame;
  return html`<details class="card calculator" ?open=${lines.length > 0}>
    <summary>${t('eg.calculator')}</summary>
    <p class="hint">${t('eg.calculatorHow')}</p>
    <div class="cgt-lines" role="region" aria-label=${t('eg.results')} tabindex="0">
      ${lines.slice(-LINES_SHOWN).map(line)}
    </div>
    <form class="cgt-form" @submit=${submit}>
      <label for="cgt-line">cgt&gt;</label>
      <input
        id="cgt-line"
        name="line"
        maxlength="1000"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        aria-label=${t('eg.expression')}
        @keydown=${recall}
      />
      ${
        working
          ? html`<button type="button" class="warn" @click=${stop}>${t('stop')}</button>`
          : html`<button class="primary">${t('eg.calculate')}</button>`
      }
    </form>
    <div class="actions">
      ${lines.length > 0 ? html`<button class="quiet" @click=${clear}>${t('eg.clear')}</button>` : nothing}
    </div>
    <details>
      <summary>${t('eg.notation')}</summary>
      <dl class="facts">
        ${HELP.map(
          ([code, meaning]) =>
            html`<div>
              <dt class="value">${code}</dt>
              <dd>${t('eg.help.' + meaning)}</dd>
            </div>`,
        )}
      </dl>
      ${functions ? html`<p class="value">${functions.join(', ')}</p>` : nothing}
    </details>
  </details>`;
}

function line({ asked, answer, problem }) {
  return html`<div class="line">
    <p class="value asked">cgt&gt; ${asked}</p>
    ${problem ? html`<p class="problem" lang="en">${problem}</p>` : nothing}
    ${
      answer
        ? html`${answer.lines.map((text) => html`<p class="value" lang="en">${text}</p>`)} ${portrait(answer)}`
        : nothing
    }
  </div>`;
}

function portrait({ portrait: game }) {
  if (!game) return nothing;
  const wall = (side) =>
    [...game.thermograph].reverse().map((row) => ({ temperature: row.temperature, value: row[side] }));
  return html`<details class="portrait" ?open=${game === newest}>
    <summary>${t('eg.portraitOf')} <span class="value">${game.canonical}</span></summary>
    <dl class="facts">
      ${PROPERTIES.map(
        (name) =>
          game[name] === undefined
            ? nothing
            : html`<div>
                <dt>${t('eg.game.' + name)}</dt>
                <dd class="value">${game[name]}</dd>
              </div>`,
      )}
      <div>
        <dt>${t('eg.game.outcome')}</dt>
        <dd>${t('eg.outcome.' + game.outcome)}</dd>
      </div>
    </dl>
    ${game.canonical.includes('…') ? html`<p class="hint">${t('eg.dots')}</p>` : nothing}
    ${thermograph(
      { left: wall('left'), right: wall('right'), mean: game.mean, temperature: game.temperature },
      game.canonical,
    )}
  </details>`;
}

async function submit(event) {
  event.preventDefault();
  const box = event.target.elements.line;
  const asked = box.value.trim();
  if (asked === '' || state.endgame.working) return;
  edit({ working: true });
  const entry = { asked, ...(await worked(asked)) };
  if (entry.answer?.portrait) newest = entry.answer.portrait;
  edit({ working: false, lines: [...state.endgame.lines, entry] });
  box.value = '';
  say(entry.problem ?? entry.answer.lines.join('. '));
  requestAnimationFrame(() => requestAnimationFrame(showLast));
}

const showLast = () => document.querySelector('.calculator .line:last-child')?.scrollIntoView({ block: 'nearest' });

/** The answer to a line, or the sentence that says what is wrong with it. A calculator that is gone is replaced. */
async function worked(text) {
  try {
    if (!state.endgame.calculator) await opened();
    try {
      return { answer: await ask(text) };
    } catch (problem) {
      if (problem.status !== 404) throw problem;
      await opened();
      return { answer: await ask(text) };
    }
  } catch (problem) {
    if (!(problem instanceof api.Problem)) throw problem;
    return { problem: problem.status === 0 ? t('lost') : problem.message };
  }
}

async function opened() {
  const { id, functions } = await api.post('calculators');
  edit({ calculator: id, functions });
}

const ask = (line) => api.post(`calculators/${state.endgame.calculator}/lines`, { line });

const stop = () => attempt(() => api.remove(`calculators/${state.endgame.calculator}/work`));

function clear() {
  const { calculator } = state.endgame;
  if (calculator) attempt(() => api.remove('calculators/' + calculator));
  edit({ calculator: null, lines: [] });
}

/** The arrow up brings the last line back. */
function recall(event) {
  if (event.key !== 'ArrowUp' || event.target.value !== '') return;
  event.preventDefault();
  event.target.value = state.endgame.lines.at(-1)?.asked ?? '';
}
