import { IconCalendarX, IconReceipt, IconUserOff } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import { describeErasure } from '../../../../machines/account/erasure.ts';
import { Dialog } from '../../../shared/look/layout/Dialog.tsx';
import type { ErasureActor } from './accountActors.ts';
import { ERASURE } from './accountTexts.ts';
import { PasswordQuestion } from './PasswordQuestion.tsx';
import classes from './Dialogs.module.css';

const MEANS = [
  { icon: IconUserOff, text: ERASURE.goes },
  { icon: IconCalendarX, text: ERASURE.cancelled },
  { icon: IconReceipt, text: ERASURE.stays },
] as const;

/** Explains what erasing the account means, before it is done. */
export function ErasureDialog({ actor }: { actor: ErasureActor }) {
  const { isAsking, isBusy, fault } = useSelector(actor, describeErasure, shallowEqual);
  const decline = () => actor.send({ type: 'erasure.declined' });
  return (
    <Dialog opened={isAsking} title={ERASURE.title} onClose={decline}>
      <PasswordQuestion
        label={ERASURE.password}
        hint={ERASURE.passwordHint}
        fault={fault}
        isBusy={isBusy}
        confirm={ERASURE.confirm}
        dismiss={ERASURE.dismiss}
        color="coral"
        onChange={() => actor.send({ type: 'password.changed' })}
        onGive={(password) => actor.send({ type: 'erasure.confirmed', password })}
        onDismiss={decline}
      >
        <ul className={classes.means}>
          {MEANS.map(({ icon: Icon, text }) => (
            <li key={text}>
              <Icon size={22} stroke={1.75} aria-hidden />
              {text}
            </li>
          ))}
        </ul>
        <p className={classes.final}>{ERASURE.final}</p>
      </PasswordQuestion>
    </Dialog>
  );
}
