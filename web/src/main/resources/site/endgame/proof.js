/** The proof of a result: checked from the board alone, saved as a file, or brought as one. */
import { html, nothing } from '../lib/lit-html.js';
import * as api from '../api.js';
import { attempt } from '../actions.js';
import { key } from '../api.js';
import { say } from '../speech.js';
import { state } from '../state.js';
import { t, whole } from '../text.js';
import { margin } from './words.js';
import { checkProof, edit, save } from './work.js';

const KILOBYTE = 1000;

export function proofCard(job) {
  const { proof, noProof } = job.result;
  const brought = state.endgame.brought;
  const shown = brought && brought.round === state.round.id && brought.node === state.scene.node ? brought : null;
  return html`<section class="card">
    <h2>${t('eg.proofTitle')}</h2>
    <p class="hint">${t('eg.proofHow')}</p>
    <div class="actions">
      ${proof ? nothing : html`<button @click=${() => checkProof(job)}>${t('eg.checkProof')}</button>`}
      ${
        proof && proof.verdict !== 'fails'
          ? html`<button @click=${() => save(job, 'proof', `tesuji-${job.id}-proof.json`)}>
              ${t('eg.saveProof')}
            </button>`
          : nothing
      }
      <button @click=${() => save(job, 'sgf', `tesuji-${job.id}.sgf`)}>${t('eg.saveSgf')}</button>
      <label class="button file"
        >${t('eg.checkFile')}<input type="file" accept=".json,application/json" @change=${bring}
      /></label>
    </div>
    ${proof ? told(proof) : nothing} ${noProof ? html`<p lang="en">${noProof}</p>` : nothing}
    ${shown ? html`<h3>${t('eg.fromFile', { name: shown.name })}</h3>${told(shown.verdict)}` : nothing}
  </section>`;
}

function told({ verdict, checked, flaw, bytes }) {
  return html`<div class=${`proof ${verdict}`}>
    <p class="result">${t('eg.proof.' + verdict)}</p>
    ${flaw ? html`<p lang="en">${flaw}</p>` : nothing}
    ${
      checked
        ? html`<p>
              ${t('eg.checkedTo', {
                result: margin(checked.score),
                claims: whole(checked.claims),
                positions: whole(checked.positions),
              })}
              ${t('eg.fileSize', { size: whole(Math.ceil(bytes / KILOBYTE)) })}
            </p>
            ${
              checked.premises.length > 0
                ? html`<p>${t('eg.premises')}</p>
                    <ul class="why" lang="en">
                      ${checked.premises.map((premise) => html`<li>${premise}</li>`)}
                    </ul>`
                : nothing
            }
            ${checked.best.length > 0 ? html`<p>${t('eg.shownBest', { moves: checked.best.join(', ') })}</p>` : nothing}
            ${
              checked.worse.length > 0
                ? html`<p>${t('eg.shownWorse', { moves: checked.worse.join(', ') })}</p>`
                : nothing
            }`
        : nothing
    }
  </div>`;
}

/** Checks a file that the person brings against the board that is shown. */
async function bring(event) {
  const [file] = event.target.files;
  if (!file) return;
  const bytes = await file.arrayBuffer();
  event.target.value = '';
  const { toMove, rules } = state.endgame.wish;
  const { id } = state.round;
  const { node } = state.scene;
  const query = new URLSearchParams({ ...(toMove ? { toMove } : {}), ...(rules ? { rules } : {}) });
  const verdict = await attempt(() => send(`rounds/${id}/nodes/${node}/proof?${query}`, bytes));
  if (!verdict) return;
  edit({ brought: { round: id, node, name: file.name, verdict } });
  say(t('eg.proof.' + verdict.verdict));
}

async function send(path, bytes) {
  const response = await fetch('/api/' + path, { method: 'POST', headers: { 'X-Tesuji-Key': key() }, body: bytes });
  const answer = await response.json();
  if (!response.ok) throw new api.Problem(response.status, answer.error);
  return answer;
}
