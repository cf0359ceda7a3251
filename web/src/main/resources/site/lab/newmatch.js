/** A match to begin: the game and its rules, two players with their limits, and how many games. */
import { html, nothing } from '../lib/lit-html.js';
import { option } from '../parts.js';
import { ruleField } from '../play/newgame.js';
import { state } from '../state.js';
import { t } from '../text.js';
import { gameTitle } from '../words.js';
import { beginMatch, edit, preparePlayers } from './work.js';

const OWN = 'own';
const FIRST = {
  game: 'go',
  rules: { go: { size: '9' } },
  players: [
    { name: 'best', recipe: '', seconds: '', steps: '200' },
    { name: 'random', recipe: '', seconds: '', steps: '200' },
  ],
  games: '10',
  opening: '2',
  sides: 'exchanged',
  seed: '1',
};

const draft = () => state.lab.draft ?? FIRST;

const set = (fields) => edit({ draft: { ...draft(), ...fields } });

const setPlayer = (side, fields) =>
  set({ players: draft().players.map((old, each) => (each === side ? { ...old, ...fields } : old)) });

export function newMatch() {
  const now = draft();
  const family = state.games.find((game) => game.name === now.game) ?? state.games[0];
  return html`<form class="card new-match" @submit=${submit}>
    <h1>${t('lab.newMatch')}</h1>
    <fieldset class="fields">
      <legend>${t('game')}</legend>
      <label
        ><span>${t('game')}</span
        ><select id="match-game" @change=${(event) => chooseGame(event.target.value)}>
          ${state.games.map((game) => option(game.name, gameTitle(game.name), game.name === family.name))}
        </select></label
      >
      ${family.keys.slice(0, 2).map((rule) => ruleField(family, rule, now, set))}
      ${
        family.keys.length > 2
          ? html`<details>
              <summary>${t('moreRules')}</summary>
              <div class="fields">${family.keys.slice(2).map((rule) => ruleField(family, rule, now, set))}</div>
            </details>`
          : nothing
      }
    </fieldset>
    ${[0, 1].map((side) => playerFields(family, side))}
    <fieldset class="fields">
      <legend>${t('lab.matchGames')}</legend>
      ${number('games', 1, 10000)} ${number('opening', 0, 100)}
      <label
        ><span>${t('lab.sides')}</span
        ><select id="match-sides" @change=${(event) => set({ sides: event.target.value })}>
          ${['exchanged', 'fixed'].map((sides) => option(sides, t('lab.sides.' + sides), sides === now.sides))}
        </select></label
      >
      ${number('seed', 0, 1000000000)}
    </fieldset>
    <p class="actions">
      <button class="primary big">${t('lab.beginMatch')}</button>
      <a class="button" href="#/lab/matches">${t('lab.allMatches')}</a>
    </p>
  </form>`;
}

function chooseGame(game) {
  set({ game });
  preparePlayers();
}

function playerFields(family, side) {
  const players = state.players[family.name] ?? [];
  const now = draft().players[side];
  const meaning = players.find((player) => player.name === now.name)?.meaning;
  const name = side === 0 ? 'A' : 'B';
  return html`<fieldset class="fields">
    <legend>${t('lab.player', { name })}</legend>
    <label
      ><span>${t('lab.whoIs', { name })}</span
      ><select id=${`match-player-${side}`} @change=${(event) => setPlayer(side, { name: event.target.value })}>
        ${players.map((player) => option(player.name, player.name, player.name === now.name))}
        ${option(OWN, t('ownRecipe'), now.name === OWN)}
      </select>
      ${meaning ? html`<small lang="en">${meaning}</small>` : nothing}</label
    >
    ${
      now.name === OWN
        ? html`<label
            ><span>${t('lab.recipe')}</span
            ><input
              required
              maxlength="600"
              spellcheck="false"
              placeholder="mcts[selection=Rave]"
              .value=${now.recipe}
              @change=${(event) => setPlayer(side, { recipe: event.target.value.trim() })}
          /></label>`
        : nothing
    }
    ${limit(side, 'seconds', 'any')} ${limit(side, 'steps', '1')}
  </fieldset>`;
}

function limit(side, name, step) {
  return html`<label
    ><span>${t('lab.' + name)}</span
    ><input
      id=${`match-${name}-${side}`}
      type="number"
      min=${name === 'steps' ? 1 : 0.01}
      max=${name === 'steps' ? nothing : 3600}
      step=${step}
      placeholder=${t('lab.noLimit')}
      .value=${draft().players[side][name]}
      @change=${(event) => setPlayer(side, { [name]: event.target.value })}
  /></label>`;
}

function number(name, least, most) {
  return html`<label
    ><span>${t('lab.match.' + name)}</span
    ><input
      id=${`match-${name}`}
      type="number"
      required
      min=${least}
      max=${most}
      .value=${draft()[name]}
      @change=${(event) => set({ [name]: event.target.value })}
    /><small>${t('lab.why.' + name)}</small></label
  >`;
}

const optional = (text) => (text === '' ? undefined : Number(text));

function contestant({ name, recipe, seconds, steps }) {
  return { player: name === OWN ? recipe : name, seconds: optional(seconds), steps: optional(steps) };
}

function submit(event) {
  event.preventDefault();
  const now = draft();
  const rules = Object.entries(now.rules[now.game] ?? {}).filter(([, value]) => value !== '');
  const [a, b] = now.players.map(contestant);
  beginMatch({
    game: now.game + (rules.length > 0 ? ':' + rules.map(([name, value]) => `${name}=${value}`).join(',') : ''),
    a,
    b,
    games: Number(now.games),
    opening: Number(now.opening),
    sides: now.sides,
    seed: Number(now.seed),
  });
}
