import { MAX_ROWS, type NamedSheet, type Separator } from '#domain/imports/file.ts';
import type { Guess, Places } from '#domain/imports/recognise.ts';
import { type ReadSheets, readSheets } from '#domain/imports/sheets.ts';
import type { Grid } from '#domain/imports/file.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { refuse } from '#platform/http/handler.ts';
import { Semaphore } from '#platform/http/Semaphore.ts';
import { eachInTurns } from './eachInTurns.ts';
import { refuseUnconfirmed } from './refuseUnconfirmed.ts';

/** Reading a file takes a core and a hundred megabytes. Further files wait, and are refused when too many do. */
const READING = { atOnce: 2, waiting: 32 };

/** A file as it was sent, and how it is to be read. */
interface Upload<Column extends string> {
  readonly arenaId: string;
  readonly file: Uint8Array | undefined;
  readonly chosen: {
    readonly columns?: Places<Column>;
    /** Their places, as in `'0,2'`. */
    readonly sheets?: string;
    readonly separator?: Separator;
  };
  readonly guess: (grid: Grid) => Guess<Column>;
  /** Makes a list of a sheet that is laid out otherwise. */
  readonly listOf?: (sheet: NamedSheet) => NamedSheet;
}

/** A file as it was read, whatever its rows are of. */
interface Opened<Column extends string> extends ReadSheets<Column> {
  /** All of the file. */
  readonly all: readonly NamedSheet[];
}

/** Opens the files of all imports, few at once. Refuses a file without a sheet, one with too many rows, and an arena for which nobody answers. */
export function makeOpenUpload({ database, readSheet }: Pick<Dependencies, 'database' | 'readSheet'>) {
  const reading = new Semaphore(READING);
  return async <Column extends string>(upload: Upload<Column>): Promise<Opened<Column>> => {
    const { arenaId, file, chosen, guess, listOf = (sheet) => sheet } = upload;
    await refuseUnconfirmed(database.orm, arenaId);
    const read = file ? await reading.run(() => readSheet(file, chosen.separator)) : refuse('sheet_missing');
    const all = await eachInTurns(read, listOf);
    const sheets = chosen.sheets?.split(',').map(Number);
    const used = readSheets(all, { sheets, columns: chosen.columns, guess });
    return used.rows.length > MAX_ROWS ? refuse('sheet_rows') : { ...used, all };
  };
}

export type OpenUpload = ReturnType<typeof makeOpenUpload>;
