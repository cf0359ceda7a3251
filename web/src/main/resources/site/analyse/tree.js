/**
 * The tree viewer: two nodes of the tree that the last search left, side by side, each with a path of its own. The
 * lighter a point, the more often the move was simulated (Wieczorek 2009, §4.4).
 */
import { html, nothing } from '../lib/lit-html.js';
import * as api from '../api.js';
import { attempt } from '../actions.js';
import { board } from '../board/board.js';
import { change, nodeOf, running, state, subscribe } from '../state.js';
import { decimal, percent, t, whole } from '../text.js';
import { sideName } from '../words.js';
import { stylesheet } from '../parts.js';

await stylesheet('/style/tree.css');

const FEW = 12;
const NAMES = ['treeFirst', 'treeSecond'];

/** The last search of this round that has ended and may have left a tree. */
function lastSearch() {
  return Object.values(state.jobs)
    .filter((job) => job.round === state.round?.id && ['analysis', 'hint'].includes(job.kind))
    .filter((job) => job.frame && ['done', 'cancelled'].includes(job.state))
    .sort((a, b) => Number(b.id.slice(1)) - Number(a.id.slice(1)))[0];
}

/** Opens and closes the viewer; nothing as long as there is no tree. */
export function treeButton() {
  const job = lastSearch();
  if (!job || running('analysis', 'hint')) return nothing;
  const open = state.tree?.round === state.round.id;
  return html`<button aria-pressed=${open ? 'true' : 'false'} @click=${() => (open ? close() : reveal(job))}>
    ${t('tree')}
  </button>`;
}

const close = () => change({ tree: null });

/** Shows the tree and goes there, because it stands below the board. */
async function reveal(job) {
  await show(job);
  requestAnimationFrame(() => {
    document.querySelector('.tree')?.scrollIntoView();
    document.querySelector('.tree h2')?.focus({ preventScroll: true });
  });
}

/** The root of the tree, and beside it the node after the move that was simulated most. */
async function show(job) {
  const root = await attempt(() => ask(job.id, []));
  if (!root) return change({ tree: null });
  const best = root.branches[0]?.visits > 0 ? [root.branches[0].move] : [];
  const after = best.length === 0 ? root : await attempt(() => ask(job.id, best));
  change({ tree: { job: job.id, round: job.round, node: job.node, sides: [side(root), side(after ?? root)] } });
  return undefined;
}

const ask = (job, moves) => api.get(`jobs/${job}/tree?path=${encodeURIComponent(moves.join(','))}`);

const side = (level) => ({ level, point: null, focus: null, all: false });

/** While the viewer is open it follows the newest search. */
let following = null;
subscribe(() => {
  if (!state.tree || state.screen !== 'analyse') return;
  if (state.tree.round !== state.round?.id) return close();
  const job = lastSearch();
  if (!job || job.id === state.tree.job || job.id === following || running('analysis', 'hint')) return undefined;
  following = job.id;
  return show(job);
});

function changeSide(index, fields) {
  if (!state.tree) return;
  const sides = state.tree.sides.map((each, other) => (other === index ? { ...each, ...fields } : each));
  change({ tree: { ...state.tree, sides } });
}

/** Shows another node on one side. */
async function follow(index, moves) {
  const { job } = state.tree;
  const level = await attempt(() => ask(job, moves));
  if (level && state.tree?.job === job) changeSide(index, { ...side(level), all: state.tree.sides[index].all });
}

const pathOf = (level) => level.path.map((move) => move.move);

const enter = (index, branch) => follow(index, [...pathOf(state.tree.sides[index].level), branch.move]);

export function treeViewer() {
  const { tree } = state;
  if (!tree || tree.round !== state.round.id) return nothing;
  return html`<section class="tree card" aria-label=${t('tree')}>
    <div class="head">
      <h2 tabindex="-1">${t('treeTitle', { number: nodeOf(tree.node)?.number ?? 0 })}</h2>
      <button class="quiet" @click=${close} aria-label=${t('close')}>✕</button>
    </div>
    <p class="hint">${t('treeHow')} ${t('treeNodes', { count: tree.sides[0].level.nodes })}</p>
    ${running('analysis', 'hint') ? html`<p class="hint">${t('treeRunning')}</p>` : nothing}
    <div class="tree-sides">${tree.sides.map(sideView)}</div>
  </section>`;
}

function sideView({ level, point, focus, all }, index) {
  return html`<section class="tree-side" aria-label=${t(NAMES[index])}>
    ${path(level, index)}
    <p class="summary">${summary(level)}</p>
    ${treeBoard(level, index, point, focus)}
    <p class="readout">${readout(branchAt(level, point))}</p>
    ${table(level, index, all, branchAt(level, point))}
  </section>`;
}

function path(level, index) {
  const moves = pathOf(level);
  const back = moves.slice(0, -1);
  return html`<nav class="tree-path" aria-label=${`${t(NAMES[index])}: ${t('treePath')}`}>
    <button ?disabled=${moves.length === 0} @click=${() => follow(index, back)} aria-label=${t('back')}>◀</button>
    ${['', ...moves].map((move, depth) => {
      const here = depth === moves.length;
      return html`${depth > 0 ? html`<span aria-hidden="true">▸</span>` : nothing}<button
          class=${here ? 'here' : ''}
          aria-current=${here ? 'true' : 'false'}
          @click=${() => follow(index, moves.slice(0, depth))}
        >
          ${depth === 0 ? t('treeRoot') : move}
        </button>`;
    })}
  </nav>`;
}

function summary({ toMove, value, visits }) {
  const told = t('visitsOf', { count: visits });
  if (toMove < 0) return `${t('treeOver')} ${told}`;
  return `${t('treeToMove', { side: sideName(toMove), percent: percent(value) })}, ${told}`;
}

/** The point on which a move is drawn, none for a pass. */
const target = (branch) => branch.gesture[branch.gesture.length > 1 ? 1 : 0];

/** The move that was simulated most of those that end on this point, or in the same column. */
function branchAt(level, point) {
  if (point === null) return undefined;
  const { spots } = state.scenery;
  return (
    level.branches.find((branch) => target(branch) === point) ??
    level.branches.find((branch) => {
      const end = target(branch);
      return end !== undefined && spots[point].group && spots[end].group === spots[point].group;
    })
  );
}

function treeBoard(level, index, point, focus) {
  const { scenery } = state;
  const heat = new Map();
  for (const branch of level.branches) {
    const end = target(branch);
    if (end !== undefined) heat.set(end, Math.max(heat.get(end) ?? 0, branch.visits));
  }
  const pointed = branchAt(level, point);
  const view = {
    scenery,
    scene: { ...level, marks: [], ending: null, mover: level.path.at(-1)?.side ?? -1 },
    label: `${t(NAMES[index])}: ${[t('treeRoot'), ...pathOf(level)].join(' ')}`,
    chosen: [],
    targets: [],
    preview: null,
    hoverPiece: null,
    usable: new Set(level.branches.filter((branch) => branch.visits > 0).map(target)),
    frame: null,
    line: null,
    owners: null,
    heat,
    number: pointed ? { point: target(pointed), text: whole(pointed.visits) } : null,
    note: (each) => (heat.has(each) ? t('visitsOf', { count: heat.get(each) }) : ''),
    focus: focus ?? Math.floor(scenery.spots.length / 2),
  };
  const on = {
    act: (each) => {
      const branch = branchAt(level, each);
      if (branch?.visits > 0) enter(index, branch);
      else changeSide(index, { point: each, focus: each });
    },
    focus: (each) => changeSide(index, { point: each, focus: each }),
    hover: (each) => each !== point && changeSide(index, { point: each }),
    release: () => changeSide(index, { point: null }),
  };
  return html`${board(view, on)}
  ${
    state.settings.textBoard
      ? html`<pre class="text-board" tabindex="0" aria-label=${t('textBoard')}>${level.diagram}</pre>`
      : nothing
  }`;
}

/** The numbers of the move that is pointed at. */
function readout(branch) {
  if (!branch) return t('treePoint');
  const parts = [`${branch.move}: ${t('visitsOf', { count: branch.visits })}`];
  if (branch.value !== undefined) parts.push(t('meanOf', { percent: percent(branch.value) }));
  if (branch.amafVisits !== undefined)
    parts.push(t('amafOf', { percent: percent(branch.amafValue), count: branch.amafVisits }));
  if (branch.prior !== undefined) parts.push(t('priorOf', { prior: decimal(branch.prior, 3) }));
  return parts.join(' · ');
}

const orDash = (text) => (text === '' ? '–' : text);

function table(level, index, all, pointed) {
  if (level.branches.length === 0) return html`<p class="hint">${t(level.toMove < 0 ? 'treeOver' : 'treeLeaf')}</p>`;
  const shown = all ? level.branches : level.branches.slice(0, FEW);
  return html`<div class="scroll">
      <table class="tree-table">
        <thead>
          <tr>
            <th scope="col">${t('move')}</th>
            <th scope="col">${t('visits')}</th>
            <th scope="col">${t('mean')}</th>
            <th scope="col">${t('amaf')}</th>
            <th scope="col">${t('prior')}</th>
          </tr>
        </thead>
        <tbody>
          ${shown.map((branch) => row(branch, index, branch === pointed))}
        </tbody>
      </table>
    </div>
    ${
      level.branches.length > FEW
        ? html`<button class="link more" @click=${() => changeSide(index, { all: !all })}>
            ${all ? t('fewMoves') : t('allMoves', { count: level.branches.length })}
          </button>`
        : nothing
    }`;
}

function row(branch, index, pointed) {
  const point = (at) => () => changeSide(index, { point: at ?? null });
  return html`<tr
    class=${pointed ? 'pointed' : ''}
    @pointerenter=${point(target(branch))}
    @pointerleave=${point(null)}
  >
    <th scope="row">
      <button
        class="link"
        ?disabled=${branch.visits === 0}
        @focus=${point(target(branch))}
        @click=${() => enter(index, branch)}
      >
        ${branch.move}
      </button>
    </th>
    <td>${whole(branch.visits)}</td>
    <td>${orDash(percent(branch.value))}</td>
    <td>${orDash(percent(branch.amafValue))}</td>
    <td>${orDash(decimal(branch.prior, 3))}</td>
  </tr>`;
}
