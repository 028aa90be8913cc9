// The door of this area: what other areas may use.
export { courtsQuery } from './courtQueries.ts';
