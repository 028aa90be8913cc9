import { Button } from '@mantine/core';
import { IconCalendarX, IconReceipt, IconUserOff } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import type { Role } from '#domain/people/person.ts';
import { describeErasure } from '../../../../machines/account/erasure.ts';
import { DialogActions } from '../../../shared/look/layout/DialogActions.tsx';
import { Dialog } from '../../../shared/look/layout/Dialog.tsx';
import type { ErasureActor } from './accountActors.ts';
import { ERASURE } from './accountTexts.ts';
import { PasswordQuestion } from '../../../shared/proof/PasswordQuestion.tsx';
import classes from './Dialogs.module.css';

/** Explains what erasing the account means, before it is done. */
export function ErasureDialog({ actor, role }: { actor: ErasureActor; role: Role }) {
  const { isAsking, isBusy, fault, obstacle } = useSelector(actor, describeErasure, shallowEqual);
  const decline = () => actor.send({ type: 'erasure.declined' });
  if (obstacle !== null) {
    return (
      <Dialog opened title={ERASURE.obstructed} onClose={decline}>
        <p>{obstacle}</p>
        <DialogActions>
          <Button size="lg" onClick={decline}>
            {ERASURE.understood}
          </Button>
        </DialogActions>
      </Dialog>
    );
  }
  const { goes, cancelled, stays } = ERASURE.means[role];
  const means = [
    { icon: IconUserOff, text: goes },
    { icon: IconCalendarX, text: cancelled },
    { icon: IconReceipt, text: stays },
  ];
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
          {means.map(({ icon: Icon, text }) => (
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
