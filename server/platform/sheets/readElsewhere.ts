import type { NamedSheet, Separator } from '#domain/imports/file.ts';
import { refuse } from '../http/handler.ts';
import { ProcessFailed, type ProcessLimits, runInProcess } from '../subprocess/runInProcess.ts';
import type { SheetReading } from './readFile.ts';

/** The sheets of an uploaded spreadsheet, the cells of a text file parted as somebody chose. Refuses what cannot be imported. */
export type ReadSheet = (file: Uint8Array, separator?: Separator) => Promise<readonly NamedSheet[]>;

/** The largest sheet that is accepted takes a fifth of the memory, and on a slow machine of the time. */
const LIMITS: ProcessLimits = { heapMb: 160, timeoutMs: 30_000 };

/** Reads each file in a process of its own: what a stranger's file is made of costs that process alone. */
export function readElsewhere(script: URL, limits = LIMITS): ReadSheet {
  return async (file, separator) => {
    const told = await runInProcess(script, file, limits, separator ? [separator] : []).catch((error: unknown) => {
      // Only a file that passes all other limits comes to this one.
      if (error instanceof ProcessFailed) return refuse('sheet_unreadable');
      throw error;
    });
    const reading: SheetReading = JSON.parse(told.toString('utf8'));
    return 'sheets' in reading ? reading.sheets : refuse(reading.fault);
  };
}
