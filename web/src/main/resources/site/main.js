/** Begins: takes the key, loads the games, follows the address, draws. */
import { html, nothing, render } from './lib/lit-html.js';
import * as api from './api.js';
import * as live from './live.js';
import { attempt, hear, hearChange, openRound, playersOf, refreshJobs } from './actions.js';
import { takeFiles } from './files.js';
import { header, notice, settingsBar } from './frame.js';
import { press } from './keys.js';
import { comesLater, load, part, showDemo } from './later.js';
import { boardView } from './play/boardview.js';
import { startClocks } from './play/clock.js';
import { playPanel } from './play/play.js';
import { animateMove } from './board/motion.js';
import { parse, go } from './router.js';
import { change, state, subscribe } from './state.js';
import { t } from './text.js';

/** Screens that show a game, and the demonstration as long as there is none. */
const GAME_SCREENS = ['play', 'analyse'];

const root = document.getElementById('app');
root.replaceChildren();

function page() {
  return html`${header()} ${notice()}
    <main id="main" class=${state.screen} tabindex="-1">${screen()}</main>
    <dialog aria-labelledby="dialog-title" @close=${() => change({ dialog: null })}>
      ${state.dialog ? part(state.dialog).dialog() : nothing}
    </dialog>`;
}

function screen() {
  if (state.locked) return html`<p class="empty">${t('locked')}</p>`;
  if (state.demo && state.scene && GAME_SCREENS.includes(state.screen))
    return html`<div class="table">
      ${boardView()}
      <div class="panel">${part('demo').demoPanel()}</div>
    </div>`;
  if (comesLater(state.screen)) return part(state.screen)?.screen() ?? html`<p class="empty">…</p>`;
  if (!state.round || !state.scene) return html`<p class="empty">…</p>`;
  const editor = state.drawing === null ? null : part('editor');
  return html`<div class="table">
    <div class="board-column">${editor ? editor.editorBoard() : html`${boardView()}${settingsBar()}`}</div>
    <div class="panel">${editor ? editor.editorPanel() : playPanel()}</div>
  </div>`;
}

/** Shows what the address asks for. */
async function follow() {
  const wanted = parse(location.hash);
  change({ screen: wanted.screen, markTool: null, listed: null, drawing: null });
  if (wanted.round) {
    const known = state.round?.id === wanted.round && state.scene?.node === wanted.node;
    if (!known) await attempt(() => openRound(wanted.round, wanted.node));
    if (!state.round) return latest();
    await attempt(() => playersOf(state.round.game));
  }
  const later = comesLater(wanted.screen) ? await load(wanted.screen) : null;
  if (later?.prepare) return later.prepare();
  return wanted.round ? change({}) : latest();
}

/** The round that was played last, or the demonstration if there is none. */
async function latest() {
  const rounds = await attempt(() => api.get('rounds'));
  if (!rounds) return;
  change({ rounds });
  if (rounds.length === 0) return showDemo();
  await attempt(() => openRound(rounds[0].id));
  if (!state.round) return;
  go(state.screen, state.round.id, state.scene.node, true);
  await attempt(() => playersOf(state.round.game));
  change({});
}

/** After a break: the server may be another one, which knows nothing of jobs that were running. */
async function lookAgain() {
  await refreshJobs();
  if (state.scene) await hearChange(state.scene.node);
}

let drawn = null;

function draw() {
  document.documentElement.lang = state.settings.language;
  document.documentElement.dataset.theme = state.settings.theme;
  render(page(), root);
  if (state.scene !== drawn) {
    animateMove(drawn, state.scene, state.scenery);
    drawn = state.scene;
    root.querySelector('.moves .here')?.scrollIntoView({ block: 'nearest' });
  }
  const dialog = root.querySelector('dialog');
  if (dialog && state.dialog && !dialog.open) dialog.showModal();
  if (dialog && !state.dialog && dialog.open) dialog.close();
}

async function start() {
  api.takeKey();
  subscribe(draw);
  change({});
  try {
    change({ games: await api.get('games') });
  } catch (problem) {
    change({ locked: problem.status === 403 });
    return;
  }
  live.connect(hear, (connected) => {
    const back = connected && !state.connected;
    change({ connected });
    if (back && state.round) attempt(lookAgain);
  });
  addEventListener('hashchange', follow);
  addEventListener('popstate', follow);
  addEventListener('keydown', press);
  startClocks();
  takeFiles();
  await follow();
}

start();
