import { IconFlag, IconHourglass, IconLock, IconPencil, IconPlayerPlay, IconX } from '@tabler/icons-react';
import type { EventStatus } from '#domain/events/event.ts';
import type { IconComponent } from '../../../shared/look/icon.ts';
import { StatusBadge, type Tone } from '../../../shared/look/states/StatusBadge.tsx';
import { CLOSED, STATUS_WORDS } from './eventTexts.ts';

const LOOKS: Readonly<Record<EventStatus, { tone: Tone; icon: IconComponent }>> = {
  AGUARDANDO_APROVACAO: { tone: 'yellow', icon: IconHourglass },
  APROVADO: { tone: 'green', icon: IconPencil },
  EM_ANDAMENTO: { tone: 'blue', icon: IconPlayerPlay },
  FINALIZADO: { tone: 'purple', icon: IconFlag },
  CANCELADO: { tone: 'red', icon: IconX },
};

type EventStatusBadgeProps = {
  status: EventStatus;
  /** Every tournament of the event is closed or over: an approved event takes no registrations then. */
  isClosed?: boolean;
};

export function EventStatusBadge({ status, isClosed = false }: EventStatusBadgeProps) {
  if (isClosed && status === 'APROVADO') {
    return (
      <StatusBadge tone="blue" icon={IconLock}>
        {CLOSED}
      </StatusBadge>
    );
  }
  const { tone, icon } = LOOKS[status];
  return (
    <StatusBadge tone={tone} icon={icon}>
      {STATUS_WORDS[status]}
    </StatusBadge>
  );
}
