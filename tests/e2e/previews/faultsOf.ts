import sharp from 'sharp';
import { CARD_SIZE } from '#domain/linkPreviews/linkPreview.ts';
import type { Head } from './readHead.ts';

/** Above this WhatsApp shows no large picture. */
const MOST_BYTES = 300_000;
/** Longer ones are cut by every card. */
const MOST_TITLE = 70;
const MOST_DESCRIPTION = 200;

const NEEDED = [
  'description',
  'og:type',
  'og:site_name',
  'og:locale',
  'og:title',
  'og:description',
  'og:url',
  'og:image',
  'og:image:alt',
  'twitter:card',
] as const;

/** What a search engine must be told of a thing of this type. */
const TOLD: Readonly<Record<string, readonly string[]>> = {
  SportsActivityLocation: ['name', 'url', 'address', 'priceRange'],
  SportsEvent: ['name', 'url', 'startDate', 'endDate', 'location', 'offers'],
};

/** What is wrong with what a page tells bots; empty when nothing is. @param about the type of schema.org that its data are to be of */
export function faultsOf(head: Head, about: string | undefined): string[] {
  const { meta, canonical, data } = head;
  const lacking = NEEDED.filter((name) => !meta[name]).map((name) => `no ${name}`);
  return [
    ...lacking,
    ...(canonical === undefined ? ['no canonical'] : []),
    ...tooLong('title', meta['og:title'], MOST_TITLE),
    ...tooLong('description', meta['og:description'], MOST_DESCRIPTION),
    ...(about === undefined ? [] : faultsOfData(data, about)),
  ];
}

function tooLong(what: string, text = '', most: number): string[] {
  const { length } = Array.from(text);
  return length > most ? [`${what} of ${length} letters`] : [];
}

function faultsOfData([text, ...others]: readonly string[], about: string): string[] {
  if (text === undefined || others.length > 0) return ['not one JSON-LD'];
  const data: unknown = JSON.parse(text);
  const told = Object(data) as Readonly<Record<string, unknown>>;
  if (told['@type'] !== about) return [`JSON-LD of ${String(told['@type'])}`];
  return (TOLD[about] ?? [])
    .filter((member) => told[member] === undefined)
    .map((member) => `JSON-LD without ${member}`);
}

/** What is wrong with the picture of a card. */
export async function faultsOfPicture(bytes: Buffer): Promise<string[]> {
  const { format, width, height } = await sharp(bytes).metadata();
  const isAsked = format === 'jpeg' && width === CARD_SIZE.width && height === CARD_SIZE.height;
  return [
    ...(isAsked ? [] : [`a picture of ${width} × ${height} as ${format}`]),
    ...(bytes.length > MOST_BYTES ? [`a picture of ${bytes.length} bytes`] : []),
  ];
}
