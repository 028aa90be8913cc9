import type { Dependencies } from '#core/dependencies.ts';
import { readArena } from './arena.ts';
import { readAvailability } from './availability.ts';
import { readAllArenas, readArenas } from './directory.ts';
import { findFree } from './finder/findFree.ts';
import { lookAround } from './finder/lookAround.ts';

export function directoryHandlers({
  database,
  settings: { priceCard, mapFile },
}: Pick<Dependencies, 'database' | 'settings'>) {
  return {
    arenas: readArenas(database, priceCard),
    allArenas: readAllArenas(database, priceCard),
    arena: readArena(database, priceCard),
    availability: readAvailability(database),
    freeCourts: findFree(database, mapFile !== undefined),
    freeAround: lookAround(database),
  };
}
