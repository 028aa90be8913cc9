import axios, { type AxiosAdapter, AxiosHeaders } from 'axios';

/** A request that the page sent before the app's code had loaded. */
export interface EarlyCall {
  readonly path: string;
  /** Whose reply it is. */
  readonly token: string;
  readonly reply: Promise<Response>;
}

declare global {
  /** Set by the early script, on the pages that name one. */
  var quadraLivreEarly: EarlyCall | undefined;
}

/**
 * Sends requests as axios does, but the first one to the early call's address takes that reply, if it asks for the same on
 * behalf of the same person. Otherwise the reply is dropped: later it would be old. One that is not a success is dropped too,
 * and the request sent all the same: failures have one way.
 */
export function afterEarly(early: EarlyCall, send = axios.getAdapter(axios.defaults.adapter)): AxiosAdapter {
  const [address] = early.path.split('?', 1);
  let left: EarlyCall | undefined = early;
  return async (config) => {
    if (!left || config.method !== 'get' || config.url !== address) return send(config);
    const { path, token, reply } = left;
    left = undefined;
    const isTheSame = axios.getUri(config) === path && config.headers.get('Authorization') === `Bearer ${token}`;
    const taken = isTheSame ? await wholeOf(reply).catch(() => undefined) : undefined;
    return taken ? { ...taken, config } : send(config);
  };
}

/** Of a success; `undefined` of any other reply. */
async function wholeOf(reply: Promise<Response>) {
  const response = await reply;
  if (!response.ok) return undefined;
  const { status, statusText } = response;
  const headers = AxiosHeaders.from(Object.fromEntries(response.headers));
  return { data: await response.text(), status, statusText, headers };
}
