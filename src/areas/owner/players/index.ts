// The public interface of this area: other areas import only from here.
export { PlayerRow } from './PlayerRow.tsx';
export { PlayerTable } from './PlayerTable.tsx';
