/** Keys for everything that has a button. Nothing happens while somebody types. */
import { analyse, goTo, playText, sibling, step, stop, submit, undo } from './actions.js';
import { lineThrough } from './play/moves.js';
import { list, mayMove, release } from './play/clicks.js';
import { openHelp, openNewGame } from './later.js';
import { announceFrame } from './speech.js';
import { change, running, set, state } from './state.js';

const TEN = 10;

/** Screens with buttons for moves and searches. */
const PLAYED = ['play', 'analyse', 'solve'];

/** Whether no board is to be seen, so that keys for it must do nothing. */
const boardless = () => ['games', 'lab'].includes(state.screen);

/** Takes a key; anything with Ctrl or in a field is not for us. */
export function press(event) {
  const typing = event.target.closest?.('input, textarea, select, dialog');
  if (typing || event.ctrlKey || event.metaKey || state.dialog) return;
  const action = arrows(event) ?? (event.altKey ? undefined : letters(event.key));
  if (!action) return;
  event.preventDefault();
  action();
}

function arrows({ key, shiftKey }) {
  if (!state.scene || state.demo || boardless()) return undefined;
  const count = shiftKey ? TEN : 1;
  return {
    ArrowLeft: () => step(-count),
    ArrowRight: () => step(count),
    ArrowUp: () => sibling(-1),
    ArrowDown: () => sibling(1),
    Home: () => goTo(0, true),
    End: () => goTo(lineThrough(state.scene.node).at(-1).node, true),
  }[key];
}

function letters(key) {
  const always = {
    n: openNewGame,
    '?': openHelp,
    m: () => set({ marks: !state.settings.marks }),
    g: () => set({ graph: !state.settings.graph }),
    v: () => set({ lines: !state.settings.lines }),
    b: () => set({ textBoard: !state.settings.textBoard }),
  };
  if (always[key]) return always[key];
  if (!state.scene || !state.round || boardless()) return undefined;
  const pass = state.scene.legal.find((legal) => legal.gesture.length === 0);
  if ('ahpu'.includes(key) && (!PLAYED.includes(state.screen) || state.drawing !== null)) return undefined;
  return {
    a: () => (running('analysis') ? stop(running('analysis')) : state.scene.toMove >= 0 && analyse()),
    h: () => mayMove() && submit('hint'),
    p: () => pass && mayMove() && playText(pass.move),
    u: () => state.scene.node > 0 && undo(),
    w: announceFrame,
    ',': () => list(-1),
    '.': () => list(1),
    Escape: () => change({ listed: null, line: null, notice: null }) ?? release(),
    '/': () => document.getElementById('move-box')?.focus(),
  }[key];
}
