import { Schema } from 'effect';

/** A place on earth, in degrees. */
export const Position = Schema.Struct({
  lat: Schema.Finite.check(Schema.isBetween({ minimum: -90, maximum: 90 })),
  lng: Schema.Finite.check(Schema.isBetween({ minimum: -180, maximum: 180 })),
});
export type Position = typeof Position.Type;

const isPosition = Schema.is(Position);

export const NO_POSITION =
  'Não encontramos a posição. Cole o link completo do Google Maps, com latitude e longitude, ou digite -23.967, -46.333.';

const DEGREES = String.raw`(-?\d{1,3}(?:\.\d{1,15})?)`;
/** The pin of a place stands before the middle of the map, which is somewhere near it. */
const FORMS: readonly RegExp[] = [
  new RegExp(`!3d${DEGREES}!4d${DEGREES}(?![\\d.])`),
  new RegExp(String.raw`[?&](?:q|query|ll|destination|daddr)=(?:loc:)?${DEGREES},\s*\+?${DEGREES}(?![\d.])`),
  new RegExp(`@${DEGREES},${DEGREES}(?![\\d.])`),
  // With decimals: of '-23,96' nobody knows which comma it is.
  /^(-?\d{1,3}\.\d{1,15})\s*[,;]\s*(-?\d{1,3}\.\d{1,15})$/,
];

/**
 * `-23.967, -46.333`, or a link of Google Maps with `@lat,lng`, `q=lat,lng` or `!3dlat!4dlng`.
 * @returns undefined for a text that names no place on earth, such as a short link
 */
export function readPosition(typed: string): Position | undefined {
  const text = decoded(typed.trim());
  for (const form of FORMS) {
    const [, lat, lng] = form.exec(text) ?? [];
    const position = { lat: rounded(Number(lat), 6), lng: rounded(Number(lng), 6) };
    if (lat !== undefined && lng !== undefined && isPosition(position)) return position;
  }
  return undefined;
}

/** The inverse of {@link readPosition}: `-23.967123, -46.333456`. */
export function positionText({ lat, lng }: Position): string {
  return `${lat.toFixed(6)}, ${lng.toFixed(6)}`;
}

/** The same to about a hundred metres: enough to sort by, and less than where somebody stands. */
export function blurred({ lat, lng }: Position): Position {
  return { lat: rounded(lat, 3), lng: rounded(lng, 3) };
}

const EARTH_RADIUS_M = 6_371_000;

/** Along the earth's surface (haversine), in whole metres. */
export function metresBetween(a: Position, b: Position): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const chord = half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lng, b.lng);
  return Math.round(2 * EARTH_RADIUS_M * Math.asin(Math.sqrt(Math.min(1, chord))));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function rounded(number: number, digits: number): number {
  // `+ 0` turns `-0` into `0`.
  return Number(number.toFixed(digits)) + 0;
}

/** A link may have its commas encoded; a text may have a `%` that encodes nothing. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
