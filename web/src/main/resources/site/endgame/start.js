/** Boards to begin with: examples, and new ones made at random. */
import { html } from '../lib/lit-html.js';
import { option } from '../parts.js';
import { state } from '../state.js';
import { t } from '../text.js';
import { edit, openRandom, openSample } from './work.js';

const SIZES = ['5', '7', '9', '11', '13', '19'];
const MOST_REGIONS = 12;

const put = (fields) => edit({ random: { ...state.endgame.random, ...fields } });

export function startCard(open) {
  const { samples, random } = state.endgame;
  return html`<details class="card start" ?open=${open}>
    <summary>${t('eg.boards')}</summary>
    ${open ? html`<h1>${t('eg.title')}</h1><p>${t('eg.empty')}</p>` : ''}
    <h3>${t('eg.samples')}</h3>
    <ul class="samples">
      ${samples.map(
        (name) =>
          html`<li>
            <button class=${open && name === samples[0] ? 'primary' : ''} @click=${() => openSample(name)}>
              ${t('eg.sample.' + name)}
            </button>
          </li>`,
      )}
    </ul>
    <h3>${t('eg.random')}</h3>
    <form
      class="fields"
      @submit=${(event) => {
        event.preventDefault();
        openRandom();
      }}
    >
      <label
        ><span>${t('eg.size')}</span
        ><select @change=${(event) => put({ size: event.target.value })}>
          ${SIZES.map((size) => option(size, `${size}×${size}`, size === random.size))}
        </select></label
      >
      <label
        ><span>${t('eg.regionCount')}</span
        ><input
          type="number"
          min="1"
          max=${MOST_REGIONS}
          .value=${random.regions}
          @change=${(event) => put({ regions: event.target.value })}
      /></label>
      <label
        ><span>${t('eg.counting')}</span
        ><select @change=${(event) => put({ area: event.target.value === 'area' })}>
          ${option('territory', t('eg.territory'), !random.area)} ${option('area', t('eg.area'), random.area)}
        </select></label
      >
      <label
        ><span>${t('eg.seed')}</span
        ><input
          type="number"
          min="0"
          step="1"
          placeholder=${t('eg.anySeed')}
          .value=${random.seed}
          @change=${(event) => put({ seed: event.target.value })}
      /></label>
      <div class="actions"><button>${t('eg.makeRandom')}</button></div>
    </form>
  </details>`;
}
