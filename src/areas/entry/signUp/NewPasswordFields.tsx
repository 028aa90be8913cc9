import type { PasswordInputProps } from '@mantine/core';
import { PasswordField } from '../../../shared/forms/PasswordField.tsx';
import classes from './SignUpForm.module.css';

type NewPasswordFieldsProps = {
  labels: { readonly password: string; readonly repeated: string; readonly passwordHint: string };
  password: PasswordInputProps;
  repeated: PasswordInputProps;
};

/** A new password, typed twice. The rule is shown before it is broken. */
export function NewPasswordFields({ labels, password, repeated }: NewPasswordFieldsProps) {
  return (
    <div className={classes.pair}>
      <PasswordField
        {...password}
        label={labels.password}
        description={labels.passwordHint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="new-password"
      />
      <PasswordField {...repeated} label={labels.repeated} autoComplete="new-password" />
    </div>
  );
}
