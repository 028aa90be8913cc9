/** What a spreadsheet takes for the beginning of a formula; the wide forms of Asian keyboards too. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
const NEEDS_QUOTES = /[";\r\n]/;

/**
 * A table as Brazilian spreadsheets open it with a double click: semicolons, decimal commas, and the mark that says
 * UTF-8. Quoted as RFC 4180 says; a text that would be run as a formula is led by an apostrophe.
 * @param rows texts, and sums in centavos
 */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cellOf).join(';')}\r\n`).join('')}`;
}

function cellOf(value: string | number): string {
  if (typeof value === 'number') return (value / 100).toFixed(2).replace('.', ',');
  const text = FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
