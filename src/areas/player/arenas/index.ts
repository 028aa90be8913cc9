// The door of this area: what other areas may use.
export { isUnknownArena, UnknownArena } from './UnknownArena.tsx';
export { arenaQuery, availabilityQuery } from './arenaQueries.ts';
export { useArenaId } from './useArenaId.ts';
