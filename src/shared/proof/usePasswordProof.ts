import { useForm } from '@mantine/form';
import { useEffect, useEffectEvent } from 'react';

/** What a form with one password shows and tells its chart. */
export interface PasswordProof {
  /** Why the given password was refused; the chart forgets it when another is typed. */
  readonly fault: string | null;
  readonly onChange: () => void;
  readonly onGive: (password: string) => void;
}

interface PasswordForm extends PasswordProof {
  /** The form's name, needed when the page may hold another form with a password. */
  readonly name?: string;
  /** The error of a password that cannot be right; null when it may be. */
  readonly validate: (password: string) => string | null;
}

/** A form with one password. A refused one is selected, to be typed over. */
export function usePasswordProof({ name, validate, fault, onChange, onGive }: PasswordForm) {
  const form = useForm({
    ...(name !== undefined && { name }),
    initialValues: { password: '' },
    validate: { password: validate },
    onValuesChange: onChange,
  });
  const input = () => form.getInputNode<HTMLInputElement, 'password'>('password');
  const isRefused = fault !== null;
  const onRefused = useEffectEvent(() => input()?.select());
  useEffect(() => {
    if (isRefused) onRefused();
  }, [isRefused]);
  const submit = form.onSubmit(
    ({ password }) => onGive(password),
    () => input()?.focus(),
  );
  const field = { ...form.getInputProps('password'), error: form.errors['password'] ?? fault };
  return { field, submit };
}
