import type { Settings } from '../settings/settings.ts';

export interface DownloadRules {
  readonly isAllowed: (address: URL) => boolean;
  readonly fetch: typeof globalThis.fetch;
  /** Timeout of the whole reply, from the request to the last byte. */
  readonly patienceMs: number;
}

/** `nothing` is permanent; `trouble` may pass on a retry. */
type Download =
  | { readonly found: 'picture'; readonly bytes: Uint8Array }
  | { readonly found: 'nothing'; readonly why: string }
  | { readonly found: 'trouble' };

const MAX_BYTES = 2_000_000;
const PATIENCE_MS = 5_000;

/**
 * The hosts of Google account pictures. The other names below googleusercontent.com are not safe: anybody who rents a
 * machine there gets one.
 */
const GOOGLE_PICTURES = /^lh[3-6]\.googleusercontent\.com$/;

/** Allows the provider's hosts over https on the default port, and this server itself when it runs the demo provider. */
export function downloadRules({ google, origin }: Pick<Settings, 'google' | 'origin'>): DownloadRules {
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
 * Fetches a picture from an untrusted address: only from allowed hosts, without following redirects, and with a limit on
 * the size.
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
    // DNS failure, no connection, or a timeout. The error is dropped because it would quote the address.
    return { found: 'trouble' };
  }
}

async function readAnswer({ status, body }: Response): Promise<Download> {
  const reader = body?.getReader();
  const download = status === 200 && reader ? await readBytes(reader) : answered(status);
  // Closes the connection when the reply was not read completely. After a complete read this fails, which is harmless.
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
