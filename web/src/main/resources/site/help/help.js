/** Help: a sentence for each screen, and the keys. */
import { html } from '../lib/lit-html.js';
import { showDemo } from '../later.js';
import { change } from '../state.js';
import { addTexts, t } from '../text.js';
import en from './text/en.js';
import pl from './text/pl.js';

addTexts({ en, pl });

const KEYS = [
  ['←  →', 'key.step'],
  ['Shift ←  →', 'key.ten'],
  ['↑  ↓', 'key.branch'],
  ['Home  End', 'key.ends'],
  ['/', 'key.type'],
  [',  .', 'key.list'],
  ['a', 'key.analyse'],
  ['h', 'key.hint'],
  ['p', 'key.pass'],
  ['u', 'key.undo'],
  ['n', 'key.new'],
  ['m', 'key.marks'],
  ['g', 'key.graph'],
  ['v', 'key.lines'],
  ['b', 'key.text'],
  ['w', 'key.say'],
  ['?', 'key.help'],
];

export function dialog() {
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
          showDemo();
        }}
      >
        ${t('showDemo')}
      </button>
    </p>
  </div>`;
}
