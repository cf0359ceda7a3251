/** One polite live region tells what happened; frames of a search never speak. */
import { state } from './state.js';
import { t } from './text.js';
import { sideName } from './words.js';

/** Says a sentence, in the language of the page unless the server wrote it, which speaks English. */
export function say(sentence, english = false) {
  const speaker = document.getElementById('speaker');
  if (!speaker) return;
  speaker.lang = english ? 'en' : state.settings.language;
  speaker.textContent = sentence;
}

/** The move that led to a scene, and how the game ended if it did. */
export function announceScene(scene) {
  const sentences = [];
  if (scene.moveText) sentences.push(t('plays', { side: sideName(scene.mover), move: scene.moveText }));
  if (scene.ending) sentences.push(endingSentence(scene.ending));
  if (sentences.length > 0) say(sentences.join(' '));
}

/** How a game ended, as a sentence. */
export function endingSentence(ending) {
  if (ending.winner === undefined) return t('draw');
  const side = sideName(ending.winner);
  if (ending.reason === 'resignation') return t('winsByResignation', { side });
  if (ending.reason === 'time') return t('winsOnTime', { side });
  if (!ending.finished) return t('isAhead', { side });
  return ending.margin === undefined ? t('wins', { side }) : t('winsBy', { side, points: ending.margin / 2 });
}

/** The best move and what it promises, on request. */
export function announceFrame() {
  const best = state.frame?.candidates[0];
  say(best ? t('bestIs', { move: best.move, percent: Math.round(100 * best.value) }) : t('noAnalysis'));
}
