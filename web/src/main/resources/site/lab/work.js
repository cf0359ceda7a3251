/**
 * What the Laboratory asks the server, and what it knows.
 *
 * @typedef {{id: string, experiment: string, scale: string, seed: number, state: string, done: number, of: number,
 *   left?: number, verdict?: string, answer?: string, error?: string}} Run one run of an experiment
 * @typedef {{id: string, kind: string, name: string, folder: string, at: string, question: string, answer: string,
 *   circumstances: string}} Result what a command left
 * @typedef {{id: string, wish: object, begun: string, state: string, standing: object, error?: string}} Match
 */
import * as api from '../api.js';
import * as live from '../live.js';
import { attempt, playersOf } from '../actions.js';
import { say } from '../speech.js';
import { change, state, subscribe } from '../state.js';
import { t } from '../text.js';

const TOPIC = 'lab';
const REFRESH = 1000;
const ACTIVE = ['queued', 'running', 'paused'];

state.lab = {
  experiments: null,
  matches: null,
  results: null,
  report: null,
  match: null,
  result: null,
  missing: null,
  seed: '1',
  sorts: {},
};

/** What the address of one thing in each part leads to: where it is kept here, and where the server has it. */
const ONE = {
  experiments: ['report', 'lab/runs/'],
  matches: ['match', 'lab/matches/'],
  results: ['result', 'lab/results/'],
};

export const edit = (fields) => change({ lab: { ...state.lab, ...fields } });

/** @param {Run | Match} item */
export const isActive = (item) => ACTIVE.includes(item.state);

/** Where the address leads: a list, or one thing of it. */
export function place() {
  const [, tab, id] = location.hash.replace(/^#\/?/, '').split('/');
  return { tab: Object.hasOwn(ONE, tab ?? '') ? tab : 'experiments', id: id || null };
}

/** Loads what the address asks for. */
export async function prepare() {
  heard.clear();
  if (!watched.has(TOPIC)) watch(TOPIC);
  const { tab, id } = place();
  const [experiments, matches] = await Promise.all(
    ['experiments', 'matches'].map((part) => attempt(() => api.get('lab/' + part))),
  );
  edit({ experiments: experiments ?? [], matches: matches ?? [], missing: null });
  for (const item of active()) watch(item.id);
  if (tab === 'results' && !id) await loadResults();
  else if (tab === 'matches' && id === 'new') await preparePlayers();
  else if (id) await load(tab, id);
  requestAnimationFrame(arrive);
}

let last = '';

/** Another view begins at its top, and where a link led away from itself, keys go on in it. */
function arrive() {
  if (last && last !== location.hash) {
    scrollTo(0, 0);
    if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
  }
  last = location.hash;
}

/** Everything that is at work or waits for it. */
export function active() {
  const runs = (state.lab.experiments ?? []).flatMap((experiment) => experiment.runs);
  return [...runs, ...(state.lab.matches ?? [])].filter(isActive);
}

/** The server looks through a whole folder for them, which nothing but their list is worth. */
async function loadResults() {
  const results = await attempt(() => api.get('lab/results'));
  edit({ results: results ?? { results: [], complete: true } });
}

async function load(tab, id) {
  const [name, path] = ONE[tab];
  try {
    edit({ [name]: await api.get(path + encodeURIComponent(id)) });
  } catch (problem) {
    if (!(problem instanceof api.Problem)) throw problem;
    edit({ missing: problem.message, [name]: null });
  }
}

const watched = new Set();
const heard = new Map();

/** Watching anew brings the newest state, in case an answer was overtaken by a message. */
function watch(topic) {
  live.unwatch(topic);
  live.watch(topic, hear);
  watched.add(topic);
}

function leave() {
  for (const topic of watched) live.unwatch(topic);
  watched.clear();
}

function hear({ seq, kind, body }) {
  if (seq < (heard.get(body.id) ?? 0)) return;
  heard.set(body.id, seq);
  take(body);
  if (isActive(body) && !watched.has(body.id)) watch(body.id);
  if (kind === TOPIC && !isActive(body)) say(t('lab.now', { name: nameOf(body), state: t('lab.state.' + body.state) }));
  if (place().id === body.id) refresh();
}

export const nameOf = (item) => item.experiment ?? `${item.wish.a.player} – ${item.wish.b.player}`;

/**
 * Puts the newest answer about a run or a match in its place.
 * @param {Run | Match} item
 */
function take(item) {
  const { experiments, matches, match, report } = state.lab;
  const replace = (list) =>
    list.some((old) => old.id === item.id) ? list.map((old) => (old.id === item.id ? item : old)) : [item, ...list];
  if (item.experiment) {
    edit({
      experiments: experiments?.map((each) =>
        each.name === item.experiment ? { ...each, runs: replace(each.runs) } : each,
      ),
      report: report?.run.id === item.id ? { ...report, run: item } : report,
    });
  } else {
    edit({
      matches: matches && replace(matches),
      match: match?.match.id === item.id ? { ...match, match: item } : match,
    });
  }
}

let refreshing = false;

/** Rows and games come by asking, at most once a second. */
function refresh() {
  if (refreshing) return;
  refreshing = true;
  setTimeout(async () => {
    refreshing = false;
    const { tab, id } = place();
    if (state.screen === 'lab' && id && id !== 'new') await load(tab, id);
  }, REFRESH);
}

/** A request whose answer is a run or a match. */
async function act(request) {
  const item = await attempt(request);
  if (!item) return null;
  take(item);
  watch(TOPIC);
  if (isActive(item)) watch(item.id);
  change({ notice: null });
  return item;
}

export const start = (experiment, scale, seed) =>
  act(() => api.post('lab/runs', { experiment, scale, seed: Number(seed) }));

export const resume = (item) =>
  item.experiment
    ? start(item.experiment, item.scale, item.seed)
    : act(() => api.post(`lab/matches/${item.id}/resume`));

const pathOf = (item) => `lab/${item.experiment ? 'runs' : 'matches'}/${item.id}`;

export const stop = (item) => act(() => api.post(pathOf(item) + '/stop'));

/** Puts a run or a match away and shows the list it was in. */
export async function putAway(item) {
  const list = await attempt(() => api.remove(pathOf(item)));
  if (!list) return;
  heard.delete(item.id);
  edit(item.experiment ? { experiments: list, report: null } : { matches: list, match: null });
  location.hash = item.experiment ? '#/lab/experiments' : '#/lab/matches';
}

export async function beginMatch(wish) {
  const match = await act(() => api.post('lab/matches', wish));
  if (match) location.hash = '#/lab/matches/' + match.id;
}

/** Opens a game of a match as a round. */
export async function openGame(match, game) {
  const opened = await attempt(() => api.post(`lab/matches/${match.id}/games/${game.game}/round`));
  if (opened) location.hash = '#/analyse/' + opened.round;
}

export const pageOf = (run) => attempt(() => api.get(pathOf(run) + '/page'));

export const pageOfResult = (id) => attempt(() => api.get(`lab/results/${id}/page`));

export async function preparePlayers() {
  const game = state.lab.draft?.game ?? 'go';
  await attempt(() => playersOf(game));
  change({});
}

let connected = true;

subscribe(() => {
  if (state.screen !== 'lab') leave();
  else if (state.connected && !connected) prepare();
  connected = state.connected;
});
