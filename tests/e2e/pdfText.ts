import { inflateSync } from 'node:zlib';

/** The texts of a PDF by Chromium, page by page: what its fonts' tables say of the codes that are drawn. */
export function textsOf(pdf: Buffer): string[] {
  const file = pdf.toString('latin1');
  const objects = new Map(
    [...file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [id, body]),
  );
  const streamOf = (id: string) => inflated(objects.get(id) ?? '');
  const fonts = new Map(
    [...objects].flatMap(([id, body]) => {
      const table = /\/ToUnicode (\d+) 0 R/.exec(body)?.[1];
      return table === undefined ? [] : [[id, lettersIn(streamOf(table))] as const];
    }),
  );
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b/.test(body));
  return pages.map((page) => {
    const named = new Map(
      [...page.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [name, fonts.get(id)]),
    );
    const contents = [...(/\/Contents (\[[^\]]*\]|\d+ 0 R)/.exec(page)?.[1] ?? '').matchAll(/(\d+) 0 R/g)];
    return drawnIn(contents.map(([, id = '']) => streamOf(id)).join('\n'), named);
  });
}

type Letters = ReadonlyMap<string, string>;

/** The letters of the codes, in the order in which they are drawn. */
function drawnIn(content: string, fonts: ReadonlyMap<string, Letters | undefined>): string {
  let letters: Letters | undefined;
  let text = '';
  for (const [, font, codes] of content.matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9A-F]+)>/gi)) {
    if (font !== undefined) letters = fonts.get(font);
    // A font has codes of one byte or of two.
    const digits = [...(letters?.keys() ?? [])][0]?.length ?? 2;
    for (const [code] of (codes ?? '').matchAll(new RegExp(`.{${digits}}`, 'g')))
      text += letters?.get(code.toUpperCase()) ?? '';
  }
  return text;
}

function inflated(body: string): string {
  const data = /stream\r?\n([\s\S]*?)\r?\nendstream/.exec(body)?.[1];
  return data === undefined ? '' : inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
}

/** A font's table of codes: `<0003> <0020>` for one, `<0003> <0005> <0020>` for several in a row. */
function lettersIn(table: string): Letters {
  const letters = new Map<string, string>();
  for (const [, block = ''] of table.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, code = '', to = ''] of block.matchAll(/<(\w+)> <(\w+)>/g))
      letters.set(code.toUpperCase(), spelled(to));
  for (const [, block = ''] of table.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, first = '', last = '', to = ''] of block.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g))
      for (let code = parseInt(first, 16); code <= parseInt(last, 16); code += 1)
        letters.set(
          code.toString(16).toUpperCase().padStart(first.length, '0'),
          String.fromCharCode(parseInt(to, 16) + code - parseInt(first, 16)),
        );
  return letters;
}

function spelled(hex: string): string {
  return [...hex.matchAll(/.{4}/g)].map(([unit]) => String.fromCharCode(parseInt(unit, 16))).join('');
}
