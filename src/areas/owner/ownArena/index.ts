// The door of this area: what other areas may use.
export { ownArenaQuery } from './ownArenaQueries.ts';
