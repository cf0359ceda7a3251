/** The report of a run: the answer first, then pictures, tables and circumstances; live while the run goes on. */
import { html, nothing } from '../lib/lit-html.js';
import { keepFile } from '../parts.js';
import { state } from '../state.js';
import { t } from '../text.js';
import { dataTable, rowsTable } from './datatable.js';
import { figure } from './figures.js';
import { progressBar, stateWord, stopOrResume, verdictBadge } from './pieces.js';
import { isActive, pageOf, putAway } from './work.js';

const VERDICT = 'verdict';

export function reportView(id) {
  const { report, missing } = state.lab;
  if (!report || report.run.id !== id) {
    return html`<div class="empty">
      <p lang=${missing ? 'en' : nothing}>${missing ?? '…'}</p>
      <a class="button primary" href="#/lab/experiments">${t('lab.allExperiments')}</a>
    </div>`;
  }
  const { run } = report;
  return html`<article class="report">
    <p><a href="#/lab/experiments">‹ ${t('lab.allExperiments')}</a></p>
    <h1 lang="en">${report.question}</h1>
    <p class="hint" lang="en">${run.experiment} · ${report.source}</p>
    <section class="card answer">
      <h2 class="unseen">${t('lab.answer')}</h2>
      <p class="result">${verdictBadge(report.verdict)} <span lang="en">${report.answer}</span></p>
      ${status(run)}
      <p class="hint" lang="en">${report.circumstances}</p>
      ${run.of > 0 ? html`<p class="hint">${t('lab.rowsMade', { count: run.done })}</p>` : nothing}
      <div class="actions">
        ${
          isActive(run)
            ? nothing
            : html`<button @click=${() => savePage(run)}>${t('lab.savePage')}</button>
                <button class="quiet" @click=${() => putAway(run)}>${t('lab.startOver')}</button>`
        }
      </div>
    </section>
    ${report.charts.map((chart) => figureCard(run, chart))}
    ${report.tables.filter((table) => table.name !== VERDICT).map((table) => tableCard(run, table))}
  </article>`;
}

function status(run) {
  const complete = run.done >= run.of;
  if (complete && !isActive(run) && !run.error) return nothing;
  return html`<div class="run-line">
      ${stateWord(run)} ${progressBar(run.done, run.of, run.left, run.experiment)} ${stopOrResume(run, complete)}
    </div>
    ${isActive(run) ? html`<p class="hint">${t('lab.liveRows')}</p>` : nothing}
    ${run.error ? html`<p class="lab-error" lang="en">${run.error}</p>` : nothing}`;
}

async function savePage(run) {
  const page = await pageOf(run);
  if (page !== undefined) keepFile(run.id + '.html', page, 'text/html');
}

function figureCard(run, chart) {
  const numbers = figure(chart);
  return html`<section class="card">
    <h2 lang="en">${chart.title}</h2>
    ${numbers.drawing}
    <details>
      <summary>${t('lab.showNumbers')}</summary>
      ${rowsTable(`${run.id} ${chart.name}`, numbers.table)}
    </details>
  </section>`;
}

function tableCard(run, table) {
  return html`<section class="card">
    <h2 class="unseen">${t('lab.table', { name: table.name })}</h2>
    ${dataTable(`${run.id} ${table.name}`, table, `${run.experiment}-${table.name}.csv`)}
  </section>`;
}
