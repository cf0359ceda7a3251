/** The record as a tree: the line through the position shown, and the branches beside it. */
import { html, nothing } from '../lib/lit-html.js';
import { children, goTo, prune, restoreBranch, step } from '../actions.js';
import { nodeOf, state } from '../state.js';
import { t } from '../text.js';

/** The line from the beginning through a node to its end. */
export function lineThrough(node) {
  const line = [];
  for (let at = nodeOf(node); at; at = at.node === 0 ? null : nodeOf(at.parent)) line.unshift(at);
  for (let next = children(node)[0]; next; next = children(next.node)[0]) line.push(next);
  return line;
}

export function stepButtons() {
  const { scene, round } = state;
  const last = children(scene.node).length === 0;
  const first = scene.node === 0;
  const end = lineThrough(scene.node).at(-1);
  return html`<div class="steps" role="group" aria-label=${t('movesOfGame')}>
    <button ?disabled=${first} @click=${() => goTo(0)} title=${t('toStart')} aria-label=${t('toStart')}>|◀</button>
    <button ?disabled=${first} @click=${() => step(-1)} title=${t('back')} aria-label=${t('back')}>◀</button>
    <span class="place">${t('moveOf', { number: scene.number, all: end.number })}</span>
    <button ?disabled=${last} @click=${() => step(1)} title=${t('forward')} aria-label=${t('forward')}>▶</button>
    <button ?disabled=${last} @click=${() => goTo(end.node)} title=${t('toEnd')} aria-label=${t('toEnd')}>
      ▶|
    </button>
  </div>`;
}

export function moveTree() {
  const { scene, scenery } = state;
  const line = lineThrough(scene.node).slice(1);
  if (line.length === 0) return html`<p class="hint">${t('noMoves')}</p>${deletedHere()}`;
  const branches = branchesAt(scene.node);
  return html`<ol class="moves" aria-label=${t('movesOfGame')}>
      ${line.map(
        (node) =>
          html`<li class=${scenery.sides[node.mover]?.dark ? 'dark' : 'light'}>
            <button
              class=${node.node === scene.node ? 'here' : ''}
              aria-current=${node.node === scene.node ? 'true' : 'false'}
              @click=${() => goTo(node.node, true)}
            >
              <span class="number">${node.number}</span>
              ${node.move}${node.comment ? pencil() : nothing} ${fork(children(node.parent).length - 1)}
            </button>
          </li>`,
      )}
    </ol>
    ${
      branches.length > 1
        ? html`<p class="branches">
            <span>${t('branches')}</span> ${branches.map(
              (node) =>
                html`<button class=${node.node === scene.node ? 'here' : ''} @click=${() => goTo(node.node, true)}>
                  ${node.move}
                </button>`,
            )}
          </p>`
        : nothing
    }
    ${
      scene.node === 0
        ? nothing
        : html`<p class="tools">
            <button class="quiet" @click=${() => prune(scene.node)}>${t('prune')}</button>
          </p>`
    }
    ${deletedHere()}`;
}

/** Moves at this position that were deleted, each to be had back with all that followed it. */
function deletedHere() {
  const { scene, round } = state;
  const gone = round.nodes.filter((node) => node.node !== 0 && node.parent === scene.node && node.pruned);
  if (gone.length === 0) return nothing;
  return html`<p class="deleted-branches">
    <span>${t('deletedHere')}</span> ${gone.map(
      (node) =>
        html`<button
          @click=${() => restoreBranch(node.node)}
          title=${t('restore')}
          aria-label=${`${t('restore')} ${node.move}`}
        >
          ${node.move}
        </button>`,
    )}
  </p>`;
}

const pencil = () => html`<span class="has-comment" title=${t('hasComment')}>✎</span>`;

/** How many other moves there are at the same place. */
const fork = (others) =>
  others > 0 ? html`<span class="fork" title=${t('hasBranches')}>+${others}</span>` : nothing;

/** The moves that were made at the same place, or at this one if it forks. */
function branchesAt(number) {
  const below = children(number);
  if (below.length > 1) return below;
  return number === 0 ? [] : children(nodeOf(number).parent);
}
