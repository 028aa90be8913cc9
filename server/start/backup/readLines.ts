import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { BackupFailure } from './BackupFailure.ts';
import { BACKUP } from './backupTexts.ts';

const NEWLINE = 0x0a;

/**
 * The lines of a compressed file, each with its newline, those of one chunk together. `node:readline` would also break
 * lines at U+2028 and U+2029, which JSON leaves as they are.
 */
export async function* readLines(file: string): AsyncGenerator<Buffer[], void> {
  let begun: Buffer[] = [];
  let hasLines = false;
  try {
    for await (const chunk of pipeline(createReadStream(file), createGunzip(), () => undefined)) {
      const lines = splitLines(chunk);
      const [first, ...others] = lines;
      if (!first) continue;
      begun.push(first);
      if (others.length === 0) continue;
      yield [Buffer.concat(begun), ...others.slice(0, -1)];
      hasLines = true;
      begun = others.slice(-1);
    }
    const last = Buffer.concat(begun);
    if (last.length > 0) yield [last];
  } catch (error) {
    throw failureOf(error, file, hasLines);
  }
}

/** Every piece but the last ends with its newline; the last is the beginning of the next line, and may be empty. */
function splitLines(chunk: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  let start = 0;
  for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
    lines.push(chunk.subarray(start, end + 1));
    start = end + 1;
  }
  lines.push(chunk.subarray(start));
  return lines;
}

function failureOf(error: unknown, file: string, hasLines: boolean): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  if (code === undefined) return error;
  if (!code.startsWith('Z_')) return new BackupFailure({ message: BACKUP.unreadable(file, code) });
  return new BackupFailure({ message: hasLines ? BACKUP.damaged(file) : BACKUP.notABackup(file) });
}
