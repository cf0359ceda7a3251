/** All states of a small game: a row for each move, frames and arrows in the colours of their values. */
import { html, nothing, svg } from '../lib/lit-html.js';
import { keepFile } from '../parts.js';
import { state } from '../state.js';
import { t } from '../text.js';
import { drawGraph, edit, saveDot } from './work.js';

const LETTER = 7.2;
const LINE = 13;
const PAD = 6;
const GAP = 26;
const ROW_GAP = 70;

export function graphCard() {
  const { graph } = state.solve;
  const shown = graph && graph.game === state.round.game ? graph.states : null;
  return html`<details class="card" ?open=${shown !== null}>
    <summary>${t('stateGraph')}</summary>
    <p class="hint">${t('graphHow')}</p>
    <div class="actions">
      ${shown ? nothing : html`<button @click=${drawGraph}>${t('drawGraph')}</button>`}
      <button @click=${saveDot}>${t('saveDot')}</button>
      ${shown ? html`<button @click=${saveSvg}>${t('saveSvg')}</button>` : nothing}
      ${shown ? html`<button class="quiet" @click=${() => edit({ graph: null })}>${t('close')}</button>` : nothing}
    </div>
    ${shown ? html`<div class="scroll graph-scroll" tabindex="0">${picture(shown)}</div>` : nothing}
  </details>`;
}

function saveSvg() {
  const drawn = document.querySelector('svg.states').cloneNode(true);
  drawn.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  keepFile('states.svg', new XMLSerializer().serializeToString(drawn));
}

const colour = (value) => ({ win: '#1b7f3b', loss: '#c0392b', draw: '#8a8f98' })[value] ?? '#8a8f98';

/** Boxes in rows by the number of moves; each row is centred. */
function layout(states) {
  const lines = states.map((each, number) => [String(number), ...each.diagram.split('\n'), worth(each)]);
  const width = PAD * 2 + LETTER * Math.max(...lines.flat().map((line) => line.length));
  const height = PAD * 2 + LINE * Math.max(...lines.map((each) => each.length));
  const rows = [];
  states.forEach((each, number) => (rows[each.ply] ??= []).push(number));
  const widest = Math.max(...rows.map((row) => row.length));
  const places = [];
  rows.forEach((row, ply) =>
    row.forEach((number, index) => {
      places[number] = {
        x: GAP + (index + (widest - row.length) / 2) * (width + GAP),
        y: GAP + ply * (height + ROW_GAP),
      };
    }),
  );
  return {
    lines,
    places,
    width,
    height,
    whole: [GAP + widest * (width + GAP), GAP + rows.length * (height + ROW_GAP) - ROW_GAP + GAP],
  };
}

const worth = (each) =>
  each.value === 'draw' ? t('value.draw') : t('valueIn', { value: t('value.' + each.value), length: each.distance });

function picture(states) {
  const plan = layout(states);
  const arc = (from, to, best) => {
    const a = plan.places[from];
    const b = plan.places[to];
    const x1 = a.x + plan.width / 2;
    const x2 = b.x + plan.width / 2;
    const down = b.y > a.y;
    const y1 = down ? a.y + plan.height : a.y;
    const y2 = down ? b.y : b.y + plan.height;
    const bend = (y2 - y1) / 2;
    const value = states[from].first;
    const stroke = best ? (value === 'draw' ? '#c29200' : colour(value)) : '#c4c8ce';
    return svg`<path d=${`M${x1} ${y1}C${x1} ${y1 + bend} ${x2} ${y2 - bend} ${x2} ${y2}`} fill="none"
      stroke=${stroke} stroke-width=${best ? 2 : 1}></path>`;
  };
  return html`<svg
    class="states"
    viewBox=${`0 0 ${plan.whole[0]} ${plan.whole[1]}`}
    width=${plan.whole[0]}
    height=${plan.whole[1]}
    role="img"
    aria-label=${t('graphOf', { count: states.length })}
  >
    ${states.map((each, number) => each.others.map((to) => arc(number, to, false)))}
    ${states.map((each, number) => each.best.map((to) => arc(number, to, true)))}
    ${states.map((each, number) => box(each, number, plan))}
  </svg>`;
}

function box(each, number, plan) {
  const { x, y } = plan.places[number];
  const over = each.best.length + each.others.length === 0;
  return svg`<g><rect x=${x} y=${y} width=${plan.width} height=${plan.height} rx="4" fill="#fff"
      stroke=${colour(each.first)} stroke-width=${over ? 4 : 2}></rect>
    ${plan.lines[number].map(
      (line, index) => svg`<text x=${x + plan.width / 2} y=${y + PAD + LINE * (index + 0.8)} fill="#111"
      font-family="monospace" font-size="12" text-anchor="middle" xml:space="preserve">${line}</text>`,
    )}</g>`;
}
