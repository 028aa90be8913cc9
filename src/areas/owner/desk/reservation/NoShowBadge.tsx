import { IconUserX } from '@tabler/icons-react';
import { NO_SHOW } from '#domain/agenda/noShow.ts';
import { StatusBadge } from '../../../../shared/look/states/StatusBadge.tsx';

/** The mark of a reservation that nobody came to. */
export function NoShowBadge() {
  return (
    <StatusBadge tone="red" icon={IconUserX}>
      {NO_SHOW}
    </StatusBadge>
  );
}
