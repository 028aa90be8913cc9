import { addDays } from '../../../domain/days/day.ts';
import { formatDay } from '../../../domain/days/formatDay.ts';
import { workbookOfSheets } from '../../server/imports/zip.ts';

export const SHEET_NAME = 'agenda.xlsx';
const ROWS = 30;
const FIRST = { day: 1, month: 1, year: 2090 };

/**
 * Thirty reservations that the arena of a scene can take, and thirty that it cannot: two pages of either. Nobody can guess what
 * the column 'Plano' says. A second sheet has other headings and nothing below them.
 */
function workbook(): Buffer {
  const rows = Array.from({ length: ROWS }, (_, index) => {
    const day = formatDay(addDays(FIRST, index));
    return [
      [day, '18:00', 'Quadra 1', `Rui Lima ${index}`, 'ouro'],
      [day, '19:00', 'Quadra 9', 'Bia', 'prata'],
    ];
  });
  return workbookOfSheets([
    { name: 'Agenda', rows: [['Data', 'Hora', 'Quadra', 'Nome', 'Plano'], ...rows.flat()] },
    { name: 'Contatos', rows: [['Nome', 'Telefone']] },
  ]);
}

/** That workbook, or, when a size in bytes is given, a file of so many that is none. */
export function sheetOf(bytes?: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes === undefined ? workbook() : Buffer.alloc(bytes, ' '));
}

/** For the chart alone, which looks at nothing but a file's size; what a workbook comes to depends on who packs it. */
export const HELD_SHEETS = { usual: new Blob(['planilha']), tooLarge: new Blob([sheetOf(5_000_001)]) };
