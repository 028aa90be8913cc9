import { memo, type Ref } from 'react';
import { hourLabel } from '#domain/values/days/hours.ts';
import { AGENDA_TEXTS } from '../agendaTexts.ts';
import type { Column } from '../day/dayGrid.ts';
import { GridCell } from './GridCell.tsx';
import classes from './GridTable.module.css';

type GridRowProps = {
  ref: Ref<HTMLTableRowElement> | undefined;
  row: number;
  hour: number;
  iso: string;
  columns: readonly Column[];
  when: 'past' | 'now' | 'ahead';
  /** The id of the court whose cell in this row is in the tab order; empty when that cell is in another row. */
  currentCourt: string;
  /** The ids of the reservations that are being confirmed. */
  confirming: readonly string[];
  /** The ids of those that take long and can be left. */
  slow: readonly string[];
  /** The ids of those of which a payment waits in this browser to be sent. */
  held: readonly string[];
  /** The number of cells, from the left, that may be on screen and are rendered immediately. */
  near: number;
  /** The ids of the courts whose cells are all rendered. */
  drawn: ReadonlySet<string>;
};

export const GridRow = memo(function GridRow({
  ref,
  row,
  hour,
  iso,
  columns,
  when,
  currentCourt,
  confirming,
  slow,
  held,
  near,
  drawn,
}: GridRowProps) {
  return (
    <tr ref={ref} data-when={when}>
      <th scope="row" className={classes.hour}>
        {hourLabel(hour)}
        {when === 'now' && <span className={classes.now}>{AGENDA_TEXTS.now}</span>}
      </th>
      {columns.map(({ id, name, cells }, index) => {
        const cell = cells[row];
        if (!cell || cell.kind === 'covered') return null;
        return (
          <GridCell
            key={id}
            cell={cell}
            row={row}
            hour={hour}
            iso={iso}
            court={id}
            courtName={name}
            isPast={when === 'past'}
            isCurrent={currentCourt === id}
            isBusy={cell.kind === 'card' && confirming.includes(cell.card.id)}
            isSlow={cell.kind === 'card' && slow.includes(cell.card.id)}
            isHeld={cell.kind === 'card' && held.includes(cell.card.id)}
            isBare={index >= near && !drawn.has(id)}
          />
        );
      })}
    </tr>
  );
});
