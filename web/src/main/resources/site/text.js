/** Texts of the page by key; English and Polish have the same keys. */
import { state } from './state.js';
import en from './text/en.js';
import pl from './text/pl.js';

const LANGUAGES = { en, pl };

/** Screens that are loaded later bring their own texts. */
export function addTexts(texts) {
  for (const [language, more] of Object.entries(texts)) Object.assign(LANGUAGES[language], more);
}

const words = () => LANGUAGES[state.settings.language] || en;

export const has = (key) => key in words();

/** The text of a key, with its arguments put in; numbers are written as the language writes them. */
export function t(key, values = {}) {
  const text = words()[key] ?? en[key] ?? key;
  if (typeof text === 'function') return text(values, plural);
  return text.replace(/\{(\w+)\}/g, (_, name) => number(values[name]));
}

const number = (value) =>
  typeof value === 'number' ? new Intl.NumberFormat(state.settings.language).format(value) : String(value ?? '');

/** The form of a word for a count: English has two, Polish has three. */
function plural(count, forms) {
  const form = new Intl.PluralRules(state.settings.language).select(count);
  return `${number(count)} ${forms[form] ?? forms.other}`;
}

export const percent = (value) =>
  value === undefined || value === null
    ? ''
    : new Intl.NumberFormat(state.settings.language, {
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
      }).format(100 * value);

export const decimal = (value, digits = 1) =>
  value === undefined || value === null
    ? ''
    : new Intl.NumberFormat(state.settings.language, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }).format(value);

export const whole = (value) => new Intl.NumberFormat(state.settings.language).format(value);
