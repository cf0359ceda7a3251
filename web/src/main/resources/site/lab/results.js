/** Results: the reports that commands left in a folder, drawn like those of experiments. */
import { html, nothing } from '../lib/lit-html.js';
import { keepFile } from '../parts.js';
import { state } from '../state.js';
import { has, t } from '../text.js';
import { dataTable } from './datatable.js';
import { figure } from './figures.js';
import { when } from './pieces.js';
import { pageOfResult } from './work.js';

export function resultList() {
  if (!state.lab.results) return html`<p class="empty">…</p>`;
  const { results, complete } = state.lab.results;
  const rest = complete ? nothing : html`<p class="results-incomplete">${t('lab.incompleteResults')}</p>`;
  if (results.length === 0) {
    return html`<div class="empty results-empty">
      <h1>${t('lab.results')}</h1>
      <p>${t('lab.noResults')}</p>
      ${rest}
      <p class="hint">${t('lab.howResults')}</p>
    </div>`;
  }
  return html`<section>
    <header class="lab-title"><h1>${t('lab.results')}</h1></header>
    ${rest}
    <p class="hint">${t('lab.howResults')}</p>
    <ul class="experiments results">
      ${results.map((result) => item(result))}
    </ul>
  </section>`;
}

const kindOf = ({ kind }) => (has('lab.kind.' + kind) ? t('lab.kind.' + kind) : kind);

/** Reports of one command have the same name, so that the folder tells them apart. */
const nameOf = ({ name, folder }) => (folder ? `${folder} / ${name}` : name);

function item(result) {
  return html`<li class="card">
    <div class="run-line">
      <b class="result-name">${nameOf(result)}</b>
      <span class="badge kind">${kindOf(result)}</span>
      <span class="hint">${when(result.at)}</span>
      <span class="push"></span>
      <a class="button" href=${`#/lab/results/${result.id}`} aria-label=${`${t('lab.report')}: ${nameOf(result)}`}
        >${t('lab.report')}</a
      >
    </div>
    <p class="run-answer" lang="en">${result.answer}</p>
    <p class="hint run-answer" lang="en">${result.circumstances}</p>
  </li>`;
}

export function resultView(id) {
  const { result: shown, missing } = state.lab;
  if (!shown || shown.result.id !== id) {
    return html`<div class="empty">
      <p lang=${missing ? 'en' : nothing}>${missing ?? '…'}</p>
      <a class="button primary" href="#/lab/results">${t('lab.allResults')}</a>
    </div>`;
  }
  const { result, report } = shown;
  return html`<article class="report">
    <p><a href="#/lab/results">‹ ${t('lab.allResults')}</a></p>
    <h1 lang="en">${report.question}</h1>
    <p class="hint">${kindOf(result)} · ${nameOf(result)} · ${when(result.at)}</p>
    <section class="card answer">
      <h2 class="unseen">${t('lab.answer')}</h2>
      <p class="result" lang="en">${report.answer}</p>
      <p class="hint" lang="en">${report.circumstances}</p>
      <div class="actions"><button @click=${() => savePage(result)}>${t('lab.savePage')}</button></div>
    </section>
    ${report.pictures.map((picture) => pictureCard(picture))}
    ${report.tables.map((table) => tableCard(result, table))}
  </article>`;
}

/** Its numbers are in the tables below. */
const pictureCard = (picture) =>
  html`<section class="card">
    <h2 lang="en">${picture.title}</h2>
    <div class="scroll" tabindex="0" role="group" aria-label=${picture.title} lang="en">
      ${figure({ kind: 'picture', title: picture.title, picture }).drawing}
    </div>
  </section>`;

const tableCard = (result, table) =>
  html`<section class="card">
    <h2 class="unseen">${t('lab.table', { name: table.name })}</h2>
    ${dataTable(`${result.id} ${table.name}`, table, `${result.name}-${table.name}.csv`)}
  </section>`;

async function savePage(result) {
  const page = await pageOfResult(result.id);
  if (page !== undefined) keepFile(result.name + '.html', page, 'text/html');
}
