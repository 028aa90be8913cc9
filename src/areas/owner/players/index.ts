// The door of this area: what other areas may use.
export { PlayerRow } from './PlayerRow.tsx';
export { PlayerTable } from './PlayerTable.tsx';
