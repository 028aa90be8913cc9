import { IconCheck, IconClock, IconClockX, IconHourglass } from '@tabler/icons-react';
import type { CartState } from '../../domain/registrations/cart.ts';
import type { IconComponent } from '../look/icon.ts';
import { StatusBadge, type Tone } from '../look/StatusBadge.tsx';

const LOOKS: Readonly<Record<CartState, { tone: Tone; icon: IconComponent; word: string }>> = {
  payable: { tone: 'yellow', icon: IconClock, word: 'Pendente' },
  paid: { tone: 'green', icon: IconCheck, word: 'Pago' },
  expired: { tone: 'red', icon: IconClockX, word: 'PIX expirado' },
  over: { tone: 'grey', icon: IconClockX, word: 'Prazo encerrado' },
  unmade: { tone: 'yellow', icon: IconHourglass, word: 'Sem PIX' },
};

export function CartStateBadge({ state }: { state: CartState }) {
  const { tone, icon, word } = LOOKS[state];
  return (
    <StatusBadge tone={tone} icon={icon}>
      {word}
    </StatusBadge>
  );
}
