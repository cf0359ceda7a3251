/**
 * From clicks to moves. A move is one gesture, a list of points. A click that can begin or go on with a gesture is
 * taken; one that completes it plays; any other lets go. On touch screens, and wherever somebody wants to confirm every
 * move, the first tap shows the move and the second plays it.
 */
import { playGesture, dispute } from '../actions.js';
import { change, running, state } from '../state.js';
import { geometry } from '../board/geometry.js';

/** The point of a legal gesture that a click here stands for: in a group any of its points may be clicked. */
function resolve(point, index) {
  const spot = state.scenery.spots[point];
  if (!spot.group) return point;
  const same = new Set(geometry(state.scenery).groups.get(spot.group));
  const move = state.scene.legal.find((legal) => same.has(legal.gesture[index]));
  return move ? move.gesture[index] : point;
}

const begins = (gesture, prefix) => prefix.every((point, index) => gesture[index] === point);

const matching = (prefix) => state.scene.legal.filter((legal) => begins(legal.gesture, prefix));

/** Whether a person may move here: somebody is to move, and no program is about to. */
export function mayMove() {
  if (!state.scene || state.scene.toMove < 0) return false;
  return !running('reply');
}

/** Points where a click means something. */
export function usable() {
  if (!mayMove()) return new Set();
  const points = new Set();
  for (const legal of state.scene.legal) {
    if (!begins(legal.gesture, state.chosen)) {
      if (legal.gesture.length > 0) points.add(legal.gesture[0]);
    } else if (legal.gesture.length > state.chosen.length) {
      const point = legal.gesture[state.chosen.length];
      const group = state.scenery.spots[point].group;
      for (const each of group ? geometry(state.scenery).groups.get(group) : [point]) points.add(each);
    }
  }
  return points;
}

/** Where the chosen piece can go. */
export function targets() {
  if (state.chosen.length === 0) return [];
  return [...new Set(matching(state.chosen).map((legal) => legal.gesture[state.chosen.length]))];
}

/** Something was clicked, tapped, or entered from the keyboard. */
export function act(point, touch) {
  if (state.scene?.ending?.disputable && state.scene.pieces[point] !== '.') {
    dispute(state.scenery.spots[point].name);
    return;
  }
  if (!mayMove()) return;
  const index = state.chosen.length;
  const extended = [...state.chosen, resolve(point, index)];
  const found = matching(extended);
  const whole = found.find((legal) => legal.gesture.length === extended.length);
  if (whole) complete(whole, extended.at(-1), touch);
  else if (found.length > 0) change({ chosen: extended, preview: null });
  else restart(point, touch);
}

function complete(move, point, touch) {
  if ((touch || state.settings.confirm) && state.preview !== point) {
    change({ preview: point });
    return;
  }
  change({ chosen: [], preview: null, hover: null });
  playGesture(move.gesture);
}

/** Another piece of one's own changes the choice; anything else lets go. */
function restart(point, touch) {
  const same = state.chosen[0] === point;
  const had = state.chosen.length > 0;
  change({ chosen: [], preview: null });
  if (had && !same) act(point, touch);
}

/** Plays the move that is shown. */
export const confirm = () => state.preview !== null && act(state.preview, true);

export const release = () => change({ chosen: [], preview: null });

/** A ghost under the pointer where one click makes a move. */
export function hoverPiece() {
  if (state.hover === null || state.hover === undefined || !mayMove()) return null;
  const point = resolve(state.hover, state.chosen.length);
  const found = matching([...state.chosen, point]);
  return found.some((legal) => legal.gesture.length === state.chosen.length + 1) ? point : null;
}

/** Steps through the legal moves, one after the other, and shows each. */
export function list(direction) {
  const count = state.scene?.legal.length ?? 0;
  if (count === 0) return;
  const at = state.listed === null ? (direction > 0 ? 0 : count - 1) : (state.listed + direction + count) % count;
  const { move, gesture } = state.scene.legal[at];
  change({ listed: at, line: { move, line: [{ move, gesture, side: state.scene.toMove }] } });
}
