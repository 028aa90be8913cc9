import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { maskPhone, nationalDigits } from '../../domain/people/phone.ts';
import { useDigitCaret } from './useDigitCaret.ts';

type PhoneFieldProps = {
  /** As typed or as stored; digits alone are passed on. */
  value: string;
  error?: ReactNode;
  name?: string;
  onDigits: (digits: string) => void;
};

/** A Brazilian phone number under its mask. */
export function PhoneField({ value, onDigits, ...props }: PhoneFieldProps) {
  const caret = useDigitCaret(maskPhone(value));
  return (
    <TextInput
      {...props}
      ref={caret.ref}
      label="Telefone"
      placeholder="(__) _____-____"
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      required
      withAsterisk={false}
      value={maskPhone(value)}
      onChange={({ currentTarget }) => {
        caret.note(currentTarget);
        onDigits(nationalDigits(currentTarget.value));
      }}
    />
  );
}
