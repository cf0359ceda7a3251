/** The position counted as if it were over: by the rules, or as an estimator of territory sees it. */
import { html, nothing } from '../lib/lit-html.js';
import { submit } from '../actions.js';
import { change, state } from '../state.js';
import { option } from '../parts.js';
import { t } from '../text.js';

/** Counts the position, and takes the count off the board again. Games without territory have no such button. */
export function countButton() {
  if (state.round.name !== 'go') return nothing;
  return html`<button
      @click=${() => (state.score ? change({ score: null, estimator: null }) : submit('score'))}
      aria-pressed=${state.score ? 'true' : 'false'}
    >
      ${t('count')}
    </button>
    <a class="button" href=${`#/endgame/${state.round.id}/n${state.scene.node}`}>${t('endgame')}</a>`;
}

/** The result, and a list of all estimators; the board shows the points of the one that is chosen. */
export function scoreView() {
  const { score: found, estimator } = state;
  if (!found) return nothing;
  const shown = found.estimates.find((each) => each.name === estimator);
  return html`<div class="score">
    <p><strong>${t('ifOver', { score: shown ? shown.score : found.score })}</strong></p>
    <label
      >${t('estimator')}
      <select @change=${(event) => change({ estimator: event.target.value || null })}>
        <option value="">${t('byRules')}</option>
        ${found.estimates.map((each) => option(each.name, `${each.name} (${each.score})`, each.name === estimator))}
      </select></label
    >
    ${shown ? html`<p class="hint">${t('estimate.' + shown.name.replace(/[/+]/g, '-'))}</p>` : nothing}
  </div>`;
}
