/** Begins: takes the key, loads the games, follows the address, draws. */
import { html, nothing, render } from './lib/lit-html.js';
import * as api from './api.js';
import * as live from './live.js';
import { attempt, hear, openRound, playersOf, refreshJobs } from './actions.js';
import { demoPanel, startDemo } from './demo.js';
import { gamesScreen, loadRounds } from './games.js';
import { header, notice, settingsBar } from './frame.js';
import { dialogs } from './dialogs.js';
import { press } from './keys.js';
import { boardView } from './play/boardview.js';
import { startClocks } from './play/clock.js';
import { playPanel } from './play/play.js';
import { animateMove } from './board/motion.js';
import { parse, go } from './router.js';
import { change, state, subscribe } from './state.js';
import { t } from './text.js';

/** Screens that few people need are loaded when somebody opens them. */
const LATER = { solve: () => import('./solve/solve.js') };
const loaded = {};
let analysis = null;

/** The panel of the screen Analyse and its tree, which the first view does not need. */
async function loadAnalysis() {
  return { ...(await import('./analyse/analyse.js')), ...(await import('./analyse/tree.js')) };
}

const root = document.getElementById('app');
root.replaceChildren();

function page() {
  return html`${header()} ${notice()}
    <main id="main" class=${state.screen} tabindex="-1">${screen()}</main>
    ${dialogs()}`;
}

function screen() {
  if (state.locked) return html`<p class="empty">${t('locked')}</p>`;
  if (state.screen === 'games') return gamesScreen();
  if (LATER[state.screen]) return loaded[state.screen]?.screen() ?? html`<p class="empty">…</p>`;
  if (state.demo && state.scene)
    return html`<div class="table">
      ${boardView()}
      <div class="panel">${demoPanel()}</div>
    </div>`;
  if (!state.round || !state.scene) return html`<p class="empty">…</p>`;
  return html`<div class="table">
      <div class="board-column">${boardView()}${settingsBar()}</div>
      <div class="panel">${state.screen === 'analyse' ? (analysis?.analysePanel() ?? nothing) : playPanel()}</div>
    </div>
    ${state.screen === 'analyse' ? (analysis?.treeViewer() ?? nothing) : nothing}`;
}

/** Shows what the address asks for. */
async function follow() {
  const wanted = parse(location.hash);
  if (wanted.screen === 'analyse') analysis ??= await loadAnalysis();
  change({ screen: wanted.screen, markTool: null, listed: null });
  if (wanted.screen === 'games') return loadRounds();
  if (wanted.round) {
    const known = state.round?.id === wanted.round && state.scene?.node === wanted.node;
    if (!known) await attempt(() => openRound(wanted.round, wanted.node));
    if (!state.round) return latest();
    await attempt(() => playersOf(state.round.game));
  }
  if (LATER[wanted.screen]) return loadLater(wanted.screen);
  return wanted.round ? change({}) : latest();
}

async function loadLater(screen) {
  loaded[screen] ??= await LATER[screen]();
  await loaded[screen].prepare();
}

/** The round that was played last, or the demonstration if there is none. */
async function latest() {
  const rounds = await attempt(() => api.get('rounds'));
  if (!rounds) return;
  change({ rounds });
  if (rounds.length === 0) return startDemo();
  await attempt(() => openRound(rounds[0].id));
  if (!state.round) return;
  go(state.screen, state.round.id, state.scene.node, true);
  await attempt(() => playersOf(state.round.game));
  change({});
}

/** After a break: the server may be another one, which knows nothing of jobs that were running. */
async function lookAgain() {
  change({ round: await api.get('rounds/' + state.round.id) });
  await refreshJobs();
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
  await follow();
}

start();
