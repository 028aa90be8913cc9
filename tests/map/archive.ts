import { gzipSync } from 'node:zlib';

/** A tile by its place in the pyramid of the web: `z` 0 is the whole world. */
export interface TileAddress {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

export interface ArchiveTile extends TileAddress {
  /** A Mapbox vector tile, not compressed. */
  readonly bytes: Buffer;
}

/** West, south, east and north, in degrees. */
export type Bounds = readonly [number, number, number, number];

const HEADER_BYTES = 127;
const GZIP = 2;
const MVT = 1;

/**
 * A map's file by the specification of PMTiles, version 3: header, root directory, metadata and tiles. There are no leaf
 * directories, so the root directory must stay below 16 kB.
 */
export function writeArchive(tiles: readonly ArchiveTile[], bounds: Bounds): Buffer {
  const sorted = tiles
    .map(({ bytes, ...address }) => ({ id: tileId(address), bytes: gzipSync(bytes) }))
    .toSorted((a, b) => a.id - b.id);
  const root = gzipSync(directory(sorted));
  const metadata = gzipSync('{"vector_layers":[]}');
  const data = Buffer.concat(sorted.map(({ bytes }) => bytes));
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles', 'latin1');
  header.writeUInt8(3, 7);
  const afterRoot = HEADER_BYTES + root.length;
  const afterMetadata = afterRoot + metadata.length;
  const places = [HEADER_BYTES, root.length, afterRoot, metadata.length, afterMetadata, 0, afterMetadata, data.length];
  const counts = [tiles.length, tiles.length, tiles.length];
  for (const [index, number] of [...places, ...counts].entries())
    header.writeBigUInt64LE(BigInt(number), 8 + 8 * index);
  const zooms = tiles.map(({ z }) => z);
  // Clustered, then how directories and tiles are compressed, and what tiles are.
  for (const [index, byte] of [1, GZIP, GZIP, MVT, Math.min(...zooms), Math.max(...zooms)].entries()) {
    header.writeUInt8(byte, 96 + index);
  }
  for (const [index, degrees] of bounds.entries()) header.writeInt32LE(Math.round(degrees * 1e7), 102 + 4 * index);
  return Buffer.concat([header, root, metadata, data]);
}

/** Columns: how far each id is from the one before, runs of one, lengths, and offsets, of which 0 is 'right after'. */
function directory(entries: readonly { readonly id: number; readonly bytes: Buffer }[]): Buffer {
  const ids = entries.map(({ id }, index) => id - (entries[index - 1]?.id ?? 0));
  const lengths = entries.map(({ bytes }) => bytes.length);
  const offsets = entries.map((_, index) => (index === 0 ? 1 : 0));
  return Buffer.from([entries.length, ...ids, ...entries.map(() => 1), ...lengths, ...offsets].flatMap(varint));
}

/** Seven bits a byte, the lowest first. */
export function varint(number: number): number[] {
  const bytes: number[] = [];
  let rest = number;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  return [...bytes, rest];
}

/** Where a tile stands on the Hilbert curve of its zoom, after all tiles of lower zooms. */
function tileId({ z, x, y }: TileAddress): number {
  let id = (4 ** z - 1) / 3;
  let [column, row] = [x, y];
  for (let side = 2 ** (z - 1); side >= 1; side /= 2) {
    const right = Math.floor(column / side) % 2;
    const below = Math.floor(row / side) % 2;
    id += side * side * ((3 * right) ^ below);
    [column, row] = [column % side, row % side];
    if (below === 0) {
      if (right === 1) [column, row] = [side - 1 - column, side - 1 - row];
      [column, row] = [row, column];
    }
  }
  return id;
}
