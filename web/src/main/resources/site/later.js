/** Parts of the page that are loaded when somebody first wants them, so that the first view is small. */
import { change } from './state.js';

const PARTS = {
  demo: () => import('./demo.js'),
  help: () => import('./help/help.js'),
  editor: () => import('./play/editor.js'),
  newGame: () => import('./play/newgame.js'),
  analyse: () => import('./analyse/analyse.js'),
  games: () => import('./games.js'),
  endgame: () => import('./endgame/endgame.js'),
  solve: () => import('./solve/solve.js'),
  lab: () => import('./lab/lab.js'),
};
const loaded = {};

export const comesLater = (name) => name in PARTS;

/** The part, or nothing as long as nobody has loaded it. */
export const part = (name) => loaded[name];

export async function load(name) {
  loaded[name] ??= await PARTS[name]();
  return loaded[name];
}

export const editPosition = async () => (await load('editor')).begin();

export const showDemo = async () => (await load('demo')).startDemo();

export const openHelp = async () => {
  await load('help');
  change({ dialog: 'help' });
};

export const openNewGame = async () => (await load('newGame')).open();
