import { TextInput } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { isBrazilian, maskPhone, phoneDigits, typedPhone } from '#domain/people/phone.ts';
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

const ODD = 'Confira: não parece um telefone do Brasil com DDD.';

/** A phone with the mask of Brazil. A whole number that is none is kept, and said. */
export function PhoneField({ value, isOptional = false, description, onDigits, ...props }: PhoneFieldProps) {
  const digits = phoneDigits(value);
  const isOdd = digits.length > 10 && !isBrazilian(digits);
  const input = useRef<HTMLInputElement>(null);
  const shown = maskPhone(value);
  const keepCaret = useDigitCaret(input, shown);
  return (
    <TextInput
      {...props}
      ref={input}
      description={isOdd ? ODD : description}
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
        onDigits(typedPhone(currentTarget.value));
      }}
    />
  );
}
