import { readFile } from 'node:fs/promises';
import { Schema } from 'effect';

/** Which version of the product runs, and the commit of its code. */
export type Release = typeof Release.Type;

const Release = Schema.Struct({ version: Schema.String, commit: Schema.String });

const UNKNOWN: Release = { version: 'unknown', commit: 'unknown' };

/** Reads the file that the build writes beside the server; in development there may be none. */
export async function readRelease(file: URL): Promise<Release> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? UNKNOWN : decode(text);
}

const decode = Schema.decodeUnknownSync(Schema.fromJsonString(Release));
