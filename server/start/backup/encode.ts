import { createHash } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { FORMAT, VERSION } from './format.ts';
import { type BackupRecord, countRecords } from './records.ts';

/** The bytes of a backup file. They end with an error when the records do. */
export function encode(records: AsyncIterable<BackupRecord>): Readable {
  return pipeline(Readable.from(linesOf(records), { objectMode: false }), createGzip(), () => undefined);
}

/** JSON texts, each on a line of its own; the last one has the digest of all others. */
async function* linesOf(records: AsyncIterable<BackupRecord>): AsyncGenerator<string, void> {
  const digest = createHash('sha256');
  const { count, summary } = countRecords();
  for await (const record of records) {
    count(record);
    const text = textOf(record);
    digest.update(text);
    yield text;
  }
  yield lineOf({ end: { rows: summary().rows, sha256: digest.digest('hex') } });
}

function textOf(record: BackupRecord): string {
  if (record.type === 'header') return lineOf({ format: FORMAT, version: VERSION, ...record.header });
  if (record.type === 'table') return lineOf({ table: record.table, columns: record.columns });
  return record.rows.map(lineOf).join('');
}

function lineOf(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}
