import type { PartSettings } from '../parts.ts';

export interface DownloadRules {
  readonly isAllowed: (address: URL) => boolean;
  readonly fetch: typeof globalThis.fetch;
  /** For the whole answer, from the first word to the last byte. */
  readonly patienceMs: number;
}

/** `nothing` stays so however often one asks; `trouble` may pass. */
type Download =
  | { readonly found: 'picture'; readonly bytes: Uint8Array }
  | { readonly found: 'nothing'; readonly why: string }
  | { readonly found: 'trouble' };

const MAX_BYTES = 2_000_000;
const PATIENCE_MS = 5_000;

/**
 * Where the pictures of Google accounts are. The other names below googleusercontent.com are not Google's own words:
 * anybody who rents a machine there gets one.
 */
const GOOGLE_PICTURES = /^lh[3-6]\.googleusercontent\.com$/;

/** The provider's hosts by https on the usual port; and this server itself, when it plays the provider. */
export function downloadRules({ google, origin }: Pick<PartSettings, 'google' | 'origin'>): DownloadRules {
  return {
    isAllowed: (address) =>
      address.username === '' &&
      address.password === '' &&
      (isGooglePicture(address) || (google.provider === 'demo' && address.origin === origin)),
    fetch: globalThis.fetch,
    patienceMs: PATIENCE_MS,
  };
}

function isGooglePicture({ protocol, hostname, port }: URL): boolean {
  return protocol === 'https:' && port === '' && GOOGLE_PICTURES.test(hostname);
}

/**
 * Fetches a picture from an address that somebody told us, which may be anybody: only from hosts that are allowed, never
 * from where those send us on, and not more bytes than a portrait has.
 */
export async function downloadPicture(address: string, rules: DownloadRules): Promise<Download> {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !rules.isAllowed(url)) return { found: 'nothing', why: 'address not allowed' };
  try {
    const response = await rules.fetch(url, {
      redirect: 'manual',
      headers: { accept: 'image/jpeg, image/png', 'accept-encoding': 'identity' },
      signal: AbortSignal.timeout(rules.patienceMs),
    });
    return await readAnswer(response);
  } catch {
    // No name, no connection, or not all of the answer in time: the error would quote the address.
    return { found: 'trouble' };
  }
}

async function readAnswer({ status, body }: Response): Promise<Download> {
  const reader = body?.getReader();
  const download = status === 200 && reader ? await readBytes(reader) : answered(status);
  // Closes the connection of what was not read to its end. When that has come by itself, this fails, and all is well.
  await reader?.cancel().catch(() => undefined);
  return download;
}

async function readBytes(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Download> {
  const chunks: Uint8Array[] = [];
  for (let length = 0; length <= MAX_BYTES;) {
    const { done, value } = await reader.read();
    if (done) return { found: 'picture', bytes: Buffer.concat(chunks) };
    chunks.push(value);
    length += value.length;
  }
  return { found: 'nothing', why: 'too large' };
}

function answered(status: number): Download {
  return status >= 500 || status === 429 ? { found: 'trouble' } : { found: 'nothing', why: `answer ${status}` };
}
