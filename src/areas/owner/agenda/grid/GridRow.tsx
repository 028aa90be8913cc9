import { memo, type Ref } from 'react';
import { hourLabel } from '../../../../../domain/booking/hours.ts';
import { AGENDA_TEXTS } from '../agendaTexts.ts';
import type { Column } from './dayGrid.ts';
import { GridCell } from './GridCell.tsx';
import classes from './GridTable.module.css';

type GridRowProps = {
  ref: Ref<HTMLTableRowElement> | undefined;
  row: number;
  hour: number;
  iso: string;
  columns: readonly Column[];
  when: 'past' | 'now' | 'ahead';
  /** The court whose cell of this row Tab leads to; empty when it leads to another row. */
  currentCourt: string;
  /** The reservations that are being confirmed. */
  confirming: readonly string[];
  /** How many of its cells, from the left, are drawn at once: they may be on screen. */
  near: number;
  /** The courts of which all cells are drawn. */
  drawn: ReadonlySet<string>;
};

/** One hour over all courts. */
export const GridRow = memo(function GridRow({
  ref,
  row,
  hour,
  iso,
  columns,
  when,
  currentCourt,
  confirming,
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
            isBare={index >= near && !drawn.has(id)}
          />
        );
      })}
    </tr>
  );
});
