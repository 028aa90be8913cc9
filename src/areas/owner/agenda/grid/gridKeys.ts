import type { Cell } from '../day/dayGrid.ts';

/** A cell by its row and its column among the visible columns. */
interface Place {
  readonly row: number;
  readonly column: number;
}

/** The keys that move through the grid: arrows, Home and End; Ctrl with Home or End goes to a corner. */
interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
}

/** The cell that a key leads to; `undefined` for other keys. A card of several hours counts as one cell. */
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
  // Below a card that reaches the last row there is no cell, so the focus stays on the card.
  const row = target.row > last.row ? from.row : within(target.row, last.row);
  return { column, row: topOf(row, columns[column]?.cells ?? []) };
}

/** The row where the card that covers this cell starts. */
function topOf(row: number, cells: readonly Cell[]): number {
  return cells[row]?.kind === 'covered' ? topOf(row - 1, cells) : row;
}

function within(index: number, last: number): number {
  return Math.min(Math.max(index, 0), Math.max(last, 0));
}
