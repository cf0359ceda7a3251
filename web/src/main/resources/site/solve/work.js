/** What the Solve screen asks the server, and what it knows. */
import * as api from '../api.js';
import { attempt, changeRound, notify, onJobEnd, openRound, submit } from '../actions.js';
import { go } from '../router.js';
import { change, state, subscribe } from '../state.js';
import { t } from '../text.js';

const FIRST = { game: 'skoczki', rules: { skoczki: { width: '3', height: '6' } } };

state.solve = {
  ...FIRST,
  wish: { method: '', seconds: '60', nodes: '', megabytes: '', threads: '' },
  methods: {},
  files: [],
  database: '',
  values: null,
  graph: null,
};

export const edit = (fields) => change({ solve: { ...state.solve, ...fields } });

export const wishes = (fields) => edit({ wish: { ...state.solve.wish, ...fields } });

/** The game that the fields describe. */
export function chosenGame() {
  const { game, rules } = state.solve;
  const set = Object.entries(rules[game] ?? {}).filter(([, value]) => value !== '');
  return game + (set.length > 0 ? ':' + set.map(([name, value]) => `${name}=${value}`).join(',') : '');
}

/** Puts a board up: the start of a game, or the position of a diagram. */
export async function setUp(game, setup) {
  const people = [{ kind: 'human' }, { kind: 'human' }];
  const round = await attempt(() => api.post('rounds', { game, setup, seats: people }));
  if (!round) return;
  await attempt(() => openRound(round.id, 0, round));
  go('solve', round.id, 0);
  edit({ graph: null, values: null });
  change({ notice: null });
  await prepare();
}

/** Loads what the screen needs for the round that is shown. */
export async function prepare() {
  const [files, methods] = await Promise.all([
    attempt(() => api.get('solved')),
    state.round ? methodsOf(state.round.game) : [],
  ]);
  edit({ files: files ?? [] });
  const { wish, database } = state.solve;
  if (methods && !methods.some((method) => method.name === wish.method)) wishes({ method: methods[0]?.name ?? '' });
  if (!databases().some((file) => file.name === database)) edit({ database: '', values: null });
}

async function methodsOf(game) {
  const { methods } = state.solve;
  methods[game] ??= await attempt(() => api.get('methods?game=' + encodeURIComponent(game)));
  return methods[game];
}

export const methods = () => state.solve.methods[state.round?.game] ?? [];

const filesOf = (kind) =>
  state.solve.files.filter((file) => file.kind === kind && file.game === state.round?.game);

export const databases = () => filesOf('database');
export const strategies = () => filesOf('strategy');

/** The newest job of the round that is shown. */
export const newestJob = () =>
  Object.values(state.jobs)
    .filter((job) => job.kind === 'solve' && job.round === state.round?.id)
    .at(-1);

export function solve(more = {}) {
  const { wish } = state.solve;
  const number = (text) => (text === '' ? undefined : Number(text));
  return submit('solve', {
    solve: {
      method: wish.method,
      seconds: number(wish.seconds),
      nodes: number(wish.nodes),
      megabytes: number(wish.megabytes),
      threads: number(wish.threads),
      fold: wish.fold || undefined,
      cache: wish.cache || undefined,
      ...more,
    },
  });
}

/** A name that nothing has yet: the game in short, and a number if need be. */
export function freshName(kind) {
  const id = state.round.game;
  const rules = Object.fromEntries((id.split(':')[1] ?? '').split(',').map((rule) => rule.split('=')));
  const size = rules.width ? `-${rules.width}x${rules.height}` : rules.size ? `-${rules.size}` : '';
  const name = (id.split(':')[0] + size + (rules.variant ? `-${rules.variant}` : '')).toLowerCase();
  const taken = (text) => state.solve.files.some((file) => file.kind === kind && file.name === text);
  let free = name;
  for (let i = 2; taken(free); i++) free = `${name}-${i}`;
  return free;
}

export async function deleteFile(file) {
  const files = await attempt(() => api.remove(`solved/${file.kind}/${file.name}`));
  if (files) edit({ files, database: state.solve.database === file.name ? '' : state.solve.database, values: null });
}

/** Lets a database or a strategy play one side, or nobody. */
export async function seat(side, player) {
  const seats = state.round.seats.map((old, each) =>
    each !== side ? old : player ? { kind: 'program', player, seconds: 1 } : { kind: 'human' },
  );
  await changeRound('seats', { seats });
}

export async function drawGraph() {
  const graph = await attempt(() => api.get('graph?game=' + encodeURIComponent(state.round.game)));
  if (graph) edit({ graph: { game: state.round.game, states: graph } });
}

/** Hands a file to the browser to keep. */
export function keepFile(name, text) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export async function saveDot() {
  const text = await attempt(() => api.get('graph?form=dot&game=' + encodeURIComponent(state.round.game)));
  if (text !== undefined) keepFile('states.dot', text);
}

let asked = '';

/** Values follow the position that is shown. */
async function look() {
  const { screen, scene, round, solve: known } = state;
  if (screen !== 'solve' || !scene || !round || !known.database || state.drawing !== null) return;
  const question = `${known.database} ${round.id} ${scene.node}`;
  if (question === asked) return;
  asked = question;
  const path = `rounds/${round.id}/nodes/${scene.node}/values?database=${encodeURIComponent(known.database)}`;
  const values = await attempt(() => api.get(path));
  if (asked !== question) return;
  if (values) edit({ values: { ...values, round: round.id, node: scene.node } });
  else edit({ database: '', values: null });
}

/** The values of the position that is shown, if a database is loaded. */
export function valuesHere() {
  const { values } = state.solve;
  return values && values.round === state.round?.id && values.node === state.scene?.node ? values : null;
}

subscribe(look);

onJobEnd('solve', async (job) => {
  const database = job.result?.database;
  delete state.players[state.round?.game];
  if (database) edit({ database, wish: { ...state.solve.wish, name: '' } });
  await prepare();
  if (job.result && !job.result.complete) notify(t('solveOpen'));
});
