/**
 * A thermograph: temperature goes up, Black's points go to the left. The walls are drawn from their breakpoints, and
 * every number of the picture is in a table below it. Numbers are exact text; they become coordinates only.
 */
import { html, nothing, svg } from '../lib/lit-html.js';
import { t } from '../text.js';
import { mixed, position } from './words.js';

const WIDTH = 340;
const HEIGHT = 210;
const SIDE = 26;
const TOP = 14;
const BOTTOM = 30;
const MOST_TICKS = 7;

/**
 * @param {object} graph left and right (breakpoints by rising temperature), mean, temperature, and for bounds the walls
 *   `most` of the upper one
 * @param {string} title what it is the thermograph of
 */
export function thermograph(graph, title) {
  const walls = [graph.left, graph.right, ...(graph.most ? [graph.most.left, graph.most.right] : [])];
  const values = walls.flat().map((point) => position(point.value));
  const heats = walls.flat().map((point) => position(point.temperature));
  const step = tickStep(Math.max(...values) - Math.min(...values));
  const low = Math.floor(Math.min(...values) / step) * step - step / 2;
  const high = Math.ceil(Math.max(...values) / step) * step + step / 2;
  const hot = Math.max(1, ...heats) * 1.3;
  const x = (value) => SIDE + ((high - value) / (high - low)) * (WIDTH - 2 * SIDE);
  const y = (heat) => HEIGHT - BOTTOM - (heat / hot) * (HEIGHT - BOTTOM - TOP);
  const line = (wall) =>
    [...wall.map((point) => [position(point.value), position(point.temperature)]), [position(wall.at(-1).value), hot]]
      .map(([value, heat]) => `${x(value).toFixed(1)},${y(heat).toFixed(1)}`)
      .join(' ');
  return html`<figure class="thermograph">
    <svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${description(graph, title)}>
      ${ticks(low, high, step).map(
        (value) => svg`<line class="grid" x1=${x(value)} y1=${TOP} x2=${x(value)} y2=${y(0)}></line>
          <text class="tick" x=${x(value)} y=${y(0) + 14}>${number(value)}</text>`,
      )}
      ${ticks(0, hot, tickStep(hot)).map(
        (heat) => svg`<line class="grid" x1=${SIDE} y1=${y(heat)} x2=${WIDTH - SIDE} y2=${y(heat)}></line>
          <text class="tick" x=${SIDE - 11} y=${y(heat) + 3}>${number(heat)}</text>`,
      )}
      <line class="base" x1=${SIDE} y1=${y(0)} x2=${WIDTH - SIDE} y2=${y(0)}></line>
      ${graph.most ? walled(graph.most, line, 'bound') : nothing} ${walled(graph, line, '')}
      <text class="axis-name" x=${SIDE} y=${HEIGHT - 3}>← ${t('eg.towardsBlack')}</text>
      <text class="axis-name end" x=${WIDTH - SIDE} y=${HEIGHT - 3}>${t('eg.towardsWhite')} →</text>
    </svg>
    <figcaption>
      <span class="key"><span class="swatch black-wall"></span>${t('eg.blackFirst')}</span>
      <span class="key"><span class="swatch white-wall"></span>${t('eg.whiteFirst')}</span>
      ${
        graph.most
          ? html`<span class="key"><span class="swatch bound-wall"></span>${t('eg.upperBound')}</span>`
          : nothing
      }
    </figcaption>
    ${table(graph, title)}
  </figure>`;
}

const walled = (walls, line, kind) =>
  svg`<polyline class=${`wall black-wall ${kind}`} points=${line(walls.left)}></polyline>
    <polyline class=${`wall white-wall ${kind}`} points=${line(walls.right)}></polyline>`;

function description(graph, title) {
  return t('eg.graphOf', {
    title,
    mean: graph.mean,
    temperature: graph.temperature,
    left: graph.left[0].value,
    right: graph.right[0].value,
  });
}

/** Every breakpoint, one wall after the other, hottest first. */
function table(graph, title) {
  const rows = (wall, name) =>
    [...wall].reverse().map(
      (point) =>
        html`<tr>
          <th scope="row">${name}</th>
          <td>${mixed(point.temperature)}</td>
          <td>${mixed(point.value)}</td>
        </tr>`,
    );
  const bound = graph.most ? ` (${t('eg.lowerBound')})` : '';
  const upper = ` (${t('eg.upperBound')})`;
  return html`<details class="numbers">
    <summary>${t('eg.showNumbers')}</summary>
    <table>
      <caption class="unseen">${title}</caption>
      <thead>
        <tr>
          <th scope="col">${t('eg.wall')}</th>
          <th scope="col">${t('eg.temperature')}</th>
          <th scope="col">${t('eg.blackPoints')}</th>
        </tr>
      </thead>
      <tbody>
        ${rows(graph.left, t('eg.blackFirst') + bound)} ${rows(graph.right, t('eg.whiteFirst') + bound)}
        ${
          graph.most
            ? html`${rows(graph.most.left, t('eg.blackFirst') + upper)}
              ${rows(graph.most.right, t('eg.whiteFirst') + upper)}`
            : nothing
        }
      </tbody>
    </table>
  </details>`;
}

/** 1, 2, 5, 10 and so on, or a half or a quarter, so that there are few of them. */
function tickStep(span) {
  for (const step of [0.25, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]) if (span / step < MOST_TICKS) return step;
  return Math.ceil(span / MOST_TICKS);
}

function ticks(low, high, step) {
  const found = [];
  for (let value = Math.ceil(low / step) * step; value <= high + 1e-9; value += step) found.push(value);
  return found;
}

const number = (value) => (value < 0 ? '−' : '') + String(Math.abs(value));
