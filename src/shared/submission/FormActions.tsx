import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { DialogActions } from '../look/layout/DialogActions.tsx';
import { type FormActor, SubmitButton } from './SubmitButton.tsx';

type FormActionsProps = { actor: FormActor; dismiss: string; onDismiss: () => void; children: ReactNode };

export function FormActions({ actor, dismiss, onDismiss, children }: FormActionsProps) {
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <DialogActions>
      <Button variant="default" size="lg" disabled={isBusy} onClick={onDismiss}>
        {dismiss}
      </Button>
      <SubmitButton actor={actor}>{children}</SubmitButton>
    </DialogActions>
  );
}
