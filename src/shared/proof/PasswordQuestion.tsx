import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { LONGEST_PASSWORD } from '#domain/session/credentials.ts';
import { PasswordField } from '../forms/PasswordField.tsx';
import { DialogActions } from '../look/layout/DialogActions.tsx';
import classes from '../forms/Fields.module.css';
import { type PasswordProof, usePasswordProof } from './usePasswordProof.ts';

type PasswordQuestionProps = PasswordProof & {
  label: string;
  hint?: string;
  /** The error of a password that cannot be right; `undefined` when it may be. */
  validate?: (password: string) => string | undefined;
  isBusy: boolean;
  confirm: string;
  dismiss: string;
  /** `coral` when the action is destructive. */
  color?: 'coral';
  onDismiss: () => void;
  children: ReactNode;
};

/** Asks for the password in a dialog; the `children` above the field say what it is needed for. */
export function PasswordQuestion(props: PasswordQuestionProps) {
  const { label, hint, validate, fault, isBusy, confirm, dismiss, color, onChange, onGive, onDismiss, children } =
    props;
  const { field, submit } = usePasswordProof({
    name: 'question',
    validate: (password) => validate?.(password) ?? null,
    fault,
    onChange,
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
