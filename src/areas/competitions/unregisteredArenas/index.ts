// The public interface of this area: other areas import only from here.
export { unregisteredArenasQuery } from './unregisteredArenaQueries.ts';
