import { IconCheck, IconClock, IconX } from '@tabler/icons-react';
import type { RegistrationStatus } from '#domain/registrations/registration.ts';
import type { IconComponent } from '../../../../shared/look/icon.ts';
import { StatusBadge, type Tone } from '../../../../shared/look/states/StatusBadge.tsx';

const LOOKS: Readonly<Record<RegistrationStatus, { tone: Tone; icon: IconComponent; name: string }>> = {
  PENDENTE: { tone: 'yellow', icon: IconClock, name: 'Pendente' },
  PAGA: { tone: 'green', icon: IconCheck, name: 'Paga' },
  CANCELADA: { tone: 'red', icon: IconX, name: 'Cancelada' },
};

export function RegistrationStatusBadge({ status }: { status: RegistrationStatus }) {
  const { tone, icon, name } = LOOKS[status];
  return (
    <StatusBadge tone={tone} icon={icon}>
      {name}
    </StatusBadge>
  );
}
