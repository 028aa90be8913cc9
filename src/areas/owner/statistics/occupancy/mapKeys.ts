const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * Moves the focus from the focused button of a table to the next one in the direction of an arrow key, over cells without
 * one, and with it the table's place in the tab order.
 * @returns whether it moved
 */
export function moveFocus(table: HTMLTableElement, key: string): boolean {
  const step = STEPS[key];
  const from = document.activeElement;
  if (!step || !(from instanceof HTMLElement)) return false;
  const rows = [...table.querySelectorAll('tbody tr')].map((row) => [...row.children]);
  const start = rows.findIndex((cells) => cells.some((cell) => cell.contains(from)));
  const column = rows[start]?.findIndex((cell) => cell.contains(from)) ?? -1;
  if (column < 0) return false;
  const [down, right] = step;
  for (let steps = 1; ; steps += 1) {
    const cell = rows[start + steps * down]?.[column + steps * right];
    if (!cell) return false;
    const button = cell.querySelector('button');
    if (!button) continue;
    from.tabIndex = -1;
    button.tabIndex = 0;
    button.focus();
    return true;
  }
}
