/** What lies on the pieces: candidates, expected lines, ownership, marks of people, the way of the last move. */
import { svg, nothing } from '../lib/lit-html.js';
import { owner, pieceAt } from './pieces.js';
import { hexagon } from './geometry.js';

/** Of moves that were hardly visited the value says nothing. */
const LEAST_SHARE = 20;

/** Even a move that was tried once can be seen. */
const LEAST_LIGHT = 0.1;

/** From this size on a square says nothing that the stone does not say. */
const SURE = 0.4;

const letterOf = (side) => (side === 0 ? 'X' : 'O');

/** The last point of a gesture is where a move ends. */
const target = (gesture) => gesture[gesture.length > 1 ? 1 : 0];

/** Who owns what, from -1 to 1: squares whose size is the certainty. A stone that surely lives speaks for itself. */
export function owners(scenery, scene, values) {
  if (!values) return nothing;
  return values.map((value, point) => {
    const size = 0.5 * Math.abs(value);
    if (size < 0.06) return nothing;
    if (size > SURE && owner(scene.pieces[point]) === (value > 0 ? 0 : 1)) return nothing;
    const spot = scenery.spots[point];
    const side = value > 0 ? 0 : 1;
    return svg`<rect class=${`owner ${scenery.sides[side].dark ? 'dark' : 'light'}`} x=${spot.x - size / 2}
      y=${spot.y - size / 2} width=${size} height=${size}></rect>`;
  });
}

/** How often the moves of a tree were simulated: lighter is more often, by the root of the share of the most. */
export function heat(scenery, visits) {
  if (!visits) return nothing;
  const most = Math.max(1, ...visits.values());
  return [...visits].map(([point, count]) => {
    if (count === 0) return nothing;
    const { x, y, form } = scenery.spots[point];
    const light = (LEAST_LIGHT + (1 - LEAST_LIGHT) * Math.sqrt(count / most)).toFixed(3);
    if (form === 'hexagon')
      return svg`<polygon class="heat" opacity=${light} points=${hexagon(x, y, 0.53)}></polygon>`;
    if (form === 'pit' || form === 'store' || form === 'place')
      return svg`<circle class="heat" opacity=${light} cx=${x} cy=${y} r="0.44"></circle>`;
    return svg`<rect class="heat" opacity=${light} x=${x - 0.46} y=${y - 0.46} width="0.92" height="0.92"></rect>`;
  });
}

/** The number of the point that is looked at. */
export function heatNumber(scenery, number) {
  if (!number || number.point === undefined) return nothing;
  const { x, y } = scenery.spots[number.point];
  return svg`<text class="heat-number" x=${x} y=${y}>${number.text}</text>`;
}

/** The moves a player considers: the best one blue, others orange, larger if it was visited more often. */
export function candidates(scenery, frame) {
  if (!frame) return nothing;
  const most = Math.max(1, ...frame.candidates.map((candidate) => candidate.visits));
  return frame.candidates.map((candidate, rank) => {
    const point = target(candidate.gesture);
    if (point === undefined) return nothing;
    const spot = scenery.spots[point];
    const share = Math.sqrt(candidate.visits / most);
    const radius = 0.3 + 0.16 * share;
    const told = rank === 0 || LEAST_SHARE * candidate.visits >= most;
    return svg`<g class=${`candidate ${rank === 0 ? 'best' : ''} ${told ? '' : 'faint'}`}>
      ${candidate.gesture.length > 1 ? arrow(scenery, candidate.gesture, rank) : nothing}
      <circle cx=${spot.x} cy=${spot.y} r=${radius}></circle>
      ${told ? svg`<text x=${spot.x} y=${spot.y}>${Math.round(100 * candidate.value)}</text>` : nothing}</g>`;
  });
}

function arrow(scenery, gesture, rank) {
  const [from, to] = gesture.map((point) => scenery.spots[point]);
  return svg`<line class=${`way ${rank === 0 ? 'best' : ''}`} x1=${from.x} y1=${from.y}
    x2=${to.x} y2=${to.y}></line>`;
}

/** An expected line as numbered ghosts. */
export function ghosts(scenery, scene, line) {
  if (!line) return nothing;
  const seen = new Set();
  return line.line.map((move, index) => {
    const point = target(move.gesture);
    if (point === undefined || seen.has(point)) return nothing;
    seen.add(point);
    const spot = scenery.spots[point];
    const counted = scene.counts.length > 0;
    const dark = scenery.sides[move.side].dark;
    return svg`${counted ? nothing : pieceAt(scenery, letterOf(move.side), spot.x, spot.y, 'ghost')}
      <text class=${`ghost-number ${dark && !counted ? 'on-dark' : ''}`} x=${spot.x} y=${spot.y}>${index + 1}</text>`;
  });
}

/** The last move: a small mark on a stone, or its whole way where a piece moved or seeds were sown. */
export function lastMove(scenery, scene) {
  if (scene.last.length === 0) return nothing;
  const counted = scene.counts.length > 0;
  if (scene.route.length > 1 && !counted) {
    const places = scene.route.map((point) => scenery.spots[point]);
    return svg`<polyline class="route" points=${places.map((spot) => `${spot.x},${spot.y}`).join(' ')}></polyline>
      ${places.slice(0, -1).map(stop)}`;
  }
  const spot = scenery.spots[counted ? scene.last[0] : target(scene.last)];
  if (counted) return svg`<circle class="sown" cx=${spot.x} cy=${spot.y} r="0.47"></circle>`;
  const dark = scene.mover >= 0 && scenery.sides[scene.mover].dark;
  return svg`<circle class=${`last ${dark ? 'on-dark' : ''}`} cx=${spot.x} cy=${spot.y} r="0.2"></circle>`;
}

/** The number of the move that put each stone there. */
export function numbers(scenery, byPoint, onDark) {
  return [...byPoint].map(([point, number]) => {
    const { x, y } = scenery.spots[point];
    return svg`<text class=${`move-number ${onDark(point) ? 'on-dark' : ''}`} x=${x} y=${y}>${number}</text>`;
  });
}

const stop = (spot) => svg`<circle class="route-stop" cx=${spot.x} cy=${spot.y} r="0.09"></circle>`;

/** Marks that people put there. */
export function pointMarks(scenery, marks, onDark) {
  return marks.map((mark) => {
    const { x, y } = scenery.spots[mark.point];
    const classes = `mark ${onDark(mark.point) ? 'on-dark' : ''}`;
    switch (mark.kind) {
      case 'triangle':
        return svg`<path class=${classes} d=${`M${x} ${y - 0.27}l.25.42h-.5Z`}></path>`;
      case 'square':
        return svg`<rect class=${classes} x=${x - 0.2} y=${y - 0.2} width="0.4" height="0.4"></rect>`;
      case 'circle':
        return svg`<circle class=${classes} cx=${x} cy=${y} r="0.23"></circle>`;
      case 'cross':
        return svg`<path class=${classes} d=${`M${x - 0.19} ${y - 0.19}l.38.38m0-.38l-.38.38`}></path>`;
      default:
        return svg`<text class=${`mark-text ${onDark(mark.point) ? 'on-dark' : ''}`}
          x=${x} y=${y}>${mark.text}</text>`;
    }
  });
}

/** Edges, homes and goals of the sides, and points marked for the eye. */
export function zones(scenery) {
  return scenery.zones.map((zone) => {
    if (zone.meaning === 'star') {
      return zone.points.map((point) => {
        const spot = scenery.spots[point];
        return svg`<circle class="star" cx=${spot.x} cy=${spot.y} r="0.11"></circle>`;
      });
    }
    const colour = zone.side < 0 ? 'nobody' : `c-${scenery.sides[zone.side].colour}`;
    if (zone.meaning === 'edge') {
      const places = zone.points.map((point) => scenery.spots[point]);
      const middle = scenery.spots.reduce((sum, spot) => [sum[0] + spot.x, sum[1] + spot.y], [0, 0]);
      const mean = middle.map((sum) => sum / scenery.spots.length);
      const flat = Math.abs(places[0].y - places[places.length - 1].y) < 0.01;
      const off = flat
        ? [0, Math.sign(places[0].y - mean[1]) * 0.68]
        : [Math.sign(places.reduce((sum, spot) => sum + spot.x, 0) / places.length - mean[0]) * 0.6, 0];
      return svg`<polyline class=${`edge ${colour}`}
        points=${places.map((spot) => `${spot.x + off[0]},${spot.y + off[1]}`).join(' ')}></polyline>`;
    }
    return zone.points.map((point) => {
      const spot = scenery.spots[point];
      if (spot.form === 'hexagon') {
        return svg`<polygon class=${`zone ${zone.meaning} ${colour}`}
          points=${hexagon(spot.x, spot.y, 0.55)}></polygon>`;
      }
      if (spot.form === 'pit' || spot.form === 'store') return nothing;
      return svg`<rect class=${`zone ${zone.meaning} ${colour}`} x=${spot.x - 0.5} y=${spot.y - 0.5}
        width="1" height="1"></rect>`;
    });
  });
}
