import { TextInput } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { maskPhone, nationalDigits } from '../../../domain/people/phone.ts';
import { useDigitCaret } from './useDigitCaret.ts';

type PhoneFieldProps = {
  /** With or without the mask; `onDigits` receives digits only. */
  value: string;
  error?: ReactNode;
  description?: ReactNode;
  name?: string;
  isOptional?: boolean;
  readOnly?: boolean;
  onDigits: (digits: string) => void;
};

/** A Brazilian phone number with a mask. */
export function PhoneField({ value, isOptional = false, onDigits, ...props }: PhoneFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const shown = maskPhone(value);
  const keepCaret = useDigitCaret(input, shown);
  return (
    <TextInput
      {...props}
      ref={input}
      label="Telefone"
      placeholder="(__) _____-____"
      type="tel"
      inputMode="numeric"
      // Somebody else's phone is not the browser's to fill in.
      autoComplete={isOptional ? 'off' : 'tel-national'}
      required={!isOptional}
      withAsterisk={false}
      value={shown}
      onChange={({ currentTarget }) => {
        keepCaret(currentTarget);
        onDigits(nationalDigits(currentTarget.value));
      }}
    />
  );
}
