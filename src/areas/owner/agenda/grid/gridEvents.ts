/** Data attributes by which the table's listeners identify a cell. */

interface CellName {
  readonly row: number;
  /** The court's id rather than its column index, which changes when columns are hidden. */
  readonly court: string;
}

const REQUESTS = {
  confirm: 'confirm.requested',
  cancel: 'cancel.requested',
  details: 'details.requested',
  installments: 'installments.requested',
} as const;

type Act = keyof typeof REQUESTS;

/** The chart event and the reservation's id for the button that was pressed. */
export function requestOf(target: EventTarget): { type: (typeof REQUESTS)[Act]; id: string } | undefined {
  const button = target instanceof Element ? target.closest<HTMLElement>('button[data-act]') : null;
  const { act, id } = button?.dataset ?? {};
  return isAct(act) && id !== undefined ? { type: REQUESTS[act], id } : undefined;
}

/** The id of the reservation whose confirmation is no longer waited for, when that button was pressed. */
export function stoppedBy(target: EventTarget): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('button[data-act=stop]')?.dataset['id'] : undefined;
}

function isAct(word: string | undefined): word is Act {
  return word !== undefined && word in REQUESTS;
}

export function cellOf(target: EventTarget): CellName | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td[data-court]') : null;
  const { row, court } = cell?.dataset ?? {};
  return row !== undefined && court !== undefined ? { row: Number(row), court } : undefined;
}

/** Focuses the cell's main element: its card or its link, else the cell itself. */
export function focusCell(table: HTMLTableElement | null, { row, court }: CellName): void {
  const cells = table?.querySelectorAll<HTMLElement>(`td[data-row="${row}"]`) ?? [];
  const cell = [...cells].find(({ dataset }) => dataset['court'] === court);
  (cell?.querySelector<HTMLElement>('[data-main]') ?? cell)?.focus();
}

/** Whether the browser would follow this click in the same window (no modifier key, primary button). */
export function isPlainClick(
  event: Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): boolean {
  return event.button === 0 && !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
}
