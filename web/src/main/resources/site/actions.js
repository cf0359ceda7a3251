/** What the page does: everything that asks the server and changes the state. */
import * as api from './api.js';
import * as live from './live.js';
import { keepFile } from './parts.js';
import { ROUND_SCREENS, go } from './router.js';
import { change, nodeOf, running, state } from './state.js';
import { t } from './text.js';
import { announceScene, say } from './speech.js';
import { sideName } from './words.js';

const BLOCKED_PAUSE = 900;

/** The newest node of the round that this tab knows of. */
let newest = 0;

/** Runs an action and shows what the server refuses, as one sentence. */
export async function attempt(action) {
  try {
    return await action();
  } catch (problem) {
    if (!(problem instanceof api.Problem)) throw problem;
    notify(problem.status === 0 ? t('lost') : problem.message, null, problem.status !== 0);
    return undefined;
  }
}

/** Shows a sentence, with a button that does something about it if there is one. */
export function notify(sentence, button = null, english = false) {
  change({ notice: { sentence, button, english } });
  say(sentence, english);
}

const nodePath = (node = state.scene.node) => `rounds/${state.round.id}/nodes/${node}`;

/** Shows a round at a node; without one at the end of its main line. */
export async function openRound(id, node = null, known = null) {
  const round = known ?? (state.round?.id === id ? state.round : await api.get('rounds/' + id));
  const at = node === null || node >= round.nodes.length ? round.end : node;
  const [scene, scenery] = await Promise.all([api.get(`rounds/${id}/nodes/${at}`), sceneryOf(round.game)]);
  if (state.round && state.round.id !== id) live.unwatch(state.round.id);
  if (state.round?.id !== id) newest = round.nodes.length - 1;
  live.watch(id);
  change({ round, scenery, demo: null, ...fresh(scene) });
  if (Object.values(state.jobs).every((job) => job.round !== id)) await refreshJobs();
}

/** What a new scene resets. */
function fresh(scene) {
  return {
    scene,
    chosen: [],
    preview: null,
    line: null,
    score: state.scene?.round === scene.round && state.scene?.node === scene.node ? state.score : null,
    frame: scene.analysis ?? null,
  };
}

export async function refreshJobs() {
  const jobs = {};
  for (const job of await api.get('jobs')) {
    jobs[job.id] = job;
    if (job.state === 'running') live.watch(job.id);
  }
  change({ jobs });
}

export async function sceneryOf(game) {
  state.sceneries[game] ??= await api.get('scenery?game=' + encodeURIComponent(game));
  return state.sceneries[game];
}

export async function playersOf(game) {
  state.players[game] ??= await api.get('players?game=' + encodeURIComponent(game));
  return state.players[game];
}

/** A program that refused to analyse is no analyst any more. */
async function lookAtPlayersAgain() {
  state.players = {};
  if (state.round) await attempt(() => playersOf(state.round.game));
  change({});
}

/** Shows another node of the same round. */
export async function goTo(node, replace = false) {
  if (!state.round || !nodeOf(node)) return;
  const scene = await attempt(() => api.get(nodePath(node)));
  if (!scene || scene.round !== state.round.id) return;
  change(fresh(scene));
  announceScene(scene);
  go(state.screen, state.round.id, node, replace);
  followAnalysis();
}

/** A running analysis goes where the eye goes. */
function followAnalysis() {
  const job = running('analysis');
  if (job && job.node !== state.scene.node && !state.scene.ending) analyse(state.analysisLimit);
}

/** The node some moves further along the line, or back. */
export function step(count) {
  if (!state.scene) return;
  let node = state.scene.node;
  for (let i = 0; i < Math.abs(count); i++) {
    const next = count < 0 ? (node === 0 ? undefined : nodeOf(node).parent) : children(node)[0]?.node;
    if (next === undefined) break;
    node = next;
  }
  if (node !== state.scene.node) goTo(node, true);
}

export const children = (node) =>
  state.round.nodes.filter((other) => other.node !== 0 && other.parent === node && !other.pruned);

/** Another branch at the same place. */
export function sibling(direction) {
  const here = nodeOf(state.scene.node);
  if (here.node === 0) return;
  const all = children(here.parent);
  const at = all.findIndex((node) => node.node === here.node);
  const next = all[at + direction];
  if (next) goTo(next.node, true);
}

async function play(wish) {
  const before = state.scene.node;
  const scene = await attempt(() => api.post(nodePath() + '/moves', wish));
  if (!scene) {
    change({ chosen: [], preview: null });
    return;
  }
  addNode(scene, before);
  newest = Math.max(newest, scene.node);
  change({ notice: null, ...fresh(scene) });
  announceScene(scene);
  go(state.screen, state.round.id, scene.node, true);
  followAnalysis();
  if (!(await catchUp())) passIfBlocked();
}

/** Who can do nothing but pass is told so, and passes. */
function passIfBlocked() {
  const { scene, round } = state;
  const [only, ...others] = scene.legal;
  if (!only || others.length > 0 || only.gesture.length > 0 || round.seats[scene.toMove].kind !== 'human') return;
  notify(t('mustPass', { side: sideName(scene.toMove) }));
  const stillHere = () => state.scene.round === scene.round && state.scene.node === scene.node;
  setTimeout(() => stillHere() && playText(only.move), BLOCKED_PAUSE);
}

/** The tree learns of the new node at once; whatever else changed comes over the socket. */
function addNode(scene, parent) {
  if (scene.node !== state.round.nodes.length) return;
  state.round.nodes.push({
    node: scene.node,
    parent,
    move: scene.moveText,
    mover: scene.mover,
    number: scene.number,
    comment: false,
    pruned: false,
  });
}

export const playGesture = (gesture) => play({ gesture });
export const playText = (move) => play({ move });

/** Takes back the last move of a person and what was answered. */
export function undo() {
  let node = nodeOf(state.scene.node);
  const job = running('reply');
  if (job) stop(job);
  while (node.node !== 0) {
    const person = state.round.seats[node.mover].kind === 'human';
    node = nodeOf(node.parent);
    if (person) break;
  }
  goTo(node.node);
}

export async function resign() {
  const side = state.scene.toMove;
  const people = [0, 1].filter((each) => state.round.seats[each].kind === 'human');
  const loser = people.length === 1 ? people[0] : side;
  const scene = await attempt(() => api.post(nodePath() + '/resign', { side: loser }));
  if (scene) {
    change(fresh(scene));
    announceScene(scene);
  }
}

const isOver = (job) => job.state !== 'running' && job.state !== 'queued';

export async function submit(kind, more = {}) {
  const job = await attempt(() =>
    api.post('jobs', { kind, round: state.round.id, node: state.scene.node, ...more }),
  );
  if (!job) return;
  // a quick job may be over before its answer is here
  const known = state.jobs[job.id] ?? job;
  if (!isOver(known)) live.watch(job.id);
  change({ jobs: { ...state.jobs, [job.id]: known }, frameJob: job.id });
}

/** Thinks about the position within a limit, or until stopped. */
export function analyse(limit = {}) {
  change({ analysisLimit: limit });
  return submit('analysis', { player: state.analyst || undefined, ownership: true, ...limit });
}

export const stop = (job) => attempt(() => api.remove('jobs/' + job.id));

export async function prune(node) {
  const parent = nodeOf(node).parent;
  const round = await attempt(() => api.remove(`rounds/${state.round.id}/nodes/${node}`));
  if (!round) return;
  change({ round });
  await goTo(parent, true);
  notify(t('pruned'), { text: t('restore'), action: () => restoreBranch(node, round.id) });
}

/** Takes back the deletion of a branch and shows it, even if another game is shown by now. */
export async function restoreBranch(node, id = state.round.id) {
  const back = await attempt(() => api.post(`rounds/${id}/nodes/${node}/restore`));
  if (!back) return;
  change({ notice: null });
  await openRound(id, node, back);
  go(state.screen, id, node, true);
}

export async function putAbout(what, value) {
  const scene = await attempt(() => api.put(nodePath() + '/' + what, value));
  if (scene) change({ scene });
}

export async function dispute(point) {
  const scene = await attempt(() => api.post(nodePath() + '/dispute', { point }));
  if (scene) change({ scene });
}

export async function changeRound(what, value) {
  const round = await attempt(() => api.put(`rounds/${state.round.id}/${what}?node=${state.scene.node}`, value));
  if (!round) return false;
  change({ round });
  await goTo(state.scene.node, true);
  return true;
}

export async function begin(wish) {
  const round = await attempt(() => api.post('rounds', wish));
  if (!round) return false;
  await openRound(round.id, 0, round);
  go('play', round.id, 0);
  change({ screen: 'play', dialog: null, notice: null });
  await hearChange(0); // a program that moves first may have done so already
  playersOf(round.game).then(() => change({}));
  return true;
}

export async function openFile(bytes) {
  const answer = await attempt(() => api.upload(bytes));
  if (!answer) return;
  const screen = ROUND_SCREENS.includes(state.screen) ? state.screen : 'play';
  await openRound(answer.round.id, answer.round.end, answer.round);
  go(screen, answer.round.id, answer.round.end);
  change({ screen });
  playersOf(answer.round.game).then(() => change({}));
  if (answer.warnings.length > 0) notify(answer.warnings.join(' '), null, true);
}

const fileOf = (form) =>
  attempt(() => api.get(`rounds/${state.round.id}/file?form=${form}&node=${state.scene.node}`));

/** A file of the round, put on the clipboard. */
export async function copy(form) {
  const text = await fileOf(form);
  if (text === undefined) return;
  await navigator.clipboard.writeText(text);
  notify(t('copied'));
}

/** A file of the round, handed to the browser to keep. */
export async function download(form) {
  const text = await fileOf(form);
  if (text === undefined) return;
  keepFile(`tesuji-${state.round.id}.${form === 'sgf' ? 'sgf' : 'txt'}`, text);
}

const enders = {};

/** Something to do when a job of this kind is over. */
export const onJobEnd = (kind, action) => (enders[kind] = action);

/** What comes over the socket. */
export async function hear(message) {
  if (message.kind === 'frame') {
    const job = state.jobs[message.topic];
    if (job?.kind === 'solve' || job?.kind === 'endgame')
      change({ jobs: { ...state.jobs, [job.id]: { ...job, progress: message.body } } });
    else if (job?.round === state.round?.id && job?.node === state.scene?.node) change({ frame: message.body });
  } else if (message.kind === 'job') {
    hearJob(message.body);
  } else if (message.kind === 'changed' && message.topic === state.round?.id) {
    await hearChange(message.body.node);
  }
}

/** The topic of the job and that of its round both tell; the second time its end is no news. */
function hearJob(job) {
  const before = state.jobs[job.id];
  if (before && isOver(before)) return;
  change({ jobs: { ...state.jobs, [job.id]: job } });
  if (job.state === 'running') live.watch(job.id);
  if (!isOver(job)) return;
  live.unwatch(job.id);
  if (job.state === 'failed') {
    notify(job.error, null, true);
    lookAtPlayersAgain();
  }
  enders[job.kind]?.(job);
  const here = job.round === state.round?.id && job.node === state.scene?.node;
  if (!here) return;
  if (job.kind === 'score' && job.result) change({ score: job.result });
  else if (job.frame) change({ frame: job.frame });
  if (job.kind === 'hint' && job.frame?.candidates[0]) {
    change({ line: job.frame.candidates[0] });
    say(t('hintIs', { move: job.frame.candidates[0].move }));
  }
}

/**
 * Follows the moves that were made from the position shown and that this tab has not seen yet, by programs or in
 * another tab. Messages and answers may overtake each other, so the tree is asked, not the message; and two fast
 * programs make more moves while one is fetched, so it is asked again.
 */
async function catchUp() {
  let followed = false;
  for (let next = unseenMove(); next; next = unseenMove()) {
    newest = next.node;
    await goTo(next.node, true);
    followed = true;
  }
  if (followed) passIfBlocked();
  return followed;
}

function unseenMove() {
  const next = children(state.scene.node).at(-1);
  return next && next.node > newest ? next : null;
}

/** Another tab, a program or this page changed something: look again, and follow a move made from here. */
export async function hearChange(node) {
  const id = state.round.id;
  const round = await attempt(() => api.get('rounds/' + id));
  if (!round || state.round?.id !== id) return;
  change({ round });
  if (!state.scene || (await catchUp())) return;
  if (node === state.scene.node) {
    const scene = await attempt(() => api.get(nodePath(node)));
    if (scene && state.scene.node === node && state.round.id === id) {
      change({
        scene,
        ...(scene.analysis && !running('analysis', 'hint', 'reply') ? { frame: keepOwners(scene.analysis) } : {}),
      });
    }
  }
}

/** What is stored has no ownership; what was shown last may have. */
function keepOwners(analysis) {
  const owners = state.frame?.steps === analysis.steps ? state.frame.ownership : undefined;
  return owners ? { ...analysis, ownership: owners } : analysis;
}
