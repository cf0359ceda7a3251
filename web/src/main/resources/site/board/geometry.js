/**
 * From the scenery of a game to places on the screen. One unit is the distance of two neighbours; x grows to the right
 * and y downwards, as in SVG.
 */

const MARGIN = 1.05;
const LABEL = 0.78;
/** Beside the edges that a side wants to reach. */
const SLANTED_LABEL = 1.1;

const cache = new WeakMap();

/** Everything about a board that does not depend on the pieces. */
export function geometry(scenery) {
  let known = cache.get(scenery);
  if (!known) cache.set(scenery, (known = measure(scenery)));
  return known;
}

function measure(scenery) {
  const xs = scenery.spots.map((spot) => spot.x);
  const ys = scenery.spots.map((spot) => spot.y);
  const box = { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  const labelled = [...scenery.columns, ...scenery.rows].some((name) => name !== '');
  const slanted = scenery.spots[0].form === 'hexagon';
  const margin = labelled ? (slanted ? 1.5 : MARGIN) : 0.75;
  const width = box.right - box.left + 2 * margin;
  const height = box.bottom - box.top + 2 * margin;
  return {
    box,
    viewBox: `${box.left - margin} ${box.top - margin} ${width} ${height}`,
    ratio: width / height,
    rows: rows(scenery),
    labels: labelled ? labels(scenery, box) : [],
    labelSize: scenery.spots.some((spot) => spot.form === 'pit')
      ? 0.22
      : Math.min(0.36, 0.034 * Math.max(width, height)),
    groups: groups(scenery),
  };
}

/** The points in rows from the top, for screen readers and arrow keys. */
function rows(scenery) {
  const byHeight = new Map();
  scenery.spots.forEach((spot, point) => {
    const height = Math.round(spot.y * 100);
    if (!byHeight.has(height)) byHeight.set(height, []);
    byHeight.get(height).push(point);
  });
  return [...byHeight.entries()]
    .sort(([a], [b]) => a - b)
    .map(([, points]) => points.sort((a, b) => scenery.spots[a].x - scenery.spots[b].x));
}

/** The names at the edges: columns below and above, rows at both sides. */
function labels(scenery, box) {
  const form = scenery.spots[0].form;
  if (form === 'pit' || form === 'store') return pitLabels(scenery);
  const found = [];
  const slanted = form === 'hexagon';
  const levels = scenery.rows.length;
  scenery.rows.forEach((name, rise) => {
    const y = box.bottom - (rise * (box.bottom - box.top)) / Math.max(1, levels - 1);
    const shift = slanted ? ((levels - 1 - rise) * 1) / 2 : 0;
    const right = slanted ? box.left + shift + scenery.columns.length - 1 : box.right;
    const away = slanted ? SLANTED_LABEL : LABEL;
    found.push({ x: box.left + shift - away, y, text: name }, { x: right + away, y, text: name });
  });
  scenery.columns.forEach((name, column) => {
    const away = slanted ? SLANTED_LABEL : LABEL;
    const shift = slanted ? (levels - 1) / 2 : 0;
    found.push({ x: box.left + column, y: box.top - away, text: name });
    found.push({ x: box.left + shift + column, y: box.bottom + away, text: name });
  });
  return found.filter((label) => label.text !== '');
}

function pitLabels(scenery) {
  return scenery.spots
    .filter((spot) => spot.form === 'pit')
    .map((spot) => ({ x: spot.x, y: spot.y + (spot.y > 0.5 ? 0.66 : -0.66), text: spot.name }));
}

/** Points that people click alike. */
function groups(scenery) {
  const byName = new Map();
  scenery.spots.forEach((spot, point) => {
    if (!spot.group) return;
    if (!byName.has(spot.group)) byName.set(spot.group, []);
    byName.get(spot.group).push(point);
  });
  return byName;
}

/** The nearest point in a direction, for the arrow keys. */
export function neighbour(scenery, point, key) {
  const from = scenery.spots[point];
  const rowOf = geometry(scenery).rows.find((row) => row.includes(point));
  if (key === 'Home') return rowOf[0];
  if (key === 'End') return rowOf[rowOf.length - 1];
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  let best = point;
  let least = Infinity;
  scenery.spots.forEach((spot, other) => {
    const along = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    if (along < 0.3 || aside > 1.2 * along) return;
    const distance = along + 2 * aside;
    if (distance < least) [best, least] = [other, distance];
  });
  return best;
}

/** A hexagon around a place, as the points of a polygon. */
export function hexagon(x, y, radius) {
  const corners = [];
  for (let i = 0; i < 6; i++) {
    const angle = (Math.PI / 3) * i + Math.PI / 6;
    corners.push(`${(x + radius * Math.cos(angle)).toFixed(3)},${(y + radius * Math.sin(angle)).toFixed(3)}`);
  }
  return corners.join(' ');
}
