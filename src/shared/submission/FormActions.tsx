import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { DialogActions } from '../look/layout/DialogActions.tsx';
import { type FormActor, SubmitButton } from './SubmitButton.tsx';

type FormActionsProps = {
  actor: FormActor;
  dismiss: string;
  onDismiss: () => void;
  /** Whether sending destroys something: its button is red, and the other has the focus first. */
  isGrave?: boolean;
  children: ReactNode;
};

export function FormActions({ actor, dismiss, onDismiss, isGrave = false, children }: FormActionsProps) {
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <DialogActions>
      <Button variant="default" size="lg" disabled={isBusy} data-autofocus={isGrave || undefined} onClick={onDismiss}>
        {dismiss}
      </Button>
      <SubmitButton actor={actor} color={isGrave ? 'coral' : 'mar'}>
        {children}
      </SubmitButton>
    </DialogActions>
  );
}
