import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';

/** A version of the file, open: what is read from it is of this version, also when another takes its name. */
export interface OpenMap {
  readonly handle: FileHandle;
  /** In bytes. */
  readonly size: number;
  /** The same on every machine that has this version, as an `ETag`. */
  readonly tag: string;
}

/** The header and the root directory, which name the size and the place of all else, end here at the latest. */
const HEAD_BYTES = 16_384;
const MAGIC = 'PMTiles';
const VERSION = 3;

/** The map's file on this machine, in the PMTiles format. Its path comes from the settings, never from a request. */
export class MapFile {
  readonly #path: string;
  /** The version that was read last, and what its file system said of it. */
  #known: { readonly state: string; readonly tag: string } | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  /** The caller closes it. Undefined when there is no such file now, or when it is no map. */
  async open(): Promise<OpenMap | undefined> {
    const handle = await open(this.#path).catch(() => undefined);
    if (!handle) return undefined;
    try {
      const { size, mtimeMs, ino } = await handle.stat();
      const state = `${ino} ${size} ${mtimeMs}`;
      const tag = this.#known?.state === state ? this.#known.tag : await tagOf(handle, size);
      if (tag !== undefined) {
        this.#known = { state, tag };
        return { handle, size, tag };
      }
    } catch {
      // A folder opens like a file, and fails only when it is read.
    }
    await handle.close();
    return undefined;
  }
}

async function tagOf(handle: FileHandle, size: number): Promise<string | undefined> {
  const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(HEAD_BYTES), position: 0 });
  const head = buffer.subarray(0, bytesRead);
  if (head.toString('latin1', 0, MAGIC.length) !== MAGIC || head[MAGIC.length] !== VERSION) return undefined;
  const hash = createHash('sha256').update(`${size}\n`).update(head).digest('base64url').slice(0, 22);
  return `"${hash}"`;
}
