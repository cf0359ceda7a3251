/** The screen on which positions and whole games are analysed. */
import { html, nothing } from '../lib/lit-html.js';
import { analyse, download, goTo, stop, submit } from '../actions.js';
import { losses, valueChart } from '../chart.js';
import { countButton, scoreView } from '../play/score.js';
import { expectedOwners, networkCard, policyTints } from './network.js';
import { treeButton, treeViewer } from './tree.js';
import { settingsBar } from '../frame.js';
import { boardView } from '../play/boardview.js';
import { moveTree, lineThrough, stepButtons } from '../play/moves.js';
import { change, running, set, state } from '../state.js';
import { addTexts, decimal, percent, t, whole } from '../text.js';
import { gameLine, sideName, unitName } from '../words.js';
import en from './text/en.js';
import pl from './text/pl.js';

addTexts({ en, pl });

const LIMITS = [1, 5, 30, null];

export function screen() {
  if (!state.round || !state.scene) return html`<p class="empty">…</p>`;
  return html`<div class="table">
      <div class="board-column">${board()}${settingsBar()}</div>
      <div class="panel">${panel()}</div>
    </div>
    ${treeViewer()}`;
}

/** A count of the position goes before what a network expects. */
function board() {
  const owners = state.score || state.scene.ending ? undefined : expectedOwners();
  return boardView({ tints: policyTints(), ...(owners ? { owners } : {}) });
}

function panel() {
  const { round } = state;
  return html` <section class="card head">
      <h1>${gameLine(round.game)}</h1>
      <a class="button" href=${`#/play/${round.id}/n${state.scene.node}`}>${t('backToPlay')}</a>
    </section>
    <section class="card">${stepButtons()} ${controls()} ${scoreView()} ${candidateTable()}</section>
    ${networkCard()}
    <section class="card">
      <h2>${t('graph')}</h2>
      ${hasValues() ? valueChart() : html`<p class="hint">${t('noValues')}</p>`} ${review()}
    </section>
    <section class="card">
      <h2>${t('moves')}</h2>
      ${moveTree()}
    </section>`;
}

function controls() {
  const job = running('analysis');
  const players = (state.players[state.round.game] ?? []).filter((player) => player.analyses);
  return html`<div class="actions">
    ${
      job
        ? html`<button class="warn" @click=${() => stop(job)}>${t('stop')}</button>`
        : LIMITS.map(
            (seconds) =>
              html`<button
                class=${seconds === null ? 'primary' : ''}
                ?disabled=${state.scene.toMove < 0}
                @click=${() => analyse(seconds === null ? {} : { seconds })}
              >
                ${seconds === null ? t('analyse') : t('seconds', { seconds })}
              </button>`,
          )
    }
    ${treeButton()} ${countButton()}
    <label
      >${t('analyst')}
      <select @change=${(event) => change({ analyst: event.target.value })}>
        ${players.map(
          (player) =>
            html`<option value=${player.name} ?selected=${player.name === (state.analyst ?? 'best')}>
              ${player.name}
            </option>`,
        )}
      </select></label
    >
    <label class="switch"
      ><input
        type="checkbox"
        .checked=${state.settings.lines}
        @change=${(event) => set({ lines: event.target.checked })}
      />
      ${t('lines')}</label
    >
  </div>`;
}

function candidateTable() {
  const { frame, scene } = state;
  if (scene.ending) return html`<p class="hint">${t('overHere')}</p>`;
  if (!frame) return html`<p class="hint">${t('howToAnalyse')}</p>`;
  const leads = frame.candidates.some((candidate) => candidate.lead !== undefined);
  return html`<p class="summary">${summary(frame)}</p>
    <div class="scroll">
      <table class="candidates">
        <thead>
          <tr>
            <th scope="col">${t('move')}</th>
            <th scope="col">${t('visits')}</th>
            <th scope="col">${t('winRate')}</th>
            ${leads ? html`<th scope="col">${t('lead')}</th>` : nothing}
            <th scope="col">${t('loss')}</th>
            <th scope="col">${t('line')}</th>
          </tr>
        </thead>
        <tbody>
          ${frame.candidates.map(
            (candidate, rank) =>
              html`<tr
                class=${rank === 0 ? 'best' : ''}
                tabindex="0"
                @pointerenter=${() => change({ line: candidate })}
                @pointerleave=${() => change({ line: null })}
                @focus=${() => change({ line: candidate })}
                @blur=${() => change({ line: null })}
              >
                <th scope="row">${candidate.move}</th>
                <td>${whole(candidate.visits)}</td>
                <td>${percent(candidate.value)}</td>
                ${leads ? html`<td>${decimal(candidate.lead)}</td>` : nothing}
                <td>${decimal(candidate.loss)}</td>
                <td class="line">
                  ${candidate.line
                    .slice(1, 7)
                    .map((move) => move.move)
                    .join(' ')}
                </td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
}

const hasValues = () => state.round.nodes.some((node) => node.value !== undefined);

const summary = ({ side, value, steps, unit }) =>
  t('frameSummary', { side: sideName(side), percent: percent(value), steps, unit: unitName(unit) });

const reviewTo = (node) => submit('review', { node, seconds: 1, player: state.analyst || undefined });

/** The whole line, position by position, and then the moves that lost most. */
function review() {
  const job = running('review');
  const line = lineThrough(state.scene.node);
  const lost = losses(line);
  const worst = line
    .map((node, index) => ({ node, loss: lost[index] }))
    .filter((each) => each.loss !== null && each.loss >= 1)
    .sort((a, b) => b.loss - a.loss)
    .slice(0, 10);
  return html`<div class="actions">
      ${
        job
          ? html`<button class="warn" @click=${() => stop(job)}>${t('stopReview')}</button>
              <progress max=${job.of || 1} value=${job.done} aria-label=${t('review')}></progress>
              <span>${t('moveOf', { number: job.done, all: job.of })}</span>`
          : html`<button @click=${() => reviewTo(line.at(-1).node)}>${t('reviewGame')}</button>`
      }
      ${
        state.round.name === 'go'
          ? html`<button @click=${() => download('sgf')}>${t('saveSgf')}</button>
              <a class="button" href=${`#/endgame/${state.round.id}/n${state.scene.node}`}>${t('endgame')}</a>`
          : nothing
      }
    </div>
    ${
      worst.length === 0
        ? nothing
        : html`<div class="scroll">
            <table class="mistakes">
              <caption>
                ${t('worstMoves')}
              </caption>
              <thead>
                <tr>
                  <th scope="col">${t('number')}</th>
                  <th scope="col">${t('side')}</th>
                  <th scope="col">${t('move')}</th>
                  <th scope="col">${t('loss')}</th>
                </tr>
              </thead>
              <tbody>
                ${worst.map(
                  ({ node, loss }) =>
                    html`<tr>
                      <td>${node.number}</td>
                      <td>${sideName(node.mover)}</td>
                      <th scope="row">
                        <button class="link" @click=${() => goTo(node.node)}>${node.move}</button>
                      </th>
                      <td>${decimal(loss)}</td>
                    </tr>`,
                )}
              </tbody>
            </table>
          </div>`
    }`;
}
