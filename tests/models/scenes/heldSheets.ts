import { addDays } from '../../../domain/days/day.ts';
import { formatDay } from '../../../domain/days/formatDay.ts';

export const SHEET_NAME = 'agenda.csv';
const ROWS = 30;
const FIRST = { day: 1, month: 1, year: 2090 };

/**
 * Thirty reservations that the arena of a scene can take, and thirty that it cannot: two pages of either. Blanks follow up
 * to so many bytes. Nobody can guess what the column 'Plano' says.
 */
export function sheetOf(bytes = 0): string {
  const rows = Array.from({ length: ROWS }, (_, index) => {
    const day = formatDay(addDays(FIRST, index));
    return `${day};18:00;Quadra 1;Rui Lima ${index};ouro\n${day};19:00;Quadra 9;Bia;prata\n`;
  });
  return `Data;Hora;Quadra;Nome;Plano\n${rows.join('')}`.padEnd(bytes);
}

/** The same for the chart alone. */
export const HELD_SHEETS = { usual: new Blob([sheetOf()]), tooLarge: new Blob([sheetOf(5_000_001)]) };
