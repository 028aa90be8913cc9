import { Button } from '@mantine/core';
import { IconArrowBackUp, IconCheck, IconHourglass, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { IconComponent } from '../../../shared/look/icon.ts';
import { StatusBadge, type Tone } from '../../../shared/look/states/StatusBadge.tsx';
import { Ticket } from '../../../shared/look/pieces/Ticket.tsx';
import classes from './PaymentOutcome.module.css';
import type { Way } from './purchase.ts';

type Outcome = 'settling' | 'paid' | 'expired' | 'refunding' | 'refunded' | 'untold';

type PaymentOutcomeProps = {
  outcome: Outcome;
  /** What happened, in a sentence or two. */
  told: string;
  summary: ReactNode;
  way: Way;
  onLeave: () => void;
};

const LOOKS: Readonly<Record<Outcome, { icon: IconComponent; tone: Tone; status: string }>> = {
  settling: { icon: IconHourglass, tone: 'green', status: 'Recebido' },
  paid: { icon: IconCheck, tone: 'green', status: 'Aprovado' },
  expired: { icon: IconX, tone: 'red', status: 'Cancelado' },
  refunding: { icon: IconHourglass, tone: 'yellow', status: 'Devolvendo' },
  refunded: { icon: IconArrowBackUp, tone: 'blue', status: 'Devolvido' },
  untold: { icon: IconHourglass, tone: 'yellow', status: 'Em confirmação' },
};

export function PaymentOutcome({ outcome, told, summary, way: { href, label }, onLeave }: PaymentOutcomeProps) {
  const { icon: Icon, tone, status } = LOOKS[outcome];
  const isPaid = outcome === 'paid';
  return (
    <div className={classes.outcome} data-tone={tone}>
      <div className={classes.mark} aria-hidden>
        <Icon size={40} stroke={2.5} />
      </div>
      <p className={classes.text} role="status" tabIndex={-1} ref={focusOn}>
        {told}
      </p>
      <div className={classes.ticket}>
        <Ticket
          upright
          torn={isPaid}
          header={summary}
          stub={
            <StatusBadge tone={tone} icon={Icon}>
              {status}
            </StatusBadge>
          }
        />
      </div>
      <Button component={Link} href={href} size="lg" fullWidth onClick={onLeave}>
        {label}
      </Button>
    </div>
  );
}

/** Moves the focus to the outcome, inside the dialog: the element that had it is gone. */
function focusOn(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
