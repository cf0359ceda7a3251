/**
 * The first visit: a recorded game is replayed, a move a second, until somebody clicks. Whoever clicks on the board
 * goes on from the position that is shown.
 */
import { html } from './lib/lit-html.js';
import { attempt, changeRound, openFile, playGesture, sceneryOf } from './actions.js';
import { change, state } from './state.js';
import { openNewGame } from './later.js';
import { t } from './text.js';
import { gameLine, sideName } from './words.js';

const PAUSE = 1000;

let timer = 0;

export async function startDemo() {
  const response = await fetch('/demo/demo.json');
  const game = await response.json();
  const scenery = await attempt(() => sceneryOf(game.game));
  if (!scenery) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  change({ scenery, round: null, demo: { game, takeOver } });
  show(still ? game.moves.length : 0);
  if (!still) timer = setInterval(advance, PAUSE);
}

function advance() {
  if (!state.demo) return clearInterval(timer);
  const at = state.scene.number;
  return at < state.demo.game.moves.length ? show(at + 1) : clearInterval(timer);
}

function show(number) {
  const { game } = state.demo;
  const move = game.moves[number - 1];
  const pieces = move?.pieces ?? game.start;
  change({
    scene: {
      round: '',
      node: number,
      number,
      pieces,
      counts: [],
      toMove: number % 2,
      last: move ? [move.point] : [],
      route: move ? [move.point] : [],
      moveText: move?.move,
      mover: move ? (number - 1) % 2 : -1,
      legal: [],
      tally: '',
      comment: '',
      marks: [],
      diagram: '',
    },
    frame: null,
    chosen: [],
    line: null,
  });
}

/** Goes on from here as the side to move, against a program. */
async function takeOver(point) {
  clearInterval(timer);
  const { game } = state.demo;
  const { number } = state.scene;
  const moves = game.moves.slice(0, number).map((move) => move.move);
  const text = `game ${game.game}\n` + (moves.length > 0 ? `moves ${moves.join(' ')}\n` : '');
  await openFile(new TextEncoder().encode(text));
  if (state.demo) return;
  const seats = [0, 1].map((side) =>
    side === number % 2 ? { kind: 'human' } : { kind: 'program', player: 'best', seconds: 2 },
  );
  await changeRound('seats', { seats });
  if (point !== null && state.scene.legal.some((legal) => legal.gesture[0] === point)) playGesture([point]);
}

export function demoPanel() {
  const { game } = state.demo;
  const move = game.moves[state.scene.number - 1];
  return html`<section class="card demo">
      <h1>${t('demoTitle')}</h1>
      <p>${t('demoText')}</p>
      <div class="actions">
        <button class="primary big" @click=${() => takeOver(null)}>${t('playYourself')}</button>
        <button class="big" @click=${openNewGame}>${t('otherGames')}</button>
        <button @click=${() => clearInterval(timer)}>${t('stop')}</button>
      </div>
    </section>
    <section class="card">
      <h2>${gameLine(game.game)}</h2>
      <p class="summary">
        ${move ? t('plays', { side: sideName((state.scene.number - 1) % 2), move: move.move }) : t('demoBegins')}
      </p>
      <p class="hint">${t('moveOf', { number: state.scene.number, all: game.moves.length })}</p>
      ${chart(game)}
    </section>`;
}

function chart(game) {
  const all = game.moves.length;
  const points = game.moves
    .slice(0, state.scene.number)
    .map((move, index) => `${(300 * (index + 1)) / all},${80 * (1 - move.value)}`);
  return html`<svg
    class="chart"
    viewBox="0 -2 300 84"
    preserveAspectRatio="none"
    role="img"
    aria-label=${t('chartOf', { side: sideName(0) })}
  >
    <line class="axis" x1="0" y1="40" x2="300" y2="40"></line>
    <polyline class="curve" points=${points.join(' ')}></polyline>
  </svg>`;
}
