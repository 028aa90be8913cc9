import { useSelector } from '@xstate/react';
import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'wouter';
import { movedTo } from '#domain/agenda/move.ts';
import { fromIsoDay, toIsoDay } from '#domain/values/days/day.ts';
import type { AgendaActor } from '../../../../../machines/agenda/agenda.ts';
import { describeMove } from '../../../../../machines/agenda/move.ts';
import type { Movable } from '../../../../../machines/agenda/moveSetup.ts';
import { runningIn, slowIn } from '../../../../../machines/command/commands.ts';
import { partsOf } from '../../../../../machines/command/subjectParts.ts';
import { useHeld } from '../../../../shared/offline/useHeld.ts';
import { WAIT } from '../../../../shared/look/states/waitTexts.ts';
import { MOVE } from '../../desk/index.ts';
import { AGENDA_TEXTS } from '../agendaTexts.ts';
import type { Density } from '../bar/density.ts';
import type { Column } from '../day/dayGrid.ts';
import { cellOf, focusCell, isPlainClick, placeIn, reopenOf, requestOf, stoppedBy } from './gridEvents.ts';
import { placeAfter } from './gridKeys.ts';
import { GridRow } from './GridRow.tsx';
import { nearCells } from './nearCells.ts';
import { keepPlace } from './scrollPlace.ts';
import { scrollToRow, startRow } from './startRow.ts';
import { useDrawnCourts } from './useDrawnCourts.ts';
import { useSideScroll } from './useSideScroll.ts';
import classes from './GridTable.module.css';

type GridTableProps = {
  actor: AgendaActor;
  /** The day as `2026-03-05`. */
  iso: string;
  /** The ids of all courts of the day, from the left, also of those that are not shown. */
  courts: readonly string[];
  hours: readonly number[];
  columns: readonly Column[];
  firstOpenHour: number;
  askedHour: number | undefined;
  density: Density;
};

/**
 * Hours are rows, courts are columns. Only one cell is in the tab order; the arrow keys move between cells.
 * One listener on the table serves all cells, since a day may have a thousand of them.
 */
export function GridTable(props: GridTableProps) {
  const { actor, iso, courts, hours, columns, firstOpenHour, askedHour, density } = props;
  const [, navigate] = useLocation();
  const table = useRef<HTMLTableElement>(null);
  const side = useSideScroll();
  const [focused, setFocused] = useState({ row: -1, court: '' });
  const confirm = useSelector(actor, ({ children }) => children.confirm);
  const running = useSelector(confirm, runningIn);
  const waited = useSelector(confirm, slowIn);
  const confirming = useMemo(() => running.map((subject) => partsOf(subject).id), [running]);
  const slow = useMemo(() => waited.map((subject) => partsOf(subject).id), [waited]);
  const waiting = useHeld();
  const held = useMemo(() => waiting.map(({ subject }) => subject), [waiting]);
  const move = useSelector(actor, ({ children }) => children.move);
  const carried = useSelector(move, carriedIn);
  const start = startRow(hours, columns, { firstOpenHour, askedHour });
  const rows: CSSProperties & { '--hours': number } = { '--hours': hours.length };
  const near = nearCells(start, hours.length, { width: innerWidth, height: innerHeight });
  const drawn = useDrawnCourts(iso, columns);
  const isHere = columns.some(({ id }) => id === focused.court) && focused.row < hours.length;
  const current = isHere ? focused : { row: start, court: columns[0]?.id ?? '' };
  // The callback's identity changes with the day, so that React calls the ref again and the new day is scrolled.
  const isAsked = askedHour !== undefined;
  const showStart = useCallback(
    (row: HTMLTableRowElement | null) => scrollToRow(row, { day: iso, isAsked }),
    [iso, isAsked],
  );

  function onClick(event: MouseEvent<HTMLElement>) {
    if (carried) return place(carried, event);
    const stopped = stoppedBy(event.target);
    const left = waited.find((subject) => partsOf(subject).id === stopped);
    if (left !== undefined) return confirm?.send({ type: 'wait.abandoned', subject: left });
    const request = requestOf(event.target) ?? reopenOf(event.target);
    // Pressed again while it is under way, it is the same request, which is not sent twice.
    const underWay = running.find((subject) => request?.type === 'pay.requested' && partsOf(subject).id === request.id);
    if (underWay !== undefined) return confirm?.send({ type: 'command.requested', subject: underWay });
    if (request) return actor.send(request);
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    keepPlace(table.current, iso);
    navigate(link.pathname + link.search);
  }

  function place({ id, hours: taken, date }: Movable, event: MouseEvent<HTMLElement>) {
    event.preventDefault();
    const to = placeIn(event.target, event.clientY, id);
    const startHour = to && hours[to.row];
    if (!to || startHour === undefined) return;
    const wanted = movedTo(taken, { court: to.court, startHour }, courts) ?? [];
    const isThere = toIsoDay(date) === iso && isSameShape(taken, wanted);
    move?.send(isThere ? { type: 'move.dropped' } : { type: 'place.chosen', date: fromIsoDay(iso), hours: wanted });
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const cell = cellOf(event.target);
    if (!cell || event.altKey || event.metaKey) return;
    const from = { row: cell.row, column: columns.findIndex(({ id }) => id === cell.court) };
    const target = placeAfter(event, from, columns);
    const court = target && columns[target.column]?.id;
    if (!target || court === undefined) return;
    event.preventDefault();
    focusCell(table.current, { row: target.row, court });
  }

  function onFocus(event: FocusEvent<HTMLElement>) {
    const cell = cellOf(event.target);
    if (cell && (cell.row !== focused.row || cell.court !== focused.court)) setFocused(cell);
  }

  return (
    <div className={classes.frame} style={rows} data-density={density} data-carrying={carried !== null || undefined}>
      <p id="grid-keys" className="visually-hidden">
        {carried ? MOVE.choose : AGENDA_TEXTS.keys}
      </p>
      <div className={classes.scroller} {...side}>
        <table
          ref={table}
          // It is still a table, but its cells are reached with the arrow keys.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
          role="grid"
          aria-label={AGENDA_TEXTS.grid}
          aria-describedby="grid-keys"
          className={classes.table}
          style={{ minWidth: `calc(var(--hour) + ${columns.length} * var(--column))` }}
          onClick={onClick}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
        >
          <thead>
            <tr>
              <th scope="col" className={classes.corner}>
                {AGENDA_TEXTS.hour}
              </th>
              {columns.map(({ id, name }) => (
                <th key={id} scope="col" className={classes.court}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {hours.map((hour, row) => (
              <GridRow
                key={hour}
                ref={row === start ? showStart : undefined}
                row={row}
                hour={hour}
                iso={iso}
                columns={columns}
                when={whenOf(hour, firstOpenHour)}
                currentCourt={row === current.row ? current.court : ''}
                confirming={confirming}
                slow={slow}
                held={held}
                near={row >= near.from && row < near.to ? near.columns : 0}
                drawn={drawn}
              />
            ))}
          </tbody>
        </table>
      </div>
      <p className="visually-hidden" role="status">
        {slow.length > 0 && WAIT.slow}
      </p>
      <p className={classes.hint}>{AGENDA_TEXTS.sideways}</p>
    </div>
  );
}

function carriedIn(snapshot: Parameters<typeof describeMove>[0] | undefined): Movable | null {
  return snapshot ? describeMove(snapshot).carried : null;
}

function isSameShape(one: Movable['hours'], other: Movable['hours']): boolean {
  const places = ({ court, startHour }: Movable['hours'][number]) => `${court} ${startHour}`;
  return one.map(places).toSorted().join() === other.map(places).toSorted().join();
}

/** On a day that has not begun, `firstOpenHour` is -1, so every hour is ahead. */
function whenOf(hour: number, firstOpenHour: number): 'past' | 'now' | 'ahead' {
  if (hour < firstOpenHour) return 'past';
  return hour === firstOpenHour ? 'now' : 'ahead';
}
