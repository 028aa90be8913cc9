// The early script: a page names it with the request of its screen that needs the session, and it sends that request while
// the app's code, which takes the reply (earlyCall.ts), is still on its way. Built by itself; what it imports is within it.
import { readToken } from '../../areas/entry/session/token.ts';
import { toPath } from './earlyPath.ts';

/** As long as the app waits for a request of its own, and then sends it. */
const PATIENCE_MS = 20_000;

const { call } = document.currentScript?.dataset ?? {};
const token = readToken();

if (call !== undefined && token !== undefined) {
  const path = toPath(call, new URLSearchParams(location.search).get('dia'), new Date());
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const reply = fetch(path, { headers: { Authorization: `Bearer ${token}` }, signal });
  // Nobody may ask for it, when the app takes another way.
  reply.catch(() => undefined);
  globalThis.quadraLivreEarly = { path, token, reply };
}
