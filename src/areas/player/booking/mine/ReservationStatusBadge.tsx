import { IconCheck, IconClock, IconClockX, IconX } from '@tabler/icons-react';
import { type ReservationStatus, STATUS_NAMES } from '#domain/booking/reservation.ts';
import type { IconComponent } from '../../../../shared/look/icon.ts';
import { StatusBadge, type Tone } from '../../../../shared/look/states/StatusBadge.tsx';

const LOOKS: Readonly<Record<ReservationStatus, { tone: Tone; icon: IconComponent }>> = {
  PENDENTE: { tone: 'yellow', icon: IconClock },
  CONFIRMADA: { tone: 'green', icon: IconCheck },
  PAGA: { tone: 'green', icon: IconCheck },
  EXPIRADA: { tone: 'red', icon: IconClockX },
  CANCELADA: { tone: 'red', icon: IconX },
};

export function ReservationStatusBadge({ status }: { status: ReservationStatus }) {
  const { tone, icon } = LOOKS[status];
  return (
    <StatusBadge tone={tone} icon={icon}>
      {STATUS_NAMES[status]}
    </StatusBadge>
  );
}
