/** All matches that were played here. */
import { html, nothing } from '../lib/lit-html.js';
import { state } from '../state.js';
import { percent, t } from '../text.js';
import { gameLine } from '../words.js';
import { eloText } from './match.js';
import { progressBar, stateWord, stopOrResume, when } from './pieces.js';
import { nameOf } from './work.js';

export function matchList() {
  const { matches } = state.lab;
  if (matches.length === 0) {
    return html`<div class="empty">
      <p>${t('lab.noMatches')}</p>
      <a class="button primary" href="#/lab/matches/new">${t('lab.newMatch')}</a>
    </div>`;
  }
  return html`<section>
    <header class="lab-title">
      <h1>${t('lab.matches')}</h1>
      <a class="button primary" href="#/lab/matches/new">${t('lab.newMatch')}</a>
    </header>
    <ul class="experiments">
      ${matches.map((match) => item(match))}
    </ul>
  </section>`;
}

function item(match) {
  const { standing, wish } = match;
  const complete = standing.played >= wish.games;
  return html`<li class="card">
    <div class="run-line">
      <a href=${`#/lab/matches/${match.id}`}><b>${nameOf(match)}</b></a>
      <span class="hint">${gameLine(wish.game)} · ${when(match.begun)}</span>
      <span class="push"></span>
      ${complete && match.state === 'done' ? nothing : stateWord(match)}
      ${complete ? nothing : progressBar(standing.played, wish.games, null, match.id)} ${stopOrResume(match, complete)}
    </div>
    ${standing.played > 0 ? html`<p class="hint">${summary(standing)}</p>` : nothing}
    ${match.error ? html`<p class="lab-error" lang="en">${match.error}</p>` : nothing}
  </li>`;
}

const summary = (standing) =>
  t('lab.summary', {
    games: standing.played,
    points: standing.points,
    percent: percent(standing.score),
    elo: eloText(standing, 'elo'),
    los: percent(standing.superiority),
  });
