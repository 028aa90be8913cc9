import type { ClosedHour } from '../../../../../machines/agenda/agendaSetup.ts';

/** Data attributes by which the table's listeners identify a cell. */

interface CellName {
  readonly row: number;
  /** The court's id rather than its column index, which changes when columns are hidden. */
  readonly court: string;
}

const REQUESTS = {
  confirm: 'pay.requested',
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

/** The chart event for the closed hour that was pressed to be opened again. */
export function reopenOf(target: EventTarget): { type: 'reopen.requested'; closed: ClosedHour } | undefined {
  const button = target instanceof Element ? target.closest<HTMLElement>('button[data-act=reopen]') : null;
  const { id, hour } = button?.dataset ?? {};
  const court = cellOf(target)?.court;
  if (id === undefined || hour === undefined || court === undefined) return undefined;
  return { type: 'reopen.requested', closed: { id, court, startHour: Number(hour) } };
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

/**
 * The cell that was pressed for a reservation that is being moved: a free one, or one under its own card, which covers
 * several rows.
 */
export function placeIn(target: EventTarget, clientY: number, reservation: string): CellName | undefined {
  const cell = target instanceof Element ? target.closest<HTMLTableCellElement>('td[data-court]') : null;
  const named = cellOf(target);
  if (!cell || !named) return undefined;
  if (cell.dataset['kind'] === 'free') return named;
  const isOwn = cell.querySelector<HTMLElement>('button[data-main]')?.dataset['id'] === reservation;
  if (!isOwn) return undefined;
  const { top, height } = cell.getBoundingClientRect();
  // A key press has no place of its own: it means the first row.
  const within = clientY === 0 ? 0 : Math.floor(((clientY - top) / height) * cell.rowSpan);
  return { ...named, row: named.row + Math.min(Math.max(within, 0), cell.rowSpan - 1) };
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
