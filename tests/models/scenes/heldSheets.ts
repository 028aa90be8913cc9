import { addDays } from '#domain/values/days/day.ts';
import { formatDay } from '#domain/values/days/formatDay.ts';
import { workbookOfSheets } from '../../server/imports/zip.ts';

export type HeldSheet = 'workbook' | 'text' | 'tooLarge';
export const SHEET_NAMES: Readonly<Record<HeldSheet, string>> = {
  workbook: 'agenda.xlsx',
  text: 'agenda.csv',
  tooLarge: 'enorme.xlsx',
};
const ROWS = 30;
const FIRST = { day: 1, month: 1, year: 2090 };

/**
 * Thirty reservations that the arena of a scene can take, and thirty that it cannot: two pages of either. Nobody can guess what
 * the column 'Plano' says. A second sheet has other headings and nothing below them.
 */
function agenda(): readonly string[][] {
  const rows = Array.from({ length: ROWS }, (_, index) => {
    const day = formatDay(addDays(FIRST, index));
    return [
      [day, '18:00', 'Quadra 1', `Rui Lima ${index}`, 'ouro'],
      [day, '19:00', 'Quadra 9', 'Bia', 'prata'],
    ];
  });
  return [['Data', 'Hora', 'Quadra', 'Nome', 'Plano'], ...rows.flat()];
}

const MAKERS: Readonly<Record<HeldSheet, () => Buffer>> = {
  workbook: () =>
    workbookOfSheets([
      { name: 'Agenda', rows: agenda() },
      { name: 'Contatos', rows: [['Nome', 'Telefone']] },
    ]),
  text: () =>
    Buffer.from(
      agenda()
        .map((cells) => cells.join(';'))
        .join('\n'),
    ),
  tooLarge: () => Buffer.alloc(5_000_001, ' '),
};

/** The same rows as a workbook or as text, or a file that is too large and none. */
export function sheetOf(which: HeldSheet): Uint8Array<ArrayBuffer> {
  return new Uint8Array(MAKERS[which]());
}

/** For the chart alone, which looks at nothing but a file's size; what a workbook comes to depends on who packs it. */
export const HELD_SHEETS: Readonly<Record<HeldSheet, Blob>> = {
  workbook: new Blob(['planilha']),
  text: new Blob(['texto']),
  tooLarge: new Blob([sheetOf('tooLarge')]),
};
