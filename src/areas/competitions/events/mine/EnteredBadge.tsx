import { IconCircleCheck } from '@tabler/icons-react';
import { StatusBadge } from '../../../../shared/look/states/StatusBadge.tsx';
import { MINE } from './myTournamentTexts.ts';

/** Marks what the user is registered for. */
export function EnteredBadge() {
  return (
    <StatusBadge tone="green" icon={IconCircleCheck}>
      {MINE.entered}
    </StatusBadge>
  );
}
