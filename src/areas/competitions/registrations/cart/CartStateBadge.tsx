import { IconArrowBackUp, IconCheck, IconClock, IconClockX, IconHourglass } from '@tabler/icons-react';
import type { CartState } from '#domain/registrations/cart.ts';
import type { IconComponent } from '../../../../shared/look/icon.ts';
import { StatusBadge, type Tone } from '../../../../shared/look/states/StatusBadge.tsx';

const LOOKS: Readonly<Record<CartState, { tone: Tone; icon: IconComponent; word: string }>> = {
  payable: { tone: 'yellow', icon: IconClock, word: 'Pendente' },
  paid: { tone: 'green', icon: IconCheck, word: 'Pago' },
  expired: { tone: 'red', icon: IconClockX, word: 'PIX expirado' },
  over: { tone: 'grey', icon: IconClockX, word: 'Prazo encerrado' },
  unmade: { tone: 'yellow', icon: IconHourglass, word: 'Sem PIX' },
};

const BACK = { tone: 'blue', icon: IconArrowBackUp, word: 'Cancelado' } as const;

/** `isAllBack`: all of the cart's registrations were given up. */
export function CartStateBadge({ state, isAllBack }: { state: CartState; isAllBack: boolean }) {
  const { tone, icon, word } = isAllBack ? BACK : LOOKS[state];
  return (
    <StatusBadge tone={tone} icon={icon}>
      {word}
    </StatusBadge>
  );
}
