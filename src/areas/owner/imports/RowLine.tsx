import { IconAlertTriangle, IconCheck, IconHistory, IconTool } from '@tabler/icons-react';
import { hourLabel } from '#domain/values/days/hours.ts';
import { formatDay } from '#domain/values/days/formatDay.ts';
import type { ImportRow } from '#domain/imports/report.ts';
import { formatReais } from '#domain/values/money.ts';
import { StatusBadge } from '../../../shared/look/states/StatusBadge.tsx';
import { IMPORT, OUTCOMES } from './importTexts.ts';
import classes from './Import.module.css';

const LOOKS = {
  taken: { tone: 'green', icon: IconCheck },
  mended: { tone: 'yellow', icon: IconTool },
  refused: { tone: 'red', icon: IconAlertTriangle },
  already: { tone: 'grey', icon: IconHistory },
} as const;

/** @param isLate the row would have come in when it was checked */
export function RowLine({
  row: { line, sheet, outcome, remarks, reservation, cells },
  isLate = false,
}: {
  row: ImportRow;
  isLate?: boolean;
}) {
  return (
    <li className={classes.row}>
      <span className={classes.lineNumber}>{IMPORT.line(line)}</span>
      <div className={classes.what}>
        {sheet !== undefined && <span className={classes.detail}>{sheet}</span>}
        {reservation && (
          <>
            <strong>{reservation.guestPlayerName}</strong>
            <span className={classes.detail}>
              {[
                formatDay(reservation.date),
                `${hourLabel(reservation.from)} às ${hourLabel(reservation.until)}`,
                reservation.court,
                formatReais(reservation.total),
                ...(reservation.isPaid ? [IMPORT.paid] : []),
                ...(reservation.received === undefined ? [] : [IMPORT.received(formatReais(reservation.received))]),
              ].join(' · ')}
            </span>
          </>
        )}
        {cells && <span className={classes.detail}>{cells.filter((cell) => cell.trim() !== '').join(' · ')}</span>}
        {remarks.map((remark) => (
          <span key={remark} className={classes.remark} data-outcome={outcome}>
            {remark}
          </span>
        ))}
      </div>
      <StatusBadge {...LOOKS[outcome]}>{isLate ? IMPORT.lateBadge : OUTCOMES[outcome]}</StatusBadge>
    </li>
  );
}
