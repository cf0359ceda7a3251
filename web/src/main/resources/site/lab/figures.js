/** Charts of reports, drawn from their numbers: shares with intervals, and numbers side by side. */
import { html, nothing, svg } from '../lib/lit-html.js';
import { draw } from '../state.js';
import { decimal, percent, t, whole } from '../text.js';

const ROW = 42;
const TOP = 8;
const AXIS = 34;
const SIDE = 16;
const WIDEST = 720;
const LETTER = 7;
const STEPS = [1, 2, 5, 10];

addEventListener('resize', draw);

/** As wide as the page, so that letters keep their size. */
const width = () => Math.max(240, Math.min(WIDEST, document.documentElement.clientWidth - 72));

/** A chart as a drawing, and the numbers in it as a table. */
export function figure(chart) {
  if (chart.kind === 'picture') return picture(chart);
  return chart.kind === 'shares' ? shares(chart) : spread(chart);
}

/** What only the server draws comes as a list of shapes. */
function picture(chart) {
  const { width: wide, height, title, shapes } = chart.picture;
  const outer = { class: 'figure', role: 'img', lang: 'en', viewBox: `0 0 ${wide} ${height}`, width: wide, height };
  const drawn = element('svg', { ...outer, 'font-family': 'sans-serif', 'font-size': 13 }, '');
  drawn.append(element('title', {}, title), ...shapes.map((shape) => element(shape.tag, shape.attributes, shape.text)));
  return { drawing: drawn, table: { ...chart.numbers, caption: chart.title } };
}

function element(tag, attributes, text) {
  const made = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  if (text) made.textContent = text;
  return made;
}

function frame(chart, rows, ticks, x, body) {
  const height = TOP + ROW * rows.length + AXIS;
  const bottom = TOP + ROW * rows.length;
  const wide = width();
  const box = `0 0 ${wide} ${height}`;
  return html`<svg class="figure" role="img" lang="en" width=${wide} height=${height} viewBox=${box}>
    <title>${chart.title}</title>
    ${ticks.map(
      ({ value, text }) => svg`<line class="grid" x1=${x(value)} y1=${TOP} x2=${x(value)} y2=${bottom}></line>
        <text class="tick" x=${x(value)} y=${bottom + 15} text-anchor=${anchor(x(value), wide)}>${text}</text>`,
    )}
    ${rows.map(
      ({ label }, row) => svg`<text class="label" x=${SIDE} y=${TOP + ROW * row + 14}>${fit(label, wide)}</text>`,
    )}
    ${body}
    <text class="axis-name" x=${wide / 2} y=${bottom + 30} text-anchor="middle">${chart.axis}</text>
  </svg>`;
}

const anchor = (x, wide) => (x < 2 * SIDE ? 'start' : x > wide - 2 * SIDE ? 'end' : 'middle');

/** Long labels lose their middle: what tells them apart is often at the end. */
function fit(label, wide) {
  const most = Math.floor((wide - 2 * SIDE) / LETTER);
  const head = Math.floor(most / 2);
  return label.length <= most ? label : label.slice(0, head) + '…' + label.slice(label.length - most + head + 1);
}

function shares(chart) {
  const x = (value) => SIDE + value * (width() - 2 * SIDE);
  const ticks = [0, 0.25, 0.5, 0.75, 1].map((value) => ({ value, text: `${whole(100 * value)} %` }));
  const bottom = TOP + ROW * chart.shares.length;
  const middle = x(chart.reference);
  const body = svg`<line class="reference" x1=${middle} y1=${TOP} x2=${middle} y2=${bottom}></line>
    ${chart.shares.map((share, row) => shareMark(share, x, TOP + ROW * row + 27))}`;
  const known = (value) => (value === undefined ? '' : percent(value) + ' %');
  return {
    drawing: html`${frame(chart, chart.shares, ticks, x, body)}
      <p class="hint">${t('lab.sharesHow', { reference: percent(chart.reference) })}</p>`,
    table: {
      caption: chart.title,
      columns: ['', chart.axis, '95 % low', '95 % high'],
      rows: chart.shares.map((share) => [share.label, known(share.value), known(share.low), known(share.high)]),
    },
  };
}

function shareMark({ value, low, high }, x, y) {
  if (value === undefined) return nothing;
  return svg`<line class="interval" x1=${x(low)} y1=${y} x2=${x(high)} y2=${y}></line>
    <line class="interval" x1=${x(low)} y1=${y - 5} x2=${x(low)} y2=${y + 5}></line>
    <line class="interval" x1=${x(high)} y1=${y - 5} x2=${x(high)} y2=${y + 5}></line>
    <circle class="value" cx=${x(value)} cy=${y} r="5"></circle>`;
}

function spread(chart) {
  const most = Math.max(1e-9, ...chart.groups.flatMap((group) => group.numbers));
  const steps = ticksUpTo(most);
  const top = steps.at(-1);
  const x = (value) => SIDE + (value / top) * (width() - 2 * SIDE);
  const ticks = steps.map((value) => ({ value, text: whole(value) }));
  const body = chart.groups.map((group, row) => groupMarks(group, x, TOP + ROW * row + 27));
  return {
    drawing: html`${frame(chart, chart.groups, ticks, x, body)} <p class="hint">${t('lab.spreadHow')}</p>`,
    table: {
      caption: chart.title,
      columns: ['', 'count', 'mean', 'median', 'min', 'max'],
      rows: chart.groups.map(({ label, numbers }) => [label, ...summary(numbers)]),
    },
  };
}

function groupMarks({ numbers }, x, y) {
  if (numbers.length === 0) return nothing;
  return svg`${numbers.map((value, i) => svg`<circle class="one" cx=${x(value)} cy=${y + jitter(i)} r="3"></circle>`)}
    <line class="mean" x1=${x(mean(numbers))} y1=${y - 9} x2=${x(mean(numbers))} y2=${y + 9}></line>
    <circle class="median" cx=${x(median(numbers))} cy=${y} r="5"></circle>`;
}

/** Up and down a little, always the same, so that equal numbers can be told apart. */
const jitter = (i) => ((i * 7) % 13) - 6;

const mean = (numbers) => numbers.reduce((sum, value) => sum + value, 0) / numbers.length;

function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}

function summary(numbers) {
  if (numbers.length === 0) return ['0', '', '', '', ''];
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return [
    String(numbers.length),
    ...[mean(numbers), median(numbers), least, most].map((value) => decimal(value, 2)),
  ];
}

/** Round numbers from 0, the last not below this one. */
function ticksUpTo(most) {
  const needed = most / (width() < 480 ? 3 : 6);
  const power = 10 ** Math.floor(Math.log10(needed));
  const step = power * STEPS.find((round) => round * power >= needed * (1 - 1e-12));
  return Array.from({ length: Math.max(1, Math.ceil(most / step - 1e-9)) + 1 }, (_, i) => i * step);
}
