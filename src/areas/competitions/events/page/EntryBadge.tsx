import { IconFlag, IconHourglass, IconLock, IconPencil, IconUsersGroup, IconX } from '@tabler/icons-react';
import type { Entry } from '#domain/events/entry.ts';
import type { IconComponent } from '../../../../shared/look/icon.ts';
import { StatusBadge, type Tone } from '../../../../shared/look/states/StatusBadge.tsx';
import { ENTRY_WORDS } from './categoryTexts.ts';

const LOOKS: Readonly<Record<Entry, { tone: Tone; icon: IconComponent }>> = {
  open: { tone: 'green', icon: IconPencil },
  full: { tone: 'grey', icon: IconUsersGroup },
  closed: { tone: 'blue', icon: IconLock },
  over: { tone: 'purple', icon: IconFlag },
  awaiting: { tone: 'yellow', icon: IconHourglass },
  cancelled: { tone: 'red', icon: IconX },
};

/** Whether the category accepts registrations, or why not. */
export function EntryBadge({ entry }: { entry: Entry }) {
  const { tone, icon } = LOOKS[entry];
  return (
    <StatusBadge tone={tone} icon={icon}>
      {ENTRY_WORDS[entry]}
    </StatusBadge>
  );
}
