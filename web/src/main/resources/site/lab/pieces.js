/** Small things that several views of the Laboratory show: states, verdicts, progress. */
import { html, nothing } from '../lib/lit-html.js';
import { state } from '../state.js';
import { has, t, whole } from '../text.js';
import { isActive, nameOf, resume, stop } from './work.js';

/** A verdict in one word, with a sign: colour alone says nothing. */
export function verdictBadge(verdict) {
  if (!verdict) return nothing;
  const word = verdict.replaceAll(' ', '-');
  return html`<span class=${`badge ${word}`}>${has('verdict.' + word) ? t('verdict.' + word) : verdict}</span>`;
}

export const stateWord = (item) =>
  html`<span class=${`lab-state ${item.state}`}>${t('lab.state.' + item.state)}</span>`;

/** How far something is, as a bar and in words. */
export function progressBar(done, of, left, name) {
  return html`<progress max=${Math.max(1, of)} value=${done} aria-label=${t('lab.progressOf', { name })}></progress>
    <span class="hint"
      >${t('lab.doneOf', { done, of })}${left ? ` · ${t('lab.left', { time: duration(left) })}` : ''}</span
    >`;
}

const duration = (seconds) =>
  seconds < 90
    ? `${whole(seconds)} s`
    : seconds < 5400
      ? `${whole(Math.round(seconds / 60))} min`
      : `${whole(Math.round(seconds / 3600))} h`;

/** A moment that the server told. */
export const when = (instant) =>
  new Intl.DateTimeFormat(state.settings.language, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(instant),
  );

/** Stop what is at work; go on with what is not complete. */
export function stopOrResume(item, complete) {
  const busy = isActive(item);
  if (complete && !busy) return nothing;
  const text = t(busy ? 'stop' : 'lab.resume');
  return html`<button
    class=${busy ? 'warn' : ''}
    aria-label=${`${text}: ${nameOf(item)}`}
    @click=${() => (busy ? stop(item) : resume(item))}
  >
    ${text}
  </button>`;
}
