import { HEARTBEAT_MS, streamAddress } from '#domain/changes/stream.ts';
import type { Topic } from '#domain/changes/topic.ts';
import { eventReader, type ServerEvent } from './eventReader.ts';

/** A stream that does not even say that it lives is taken for broken. */
const SILENCE_MS = 2.5 * HEARTBEAT_MS;

interface Asked {
  readonly topics: readonly Topic[];
  /** The id of the last event of the stream before. */
  readonly last: string | undefined;
  readonly token: string | undefined;
  readonly signal: AbortSignal;
  readonly hear: (event: ServerEvent) => void;
}

/** Why a stream did not open: the server's status, or none when it could not be reached. */
export class NotOpened extends Error {
  readonly status: number | undefined;

  constructor(status: number | undefined) {
    super('The stream did not open');
    this.status = status;
  }
}

/** Reads one stream to its end, whatever ends it. Rejects with {@link NotOpened} when it does not begin. */
export async function readStream({ topics, last, token, signal, hear }: Asked): Promise<void> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), SILENCE_MS);
  try {
    // Not an EventSource, which sends no token, and asks again by rules of its own.
    const reply = await fetch(streamAddress(topics), {
      headers: {
        accept: 'text/event-stream',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(last !== undefined && { 'last-event-id': last }),
      },
      cache: 'no-store',
      signal: AbortSignal.any([signal, silence.signal]),
    }).catch(() => undefined);
    if (!reply?.ok || !reply.body) throw new NotOpened(reply?.status);
    const reader = reply.body.getReader();
    const [decoder, take] = [new TextDecoder(), eventReader()];
    for (;;) {
      const piece = await reader.read().catch(() => undefined);
      if (!piece || piece.done) return;
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), SILENCE_MS);
      for (const event of take(decoder.decode(piece.value, { stream: true }))) hear(event);
    }
  } finally {
    clearTimeout(timer);
  }
}
