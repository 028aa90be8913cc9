import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { maskPhone, phoneDigits } from '../../domain/people/phone.ts';

type PhoneFieldProps = {
  /** As typed or as stored; digits alone are passed on. */
  value: string;
  error?: ReactNode;
  name?: string;
  onDigits: (digits: string) => void;
};

/** A Brazilian phone number under its mask. */
export function PhoneField({ value, onDigits, ...props }: PhoneFieldProps) {
  return (
    <TextInput
      {...props}
      label="Telefone"
      placeholder="(__) _____-____"
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      required
      withAsterisk={false}
      value={maskPhone(value)}
      onChange={(event) => onDigits(phoneDigits(event.currentTarget.value).slice(0, 11))}
    />
  );
}
