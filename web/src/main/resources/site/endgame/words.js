/** Results of counted boards in words that are never stronger than what is known. */
import { t } from '../text.js';

/** The name of a side of Go, also where no board is shown. */
export const colour = (word) => t(word === 'black' ? 'eg.black' : 'eg.white');

/** `-7/2` as people write it: `3½` of White. */
export function margin(score) {
  if (score === '0') return t('eg.draw');
  const white = score.startsWith('-');
  return t('eg.winsBy', { side: colour(white ? 'white' : 'black'), points: mixed(white ? score.slice(1) : score) });
}

/** The same in short: B+2, W+1, or 0. */
export const brief = (score) =>
  score === '0' ? '0' : score.startsWith('-') ? `W+${mixed(score.slice(1))}` : `B+${mixed(score)}`;

const HALVES = { '1/2': '½', '1/4': '¼', '3/4': '¾' };

/** A fraction above one as a whole number and a rest. */
export function mixed(text) {
  const [top, bottom] = text.replace('-', '').split('/').map(Number);
  if (!bottom) return text.replace('-', '−');
  const whole = Math.floor(top / bottom);
  const rest = `${top % bottom}/${bottom}`;
  const sign = text.startsWith('-') ? '−' : '';
  return sign + (whole === 0 ? '' : whole) + (HALVES[rest] ?? (whole === 0 ? rest : ` ${rest}`));
}

/** A number for drawing; nothing is ever computed with it. */
export function position(text) {
  const [top, bottom] = text.split('/').map(Number);
  return bottom ? top / bottom : top;
}

export const isKnown = (answer) => answer.score !== undefined;

/** Who is to move and what it comes to. */
export function resultWords(answer) {
  const side = colour(answer.toMove);
  return isKnown(answer)
    ? t('eg.resultKnown', { side, result: margin(answer.score) })
    : t('eg.resultBounds', { side, low: margin(answer.low), high: margin(answer.high) });
}

/** How sure that is. */
export function sureness(answer) {
  const known = isKnown(answer);
  const count = answer.provenIf.length;
  if (count > 0) return t(!known ? 'eg.boundsIf' : answer.why.length > 0 ? 'eg.provenIfBut' : 'eg.provenIf', { count });
  if (answer.proven) return t('eg.proven');
  return t(known ? 'eg.knownBut' : 'eg.notProven');
}
