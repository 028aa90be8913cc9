import { type KeptWalk, walkFrom, walkText } from '../keptWalk.ts';

/** The size limit of an inflated walk, far above real walks: anyone can write a link. */
const MOST_BYTES = 1_000_000;

/** A walk as text for an address: deflated JSON in base64url. */
export async function linkText(walk: KeptWalk): Promise<string> {
  const bytes = await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(walkText(walk)));
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The walk in a link's text; null when the text is not a valid walk. */
export async function walkInLink(text: string): Promise<KeptWalk | null> {
  try {
    const packed = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
    const bytes = await through(new DecompressionStream('deflate-raw'), packed);
    return walkFrom(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return null;
  }
}

async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> {
  const writer = stream.writable.getWriter();
  // An error in writing also rejects the read below, so it is ignored here.
  writer.write(bytes).catch(() => undefined);
  writer.close().catch(() => undefined);
  const reader = stream.readable.getReader();
  const parts: number[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Uint8Array.from(parts);
    if (parts.length + value.length > MOST_BYTES) throw new RangeError('longer than a walk can be');
    for (const byte of value) parts.push(byte);
  }
}
