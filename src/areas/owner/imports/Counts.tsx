import { IconAlertTriangle, IconCheck, IconHistory, IconTool } from '@tabler/icons-react';
import type { ImportCounts } from '#domain/imports/report.ts';
import { StatusBadge } from '../../../shared/look/states/StatusBadge.tsx';
import { countTexts } from './importTexts.ts';
import classes from './Import.module.css';

const ICONS = { green: IconCheck, yellow: IconTool, red: IconAlertTriangle, grey: IconHistory };

export function Counts({ counts, isDone }: { counts: ImportCounts; isDone: boolean }) {
  return (
    <ul className={classes.counts}>
      {countTexts(counts, isDone).map(({ tone, text }) => (
        <li key={tone}>
          <StatusBadge tone={tone} icon={ICONS[tone]}>
            {text}
          </StatusBadge>
        </li>
      ))}
    </ul>
  );
}
