/** The Laboratory: experiments of the sources, matches between programs, and what commands left. */
import { html, nothing } from '../lib/lit-html.js';
import { stylesheet } from '../parts.js';
import { state } from '../state.js';
import { addTexts, t } from '../text.js';
import { experimentList } from './experiments.js';
import { matchList } from './matches.js';
import { matchView } from './match.js';
import { newMatch } from './newmatch.js';
import { reportView } from './report.js';
import { resultList, resultView } from './results.js';
import en from './text/en.js';
import pl from './text/pl.js';
import { active, nameOf, place, prepare } from './work.js';

await stylesheet('/lab/lab.css');

addTexts({ en, pl });

export { prepare };

/** Each part of the Laboratory: its list, and one thing of it. Another part is another line. */
const PARTS = {
  experiments: { list: experimentList, one: reportView },
  matches: { list: matchList, one: (id) => (id === 'new' ? newMatch() : matchView(id)) },
  results: { list: resultList, one: resultView },
};

export function screen() {
  const { tab, id } = place();
  return html`<div class="lab-page">
    <header class="lab-head">
      <nav aria-label=${t('lab.parts')}>
        ${Object.keys(PARTS).map(
          (part) =>
            html`<a href=${`#/lab/${part}`} aria-current=${part === tab ? (id ? 'true' : 'page') : 'false'}
              >${t('lab.' + part)}</a
            >`,
        )}
      </nav>
      ${runningNow()}
    </header>
    ${!state.lab.experiments ? html`<p class="empty">…</p>` : id ? PARTS[tab].one(id) : PARTS[tab].list()}
  </div>`;
}

/** What is at work, wherever one is in the Laboratory. */
function runningNow() {
  const [first, ...others] = active();
  if (!first) return nothing;
  return html`<a class="lab-now" href=${addressOf(first)}
    >${t('lab.nowRunning', { name: nameOf(first) })}
    ${others.length > 0 ? t('lab.andMore', { count: others.length }) : ''}
    ▸</a
  >`;
}

const addressOf = (item) => `#/lab/${item.experiment ? 'experiments' : 'matches'}/${item.id}`;
