import { PMTiles } from 'pmtiles';
import { MAP_PATH } from '#domain/finder/mapPath.ts';

/** The server's file, of which only what is looked at is read. */
let archive = new PMTiles(MAP_PATH);

/** Reads the file's beginning anew: it remembers what it was told, also that it could not be read. */
export function openFile() {
  archive = new PMTiles(MAP_PATH);
  return readHead();
}

/** What the file has. */
export async function readHead() {
  const { minZoom, maxZoom, minLon, minLat, maxLon, maxLat } = await archive.getHeader();
  return { minZoom, maxZoom, bounds: [minLon, minLat, maxLon, maxLat] as const };
}

/** The vector tile at an address such as `tiles://12/1518/2325`; one without bytes where the file has none, as on the sea. */
export async function readTile(address: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const [z = 0, x = 0, y = 0] = (address.match(/\d+/g) ?? []).map(Number);
  const tile = await archive.getZxy(z, x, y, signal);
  return tile?.data ?? new ArrayBuffer(0);
}
