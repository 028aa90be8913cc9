/** Characters with which a spreadsheet formula can begin, including the full-width forms of Asian keyboards. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
const NEEDS_QUOTES = /[";\r\n]/;

/** A text, an amount in centavos, or a figure that is no money, such as a balance of games. */
export type Cell = string | number | { readonly figure: number };

/**
 * A table in the format that Brazilian spreadsheets open on a double click: semicolons, decimal commas and a UTF-8 BOM.
 * Quoting follows RFC 4180; an apostrophe is put before a text that would run as a formula.
 */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cellOf).join(';')}\r\n`).join('')}`;
}

function cellOf(value: Cell): string {
  // A minus of ours begins no formula; one that somebody typed might.
  if (typeof value === 'object') return String(value.figure).replace('.', ',');
  if (typeof value === 'number') return (value / 100).toFixed(2).replace('.', ',');
  const text = FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
