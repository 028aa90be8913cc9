// The public interface of this area: other areas import only from here.
export { arenaMoment } from './arenaMoment.ts';
export { LeastPix } from './LeastPix.tsx';
export { OffAirCard } from './OffAirCard.tsx';
export { keepOwnArena, ownArenaQuery } from './settingsQueries.ts';
export { useArenaToday } from './useArenaToday.ts';
