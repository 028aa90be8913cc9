import { memo } from 'react';
import { ownerReservePath } from '#domain/navigation/paths.ts';
import { AGENDA_TEXTS } from '../agendaTexts.ts';
import { CLOSING } from '../../closures/index.ts';
import { emptyName, reopenName, reserveName } from './cellNames.ts';
import type { Cell } from '../day/dayGrid.ts';
import { OverLine } from './OverLine.tsx';
import { ReservationCard } from './ReservationCard.tsx';
import classes from './GridTable.module.css';

type GridCellProps = {
  cell: Exclude<Cell, { kind: 'covered' }>;
  row: number;
  hour: number;
  iso: string;
  court: string;
  courtName: string;
  isPast: boolean;
  /** The one cell of the grid that is in the tab order. */
  isCurrent: boolean;
  isBusy: boolean;
  isSlow: boolean;
  isHeld: boolean;
  /** Renders the empty cell; its content follows in a deferred render. */
  isBare: boolean;
};

/** A reservation, a bookable hour or a closed one. It uses plain elements, since there are hundreds of cells. */
export const GridCell = memo(function GridCell(props: GridCellProps) {
  const { cell, row, hour, iso, court, courtName, isPast, isCurrent, isBusy, isSlow, isHeld, isBare } = props;
  const tabIndex = isCurrent ? 0 : -1;
  const place = { 'data-row': row, 'data-court': court };
  if (cell.kind === 'card') {
    return (
      <td {...place} rowSpan={cell.rows} className={classes.cell}>
        {!isBare && (
          <ReservationCard
            card={cell.card}
            court={courtName}
            tabIndex={tabIndex}
            isBusy={isBusy}
            isSlow={isSlow}
            isHeld={isHeld}
          />
        )}
      </td>
    );
  }
  const over = cell.over.map((each) => (
    <OverLine key={each.id} over={each} hour={hour} court={courtName} tabIndex={tabIndex} />
  ));
  if (cell.kind === 'free' && !isPast) {
    return (
      <td {...place} className={classes.cell} data-kind="free">
        {!isBare && (
          <a
            className={classes.free}
            href={ownerReservePath({ day: iso, court, hour })}
            data-main
            draggable={false}
            tabIndex={tabIndex}
            aria-label={reserveName(hour, courtName)}
          >
            {AGENDA_TEXTS.free}
          </a>
        )}
        {over}
      </td>
    );
  }
  if (cell.kind === 'closed' && cell.closure !== '' && !isPast) {
    return (
      <td {...place} className={classes.cell} data-kind="closed">
        {!isBare && (
          <button
            type="button"
            className={classes.shut}
            data-main
            data-act="reopen"
            data-id={cell.closure}
            data-hour={hour}
            tabIndex={tabIndex}
            aria-label={reopenName(hour, courtName, cell.word)}
          >
            <span className={classes.why}>{cell.word}</span> <span className={classes.reopen}>{CLOSING.reopen}</span>
          </button>
        )}
        {over}
      </td>
    );
  }
  const word = cell.kind === 'closed' ? cell.word : AGENDA_TEXTS.past;
  return (
    <td
      {...place}
      className={classes.cell}
      data-kind={cell.kind === 'closed' ? 'closed' : 'past'}
      tabIndex={tabIndex}
      aria-label={over.length > 0 ? undefined : emptyName(hour, courtName, word)}
    >
      {!isBare && <span className={classes.word}>{word}</span>}
      {over}
    </td>
  );
});
