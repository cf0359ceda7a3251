/** The table of regions, and all that is known of the chosen one. */
import { html, nothing } from '../lib/lit-html.js';
import { has, t } from '../text.js';
import { fill } from './calculator.js';
import { thermograph } from './thermograph.js';
import { mixed } from './words.js';
import { edit, openRegions, select } from './work.js';
import { state } from '../state.js';

const LONGEST = 15;

const isExact = (area) => area.value === area.atMost;

const written = (text) => text ?? t('eg.tooLong');

const shortened = (text) => (text.length > LONGEST ? text.slice(0, LONGEST) + '…' : text);

const worth = (area) =>
  isExact(area) ? written(area.value) : t('eg.between', { low: written(area.value), high: written(area.atMost) });

const kind = (area) => (area.kind && has('eg.kind.' + area.kind) ? t('eg.kind.' + area.kind) : '');

export function regionTable(answer) {
  const open = openRegions(answer);
  if (open.length === 0) return html`<p>${t('eg.noRegions')}</p>`;
  return html`<div class="scroll" tabindex="0" role="region" aria-label=${t('eg.regions')}>
    <table class="region-table">
      <thead>
        <tr>
          ${['region', 'points', 'value', 'mean', 'temperature', 'kind', 'standing'].map(
            (column) => html`<th scope="col">${t('eg.' + column)}</th>`,
          )}
        </tr>
      </thead>
      <tbody @keydown=${(event) => step(event, open)}>
        ${open.map(row)}
      </tbody>
    </table>
  </div>`;
}

function row(area) {
  const chosen = state.endgame.selected === area.number;
  return html`<tr class=${chosen ? 'selected' : ''} @click=${() => select(area.number)}>
    <th scope="row">
      <button
        aria-pressed=${chosen ? 'true' : 'false'}
        aria-label=${t('eg.regionNamed', { label: area.label })}
        data-region=${area.number}
      >
        ${area.label}
      </button>
    </th>
    <td>${area.points.length}</td>
    <td class="value" title=${worth(area)}>${shortened(worth(area))}</td>
    <td>${area.mean === undefined ? '' : mixed(area.mean)}</td>
    <td>${area.temperature === undefined ? '' : mixed(area.temperature)}</td>
    <td>${kind(area)}</td>
    <td>${t('eg.standing.' + area.standing)}</td>
  </tr>`;
}

/** Arrows go from row to row. */
function step(event, open) {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!by) return;
  event.preventDefault();
  event.stopPropagation();
  const here = open.findIndex((area) => area.number === Number(event.target.dataset.region));
  const next = open[here + by];
  if (!next) return;
  edit({ selected: next.number });
  event.currentTarget.querySelector(`[data-region="${next.number}"]`)?.focus();
}

/** The chosen region with its thermograph. */
export function regionCard(answer) {
  const area = answer.regions[state.endgame.selected];
  if (!area || area.label === '') return nothing;
  const title = t('eg.regionNamed', { label: area.label });
  return html`<section class="card region-card" aria-label=${title}>
    <h2>${title}</h2>
    <dl class="facts">
      ${fact('eg.points', area.points.join(' '))} ${fact('eg.value', worth(area), 'value')}
      ${area.chilled === undefined ? nothing : fact('eg.chilled', written(area.chilled), 'value')}
      ${area.mean === undefined ? nothing : fact('eg.mean', mixed(area.mean))}
      ${area.temperature === undefined ? nothing : fact('eg.temperature', mixed(area.temperature))}
      ${area.kind ? fact('eg.kind', kind(area)) : nothing} ${fact('eg.standing', t('eg.standing.' + area.standing))}
    </dl>
    <p class="hint">${t('eg.why.' + area.standing)}</p>
    ${area.thermograph ? graph(area, title) : nothing} ${leaves(area)}
    ${
      area.value
        ? html`<div class="actions"><button @click=${() => fill(area.value)}>${t('eg.toCalculator')}</button></div>`
        : nothing
    }
  </section>`;
}

const fact = (key, text, css = '') =>
  html`<div>
    <dt>${t(key)}</dt>
    <dd class=${css}>${text}</dd>
  </div>`;

function graph(area, title) {
  const { thermograph: walls, thermographAtMost: most, mean, temperature } = area;
  return thermograph({ ...walls, mean, temperature, most }, title);
}

function leaves(area) {
  if (area.moves.length === 0) return nothing;
  return html`<details>
    <summary>${t('eg.localMoves')}</summary>
    <ul class="leaves">
      ${area.moves.map(
        (move) =>
          html`<li>
            ${t('eg.leaves', { move: move.move })}
            <span class="value">${worth(move)}</span>
          </li>`,
      )}
    </ul>
  </details>`;
}
