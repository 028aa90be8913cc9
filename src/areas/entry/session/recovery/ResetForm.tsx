import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { resetErrors } from '#domain/session/reset.ts';
import type { FieldErrors } from '#domain/values/text/issues.ts';
import { PasswordField } from '../../../../shared/forms/PasswordField.tsx';
import { useDraftForm } from '../../../../shared/forms/useDraftForm.ts';
import { RESET } from './recoveryTexts.ts';
import classes from '../LoginForm.module.css';

type ResetFormProps = {
  isBusy: boolean;
  submitted: string;
  refused: FieldErrors;
  onSubmit: (password: string) => void;
};

export function ResetForm({ isBusy, submitted, refused, onSubmit }: ResetFormProps) {
  const form = useDraftForm({
    name: 'reset',
    initialValues: { password: '', repeated: '' },
    validate: resetErrors,
    submitted: useMemo(() => ({ password: submitted }), [submitted]),
    refused,
  });
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(({ password }) => onSubmit(password))}
      className={classes.fields}
      aria-label={RESET.title}
    >
      <PasswordField
        {...form.field('password')}
        label={RESET.password}
        description={RESET.hint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="new-password"
      />
      <PasswordField {...form.field('repeated')} label={RESET.repeated} autoComplete="new-password" />
      <Button type="submit" fullWidth size="lg" loading={isBusy}>
        {RESET.submit}
      </Button>
    </form>
  );
}
