/** What the cells say of themselves in the page, read by the listeners of the whole grid. */

interface CellName {
  readonly row: number;
  /** Its id: places change when columns are hidden. */
  readonly court: string;
}

const REQUESTS = {
  confirm: 'confirm.requested',
  cancel: 'cancel.requested',
  details: 'details.requested',
  installments: 'installments.requested',
} as const;

type Act = keyof typeof REQUESTS;

/** What was asked of which reservation, by the button that was pressed. */
export function requestOf(target: EventTarget): { type: (typeof REQUESTS)[Act]; id: string } | undefined {
  const button = target instanceof Element ? target.closest<HTMLElement>('button[data-act]') : null;
  const { act, id } = button?.dataset ?? {};
  return isAct(act) && id !== undefined ? { type: REQUESTS[act], id } : undefined;
}

function isAct(word: string | undefined): word is Act {
  return word !== undefined && word in REQUESTS;
}

/** The cell in which something happened. */
export function cellOf(target: EventTarget): CellName | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td[data-court]') : null;
  const { row, court } = cell?.dataset ?? {};
  return row !== undefined && court !== undefined ? { row: Number(row), court } : undefined;
}

/** Moves the focus to what the cell is there for: its card or its link, else the cell itself. */
export function focusCell(table: HTMLTableElement | null, { row, court }: CellName): void {
  const cells = table?.querySelectorAll<HTMLElement>(`td[data-row="${row}"]`) ?? [];
  const cell = [...cells].find(({ dataset }) => dataset['court'] === court);
  (cell?.querySelector<HTMLElement>('[data-main]') ?? cell)?.focus();
}

/** A click that the browser would follow in this window. */
export function isPlainClick(
  event: Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): boolean {
  return event.button === 0 && !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
}
