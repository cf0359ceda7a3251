/** Asks the server. The key came with the address and is kept, so that new tabs have it too. */

const KEY = 'tesuji.key';

/** Takes the key out of the address, where nobody should have to look at it. */
export function takeKey() {
  const match = /[#&]k=([0-9a-f]{32})/.exec(location.hash);
  if (!match) return;
  localStorage.setItem(KEY, match[1]);
  history.replaceState(null, '', location.pathname + '#/');
}

export const key = () => localStorage.getItem(KEY) || '';

/** A refusal of the server: one sentence for people. */
export class Problem extends Error {
  constructor(status, sentence) {
    super(sentence);
    this.status = status;
  }
}

async function ask(method, path, body, type) {
  let response;
  try {
    response = await fetch('/api/' + path, {
      method,
      headers: { 'X-Tesuji-Key': key(), ...(body === undefined ? {} : { 'Content-Type': type }) },
      body,
      cache: 'no-cache',
    });
  } catch {
    throw new Problem(0, '');
  }
  const text = await response.text();
  if (response.ok) return response.headers.get('Content-Type')?.includes('json') ? JSON.parse(text) : text;
  let sentence = response.statusText;
  try {
    sentence = JSON.parse(text).error || sentence;
  } catch {
    // What is not JSON is no sentence for people.
  }
  throw new Problem(response.status, sentence);
}

const json = (value) => (value === undefined ? undefined : JSON.stringify(value));

export const get = (path) => ask('GET', path);
export const post = (path, value) => ask('POST', path, json(value ?? {}), 'application/json');
export const put = (path, value) => ask('PUT', path, json(value), 'application/json');
export const remove = (path) => ask('DELETE', path);
export const upload = (bytes) => ask('POST', 'files', bytes, 'application/octet-stream');
