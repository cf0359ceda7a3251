/** Games that somebody drops on the page or pastes into it, as SGF or as text. */
import { openFile } from './actions.js';
import { state } from './state.js';

/** SGF begins with a bracket, our own text with the word game. */
const GAME = /^\s*(\(\s*;|game\s)/;

/** Takes files and texts anywhere on the page but in a field. */
export function takeFiles() {
  addEventListener('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  });
  addEventListener('drop', async (event) => {
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    await open(await file.arrayBuffer());
  });
  addEventListener('paste', async (event) => {
    if (event.target.closest?.('input, textarea, dialog')) return;
    const text = event.clipboardData?.getData('text') ?? '';
    if (!GAME.test(text)) return;
    event.preventDefault();
    await open(new TextEncoder().encode(text));
  });
}

function open(bytes) {
  return state.locked ? undefined : openFile(bytes);
}
