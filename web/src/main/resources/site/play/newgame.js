/** The one dialog: a game, its rules, two seats and a clock. Everything in it comes from the games and recipes. */
import { html, nothing } from '../lib/lit-html.js';
import * as api from '../api.js';
import { attempt, begin, openFile, playersOf } from '../actions.js';
import { change, state } from '../state.js';
import { addTexts, t } from '../text.js';
import { gameGoal, gameTitle, ruleMeaning, ruleName } from '../words.js';
import { option } from '../parts.js';
import { ownRecipe, recipeFields } from './recipe.js';
import en from './text/en.js';
import pl from './text/pl.js';

addTexts({ en, pl });

const LAST = 'tesuji.last';
const FIRST_CHOICE = {
  game: 'go',
  rules: { go: { size: '9' } },
  seats: ['human', 'best'],
  seconds: '2',
  clock: '',
};
const CLOCKS = { absolute: [600], byoyomi: [600, 30, 5], canadian: [600, 300, 25], fischer: [300, 10] };
const CLOCK_PARTS = {
  absolute: ['main'],
  byoyomi: ['main', 'period', 'periods'],
  canadian: ['main', 'period', 'stones'],
  fischer: ['main', 'increment'],
};
const ICONS = {
  go: '●○',
  hex: '⬢',
  connectfour: '◍',
  skoczki: '⤳',
  taifho: '◇△',
  threemensmorris: '⊠',
  tictactoe: '✕○',
  nim: '∷',
  kalah: '◡',
};

export async function open() {
  let draft = FIRST_CHOICE;
  try {
    draft = { ...FIRST_CHOICE, ...JSON.parse(localStorage.getItem(LAST) || '{}') };
  } catch {
    // What cannot be read was not kept.
  }
  change({ dialog: 'newGame', draft: { ...draft, recipes: [{}, {}] } });
  if (state.recipes.length === 0) change({ recipes: (await attempt(() => api.get('recipes'))) ?? [] });
  loadPlayers();
}

const edit = (fields) => change({ draft: { ...state.draft, ...fields } });

async function loadPlayers() {
  await attempt(() => playersOf(state.draft.game));
  change({});
}

export function dialog() {
  const { draft } = state;
  const family = state.games.find((game) => game.name === draft.game) ?? state.games[0];
  if (!family) return nothing;
  return html`<form class="new-game" @submit=${start}>
    <header>
      <h2 id="dialog-title">${t('newGame')}</h2>
      <button type="button" class="quiet" @click=${() => change({ dialog: null })} aria-label=${t('close')}>
        ✕
      </button>
    </header>
    <div class="tiles" role="radiogroup" aria-label=${t('game')}>${state.games.map(tile)}</div>
    <p class="goal">${gameGoal(family.name)}</p>
    <fieldset class="fields">
      <legend>${t('rules')}</legend>
      ${family.keys.slice(0, 3).map((rule) => ruleField(family, rule, draft, edit))}
      ${
        family.keys.length > 3
          ? html`<details>
              <summary>${t('moreRules')}</summary>
              <div class="fields">${family.keys.slice(3).map((rule) => ruleField(family, rule, draft, edit))}</div>
            </details>`
          : nothing
      }
      ${family.keys.length === 0 ? html`<p class="hint">${t('noRules')}</p>` : nothing}
    </fieldset>
    <fieldset class="fields">
      <legend>${t('seats')}</legend>
      ${[0, 1].map((side) => seatField(family, side))}
      <label
        >${t('timeForMove')}
        <input
          name="seconds"
          type="number"
          min="0.1"
          max="3600"
          step="any"
          .value=${draft.seconds}
          @change=${(event) => edit({ seconds: event.target.value })}
        /><span class="unit">s</span></label
      >
      <label
        >${t('threads')}
        <input
          name="threads"
          type="number"
          min="1"
          max="16"
          placeholder=${t('allThreads')}
          .value=${draft.threads ?? ''}
          @change=${(event) => edit({ threads: event.target.value })}
      /></label>
    </fieldset>
    ${[0, 1].map((side) => (draft.seats[side] === 'own' ? recipeFields(side, edit) : nothing))} ${clockFields()}
    <footer>
      <label class="button file"
        >${t('openFile')}<input type="file" accept=".sgf,.txt,text/plain" @change=${opened}
      /></label>
      <button class="primary big">${t('start')}</button>
    </footer>
  </form>`;
}

function tile(game) {
  const chosen = state.draft.game === game.name;
  return html`<button
    type="button"
    class="tile"
    role="radio"
    ?autofocus=${chosen}
    aria-checked=${chosen ? 'true' : 'false'}
    @click=${() => {
      edit({ game: game.name });
      loadPlayers();
    }}
  >
    <span class="icon" aria-hidden="true">${ICONS[game.name] ?? '◌'}</span>${gameTitle(game.name)}
  </button>`;
}

/** What a key may be is said in words; lists of words and numbers become fields that allow nothing else. */
export function ruleField(family, rule, draft, keep) {
  const values = draft.rules[family.name] ?? {};
  const value = values[rule.name] ?? '';
  const set = (text) => keep({ rules: { ...draft.rules, [family.name]: { ...values, [rule.name]: text } } });
  const words = rule.allowed.match(/^([\w-]+(?:, [\w-]+)* or [\w-]+)$/) ? rule.allowed.split(/, | or /) : null;
  const range = rule.allowed.match(/^(\d+) to (\d+)$/);
  const field = words
    ? html`<select @change=${(event) => set(event.target.value)}>
        ${words.includes(rule.standard) ? nothing : option('', t('asRules'), value === '')}
        ${words.map((word) => option(word, word, word === (value || rule.standard)))}
      </select>`
    : html`<input
        type=${range ? 'number' : 'text'}
        min=${range ? range[1] : nothing}
        max=${range ? range[2] : nothing}
        maxlength="80"
        placeholder=${/^(as|by)-/.test(rule.standard) ? t('asRules') : rule.standard}
        .value=${value}
        @change=${(event) => set(event.target.value.trim())}
      />`;
  return html`<label title=${rule.allowed}
    ><span>${ruleName(family, rule)}</span>${field}<small>${ruleMeaning(rule)}</small></label
  >`;
}

function seatField(family, side) {
  const players = state.players[family.name] ?? [];
  const now = state.draft.seats[side];
  const set = (name) => edit({ seats: state.draft.seats.map((old, each) => (each === side ? name : old)) });
  const meaning =
    players.find((player) => player.name === now)?.meaning ?? (now === 'own' ? t('ownRecipe') : t('personPlays'));
  return html`<label
    ><span>${t(side === 0 ? 'firstSide' : 'secondSide')}</span
    ><select @change=${(event) => set(event.target.value)}>
      <option value="human" ?selected=${now === 'human'}>${t('person')}</option>
      ${players.map((player) => option(player.name, player.name, player.name === now))}
      <option value="own" ?selected=${now === 'own'}>${t('ownRecipe')}</option></select
    ><small lang=${players.some((player) => player.name === now) ? 'en' : nothing}>${meaning}</small></label
  >`;
}

const standardClock = (system) => (system ? [system, ...CLOCKS[system]].join(' ') : '');

function clockFields() {
  const [system, ...numbers] = state.draft.clock.split(' ');
  const set = (place, value) =>
    edit({ clock: [system, ...numbers.map((old, each) => (each === place ? value : old))].join(' ') });
  return html`<fieldset class="fields">
    <legend>${t('clock')}</legend>
    <label
      ><span>${t('timeSystem')}</span
      ><select @change=${(event) => edit({ clock: standardClock(event.target.value) })}>
        <option value="" ?selected=${!system}>${t('noClock')}</option>
        ${Object.keys(CLOCKS).map((name) => option(name, t('clock.' + name), name === system))}
      </select></label
    >
    ${(CLOCK_PARTS[system] ?? []).map(
      (part, place) =>
        html`<label
          ><span>${t('time.' + part)}</span
          ><input
            type="number"
            min="0"
            max="360000"
            .value=${numbers[place]}
            @change=${(event) => set(place, event.target.value)}
        /></label>`,
    )}
  </fieldset>`;
}

async function opened(event) {
  const file = event.target.files[0];
  if (!file) return;
  change({ dialog: null });
  openFile(await file.arrayBuffer());
}

function seatOf(name, side) {
  if (name === 'human') return { kind: 'human' };
  return {
    kind: 'program',
    player: name === 'own' ? ownRecipe(state.draft.recipes[side]) : name,
    seconds: Number(state.draft.seconds) || 1,
    ...(Number(state.draft.threads) > 0 ? { threads: Number(state.draft.threads) } : {}),
  };
}

async function start(event) {
  event.preventDefault();
  const { draft } = state;
  const rules = Object.entries(draft.rules[draft.game] ?? {}).filter(([, value]) => value !== '');
  const game =
    draft.game + (rules.length > 0 ? ':' + rules.map(([name, value]) => `${name}=${value}`).join(',') : '');
  const { recipes, ...kept } = draft;
  const wish = { game, seats: draft.seats.map(seatOf), ...(draft.clock ? { clock: draft.clock } : {}) };
  if (await begin(wish)) localStorage.setItem(LAST, JSON.stringify(kept));
}
