import { StartFailure } from '../StartFailure.ts';
import { MapFile } from './MapFile.ts';

/** A server whose settings name a map that is not there, or is none, does not start. */
export async function refuseUnreadableMap(path: string | undefined): Promise<void> {
  if (path === undefined) return;
  const map = await new MapFile(path).open();
  if (!map)
    throw new StartFailure({ message: `MAP_FILE: ${path} não existe, não pode ser lido ou não é um mapa PMTiles.` });
  await map.handle.close();
}
