import { IconCheck, IconCircleCheck, IconClock, IconClockX, IconX } from '@tabler/icons-react';
import { type ReservationStatus, STATUS_NAMES } from '#domain/booking/reservation.ts';
import type { IconComponent } from '../../../../shared/look/icon.ts';
import { StatusBadge, type Tone } from '../../../../shared/look/states/StatusBadge.tsx';

/** The owner's colours differ from the player's: for the owner, CONFIRMADA means that money is still to be received. */
const LOOKS: Readonly<Record<ReservationStatus, { tone: Tone; icon: IconComponent }>> = {
  PAGA: { tone: 'green', icon: IconCircleCheck },
  PENDENTE: { tone: 'yellow', icon: IconClock },
  CONFIRMADA: { tone: 'blue', icon: IconCheck },
  EXPIRADA: { tone: 'grey', icon: IconClockX },
  CANCELADA: { tone: 'red', icon: IconX },
};

export function OwnerStatusBadge({ status }: { status: ReservationStatus }) {
  const { tone, icon } = LOOKS[status];
  return (
    <StatusBadge tone={tone} icon={icon}>
      {STATUS_NAMES[status]}
    </StatusBadge>
  );
}
