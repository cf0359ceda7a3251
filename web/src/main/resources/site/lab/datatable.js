/** Tables with columns of text: sorted by a click, folded when they are long, kept as CSV. */
import { html, nothing } from '../lib/lit-html.js';
import { keepFile } from '../parts.js';
import { state } from '../state.js';
import { t } from '../text.js';
import { edit } from './work.js';

const LONG = 25;
const NUMBER = /^-?[0-9.,]*( ?%)?$/;
/** Cells with more letters than this are sentences, which may be broken. */
const SENTENCE = 28;

/**
 * A table of a report with its caption and a button to keep it.
 * @param {string} id under which its order is remembered
 * @param {{caption: string, columns: string[], rows: string[][]}} table
 */
export function dataTable(id, table, file) {
  const { rows } = table;
  const save = html`<button class="link" @click=${() => keepFile(file, csv(table), 'text/csv')}>
    ${t('lab.saveCsv')}
  </button>`;
  if (rows.length === 0) return html`<p class="hint"><span lang="en">${table.caption}</span> ${t('lab.noRows')}</p>`;
  if (rows.length <= LONG) {
    return html`<p class="table-caption" lang="en">${table.caption}</p>
      ${rowsTable(id, table)} ${save}`;
  }
  return html`<details class="folded">
    <summary><span lang="en">${table.caption}</span> (${t('lab.rows', { count: rows.length })})</summary>
    ${rowsTable(id, table)}
  </details>
  ${save}`;
}

/** The rows alone, in the order that was chosen last; the caption is what it is called when it is read aloud. */
export function rowsTable(id, table) {
  const order = state.lab.sorts[id];
  const numeric = table.columns.map((_, column) => table.rows.every((row) => NUMBER.test(row[column])));
  const rows = order ? sorted(table.rows, order, numeric[order.column]) : table.rows;
  const kind = (column, cell) =>
    [numeric[column] ? 'number' : cell.length > SENTENCE ? 'sentence' : 'word', fromSource(table, column)].join(' ');
  return html`<div class="scroll" tabindex="0" role="group" aria-label=${table.caption} lang="en">
    <table class="data">
      <thead>
        <tr>
          ${table.columns.map((name, column) => header(id, name, column, order, numeric[column]))}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              ${row.map((cell, column) => html`<td class=${kind(column, cell)}>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** What the source found stands out beside what was found here: "source’s mean", "won, source"; not a comparison. */
const FROM_SOURCE = /^source\b|, source\b/i;
const fromSource = (table, column) => (FROM_SOURCE.test(table.columns[column]) ? 'from-source' : '');

function header(id, name, column, order, numeric) {
  const here = order?.column === column;
  const next = { column, down: here ? !order.down : false };
  return html`<th
    scope="col"
    class=${numeric ? 'number' : ''}
    aria-sort=${here ? (order.down ? 'descending' : 'ascending') : nothing}
  >
    <button class="sort" @click=${() => edit({ sorts: { ...state.lab.sorts, [id]: next } })}>
      ${name}<span aria-hidden="true">${here ? (order.down ? ' ▾' : ' ▴') : ''}</span>
    </button>
  </th>`;
}

function sorted(rows, { column, down }, numeric) {
  const value = (row) => (numeric ? Number(row[column].replaceAll(',', '').replace(/ ?%/, '')) : row[column]);
  const order = [...rows].sort((a, b) => {
    const [x, y] = [value(a), value(b)];
    return numeric ? x - y : x.localeCompare(y, 'en', { numeric: true });
  });
  return down ? order.reverse() : order;
}

const quoted = (cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

const csv = (table) => [table.columns, ...table.rows].map((row) => row.map(quoted).join(',') + '\n').join('');
