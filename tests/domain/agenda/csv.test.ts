import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvOf } from '#domain/values/text/csv.ts';

it('opens in a Brazilian spreadsheet: its mark, semicolons, decimal commas, line ends of Windows', () => {
  const rows = [
    ['Quadra', 'Total'],
    ['Areia', 123_456],
    ['Praia', 0],
    ['Sol', 5],
  ];
  expect(csvOf(rows)).toBe('\uFEFFQuadra;Total\r\nAreia;1234,56\r\nPraia;0,00\r\nSol;0,05\r\n');
});

it.each([
  ['Ana; Bia', '"Ana; Bia"'],
  ['Ana "Fera" Souza', '"Ana ""Fera"" Souza"'],
  ['Ana\nSouza', '"Ana\nSouza"'],
  ['Ana\r\nSouza', '"Ana\r\nSouza"'],
  ['=1+1', "'=1+1"],
  ['=HYPERLINK("http://x";"y")', '"\'=HYPERLINK(""http://x"";""y"")"'],
  ['+55 13', "'+55 13"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', '"\'\r=1"'],
  ['\n=1', '"\'\n=1"'],
  ['＝1', "'＝1"],
  ['a=b', 'a=b'],
  ["D'Ávila", "D'Ávila"],
  ['', ''],
])('%j is %j', (text, cell) => {
  expect(csvOf([[text]])).toBe(`\uFEFF${cell}\r\n`);
});

// Red without the branch of figures in csv.ts: three points would be three centavos, and a balance a disarmed formula.
it('writes a figure that is no money as it is', () => {
  expect(csvOf([[{ figure: 3 }, { figure: -4 }, { figure: 0.667 }]])).toBe('\uFEFF3;-4;0,667\r\n');
});

it('comes back as it was, but for the apostrophe that disarms a formula', () => {
  const nasty = fc.string({
    unit: fc.constantFrom('a', 'ç', '"', ';', '\r', '\n', ',', '=', '+', '-', '@', '\t', "'"),
  });
  fc.assert(
    fc.property(fc.array(fc.tuple(nasty, nasty), { minLength: 1, maxLength: 5 }), (rows) => {
      const disarmed = rows.map((row) => row.map((text) => (/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text)));
      expect(read(csvOf(rows))).toEqual(disarmed);
    }),
  );
});

/** RFC 4180, by hand. */
function read(csv: string): string[][] {
  const rows: string[][] = [[]];
  let [cell, quoted] = ['', false];
  for (let at = 1; at < csv.length; at += 1) {
    const char = csv[at];
    if (quoted && char === '"' && csv[at + 1] === '"') [cell, at] = [`${cell}"`, at + 1];
    else if (char === '"') quoted = !quoted;
    else if (!quoted && (char === ';' || char === '\r')) {
      rows.at(-1)?.push(cell);
      cell = '';
      if (char === '\r') [at] = [at + 1, rows.push([])];
    } else cell += char;
  }
  return rows.slice(0, -1);
}
