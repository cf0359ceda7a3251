/** The list of experiments: question, source, and what each run of it found. */
import { html, nothing } from '../lib/lit-html.js';
import { state } from '../state.js';
import { t } from '../text.js';
import { progressBar, stateWord, stopOrResume, verdictBadge } from './pieces.js';
import { edit, isActive, start } from './work.js';

export function experimentList() {
  const { experiments, seed } = state.lab;
  const fresh = experiments.every((each) => each.runs.length === 0);
  const quickest = experiments.find((each) => !each.missing);
  return html`<section>
    <header class="lab-title">
      <h1>${t('lab.experiments')}</h1>
      <label class="seed"
        >${t('lab.seed')}
        <input
          id="lab-seed"
          type="number"
          min="0"
          max="1000000000"
          .value=${seed}
          @change=${(event) => edit({ seed: event.target.value || '1' })}
      /></label>
    </header>
    ${
      fresh && quickest
        ? html`<p class="lab-empty">
            ${t('lab.noRuns')}
            <button class="primary" @click=${() => startAndWatch(quickest, 'small')}>
              ${t('lab.runFirst', { name: quickest.name })}
            </button>
          </p>`
        : html`<p class="hint">${t('lab.howRuns')}</p>`
    }
    <ul class="experiments">
      ${experiments.map((experiment) => item(experiment))}
    </ul>
  </section>`;
}

function item(experiment) {
  return html`<li class="card experiment">
    <div>
      <h2>${experiment.name}</h2>
      <p lang="en">${experiment.question}</p>
      <p class="hint" lang="en">${experiment.source}</p>
    </div>
    ${
      experiment.missing
        ? html`<p class="hint" lang="en">${experiment.missing}</p>`
        : html`<div class="actions">${runButton(experiment, 'small')}${runButton(experiment, 'full')}</div>`
    }
    ${experiment.runs.length > 0 ? html`<ul class="runs">${experiment.runs.map((run) => runLine(run))}</ul>` : nothing}
  </li>`;
}

/** A run that is there goes on from its own line; experiments that only read can be run again. */
function runButton(experiment, scale) {
  const run = experiment.runs.find((each) => each.scale === scale && String(each.seed) === state.lab.seed);
  const offered = !run || (experiment[scale] === 0 && !isActive(run));
  if (!offered || (scale === 'full' && experiment.full === 0)) return nothing;
  const text = experiment[scale] === 0 ? t('lab.read') : t(scale === 'small' ? 'lab.runQuick' : 'lab.runFull');
  return html`<button
    class="run"
    aria-label=${`${text}: ${experiment.name}`}
    @click=${() => startAndWatch(experiment, scale)}
  >
    ${text}
  </button>`;
}

/** The button that was pressed goes away; the one that stops the run takes its place for keys. */
async function startAndWatch(experiment, scale) {
  const run = await start(experiment.name, scale, state.lab.seed);
  if (run) requestAnimationFrame(() => document.querySelector(`#run-${run.id} button`)?.focus());
}

function runLine(run) {
  const complete = run.done >= run.of;
  return html`<li id=${`run-${run.id}`}>
    <div class="run-line">
      <b>${t('lab.scale.' + run.scale)}</b>
      ${run.seed === 1 ? nothing : html`<span class="hint">${t('lab.seedIs', { seed: String(run.seed) })}</span>`}
      ${complete && run.state === 'done' ? verdictBadge(run.verdict) : stateWord(run)}
      ${complete || run.of === 0 ? nothing : progressBar(run.done, run.of, run.left, run.experiment)}
      <span class="push"></span>
      ${stopOrResume(run, complete)}
      <a class="button" href=${`#/lab/experiments/${run.id}`} aria-label=${`${t('lab.report')}: ${run.id}`}
        >${t('lab.report')}</a
      >
    </div>
    ${run.error ? html`<p class="lab-error" lang="en">${run.error}</p>` : nothing}
    ${run.answer && (run.done > 0 || run.of === 0) ? html`<p class="run-answer" lang="en">${run.answer}</p>` : nothing}
  </li>`;
}
