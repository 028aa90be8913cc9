import { type Card, CARD_SIZE, PLATFORM } from '#domain/linkPreviews/linkPreview.ts';
import { type Face, type Faces, readFaces } from './face.ts';
import { type Fitted, fit } from './fit.ts';

/** Where the uploaded picture stands: the side of its square, and its upper left corner. */
export const PICTURE_PLACE = { side: 360, left: 768, top: 135, radius: 48 } as const;

/** The mark of the house stands above; below, some messengers round the corners off. */
const TOP = 130;
const BOTTOM = 56;
const LEFT = 72;
const RIGHT = 72;
const GAP = 48;
const LINE_SIZE = 34;
const LINE_HEIGHT = 48;
const PRICE_SIZE = 34;
const PRICE_HEIGHT = 72;
const HEADLINE = { sizes: [92, 80, 68, 58], lines: 3, height: 1.08 };

const SEA = ['#0b6e72', '#08474c'];
const SUN = '#ffb238';
const ON_SUN = '#2a1a06';

/** The card as SVG, without the uploaded picture: letters are outlines, and nothing of a name is markup. */
export function drawCard(card: Card): string {
  const faces = readFaces();
  const { bold, medium } = faces;
  const width = (card.picture === undefined ? CARD_SIZE.width - RIGHT : PICTURE_PLACE.left - GAP) - LEFT;
  // Where no price stands below there is room for long ones, such as a score between two pairs.
  const most = card.price ? 1 : 2;
  const lines = card.lines.flatMap((line) => {
    return fit(medium.readable(line), { face: medium, width, sizes: [LINE_SIZE], lines: most, height: 1 }).lines;
  });
  const below = 28 + lines.length * LINE_HEIGHT + (card.price ? 32 + PRICE_HEIGHT : 0);
  const room = CARD_SIZE.height - TOP - BOTTOM;
  const words = bold.readable(card.headline) || PLATFORM.headline;
  const headline = fit(words, { face: bold, width, ...HEADLINE, tallest: room - below });
  // The block stands in the middle of what the mark above it leaves.
  let y = TOP + Math.max(0, (room - heightOf(headline) - below) / 2);
  const parts: string[] = [];
  for (const line of headline.lines) {
    parts.push(text(bold, line, { x: LEFT, y: y + headline.size * 0.86, size: headline.size }, '#ffffff'));
    y += headline.size * headline.height;
  }
  y += 28;
  for (const line of lines) {
    parts.push(text(medium, line, { x: LEFT, y: y + LINE_SIZE * 0.86, size: LINE_SIZE }, '#d0e9e6'));
    y += LINE_HEIGHT;
  }
  if (card.price) parts.push(pill(card.price, y + 32, bold));
  return frame(parts, faces);
}

function heightOf({ lines, size, height }: Fitted): number {
  return lines.length * size * height;
}

function frame(parts: readonly string[], { bold }: Faces): string {
  const { width, height } = CARD_SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs><linearGradient id="sea" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${SEA[0]}"/><stop offset="1" stop-color="${SEA[1]}"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="url(#sea)"/>
<g fill="none" stroke="#ffffff" stroke-opacity=".1" stroke-width="6"><path d="M700 690 1010 -60M860 690 1170 -60M776 506H1300M862 298H1300M940 110H1300"/></g>
<g transform="translate(${LEFT} 54) scale(1.1)" fill="none" stroke="#fff" stroke-width="3.6" stroke-linecap="round"><path d="M37.5 27.5A17 17 0 1 0 27.5 37.5M4.6 23C12.6 23.5 19.6 17 20.5 4.7M33 25 45 37M25 33 37 45M41.5 32.5 32.5 41.5"/><path d="M25 25 45 45" stroke="${SUN}"/></g>
${text(bold, 'Quadra Livre', { x: LEFT + 66, y: 88, size: 30 }, '#ffffff')}
${parts.join('\n')}
</svg>`;
}

function pill(price: string, top: number, bold: Face): string {
  const label = bold.readable(price);
  const width = bold.widthOf(label, PRICE_SIZE) + 56;
  const shape = `<rect x="${LEFT}" y="${top}" width="${width}" height="${PRICE_HEIGHT}" rx="${PRICE_HEIGHT / 2}" fill="${SUN}"/>`;
  return shape + text(bold, label, { x: LEFT + 28, y: top + 48, size: PRICE_SIZE }, ON_SUN);
}

function text(
  face: Face,
  words: string,
  at: { readonly x: number; readonly y: number; readonly size: number },
  colour: string,
): string {
  return `<path fill="${colour}" d="${face.outlines(words, at)}"/>`;
}
