/** Courts beside each other on a sheet, on its side: more leave no room for a name and a phone. */
const COURTS_A_SHEET = 6;

/** The courts in as few sheets as hold them, about equally many on each. */
export function paperSheets<Court>(courts: readonly Court[]): readonly (readonly Court[])[] {
  const sheets = Math.ceil(courts.length / COURTS_A_SHEET);
  const each = Math.ceil(courts.length / sheets);
  return Array.from({ length: sheets }, (_, index) => courts.slice(index * each, (index + 1) * each));
}
