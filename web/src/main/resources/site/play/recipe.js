/** A search put together from its parts: three groups of fields, made from the recipe that the server describes. */
import { html, nothing } from '../lib/lit-html.js';
import { state } from '../state.js';
import { t } from '../text.js';

const GROUPS = {
  tree: ['selection', 'firstPlay', 'growth'],
  games: ['leaf'],
  play: ['finalMove', 'parallelism', 'play', 'capacity'],
};

export function recipeFields(side, edit) {
  const chosen = state.draft.recipes[side];
  const set = (part, value) =>
    edit({ recipes: state.draft.recipes.map((old, each) => (each === side ? { ...old, [part]: value } : old)) });
  const grouped = new Set(Object.values(GROUPS).flat());
  const rest = state.recipes.map((part) => part.part).filter((name) => !grouped.has(name));
  return html`<fieldset class="recipe">
    <legend>${t(side === 0 ? 'recipeFirst' : 'recipeSecond')}</legend>
    ${Object.entries({ ...GROUPS, other: rest }).map(([group, names]) => {
      const parts = state.recipes.filter((part) => names.includes(part.part));
      return parts.length === 0
        ? nothing
        : html`<div class="group">
            <h3>${t('group.' + group)}</h3>
            <div class="fields">${parts.map((part) => field(part, chosen[part.part] ?? '', set))}</div>
          </div>`;
    })}
    <p class="hint"><code>${ownRecipe(chosen)}</code></p>
  </fieldset>`;
}

/** A variant by its name; its parameters can be written behind it, as recipes are. */
function field(part, value, set) {
  const list = `part-${part.part}`;
  return html`<label
    ><span>${t('part.' + part.part)}</span>
    <input
      list=${list}
      .value=${value}
      placeholder=${part.standard.split('[')[0]}
      maxlength="300"
      spellcheck="false"
      @change=${(event) => set(part.part, event.target.value.trim())}
    />
    <datalist id=${list}>
      ${part.choices.map((choice) => html`<option value=${choice.standard}></option>`)}
    </datalist>
    <small>${t('why.' + part.part)}</small></label
  >`;
}

/** The recipe with the parts that differ from the standard. */
export function ownRecipe(parts) {
  const given = Object.entries(parts).filter(([, value]) => value !== '');
  return `mcts[${given.map(([part, value]) => `${part}=${value}`).join(', ')}]`;
}
