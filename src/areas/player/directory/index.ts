// The public interface of this area: other areas import only from here.
export { isUnknownArena, UnknownArena } from './UnknownArena.tsx';
export { arenaQuery, availabilityQuery } from './arenaQueries.ts';
export { placeText } from './arenaTexts.ts';
export { useArenaId } from './useArenaId.ts';
