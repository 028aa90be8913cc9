/** Rows under a head, in columns: words to the left, everything else to the right. */
export function tableText(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const cells = [head, ...rows.map((row) => row.map(String))];
  const widths = head.map((_, column) => Math.max(...cells.map((row) => (row[column] ?? '').length)));
  const lines = cells.map((row) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))),
  );
  const rule = widths.map((width) => '─'.repeat(width));
  const [first = [], ...others] = lines;
  return [first, rule, ...others].map((row) => row.join('  ').trimEnd()).join('\n');
}
