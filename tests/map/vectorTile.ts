import { varint } from './archive.ts';

/** In units of the tile, of which its side has {@link EXTENT}; `x` to the east, `y` to the south. */
export type TilePoint = readonly [x: number, y: number];

/** What is told of a feature: its `kind`, its names. */
export type Tags = Readonly<Record<string, string | number>>;

export interface Feature {
  readonly tags: Tags;
  readonly type: 'point' | 'line' | 'polygon';
  /** One of a point. A polygon's ring goes clockwise as it is seen, and is not closed. */
  readonly points: readonly TilePoint[];
}

export const EXTENT = 4_096;
const TYPES = { point: 1, line: 2, polygon: 3 } as const;
const [MOVE_TO, LINE_TO, CLOSE] = [1, 2, 7];

/** A Mapbox vector tile, version 2.1: of each feature its tags and one point, line or ring. */
export function writeTile(layers: Readonly<Record<string, readonly Feature[]>>): Buffer {
  const parts = Object.entries(layers).flatMap(([name, features]) => {
    return features.length === 0 ? [] : [field(3, writeLayer(name, features))];
  });
  return Buffer.from(parts.flat());
}

function writeLayer(name: string, features: readonly Feature[]): number[] {
  const keys = [...new Set(features.flatMap(({ tags }) => Object.keys(tags)))];
  const values = [...new Set(features.flatMap(({ tags }) => Object.values(tags)))];
  return [
    ...number(15, 2),
    ...text(1, name),
    ...features.flatMap((feature) => field(2, writeFeature(feature, keys, values))),
    ...keys.flatMap((key) => text(3, key)),
    ...values.flatMap((value) => field(4, typeof value === 'string' ? text(1, value) : number(5, value))),
    ...number(5, EXTENT),
  ];
}

function writeFeature(
  { tags, type, points }: Feature,
  keys: readonly string[],
  values: readonly (string | number)[],
): number[] {
  const steps = points.flatMap(([x, y], index) => {
    const [beforeX, beforeY] = points[index - 1] ?? [0, 0];
    return [zigzag(x - beforeX), zigzag(y - beforeY)];
  });
  const commands = [
    command(MOVE_TO, 1),
    ...steps.slice(0, 2),
    ...(type === 'point' ? [] : [command(LINE_TO, points.length - 1)]),
    ...steps.slice(2),
    ...(type === 'polygon' ? [command(CLOSE, 1)] : []),
  ];
  const told = Object.entries(tags).flatMap(([key, value]) => [keys.indexOf(key), values.indexOf(value)]);
  return [...field(2, told.flatMap(varint)), ...number(3, TYPES[type]), ...field(4, commands.flatMap(varint))];
}

const command = (id: number, count: number): number => id + 8 * count;
const zigzag = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);
const number = (tag: number, value: number): number[] => [...varint(tag * 8), ...varint(value)];
const field = (tag: number, bytes: readonly number[]): number[] => [
  ...varint(tag * 8 + 2),
  ...varint(bytes.length),
  ...bytes,
];
const text = (tag: number, value: string): number[] => field(tag, [...Buffer.from(value)]);
