import type { Database } from '../database/database.ts';
import { readArena } from './arena.ts';
import { readAvailability } from './availability.ts';
import { readAllArenas, readArenas } from './directory.ts';

export function arenaHandlers(database: Database) {
  return {
    arenas: readArenas(database),
    allArenas: readAllArenas(database),
    arena: readArena(database),
    availability: readAvailability(database),
  };
}
