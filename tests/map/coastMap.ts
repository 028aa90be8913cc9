import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type ArchiveTile, type Bounds, type TileAddress, writeArchive } from './archive.ts';
import { type Degrees, SHAPES } from './coastShapes.ts';
import { EXTENT, type Feature, type TilePoint, writeTile } from './vectorTile.ts';

/** From São Paulo, where the demonstration has arenas, down to the beaches of Santos, where it has another. */
const BOUNDS: Bounds = [-46.95, -24.25, -46.05, -23.35];
const ZOOMS = [6, 7, 8, 9, 10, 11];
/** So much of what lies beside a tile is in it, in its units. */
const MARGIN = 128;
/** Of fewer points nothing can be drawn. */
const LEAST = { point: 1, line: 2, polygon: 3 };

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
  for (const { layer, tags, type, points } of SHAPES) {
    const drawn = cut(
      points.map((point) => inTile(point, address)),
      type,
    );
    if (drawn.length >= LEAST[type]) (layers[layer] ??= []).push({ tags, type, points: drawn });
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
