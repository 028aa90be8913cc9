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
 * Sends requests as axios does, but the first that equals the early one takes its reply. A reply that is not a success is
 * dropped and the request sent all the same: failures have one way.
 */
export function afterEarly(early: EarlyCall, send = axios.getAdapter(axios.defaults.adapter)): AxiosAdapter {
  let left: EarlyCall | undefined = early;
  return async (config) => {
    const call = left;
    const isTheSame =
      call !== undefined &&
      config.method === 'get' &&
      axios.getUri(config) === call.path &&
      config.headers.get('Authorization') === `Bearer ${call.token}`;
    if (!isTheSame) return send(config);
    left = undefined;
    const reply = await call.reply.catch(() => undefined);
    if (!reply?.ok) return send(config);
    const headers = AxiosHeaders.from(Object.fromEntries(reply.headers));
    return { data: await reply.text(), status: reply.status, statusText: reply.statusText, headers, config };
  };
}
