/**
 * One socket a tab. Topics are watched by name; after a break all of them are watched again from the beginning, because
 * the server may be another one. A hidden tab watches no jobs, because nobody sees their frames.
 */
import { key } from './api.js';

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 10_000;

const topics = new Map();
const listeners = new Map();
let socket = null;
let pause = FIRST_PAUSE;
let heard = () => {};
let linked = () => {};

/** Connects; `onMessage` hears every message, `onLink` whether there is a connection. */
export function connect(onMessage, onLink) {
  heard = onMessage;
  linked = onLink;
  open();
}

function open() {
  socket = new WebSocket(`ws://${location.host}/api/live`, ['tesuji', 'key.' + key()]);
  socket.onopen = () => {
    pause = FIRST_PAUSE;
    for (const topic of topics.keys()) {
      topics.set(topic, 0);
      if (!isAsleep(topic)) send({ watch: topic, after: 0 });
    }
    linked(true);
  };
  socket.onmessage = (event) => {
    const message = JSON.parse(event.data);
    if (!topics.has(message.topic)) return;
    topics.set(message.topic, Math.max(topics.get(message.topic), message.seq));
    (listeners.get(message.topic) ?? heard)(message);
  };
  socket.onclose = () => {
    linked(false);
    setTimeout(open, pause);
    pause = Math.min(LONGEST_PAUSE, 2 * pause);
  };
}

/** Jobs are told to the topic of their round, too, so that their end is not missed. */
const isAsleep = (topic) => document.hidden && /^j[0-9]+$/.test(topic);

document.addEventListener('visibilitychange', () => {
  for (const topic of topics.keys()) {
    if (!/^j[0-9]+$/.test(topic)) continue;
    send(document.hidden ? { unwatch: topic } : { watch: topic, after: 0 });
  }
});

function send(wish) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(wish));
}

/** Watches a topic; a listener of its own hears its messages in place of the one for all others. */
export function watch(topic, listener = null) {
  if (listener) listeners.set(topic, listener);
  if (topics.has(topic)) return;
  topics.set(topic, 0);
  if (!isAsleep(topic)) send({ watch: topic, after: 0 });
}

export function unwatch(topic) {
  listeners.delete(topic);
  if (topics.delete(topic)) send({ unwatch: topic });
}
