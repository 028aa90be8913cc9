import { IconChevronDown } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useEver } from '../../../../shared/runtime/useEver.ts';
import classes from './Extras.module.css';
import type { OwnerBookingActor } from './ownerBookingActors.ts';
import { OWNER_RESERVE } from './ownerBookingTexts.ts';

/** What few reservations need, folded until it is wanted, filled in already, or refused by the server. */
export function Extras({ actor, children }: { actor: OwnerBookingActor; children: ReactNode }) {
  const isUsed = useSelector(actor, ({ context }) => context.note !== '' || context.code !== '');
  // Stays open when its last text is deleted.
  const isOpen = useEver(isUsed);
  return (
    <details className={classes.extras} open={isOpen}>
      <summary className={classes.summary}>
        {OWNER_RESERVE.extras}
        <IconChevronDown size={18} stroke={1.75} className={classes.arrow} aria-hidden />
      </summary>
      {children}
    </details>
  );
}
