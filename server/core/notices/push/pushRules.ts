/** Where messages to devices may be sent, and by what. */
export interface PushRules {
  readonly isAllowed: (endpoint: URL) => boolean;
  readonly fetch: typeof globalThis.fetch;
  /** How long a service may take to answer, in milliseconds. */
  readonly patienceMs: number;
}

/**
 * The services of the browsers there are: of Chrome and all that are made from it, Firefox, Safari and Edge. A list, because anybody
 * who signs in names the address that this server then calls: from inside of its network nothing else may be reached.
 */
const SERVICES =
  /^(?:fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|web\.push\.apple\.com|[a-z0-9-]+\.notify\.windows\.com)$/;

/** Less than the lease of a job, with room for what else it does. */
const PATIENCE_MS = 5_000;

export const PUSH_RULES: PushRules = {
  isAllowed: ({ protocol, hostname, port, username, password }) =>
    protocol === 'https:' && port === '' && username === '' && password === '' && SERVICES.test(hostname),
  fetch: globalThis.fetch,
  patienceMs: PATIENCE_MS,
};

export function isPushAddress(endpoint: string, { isAllowed }: Pick<PushRules, 'isAllowed'>): boolean {
  return URL.canParse(endpoint) && isAllowed(new URL(endpoint));
}
