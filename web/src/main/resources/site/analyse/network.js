/**
 * The raw output of a registered network, its policy and value without any search: beside the numbers of its search,
 * and as squares under the stones that are larger the likelier the network finds a move.
 */
import { html, nothing, svg } from '../lib/lit-html.js';
import * as api from '../api.js';
import { attempt } from '../actions.js';
import { option } from '../parts.js';
import { change, set, state, subscribe } from '../state.js';
import { decimal, percent, t } from '../text.js';
import { sideName, unitName } from '../words.js';

const FEW = 5;

/** A likely move has its per cent written on it. */
const TOLD = 0.01;

const networks = () => (state.players[state.round?.game] ?? []).filter((player) => player.network);

const chosen = () => networks().find((player) => player.name === state.network) ?? networks()[0];

/** A position and whom to ask about it; komi is part of the game. */
const place = () => `${state.round.id} ${state.scene.node} ${state.round.game} ${chosen().name}`;

/** The answer for the position shown; nothing as long as it has not come, or where nobody wants it. */
function look() {
  if (!state.settings.policy || !state.scene || !chosen() || state.look?.place !== place()) return null;
  return state.look.answer;
}

let asking = false;
let refused = '';

/** Asks about the position that is shown, one question at a time; what was refused is asked again elsewhere only. */
subscribe(async () => {
  const wanted = state.screen === 'analyse' && state.settings.policy && state.round && state.scene && !state.demo;
  if (!wanted) refused = '';
  if (asking || !wanted || !chosen() || state.scene.toMove < 0) return;
  const here = place();
  if (state.look?.place === here || refused === here) return;
  asking = true;
  const path = `rounds/${state.round.id}/nodes/${state.scene.node}/network`;
  const answer = await attempt(() => api.get(`${path}?network=${encodeURIComponent(chosen().name)}`));
  asking = false;
  refused = answer ? '' : here;
  change(answer ? { look: { place: here, answer } } : {});
});

export function networkCard() {
  const all = networks();
  if (all.length === 0) return nothing;
  return html`<section class="card network">
    <h2>${t('network')}</h2>
    <div class="actions">
      <label class="switch"
        ><input
          type="checkbox"
          .checked=${state.settings.policy}
          @change=${(event) => set({ policy: event.target.checked })}
        />
        ${t('showPolicy')}</label
      >
      ${
        all.length > 1
          ? html`<select
              aria-label=${t('network')}
              @change=${(event) => change({ network: event.target.value })}
            >
              ${all.map((player) => option(player.name, player.name, player.name === chosen().name))}
            </select>`
          : nothing
      }
    </div>
    ${numbers(look())}
  </section>`;
}

function numbers(answer) {
  if (!answer) return html`<p class="hint">${t('networkHow')}</p>`;
  const { network, side, value, lead, policy } = answer;
  const frame = state.frame?.player === network ? state.frame : null;
  return html`<table class="looks">
      <thead>
        <tr>
          <th scope="col">${t('looksOf', { side: sideName(side) })}</th>
          <th scope="col">${t('winRate')}</th>
          <th scope="col">${t('lead')}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">${t('networkAlone', { network })}</th>
          <td>${percent(value)}</td>
          <td>${decimal(lead)}</td>
        </tr>
        ${
          frame
            ? html`<tr>
                <th scope="row">${searched(frame)}</th>
                <td>${percent(frame.value)}</td>
                <td>${decimal(frame.lead)}</td>
              </tr>`
            : nothing
        }
      </tbody>
    </table>
    <p class="hint">
      ${t('likeliest')} ${policy
        .slice(0, FEW)
        .map(({ move, prior }) => `${move} ${percent(prior)} %`)
        .join(' · ')}
    </p>`;
}

const searched = ({ player, steps, unit }) => t('searched', { player, steps, unit: unitName(unit) });

/** The policy below the stones. */
export function policyTints() {
  const answer = look();
  if (!answer) return nothing;
  const most = answer.policy[0]?.prior ?? 1;
  return answer.policy
    .filter(({ gesture }) => gesture.length > 0)
    .map(({ gesture, prior }) => {
      const { x, y } = state.scenery.spots[gesture.at(-1)];
      const size = 0.94 * Math.sqrt(prior / most);
      return svg`<rect class="policy" x=${x - size / 2} y=${y - size / 2} width=${size} height=${size}></rect>
        ${prior >= TOLD ? svg`<text class="policy-number" x=${x} y=${y}>${Math.round(100 * prior)}</text>` : nothing}`;
    });
}

/** Whose points they will be, where no search says it. */
export const expectedOwners = () => (state.settings.owners && !state.frame?.ownership ? look()?.ownership : undefined);
