/** The clocks of a round; between answers of the server the page counts by itself. */
import { html, nothing } from '../lib/lit-html.js';
import * as api from '../api.js';
import { change, draw, state } from '../state.js';
import { t } from '../text.js';

let since = 0;
let scene = null;

/** Seconds that the side to move has thought. */
function spent() {
  const clock = state.scene?.clock;
  if (!clock || clock.spent === undefined) return 0;
  if (scene !== state.scene) [scene, since] = [state.scene, performance.now()];
  return clock.spent + (performance.now() - since) / 1000;
}

export function clockOf(side) {
  const clock = state.scene?.clock;
  if (!clock) return nothing;
  const mine = state.scene.toMove === side;
  const left = clock.left[side];
  const rest = Math.max(0, left.seconds - (mine ? spent() : 0));
  const over = mine && left.seconds < spent() && left.last > left.seconds;
  const seconds = over ? Math.max(0, left.last - spent()) : rest;
  return html`<span class=${`clock ${mine ? 'runs' : ''} ${seconds < 10 ? 'short' : ''}`} role="timer"
    >${format(seconds)}${
      left.stones > 0
        ? html` <small>${t('overtime', { stones: left.stones })}</small>`
        : over
          ? html` <small>${t('inOvertime')}</small>`
          : nothing
    }</span
  >`;
}

function format(seconds) {
  const whole = Math.ceil(seconds);
  const minutes = Math.floor(whole / 60);
  return `${minutes}:${String(whole % 60).padStart(2, '0')}`;
}

/** Draws running clocks, and tells the server when a person's time is over. */
export function startClocks() {
  setInterval(async () => {
    const clock = state.scene?.clock;
    if (!clock || clock.spent === undefined || state.scene.toMove < 0) return;
    draw();
    const here = state.scene;
    if (clock.left[here.toMove].last >= spent() || here.flagged) return;
    here.flagged = true;
    try {
      const ended = await api.post(`rounds/${here.round}/nodes/${here.node}/flag`);
      if (state.scene === here) change({ scene: ended });
    } catch {
      here.flagged = false;
    }
  }, 250);
}
