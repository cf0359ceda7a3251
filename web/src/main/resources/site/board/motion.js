/** A piece that has moved is seen to move, along every landing of its way; whoever wants less motion gets none. */

const STEP = 170;

export function animateMove(before, after, scenery) {
  if (!before || !after || before.round !== after.round || after.number !== before.number + 1) return;
  if (after.route.length < 2 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  if (after.counts.length > 0) return animateSowing(after, scenery);
  const end = scenery.spots[after.route.at(-1)];
  const piece = document.querySelector(`[data-piece="${after.route.at(-1)}"]`);
  if (!piece) return;
  const frames = after.route.map((point) => {
    const spot = scenery.spots[point];
    return { transform: `translate(${spot.x - end.x}px, ${spot.y - end.y}px)` };
  });
  piece.animate(frames, { duration: STEP * (frames.length - 1), easing: 'ease-in-out' });
}

/** Each pit that gets a seed lights up in its turn. */
function animateSowing(scene, scenery) {
  scene.route.forEach((point, index) => {
    const cell = document.querySelector(`[data-cell="${point}"]`);
    cell?.animate([{ opacity: 1 }, { opacity: 0.35 }, { opacity: 1 }], {
      duration: 2 * STEP,
      delay: index * STEP * 0.6,
    });
  });
}
