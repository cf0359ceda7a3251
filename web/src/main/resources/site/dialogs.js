/** The dialogs: a new game, and help. */
import { html, nothing } from './lib/lit-html.js';
import { startDemo } from './demo.js';
import { KEYS } from './keys.js';
import { part } from './later.js';
import { change, state } from './state.js';
import { t } from './text.js';

export function dialogs() {
  return html`<dialog aria-labelledby="dialog-title" @close=${() => change({ dialog: null })}>
    ${state.dialog === 'new' ? part('newGame').dialog() : state.dialog === 'help' ? help() : nothing}
  </dialog>`;
}

function help() {
  return html`<div class="help">
    <header>
      <h2 id="dialog-title">${t('help')}</h2>
      <button class="quiet" @click=${() => change({ dialog: null })} aria-label=${t('close')}>✕</button>
    </header>
    <p>${t('help.play')}</p>
    <p>${t('help.analyse')}</p>
    <p>${t('help.endgame')}</p>
    <p>${t('help.solve')}</p>
    <p>${t('help.lab')}</p>
    <p>${t('help.kept')}</p>
    <p>${t('help.files')}</p>
    <h3>${t('keys')}</h3>
    <dl class="keys">
      ${KEYS.map(
        ([key, text]) =>
          html`<div>
            <dt><kbd>${key}</kbd></dt>
            <dd>${t(text)}</dd>
          </div>`,
      )}
    </dl>
    <p>
      <button
        @click=${() => {
          change({ dialog: null, screen: 'play' });
          startDemo();
        }}
      >
        ${t('showDemo')}
      </button>
    </p>
  </div>`;
}
