/** The address is the state: `#/play/r7/n42`. Reload, back and bookmarks work by themselves. */

/** Screens that show a round. */
export const ROUND_SCREENS = ['play', 'analyse', 'endgame', 'solve'];

const SCREENS = [...ROUND_SCREENS, 'lab', 'games'];

/** What an address asks for. */
export function parse(hash) {
  const [screen, round, node] = hash.replace(/^#\/?/, '').split('/');
  return {
    screen: SCREENS.includes(screen) ? screen : 'play',
    round: /^r[1-9][0-9]{0,8}$/.test(round || '') ? round : null,
    node: /^n[0-9]{1,6}$/.test(node || '') ? Number(node.slice(1)) : null,
  };
}

export const address = (screen, round, node) =>
  `#/${screen}` + (round ? `/${round}` + (node === null || node === undefined ? '' : `/n${node}`) : '');

/** Goes to an address; `replace` leaves no step to go back to. */
export function go(screen, round, node, replace = false) {
  const hash = address(screen, round, node);
  if (hash === location.hash) return;
  if (replace) history.replaceState(null, '', hash);
  else history.pushState(null, '', hash);
}
