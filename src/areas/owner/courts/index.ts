// The public interface of this area: other areas import only from here.
export { courtsQuery } from './courtQueries.ts';
export { useOwnCourts } from './useOwnCourts.ts';
