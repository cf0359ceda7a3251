/** What the Endgame screen asks the server, and what it knows. */
import * as api from '../api.js';
import { attempt, onJobEnd, openRound, submit } from '../actions.js';
import { keepFile } from '../parts.js';
import { go } from '../router.js';
import { say } from '../speech.js';
import { change, state } from '../state.js';
import { t } from '../text.js';
import { resultWords } from './words.js';

state.endgame = {
  samples: [],
  wish: { toMove: '', rules: '', strict: false, seconds: '60' },
  random: { size: '9', regions: '5', area: false, seed: '' },
  asked: {},
  selected: null,
  selectedAt: '',
  groups: false,
  owners: false,
  lines: [],
  calculator: null,
  working: false,
  economy: { parts: '3|1||0\n7|0', opponent: 'book', table: null, book: false },
};

export const edit = (fields) => change({ endgame: { ...state.endgame, ...fields } });

export const isGo = () => state.round?.name === 'go' && state.scene && !state.demo;

/** Loads what the screen needs. */
export async function load() {
  if (state.endgame.samples.length === 0) {
    const samples = await attempt(() => api.get('endgames'));
    if (samples) edit({ samples });
  }
  change({});
}

const jobs = () =>
  Object.values(state.jobs).filter(
    (job) => job.kind === 'endgame' && job.round === state.round?.id && job.node === state.scene?.node,
  );

export const busyJob = () => jobs().find((job) => job.state === 'running' || job.state === 'queued');

/** The newest count of the position that is shown, if there is one. */
export const countedJob = () =>
  jobs()
    .filter((job) => job.result?.answer)
    .at(-1);

/** The open regions of an answer, each with its number. */
export const openRegions = (answer) =>
  answer.regions.map((area, number) => ({ ...area, number })).filter((area) => area.label !== '');

export async function count(more = {}) {
  const { wish, owners } = state.endgame;
  const asked = {
    toMove: wish.toMove || undefined,
    rules: wish.rules || undefined,
    strict: wish.strict || undefined,
    seconds: wish.seconds === '' ? undefined : Number(wish.seconds),
    ownership: owners || undefined,
    ...more,
  };
  change({ notice: null });
  const before = state.frameJob;
  await submit('endgame', { endgame: asked });
  if (state.frameJob !== before) state.endgame.asked[state.frameJob] = asked;
}

/** Counts the same question again with its proof, whatever the fields say by now. */
export function checkProof(job) {
  return count({ ...(state.endgame.asked[job.id] ?? {}), proof: true });
}

/** Puts a board up and counts it. */
async function putUp(wish) {
  const round = await attempt(() => api.post('endgames', wish));
  if (!round) return;
  await attempt(() => openRound(round.id, 0, round));
  go('endgame', round.id, 0);
  edit({ selected: null, groups: false });
  await count();
}

export const openSample = (sample) => putUp({ sample });

export function openRandom() {
  const { size, regions, area, seed } = state.endgame.random;
  const own = seed === '' ? Math.floor(Math.random() * 1e9) : Number(seed);
  return putUp({ size: Number(size), regions: Number(regions), area, seed: own });
}

export const select = (number) => edit({ selected: state.endgame.selected === number ? null : number });

/** Hands a file of a job to the browser to keep. */
export async function save(job, kind, name) {
  const text = await attempt(() => api.get(`jobs/${job.id}/${kind}`));
  if (text !== undefined) keepFile(name, text);
}

onJobEnd('endgame', (job) => {
  const { result } = job;
  if (job.round !== state.round?.id || job.node !== state.scene?.node || !result) return;
  if (result.proof) say(t('eg.proof.' + result.proof.verdict));
  else if (result.answer) say(resultWords(result.answer));
  else say(t('eg.nothingKnown'));
  const place = `${job.round}/${job.node}`;
  if (result.answer && state.endgame.selectedAt !== place) {
    const first = result.answer.best[0] ?? result.answer.surest[0];
    const label = first?.region === undefined ? '' : result.answer.regions[first.region].label;
    const selected = label ? first.region : (openRegions(result.answer)[0]?.number ?? null);
    edit({ selected, selectedAt: place });
  }
});
