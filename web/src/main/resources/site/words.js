/** Names of games, rules, sides and players in the language of the page; English ones come from the server. */
import { state } from './state.js';
import { has, t } from './text.js';

const translated = (key, english) => (has(key) ? t(key) : english);

export const gameTitle = (name) => {
  const family = state.games.find((game) => game.name === name);
  return translated('game.' + name, family ? family.title.split(':')[0] : name);
};

export const gameGoal = (name) => {
  const family = state.games.find((game) => game.name === name);
  return translated('goal.' + name, family ? family.title.split(': ')[1] || '' : '');
};

export const sideName = (side, scenery = state.scenery) => {
  const name = scenery?.sides[side]?.name ?? '';
  return translated('side.' + name, name);
};

export const ruleName = (game, rule) => translated(`rule.${rule.name}`, rule.name);

export const ruleMeaning = (rule) => translated(`meaning.${rule.meaning}`, rule.meaning);

/** A game with the rules that tell it from others: `Go 9×9, Chinese, komi 7.5`. */
export function gameLine(id) {
  const [name, rest] = id.split(':');
  const rules = Object.fromEntries(
    (rest || '')
      .split(',')
      .filter(Boolean)
      .map((rule) => rule.split('=')),
  );
  const parts = [];
  if (rules.size) parts.push(`${rules.size}×${rules.size}`);
  else if (rules.width && rules.height) parts.push(`${rules.width}×${rules.height}`);
  for (const rule of ['rules', 'piles'])
    if (rules[rule]) parts.push(translated(`value.${rules[rule]}`, rules[rule]));
  for (const rule of ['variant', 'pits', 'seeds']) {
    if (rules[rule]) parts.push(`${translated(`rule.${rule}`, rule).toLowerCase()} ${rules[rule]}`);
  }
  if (rules.komi) parts.push(t('komiOf', { komi: rules.komi }));
  if (Number(rules.handicap) > 0) parts.push(t('handicapOf', { stones: rules.handicap }));
  const [size, ...others] = parts;
  const head = size && size.includes('×') ? `${gameTitle(name)} ${size}` : gameTitle(name);
  return [head, ...(size && !size.includes('×') ? parts : others)].join(' · ');
}

/** What a program counts: playouts, positions, visits. */
export const unitName = (unit) =>
  ({ playouts: t('playouts'), positions: t('positions'), visits: t('visitsCounted') })[unit] ?? unit;
