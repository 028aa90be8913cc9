/** Character widths of Figtree at weight 700 (the widest in use), in hundredths of the font size: a layout needs no browser. */
const WIDTHS: readonly (readonly [number, string])[] = [
  [25, " '.,`il|´·ìíîï"],
  [30, 'Ij:;!¡[]'],
  [35, 'ªº²'],
  [38, '()r°'],
  [40, 'f{}t'],
  [42, '"-1/\\_'],
  [48, 'sz*'],
  [54, '?aàáâãLkx'],
  [55, '$FJceçéêèë'],
  [57, '37vhnuñùúûü'],
  [58, '2569T^oyòóôõö'],
  [60, 'EdqÉÊbgpPß'],
  [63, '8BS#+4<=>ZR'],
  [65, '&0Y'],
  [69, 'KXD~UÚ'],
  [72, 'AÀÁÂÃCVÇ'],
  [76, 'GHNÑ'],
  [80, 'OQÓÔÕ%→'],
  [87, 'wMm'],
  [100, 'W@Æ'],
];

const WIDTH_OF = new Map(
  WIDTHS.flatMap(([width, letters]) => letters.split('').map((letter) => [letter, width] as const)),
);
const UNKNOWN = 65;

/** The width of a text in the diagram's font, in pixels, never less than its width on screen. */
export function textWidth(text: string, fontSize: number): number {
  let hundredths = 0;
  for (const letter of text) hundredths += WIDTH_OF.get(letter) ?? UNKNOWN;
  return Math.ceil((hundredths * fontSize) / 100);
}

/** Breaks a text between words into lines no wider than `width`. */
export function wrap(text: string, fontSize: number, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && textWidth(`${line} ${word}`, fontSize) <= width)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}
