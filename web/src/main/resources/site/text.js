/** Texts of the page by key; English and Polish have the same keys. */
import { set, state } from './state.js';

const LANGUAGES = { en: () => import('./text/en.js'), pl: () => import('./text/pl.js') };

/** What is loaded, by language: the texts of the page and those of the screens. */
const texts = {};
const added = { en: {}, pl: {} };

/** Screens that are loaded later bring their own texts. */
export function addTexts(more) {
  for (const language of Object.keys(added)) Object.assign(added[language], more[language]);
}

/** Loads the texts of a language and speaks it. */
export async function speak(language) {
  const known = language in LANGUAGES ? language : 'en';
  texts[known] ??= (await LANGUAGES[known]()).default;
  if (known !== state.settings.language) set({ language: known });
}

await speak(state.settings.language);

const word = (key) => texts[state.settings.language][key] ?? added[state.settings.language][key];

export const has = (key) => word(key) !== undefined;

/** The text of a key, with its arguments put in; numbers are written as the language writes them. */
export function t(key, values = {}) {
  const text = word(key) ?? key;
  if (typeof text === 'function') return text(values, plural);
  return text.replace(/\{(\w+)\}/g, (_, name) => number(values[name]));
}

/** Formatters are slow to make, and a live analysis writes many numbers. */
const formatters = new Map();

function formatter(digits) {
  const name = state.settings.language + digits;
  if (!formatters.has(name)) {
    const places = digits === '' ? {} : { minimumFractionDigits: digits, maximumFractionDigits: digits };
    formatters.set(name, new Intl.NumberFormat(state.settings.language, places));
  }
  return formatters.get(name);
}

const number = (value) => (typeof value === 'number' ? formatter('').format(value) : String(value ?? ''));

/** The form of a word for a count: English has two, Polish has three. */
function plural(count, forms) {
  const form = new Intl.PluralRules(state.settings.language).select(count);
  return `${number(count)} ${forms[form] ?? forms.other}`;
}

export const decimal = (value, digits = 1) =>
  value === undefined || value === null ? '' : formatter(digits).format(value);

export const percent = (value) => (value === undefined || value === null ? '' : decimal(100 * value));

export const whole = (value) => formatter('').format(value);
