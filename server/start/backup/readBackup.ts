import { createHash } from 'node:crypto';
import { Option, Schema } from 'effect';
import { BackupFailure } from './BackupFailure.ts';
import { BACKUP } from './backupTexts.ts';
import { EndLine, HeaderLine, TableLine, VERSION } from './format.ts';
import { readLines } from './readLines.ts';
import { type BackupRecord, countRecords, type Row, type Summary } from './records.ts';

/** Reads a backup file to its end, and throws a `BackupFailure` when it is not whole. */
export async function checkBackup(file: string): Promise<Summary> {
  const { count, summary } = countRecords();
  for await (const record of readBackup(file)) count(record);
  return summary();
}

/** The records of a backup file. Throws a `BackupFailure` where it is damaged, at its very end when the digest is wrong. */
export async function* readBackup(file: string): AsyncGenerator<BackupRecord, void> {
  const digest = createHash('sha256');
  const { count, summary } = countRecords();
  let stage: 'header' | 'tables' | 'ended' = 'header';
  for await (const lines of readLines(file)) {
    let rows: Row[] = [];
    for (const line of lines) {
      const read = stage === 'header' ? readHeader(line, file) : readLine(line);
      if (!read || stage === 'ended') throw new BackupFailure({ message: BACKUP.damaged(file) });
      stage = 'tables';
      if (read.type === 'row') rows.push(read.row);
      else {
        if (rows.length > 0) yield counted({ type: 'rows', rows });
        rows = [];
        if (read.type !== 'end') yield counted(read);
        else if (read.sha256 === digest.digest('hex') && read.rows === summary().rows) stage = 'ended';
        else throw new BackupFailure({ message: BACKUP.damaged(file) });
      }
      if (read.type !== 'end') digest.update(line);
    }
    if (rows.length > 0) yield counted({ type: 'rows', rows });
  }
  if (stage !== 'ended') throw new BackupFailure({ message: BACKUP.damaged(file) });

  function counted(record: BackupRecord): BackupRecord {
    count(record);
    return record;
  }
}

type Line = BackupRecord | { readonly type: 'row'; readonly row: Row } | ({ readonly type: 'end' } & End);
type End = (typeof EndLine.Type)['end'];

const decodeHeader = Schema.decodeUnknownOption(HeaderLine);
const decodeTable = Schema.decodeUnknownOption(TableLine);
const decodeEnd = Schema.decodeUnknownOption(EndLine);

function readHeader(line: Buffer, file: string): Line {
  const header = Option.getOrUndefined(decodeHeader(parse(line)));
  if (!header) throw new BackupFailure({ message: BACKUP.notABackup(file) });
  if (header.version > VERSION) throw new BackupFailure({ message: BACKUP.newerFormat(file) });
  return { type: 'header', header: { createdAt: header.createdAt, migrations: header.migrations } };
}

function readLine(line: Buffer): Line | undefined {
  const value = parse(line);
  if (isRow(value)) return { type: 'row', row: value };
  const table = Option.getOrUndefined(decodeTable(value));
  if (table) return { type: 'table', ...table };
  const last = Option.getOrUndefined(decodeEnd(value));
  return last && { type: 'end', ...last.end };
}

function isRow(value: unknown): value is Row {
  return Array.isArray(value) && value.every((one) => one === null || typeof one === 'string');
}

/** `undefined` when it is not JSON. */
function parse(line: Buffer): unknown {
  try {
    return JSON.parse(line.toString());
  } catch {
    return undefined;
  }
}
