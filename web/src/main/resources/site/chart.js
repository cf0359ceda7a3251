/** The value of the game move by move, and what each move lost, as a small drawing that can be clicked. */
import { html, svg, nothing } from './lib/lit-html.js';
import { goTo } from './actions.js';
import { state } from './state.js';
import { percent, t } from './text.js';
import { sideName } from './words.js';
import { lineThrough } from './play/moves.js';

const WIDTH = 320;
const HEIGHT = 90;

/** What each move of the line lost for the side that made it, in hundredths of a win; nothing where nobody knows. */
export function losses(line) {
  return line.map((node, index) => {
    const before = line[index - 1]?.value;
    if (index === 0 || before === undefined || node.value === undefined) return null;
    const lost = node.mover === 0 ? before - node.value : node.value - before;
    return Math.max(0, 100 * lost);
  });
}

export function valueChart() {
  const line = lineThrough(state.scene.node);
  const last = Math.max(1, line.at(-1).number);
  const x = (number) => (WIDTH * number) / last;
  const y = (value) => HEIGHT * (1 - value);
  const known = line.filter((node) => node.value !== undefined);
  const lost = losses(line);
  const here = x(state.scene.number);
  const points = known.map((node) => `${x(node.number).toFixed(1)},${y(node.value).toFixed(1)}`);
  return html`<svg
      class="chart"
      viewBox=${`-2 -4 ${WIDTH + 4} ${HEIGHT + 8}`}
      preserveAspectRatio="none"
      role="img"
      aria-label=${t('chartOf', { side: sideName(0) })}
      @click=${(event) => jump(event, line, last)}
    >
      <line class="axis" x1="0" y1=${HEIGHT / 2} x2=${WIDTH} y2=${HEIGHT / 2}></line>
      ${lost.map((loss, index) =>
        loss === null || loss < 1
          ? nothing
          : svg`<rect class="loss" x=${x(line[index].number) - 1.5} width="3" y=${HEIGHT - Math.min(HEIGHT, loss)}
            height=${Math.min(HEIGHT, loss)}></rect>`,
      )}
      ${points.length > 1 ? svg`<polyline class="curve" points=${points.join(' ')}></polyline>` : nothing}
      ${
        known.length === 1
          ? svg`<line class="curve" x1=${x(known[0].number) - 4} y1=${y(known[0].value)}
            x2=${x(known[0].number) + 4} y2=${y(known[0].value)}></line>`
          : nothing
      }
      <line class="now" x1=${here} y1="-4" x2=${here} y2=${HEIGHT + 4}></line>
    </svg>
    <p class="chart-legend">
      <span>${sideName(0)} ↑</span><span>${current(line)}</span><span>${t('lossLegend')}</span>
    </p>`;
}

function current(line) {
  const node = line.find((each) => each.node === state.scene.node);
  return node?.value === undefined ? '' : `${percent(node.value)} %`;
}

function jump(event, line, last) {
  const box = event.currentTarget.getBoundingClientRect();
  const number = Math.round(((event.clientX - box.left) / box.width) * last);
  const node = line.find((each) => each.number === number);
  if (node) goTo(node.node, true);
}
