import type { Cell } from './dayGrid.ts';

/** A cell by its place among the columns that are shown. */
interface Place {
  readonly row: number;
  readonly column: number;
}

/** What moves through the grid: the arrows, Home and End, with Ctrl to its corners. */
interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
}

/** Where a key leads from a cell; `undefined` when it is none of ours. A card of several hours is one cell. */
export function placeAfter(
  { key, ctrlKey }: Key,
  from: Place,
  columns: readonly { readonly cells: readonly Cell[] }[],
): Place | undefined {
  const cells = columns[from.column]?.cells ?? [];
  const last = { row: cells.length - 1, column: columns.length - 1 };
  const at = cells[from.row];
  const height = at?.kind === 'card' ? at.rows : 1;
  const targets: Readonly<Record<string, Place>> = {
    ArrowUp: { ...from, row: from.row - 1 },
    ArrowDown: { ...from, row: from.row + height },
    ArrowLeft: { ...from, column: from.column - 1 },
    ArrowRight: { ...from, column: from.column + 1 },
    Home: ctrlKey ? { row: 0, column: 0 } : { ...from, column: 0 },
    End: ctrlKey ? last : { ...from, column: last.column },
  };
  const target = targets[key];
  if (!target) return undefined;
  const column = within(target.column, last.column);
  // Beyond the last row of a tall card there is nothing: one stays on it.
  const row = target.row > last.row ? from.row : within(target.row, last.row);
  return { column, row: topOf(row, columns[column]?.cells ?? []) };
}

/** The row in which the cell that covers this one begins. */
function topOf(row: number, cells: readonly Cell[]): number {
  return cells[row]?.kind === 'covered' ? topOf(row - 1, cells) : row;
}

function within(index: number, last: number): number {
  return Math.min(Math.max(index, 0), Math.max(last, 0));
}
