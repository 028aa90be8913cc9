/** Characters with which a spreadsheet formula can begin, including the full-width forms of Asian keyboards. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
const NEEDS_QUOTES = /[";\r\n]/;

/**
 * A table in the format that Brazilian spreadsheets open on a double click: semicolons, decimal commas and a UTF-8 BOM.
 * Quoting follows RFC 4180; an apostrophe is put before a text that would run as a formula.
 * @param rows texts, and amounts in centavos
 */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cellOf).join(';')}\r\n`).join('')}`;
}

function cellOf(value: string | number): string {
  if (typeof value === 'number') return (value / 100).toFixed(2).replace('.', ',');
  const text = FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
