/** One match: how it stands, what that means, and its games. */
import { html, nothing } from '../lib/lit-html.js';
import { state } from '../state.js';
import { decimal, has, percent, t, whole } from '../text.js';
import { gameLine } from '../words.js';
import { figure } from './figures.js';
import { progressBar, stateWord, stopOrResume } from './pieces.js';
import { isActive, openGame, putAway } from './work.js';

const MOST_ROWS = 500;

export function matchView(id) {
  const { match: shown, missing } = state.lab;
  if (!shown || shown.match.id !== id) {
    return html`<div class="empty">
      <p lang=${missing ? 'en' : nothing}>${missing ?? '…'}</p>
      <a class="button primary" href="#/lab/matches">${t('lab.allMatches')}</a>
    </div>`;
  }
  const { match, games } = shown;
  const { wish, standing } = match;
  const complete = standing.played >= wish.games;
  return html`<article class="report">
    <p><a href="#/lab/matches">‹ ${t('lab.allMatches')}</a></p>
    <h1>${wish.a.player} – ${wish.b.player}</h1>
    <p class="hint">${conditions(wish)}</p>
    <section class="card">
      <h2 class="unseen">${t('lab.standing')}</h2>
      <div class="run-line">
        ${stateWord(match)} ${progressBar(standing.played, wish.games, null, match.id)}
        ${stopOrResume(match, complete)}
        ${
          isActive(match)
            ? nothing
            : html`<span class="push"></span
                ><button class="quiet" @click=${() => putAway(match)}>${t('delete')}</button>`
        }
      </div>
      ${match.error ? html`<p class="lab-error" lang="en">${match.error}</p>` : nothing}
      ${standing.played === 0 ? html`<p class="hint">${t('lab.noGames')}</p>` : standingTable(wish, standing)}
    </section>
    ${games.length > 0 ? gamesTable(match, games) : nothing}
  </article>`;
}

function conditions(wish) {
  return [
    gameLine(wish.game),
    t('lab.gameCount', { count: wish.games }),
    t('lab.openingOf', { count: wish.opening ?? 0 }),
    `${t('lab.sides')}: ${t('lab.sides.' + (wish.sides ?? 'exchanged'))}`,
    t('lab.seedIs', { seed: String(wish.seed ?? 1) }),
    ...[wish.a, wish.b].map((player) => `${player.player}: ${limits(player)}`),
  ].join(' · ');
}

const limits = ({ seconds, steps }) =>
  [seconds && `${decimal(seconds, 2)} s`, steps && t('steps', { steps })].filter(Boolean).join(', ') || '1 s';

/** Absent numbers are infinite: nobody knows how much better somebody is who won everything. */
export function eloText(standing, name) {
  const value = standing[name];
  if (value !== undefined) return (value > 0 ? '+' : '') + decimal(value, 0).replace('-', '−');
  return name === 'eloHigh' || (name === 'elo' && standing.score > 0.5) ? '+∞' : '−∞';
}

function standingTable(wish, standing) {
  const { asFirst, asSecond } = standing;
  const tally = ({ wins, losses, draws }) => `${wins}–${losses}–${draws}`;
  const drawn = figure({
    kind: 'shares',
    title: t('lab.shareOf', { player: wish.a.player }),
    axis: t('lab.points'),
    reference: 0.5,
    shares: [{ label: wish.a.player, value: standing.score, low: standing.scoreLow, high: standing.scoreHigh }],
  });
  const cells = [
    ['points', `${whole(standing.points)} / ${whole(standing.played)}`],
    ['tally', tally(standing)],
    ['first', tally(asFirst)],
    ['second', tally(asSecond)],
    ['score', `${percent(standing.score)} %`, `${percent(standing.scoreLow)} … ${percent(standing.scoreHigh)} %`],
    ['elo', eloText(standing, 'elo'), `${eloText(standing, 'eloLow')} … ${eloText(standing, 'eloHigh')}`],
    ['los', `${percent(standing.superiority)} %`],
    ['pValue', decimal(standing.pValue, 4)],
    ['distinct', `${whole(standing.distinct)} / ${whole(standing.played)}`],
  ];
  return html`<p class="hint">${t('lab.numbersOf', { player: wish.a.player })}</p>
    <dl class="numbers">
      ${cells.map(
        ([name, value, interval]) =>
          html`<div>
            <dt title=${t('lab.why.' + name)}>${t('lab.' + name)}</dt>
            <dd>${value}${interval ? html` <small>${interval}</small>` : nothing}</dd>
          </div>`,
      )}
    </dl>
    ${drawn.drawing}
    <p class="hint">${endings(standing)}</p>
    ${standing.warnings.map((warning) => html`<p class="hint" lang="en">${warning}</p>`)}`;
}

const ending = (word) => (has('lab.ending.' + word) ? t('lab.ending.' + word) : word);

const endings = (standing) =>
  t('lab.endedBy', {
    list: Object.entries(standing.endings)
      .map(([word, count]) => `${ending(word)} ${whole(count)}`)
      .join(', '),
  });

function gamesTable(match, games) {
  const { a, b } = match.wish;
  const name = (letter) => (letter === 'a' ? a.player : letter === 'b' ? b.player : t('lab.drawn'));
  return html`<section class="card">
    <h2>${t('lab.games')}</h2>
    <p class="hint">${t('lab.openHow')}</p>
    <div class="scroll" tabindex="0" role="group" aria-label=${t('lab.games')}>
      <table class="match-games">
        <thead>
          <tr>
            <th scope="col">${t('number')}</th>
            <th scope="col">${t('firstSide')}</th>
            <th scope="col">${t('lab.winner')}</th>
            <th scope="col">${t('lab.result')}</th>
            <th scope="col">${t('moves')}</th>
            <th scope="col">${t('lab.ended')}</th>
            <th scope="col">${t('lab.same')}</th>
          </tr>
        </thead>
        <tbody>
          ${games.slice(0, MOST_ROWS).map(
            (game) =>
              html`<tr>
                <th scope="row">
                  <button
                    class="link"
                    @click=${() => openGame(match, game)}
                    aria-label=${t('lab.openGame', { number: game.game })}
                  >
                    ${game.game}
                  </button>
                </th>
                <td>${name(game.first)}</td>
                <td>${name(game.winner)}</td>
                <td>${game.result}</td>
                <td>${game.moves}</td>
                <td title=${game.note}>${ending(game.ending)}</td>
                <td>${game.duplicateOf ?? ''}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    ${games.length > MOST_ROWS ? html`<p class="hint">${t('lab.firstGames', { count: MOST_ROWS })}</p>` : nothing}
  </section>`;
}
