import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { LONGEST_PASSWORD } from '../../../../domain/session/credentials.ts';
import { PasswordField } from '../../../shared/forms/PasswordField.tsx';
import { DialogActions } from '../../../shared/look/layout/DialogActions.tsx';
import classes from '../../../shared/forms/Fields.module.css';
import { usePasswordProof } from './usePasswordProof.ts';

type PasswordQuestionProps = {
  label: string;
  hint?: string;
  /** What is said of a password that cannot be right; nothing when it may. */
  validate?: (password: string) => string | undefined;
  /** What is wrong with the one that was given. */
  fault: string | null;
  isBusy: boolean;
  confirm: string;
  dismiss: string;
  /** `coral` where it destroys something. */
  color?: 'coral';
  onGive: (password: string) => void;
  onDismiss: () => void;
  children: ReactNode;
};

/** Is it really the person? Stands in a dialog, with what the password is asked for above it. */
export function PasswordQuestion(props: PasswordQuestionProps) {
  const { label, hint, validate, fault, isBusy, confirm, dismiss, color, onGive, onDismiss, children } = props;
  const { field, submit } = usePasswordProof({
    name: 'question',
    validate: (password) => validate?.(password) ?? null,
    fault,
    isBusy,
    onGive,
  });
  return (
    <form noValidate className={classes.fields} onSubmit={submit}>
      {children}
      <PasswordField
        {...field}
        label={label}
        description={hint}
        autoComplete="current-password"
        maxLength={LONGEST_PASSWORD}
        data-autofocus
      />
      <DialogActions>
        <Button variant="default" size="lg" disabled={isBusy} onClick={onDismiss}>
          {dismiss}
        </Button>
        <Button type="submit" size="lg" {...(color && { color })} loading={isBusy}>
          {confirm}
        </Button>
      </DialogActions>
    </form>
  );
}
