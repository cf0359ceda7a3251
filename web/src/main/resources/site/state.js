/**
 * The state of the page: one plain object, changed by `change` alone and drawn at most once a frame. Nothing of it is
 * kept in the browser but the settings.
 */

const SETTINGS = 'tesuji.settings';

const STANDARD = {
  language: (navigator.language || 'en').startsWith('pl') ? 'pl' : 'en',
  theme: 'auto',
  marks: false,
  graph: true,
  lines: true,
  textBoard: false,
  numbers: false,
  owners: false,
  confirm: false,
  policy: false,
};

/** Reads what an earlier visit left; anything unreadable counts as nothing. */
function stored() {
  try {
    return { ...STANDARD, ...JSON.parse(localStorage.getItem(SETTINGS) || '{}') };
  } catch {
    return { ...STANDARD };
  }
}

export const state = {
  screen: 'play',
  settings: stored(),
  games: [],
  sceneries: {},
  players: {},
  recipes: [],
  rounds: null,
  deletedRounds: null,
  round: null,
  scene: null,
  jobs: {},
  frame: null,
  frameJob: null,
  chosen: [],
  preview: null,
  focus: null,
  line: null,
  tree: null,
  listed: null,
  score: null,
  estimator: null,
  look: null,
  markTool: null,
  notice: null,
  dialog: null,
  draft: null,
  drawing: null,
  demo: null,
  connected: true,
};

const listeners = new Set();
let scheduled = false;

/** Changes some fields and draws the page with the next frame. */
export function change(fields) {
  Object.assign(state, fields);
  draw();
}

/** Changes settings and keeps them. */
export function set(fields) {
  state.settings = { ...state.settings, ...fields };
  localStorage.setItem(SETTINGS, JSON.stringify(state.settings));
  draw();
}

export function draw() {
  if (scheduled) return;
  scheduled = true;
  requestAnimationFrame(() => {
    scheduled = false;
    for (const listener of listeners) listener(state);
  });
}

export function subscribe(listener) {
  listeners.add(listener);
}

/** The node of the tree with this number. */
export const nodeOf = (number) => state.round?.nodes[number];

/** The job that works on the round that is shown, if any. */
export function running(...kinds) {
  return Object.values(state.jobs).find(
    (job) =>
      job.round === state.round?.id &&
      (job.state === 'running' || job.state === 'queued') &&
      (kinds.length === 0 || kinds.includes(job.kind)),
  );
}
