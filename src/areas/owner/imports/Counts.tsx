import { IconAlertTriangle, IconCheck, IconHistory, IconTool, IconUserPlus } from '@tabler/icons-react';
import { StatusBadge } from '../../../shared/look/states/StatusBadge.tsx';
import { countTexts } from './importTexts.ts';
import type { KindOfImport, ShownCounts } from './kinds.ts';
import classes from './Import.module.css';

const ICONS = { green: IconCheck, blue: IconUserPlus, yellow: IconTool, red: IconAlertTriangle, grey: IconHistory };

export function Counts({ kind, counts, isDone }: { kind: KindOfImport; counts: ShownCounts; isDone: boolean }) {
  return (
    <ul className={classes.counts}>
      {countTexts(kind, counts, isDone).map(({ tone, text }) => (
        <li key={tone}>
          <StatusBadge tone={tone} icon={ICONS[tone]}>
            {text}
          </StatusBadge>
        </li>
      ))}
    </ul>
  );
}
