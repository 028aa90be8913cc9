import type { Readable } from 'node:stream';
import { type Entry, fromBufferPromise } from 'yauzl';
import { GridFull } from '../GridReader.ts';

/** What the parts that are read may unpack to, together: five thousand rows with all their formats take a third of it. */
const UNPACKED_BYTES = 30_000_000;
/** A workbook has some ten parts; what has thousands is no spreadsheet that somebody keeps reservations in. */
const PARTS = 2_000;

/** The parts of a zip in memory. */
export interface Zip {
  readonly has: (name: string) => boolean;
  /** A part's text in pieces, while it is unpacked. Throws {@link GridFull} as soon as all that was read is too much. */
  readonly read: (name: string) => AsyncGenerator<string>;
}

/**
 * Opens a zip. What it says of its sizes is not trusted: bytes are counted as they come out of the decompressor, which is
 * stopped at the limit.
 */
export async function openZip(bytes: Buffer): Promise<Zip> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false });
  if (zip.entryCount > PARTS) throw new GridFull();
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  let unpacked = 0;
  return {
    has: (name) => entries.has(name),
    read: async function* (name) {
      const entry = entries.get(name);
      if (!entry) throw new Error(`The workbook has no ${name}`);
      const decoder = new TextDecoder('utf-8', { fatal: true });
      for await (const chunk of bytesOf(await zip.openReadStreamPromise(entry))) {
        unpacked += chunk.length;
        if (unpacked > UNPACKED_BYTES) throw new GridFull();
        yield decoder.decode(chunk, { stream: true });
      }
      yield decoder.decode();
    },
  };
}

/** Leaving the loop over it destroys the stream, and with it the decompressor. */
function bytesOf(stream: Readable): AsyncIterable<Buffer> {
  return stream;
}
