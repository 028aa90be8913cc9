import { useForm } from '@mantine/form';
import { useEffect, useEffectEvent, useState } from 'react';

interface PasswordProof {
  /** The form's name, needed when the page may hold another form with a password. */
  readonly name?: string;
  /** The error of a password that cannot be right; null when it may be. */
  readonly validate: (password: string) => string | null;
  /** Why the given password was refused. */
  readonly fault: string | null;
  readonly isBusy: boolean;
  readonly onGive: (password: string) => void;
}

/** A form with one password. A refused password is selected, and its error goes as soon as it is changed. */
export function usePasswordProof({ name, validate, fault, isBusy, onGive }: PasswordProof) {
  const [given, setGiven] = useState<string>();
  const form = useForm({
    ...(name !== undefined && { name }),
    initialValues: { password: '' },
    validate: { password: validate },
  });
  const isRefused = fault !== null && !isBusy && form.values.password === given;
  const input = () => form.getInputNode<HTMLInputElement, 'password'>('password');
  const onRefused = useEffectEvent(() => input()?.select());
  useEffect(() => {
    if (isRefused) onRefused();
  }, [isRefused]);
  const submit = form.onSubmit(
    ({ password }) => {
      setGiven(password);
      onGive(password);
    },
    () => input()?.focus(),
  );
  const field = { ...form.getInputProps('password'), error: form.errors['password'] ?? (isRefused && fault) };
  return { field, submit };
}
