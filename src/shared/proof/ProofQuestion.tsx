import { Button } from '@mantine/core';
import { shallowEqual, useSelector } from '@xstate/react';
import { describeProof } from '../../../machines/account/proof.ts';
import { GoogleWindow } from '../google/GoogleWindow.tsx';
import { DialogActions } from '../look/layout/DialogActions.tsx';
import { Dialog } from '../look/layout/Dialog.tsx';
import { PasswordQuestion } from './PasswordQuestion.tsx';
import { type ProofActor, proofPopup } from './proofActors.ts';
import { PROOF } from './proofTexts.ts';
import classes from './ProofQuestion.module.css';

/** Asks who uses the session; closed while there is nothing to ask. */
export function ProofQuestion({ proof }: { proof: ProofActor | undefined }) {
  return (
    <Dialog opened={proof !== undefined} title={PROOF.title} onClose={() => proof?.send({ type: 'proof.declined' })}>
      {proof && <Question actor={proof} />}
    </Dialog>
  );
}

function Question({ actor }: { actor: ProofActor }) {
  const { by, isBusy, fault } = useSelector(actor, describeProof, shallowEqual);
  const dismiss = () => actor.send({ type: 'proof.declined' });
  const lead = <p className={classes.lead}>{PROOF.lead}</p>;
  if (by === 'google') {
    return (
      <>
        {lead}
        <AtGoogle actor={actor} />
        <DialogActions>
          <Button variant="default" size="lg" onClick={dismiss}>
            {PROOF.dismiss}
          </Button>
        </DialogActions>
      </>
    );
  }
  return (
    <PasswordQuestion
      label={PROOF.password}
      validate={(password) => (password === '' ? PROOF.missing : undefined)}
      fault={fault}
      isBusy={isBusy}
      confirm={PROOF.confirm}
      dismiss={PROOF.dismiss}
      onChange={() => actor.send({ type: 'password.changed' })}
      onGive={(password) => actor.send({ type: 'password.given', password })}
      onDismiss={dismiss}
    >
      {lead}
    </PasswordQuestion>
  );
}

function AtGoogle({ actor }: { actor: ProofActor }) {
  const google = useSelector(actor, ({ children }) => children.google);
  if (!google) return null;
  return (
    <GoogleWindow actor={google} popup={proofPopup}>
      {PROOF.google}
    </GoogleWindow>
  );
}
