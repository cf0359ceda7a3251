/** What surrounds every screen: the header, sentences for people, and the switches. */
import { html, nothing } from './lib/lit-html.js';
import { openHelp } from './later.js';
import { ROUND_SCREENS, address } from './router.js';
import { change, set, state } from './state.js';
import { speak, t } from './text.js';

const THEMES = ['auto', 'light', 'dark', 'contrast'];

export function header() {
  const place = (screen) => address(screen, state.round?.id, state.scene && state.round ? state.scene.node : null);
  const link = (screen, href) =>
    html`<a href=${href} aria-current=${state.screen === screen ? 'page' : 'false'}>${t('screen.' + screen)}</a>`;
  return html`<header class="top">
    <a class="skip" href="#main" @click=${skip}>${t('skip')}</a>
    <span class="brand">Tesuji</span>
    <nav aria-label=${t('screens')}>
      ${ROUND_SCREENS.map((screen) => link(screen, place(screen)))}${link('lab', '#/lab')}${link('games', '#/games')}
    </nav>
    <div class="switches">
      <select aria-label=${t('language')} @change=${(event) => speak(event.target.value)}>
        <option value="en" ?selected=${state.settings.language === 'en'}>EN</option>
        <option value="pl" ?selected=${state.settings.language === 'pl'}>PL</option>
      </select>
      <select aria-label=${t('theme')} @change=${(event) => set({ theme: event.target.value })}>
        ${THEMES.map(
          (theme) =>
            html`<option value=${theme} ?selected=${state.settings.theme === theme}>
              ${t('theme.' + theme)}
            </option>`,
        )}
      </select>
      <button class="quiet" @click=${openHelp} aria-label=${t('help')} title=${t('help')}>
        ?
      </button>
    </div>
  </header>`;
}

function skip(event) {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

export function notice() {
  if (!state.connected) return html`<div class="notice" role="alert">${t('lost')}</div>`;
  const { notice: shown } = state;
  if (!shown) return nothing;
  return html`<div class="notice" role="alert">
    <span lang=${shown.english ? 'en' : nothing}>${shown.sentence}</span>
    ${shown.button ? html`<button @click=${shown.button.action}>${shown.button.text}</button>` : nothing}
    <button class="quiet" @click=${() => change({ notice: null })} aria-label=${t('close')}>✕</button>
  </div>`;
}

/** Every switch is to be seen; none lives in a menu alone. */
export function settingsBar() {
  const box = (name) =>
    html`<label class="switch"
      ><input
        type="checkbox"
        .checked=${state.settings[name]}
        @change=${(event) => set({ [name]: event.target.checked })}
      />
      ${t('switch.' + name)}</label
    >`;
  return html`<div class="settings" role="group" aria-label=${t('view')}>
    ${state.screen === 'play' ? html`${box('marks')}${box('confirm')}` : nothing}${
      state.screen === 'solve' ? nothing : html`${box('graph')}${box('owners')}${box('numbers')}`
    }${box('textBoard')}
  </div>`;
}
