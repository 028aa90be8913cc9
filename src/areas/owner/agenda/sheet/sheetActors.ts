import type { CommandsOf } from '../../../../../machines/command/commandNames.ts';
import { commandOf } from '../../../../shared/command/commandActors.ts';
import { download } from '../../../../shared/files/download.ts';
import type { App } from '../../../../shared/runtime/app.ts';

/** The spreadsheets of the agenda. */
export function provideSheets({ call }: App) {
  return commandOf<CommandsOf['sheet']>({
    reservationSheet: (subject, signal) => download(call, { of: 'reservationSheet', ...sheetOf(subject) }, signal),
  });
}

/** `2026-03-05` requests a day, `2026-03` its month. */
function sheetOf(subject: string): { year: number; month: number; day?: number } {
  const [year = 0, month = 0, day] = subject.split('-').map(Number);
  return { year, month, ...(day !== undefined && { day }) };
}
