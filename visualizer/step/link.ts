import { fromPlain, toPlain } from '../plainValues.ts';
import type { KeptWalk } from './walk.ts';
import type { ChartEvent } from './walker.ts';

/** The size limit of an inflated walk, far above real walks: anyone can write a link. */
const MOST_BYTES = 1_000_000;

/** A walk as text for an address: deflated JSON in base64url. */
export async function linkText({ input, steps, at }: KeptWalk): Promise<string> {
  const plain = [at, toPlain(input), ...steps.map(({ event, state }) => [toPlain(event), state])];
  const bytes = await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(JSON.stringify(plain)));
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
    return keptIn(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return null;
  }
}

function keptIn(plain: unknown): KeptWalk | null {
  if (!Array.isArray(plain)) return null;
  const [at, input, ...rest]: unknown[] = plain;
  const steps = rest.flatMap((step) => stepIn(step) ?? []);
  if (typeof at !== 'number' || steps.length < rest.length) return null;
  return { at, input: fromPlain(input), steps };
}

function stepIn(plain: unknown): KeptWalk['steps'][number] | null {
  if (!Array.isArray(plain)) return null;
  const event = fromPlain(plain[0]);
  const state: unknown = plain[1];
  return isEvent(event) && typeof state === 'string' ? { event, state } : null;
}

function isEvent(value: unknown): value is ChartEvent {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
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
