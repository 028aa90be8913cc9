import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type ArchiveTile, type Bounds, type TileAddress, writeArchive } from './archive.ts';
import { EXTENT, type Feature, type TilePoint, writeTile } from './vectorTile.ts';

type Degrees = readonly [lng: number, lat: number];
type Shape = Omit<Feature, 'points'> & { readonly layer: string; readonly points: readonly Degrees[] };

/** From São Paulo, where the demonstration has arenas, down to the beaches of Santos, where it has another. */
const BOUNDS: Bounds = [-46.95, -24.25, -46.05, -23.35];
const ZOOMS = [6, 7, 8, 9, 10, 11];
/** So much of what lies beside a tile is in it, in its units. */
const MARGIN = 128;

/** A small map of the coast, roughly as it is: what a browser needs to draw something that is no test pattern. */
function coastMap(): Buffer {
  return writeArchive(
    ZOOMS.flatMap((z) => tilesOf(z).map((address): ArchiveTile => ({ ...address, bytes: drawTile(address) }))),
    BOUNDS,
  );
}

/** Below the folder that tests are run in: in a page's test this file's own address is none of a file. */
const FOLDER = resolve('.cache');
let written: Promise<string> | undefined;

/** The same as a file, for the settings of a server. Returns its path. */
export function coastFile(): Promise<string> {
  written ??= writeCoast();
  return written;
}

/** Each process writes its own and gives it the name then: whoever reads it reads it whole. */
async function writeCoast(): Promise<string> {
  const path = join(FOLDER, 'coast.pmtiles');
  await mkdir(FOLDER, { recursive: true });
  await writeFile(`${path}.${process.pid}`, coastMap());
  await rename(`${path}.${process.pid}`, path);
  return path;
}

const polygon = (layer: string, kind: string, points: readonly Degrees[]): Shape => {
  return { layer, kind, type: 'polygon', points };
};
const road = (kind: string, points: readonly Degrees[]): Shape => ({ layer: 'roads', kind, type: 'line', points });

const SHORE: readonly Degrees[] = [
  [-46.95, -24.15],
  [-46.75, -24.13],
  [-46.6, -24.06],
  [-46.47, -24.02],
  [-46.4, -23.985],
  [-46.375, -23.972],
  [-46.355, -23.969],
  [-46.335, -23.9685],
  [-46.315, -23.972],
  [-46.305, -23.985],
  [-46.29, -23.995],
  [-46.265, -23.995],
  [-46.24, -24.003],
  [-46.2, -24.0],
  [-46.15, -23.96],
  [-46.05, -23.86],
];
const BEHIND = SHORE.map(([lng, lat]): Degrees => [lng, lat + 0.003]).toReversed();

const SHAPES: readonly Shape[] = [
  polygon('landuse', 'forest', [
    [-46.95, -23.85],
    [-46.6, -23.82],
    [-46.4, -23.83],
    [-46.05, -23.72],
    [-46.05, -23.8],
    [-46.3, -23.9],
    [-46.55, -23.93],
    [-46.95, -24.0],
  ]),
  polygon('landuse', 'park', [
    [-46.665, -23.582],
    [-46.653, -23.582],
    [-46.65, -23.593],
    [-46.662, -23.595],
  ]),
  polygon('landuse', 'beach', [...SHORE, ...BEHIND]),
  polygon('water', 'ocean', [...SHORE, [-46.05, -24.25], [-46.95, -24.25]]),
  polygon('water', 'lake', [
    [-46.72, -23.71],
    [-46.66, -23.73],
    [-46.6, -23.76],
    [-46.53, -23.78],
    [-46.58, -23.8],
    [-46.66, -23.78],
    [-46.72, -23.75],
  ]),
  {
    layer: 'water',
    kind: 'river',
    type: 'line',
    points: [
      [-46.36, -23.88],
      [-46.37, -23.93],
      [-46.39, -23.96],
      [-46.4, -23.985],
    ],
  },
  road('highway', [
    [-46.62, -23.56],
    [-46.6, -23.65],
    [-46.55, -23.74],
    [-46.48, -23.86],
    [-46.39, -23.89],
    [-46.34, -23.93],
  ]),
  road('highway', [
    [-46.78, -23.52],
    [-46.68, -23.52],
    [-46.6, -23.52],
    [-46.5, -23.51],
  ]),
  road('major_road', [
    [-46.7, -23.57],
    [-46.64, -23.56],
    [-46.58, -23.54],
    [-46.54, -23.54],
  ]),
  road('major_road', [
    [-46.375, -23.969],
    [-46.335, -23.9655],
    [-46.31, -23.969],
  ]),
  ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((street) =>
    road('minor_road', [
      [-46.36 + street * 0.006, -23.935],
      [-46.363 + street * 0.006, -23.967],
    ]),
  ),
  ...[0, 1, 2, 3, 4].map((street) =>
    road('minor_road', [
      [-46.366, -23.939 - street * 0.006],
      [-46.302, -23.943 - street * 0.006],
    ]),
  ),
];

/** In the units of a tile from its corner, by the projection of the web (Mercator). */
function inTile([lng, lat]: Degrees, { z, x, y }: TileAddress): TilePoint {
  const radians = (lat * Math.PI) / 180;
  const column = ((lng + 180) / 360) * 2 ** z;
  const row = ((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * 2 ** z;
  return [Math.round((column - x) * EXTENT), Math.round((row - y) * EXTENT)];
}

function tilesOf(z: number): TileAddress[] {
  const [west, south, east, north] = BOUNDS;
  const origin = { z, x: 0, y: 0 };
  const [left, top] = inTile([west, north], origin).map((unit) => Math.floor(unit / EXTENT));
  const [right, bottom] = inTile([east, south], origin).map((unit) => Math.floor(unit / EXTENT));
  const tiles: TileAddress[] = [];
  for (let x = left ?? 0; x <= (right ?? 0); x += 1) {
    for (let y = top ?? 0; y <= (bottom ?? 0); y += 1) tiles.push({ z, x, y });
  }
  return tiles;
}

function drawTile(address: TileAddress): Buffer {
  const layers: Record<string, Feature[]> = {};
  for (const { layer, kind, type, points } of SHAPES) {
    const drawn = cut(
      points.map((point) => inTile(point, address)),
      type,
    );
    if (drawn.length >= (type === 'line' ? 2 : 3)) (layers[layer] ??= []).push({ kind, type, points: drawn });
  }
  return writeTile(layers);
}

/**
 * What lies in the tile and its margin (Sutherland and Hodgman). A line that leaves and comes back runs along the edge
 * meanwhile, which is in the margin.
 */
function cut(points: readonly TilePoint[], type: Feature['type']): TilePoint[] {
  const edges = [
    { axis: 0, sign: 1, at: -MARGIN },
    { axis: 0, sign: -1, at: EXTENT + MARGIN },
    { axis: 1, sign: 1, at: -MARGIN },
    { axis: 1, sign: -1, at: EXTENT + MARGIN },
  ] as const;
  let left = [...points];
  for (const { axis, sign, at } of edges) {
    const isIn = (point: TilePoint) => sign * (point[axis] - at) >= 0;
    left = left.flatMap((point, index): TilePoint[] => {
      const before = left[index - 1] ?? (type === 'polygon' ? left.at(-1) : undefined);
      const crossing = before && isIn(before) !== isIn(point) ? [crossingOf(before, point, axis, at)] : [];
      return isIn(point) ? [...crossing, point] : crossing;
    });
  }
  return left;
}

function crossingOf(from: TilePoint, to: TilePoint, axis: 0 | 1, at: number): TilePoint {
  const share = (at - from[axis]) / (to[axis] - from[axis]);
  const [x, y] = [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])];
  return [Math.round(x), Math.round(y)];
}
