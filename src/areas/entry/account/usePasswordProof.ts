import { useForm } from '@mantine/form';
import { useEffect, useEffectEvent, useState } from 'react';

interface PasswordProof {
  /** Of the form, where another one with a password may stand on the page. */
  readonly name?: string;
  /** What is said of a password that cannot be right; null when it may. */
  readonly validate: (password: string) => string | null;
  /** What is wrong with the one that was given. */
  readonly fault: string | null;
  readonly isBusy: boolean;
  readonly onGive: (password: string) => void;
}

/** A form of one password, which is selected when it was refused, and no longer called wrong once it is another. */
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
