import { varint } from './archive.ts';

/** In units of the tile, of which its side has {@link EXTENT}; `x` to the east, `y` to the south. */
export type TilePoint = readonly [x: number, y: number];

export interface Feature {
  readonly kind: string;
  readonly type: 'line' | 'polygon';
  /** A polygon's ring goes clockwise as it is seen, and is not closed. */
  readonly points: readonly TilePoint[];
}

export const EXTENT = 4_096;
const TYPES = { line: 2, polygon: 3 } as const;
const [MOVE_TO, LINE_TO, CLOSE] = [1, 2, 7];

/** A Mapbox vector tile, version 2.1: of each feature its `kind` and one line or ring. */
export function writeTile(layers: Readonly<Record<string, readonly Feature[]>>): Buffer {
  const parts = Object.entries(layers).flatMap(([name, features]) => {
    return features.length === 0 ? [] : [field(3, writeLayer(name, features))];
  });
  return Buffer.from(parts.flat());
}

function writeLayer(name: string, features: readonly Feature[]): number[] {
  const kinds = [...new Set(features.map(({ kind }) => kind))];
  return [
    ...number(15, 2),
    ...text(1, name),
    ...features.flatMap((feature) => field(2, writeFeature(feature, kinds))),
    ...text(3, 'kind'),
    ...kinds.flatMap((kind) => field(4, text(1, kind))),
    ...number(5, EXTENT),
  ];
}

function writeFeature({ kind, type, points }: Feature, kinds: readonly string[]): number[] {
  const steps = points.flatMap(([x, y], index) => {
    const [beforeX, beforeY] = points[index - 1] ?? [0, 0];
    return [zigzag(x - beforeX), zigzag(y - beforeY)];
  });
  const commands = [
    command(MOVE_TO, 1),
    ...steps.slice(0, 2),
    command(LINE_TO, points.length - 1),
    ...steps.slice(2),
    ...(type === 'polygon' ? [command(CLOSE, 1)] : []),
  ];
  return [
    ...field(2, [0, kinds.indexOf(kind)].flatMap(varint)),
    ...number(3, TYPES[type]),
    ...field(4, commands.flatMap(varint)),
  ];
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
