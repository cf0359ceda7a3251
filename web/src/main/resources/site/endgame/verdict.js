/** The result in words, the best moves, and what all of it rests on. */
import { html, nothing } from '../lib/lit-html.js';
import { playText } from '../actions.js';
import { state } from '../state.js';
import { t } from '../text.js';
import { mapOf } from './overlay.js';
import { brief, colour, isKnown, mixed, resultWords, sureness } from './words.js';
import { edit, select } from './work.js';

const LONGEST_GROUP = 12;

export function verdict(answer, seconds) {
  return html`<p class="result">${resultWords(answer)}</p>
    <p class="sureness">${sureness(answer)}</p>
    ${answer.provenIf.length > 0 ? assumed(answer) : nothing}
    ${
      answer.why.length > 0
        ? html`<h3>${t('eg.whyTitle')}</h3>
            <ul class="why" lang="en">
              ${answer.why.map((sentence) => html`<li>${sentence}</li>`)}
            </ul>`
        : nothing
    }
    <p class="hint">
      ${t('eg.countedBy', { counting: t('eg.' + answer.counting), komi: mixed(answer.komi) })} ${prisoners(answer)}
      ${walls(answer.walls)} ${answer.basis === 'whole-board' ? t('eg.wholeBoard') : ''}
      ${t('eg.took', { seconds: Math.round(seconds * 10) / 10 })}
    </p>`;
}

function prisoners({ counting, prisoners: more }) {
  if (counting === 'area' || more === 0) return '';
  return t('eg.prisoners', { side: colour(more > 0 ? 'black' : 'white'), count: Math.abs(more) });
}

function walls({ eyes, answers, room }) {
  const parts = [];
  if (eyes > 0) parts.push(t('eg.wallEyes', { count: eyes }));
  if (answers > 0) parts.push(t('eg.wallAnswers', { count: answers }));
  if (room > 0) parts.push(t('eg.wallRoom', { count: room }));
  return parts.length > 0 ? t('eg.walls', { parts: parts.join(', ') }) : '';
}

/** The groups that are assumed to live: by their stones, and on the board on request. */
function assumed(answer) {
  const { pointOf } = mapOf(answer, state.scenery);
  const { groups } = state.endgame;
  return html`<ol class="groups">
      ${answer.provenIf.map((group) => {
        const side = state.scene.pieces[pointOf.get(group[0])] === 'X' ? 'black' : 'white';
        const named = group.slice(0, LONGEST_GROUP).join(' ') + (group.length > LONGEST_GROUP ? ' …' : '');
        return html`<li title=${group.join(' ')}>
          ${t('eg.group', { side: colour(side), count: group.length })} ${named}
        </li>`;
      })}
    </ol>
    <label class="switch"
      ><input type="checkbox" .checked=${groups} @change=${(event) => edit({ groups: event.target.checked })} />
      ${t('eg.showGroups')}</label
    >`;
}

const bounds = ({ low, high }) => (low === high ? brief(low) : `${brief(low)} … ${brief(high)}`);

/** The moves that keep the result, or the surest ones where it is not known. */
export function bestMoves(answer) {
  const best = answer.best.length > 0;
  const first = best ? answer.best : answer.surest;
  if (first.length === 0) return nothing;
  return html`<h2>${t(best ? 'eg.bestMoves' : 'eg.surestMoves')}</h2>
    <p class="hint">${t(best ? 'eg.bestHow' : 'eg.surestHow')}</p>
    <div class="scroll">
      <table class="best-table">
        <thead>
          <tr>
            <th scope="col">${t('eg.number')}</th>
            <th scope="col">${t('eg.move')}</th>
            <th scope="col">${t('eg.region')}</th>
            <th scope="col">${t('eg.heat')}</th>
            <th scope="col">${t('eg.leadsTo')}</th>
            <th scope="col"><span class="unseen">${t('eg.play')}</span></th>
          </tr>
        </thead>
        <tbody>
          ${first.map((choice, index) => bestRow(answer, choice, index))}
        </tbody>
      </table>
    </div>
    ${allMoves(answer)}`;
}

function bestRow(answer, choice, index) {
  const area = choice.region === undefined ? null : answer.regions[choice.region];
  const playable = !state.endgame.wish.toMove && state.scene.legal.some((legal) => legal.move === choice.move);
  return html`<tr>
    <td>${index + 1}</td>
    <th scope="row">${choice.move}</th>
    <td>
      ${
        area?.label
          ? html`<button
              class="link"
              aria-label=${t('eg.regionNamed', { label: area.label })}
              @click=${() => state.endgame.selected !== choice.region && select(choice.region)}
            >
              ${area.label}
            </button>`
          : ''
      }
    </td>
    <td>${area?.temperature === undefined ? '' : mixed(area.temperature)}</td>
    <td>${bounds(choice)}</td>
    <td>
      ${
        playable
          ? html`<button
              class="quiet"
              aria-label=${t('eg.playMove', { move: choice.move })}
              @click=${() => playText(choice.move)}
            >
              ${t('eg.play')}
            </button>`
          : nothing
      }
    </td>
  </tr>`;
}

/** Every first move that was looked at, by what it leads to. */
function allMoves(answer) {
  if (answer.moves.length === 0) return nothing;
  const byResult = new Map();
  for (const choice of answer.moves) {
    const text = bounds(choice);
    if (!byResult.has(text)) byResult.set(text, []);
    byResult.get(text).push(choice.move);
  }
  return html`<details>
    <summary>${t('eg.allMoves', { count: answer.moves.length })}</summary>
    <dl class="facts">
      ${[...byResult].map(
        ([text, moves]) =>
          html`<div>
            <dt>${text}</dt>
            <dd>${moves.join(', ')}</dd>
          </div>`,
      )}
    </dl>
    ${isKnown(answer) ? nothing : html`<p class="hint">${t('eg.notKnownMoves')}</p>`}
  </details>`;
}
