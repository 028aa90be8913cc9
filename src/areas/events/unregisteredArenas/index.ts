// The door of this area: what other areas may use.
export { unregisteredArenasQuery } from './unregisteredArenaQueries.ts';
