/** A part of the page that is drawn anew only when something it depends on is another thing than the last time. */
import { noChange } from '../lib/lit-html.js';
import { Directive, directive } from '../lib/directive.js';

class Still extends Directive {
  render(reasons, draw) {
    const same = this.reasons?.every((reason, index) => Object.is(reason, reasons[index]));
    if (same) return noChange;
    this.reasons = reasons;
    return draw();
  }
}

/** `still(reasons, draw)` shows what `draw()` returns; `reasons` is a list that always has the same length. */
export const still = directive(Still);
