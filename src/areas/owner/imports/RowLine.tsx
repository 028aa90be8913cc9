import { IconAlertTriangle, IconCheck, IconHistory, IconTool, IconUserPlus } from '@tabler/icons-react';
import { StatusBadge } from '../../../shared/look/states/StatusBadge.tsx';
import { IMPORT, OUTCOMES } from './importTexts.ts';
import type { ShownRow } from './kinds.ts';
import classes from './Import.module.css';

const LOOKS = {
  taken: { tone: 'green', icon: IconCheck },
  mended: { tone: 'yellow', icon: IconTool },
  filled: { tone: 'blue', icon: IconUserPlus },
  refused: { tone: 'red', icon: IconAlertTriangle },
  already: { tone: 'grey', icon: IconHistory },
} as const;

/** @param isLate the row would have come in when it was checked */
export function RowLine({
  row: { line, at, sheet, outcome, remarks, title, detail, cells },
  isLate = false,
}: {
  row: ShownRow;
  isLate?: boolean;
}) {
  return (
    <li className={classes.row}>
      <span className={classes.lineNumber}>{IMPORT.line({ line, ...(at !== undefined && { at }) })}</span>
      <div className={classes.what}>
        {sheet !== undefined && <span className={classes.detail}>{sheet}</span>}
        {title !== undefined && <strong>{title}</strong>}
        {detail !== undefined && <span className={classes.detail}>{detail}</span>}
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
