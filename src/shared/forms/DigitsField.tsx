import { TextInput } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { useDigitCaret } from './useDigitCaret.ts';

type DigitsFieldProps = {
  label: string;
  placeholder: string;
  /** Digits alone. */
  value: string;
  /** The digits as they are shown, and those of what is typed or pasted. */
  mask: (digits: string) => string;
  digitsOf: (typed: string) => string;
  onDigits: (digits: string) => void;
  error?: ReactNode;
  description?: ReactNode;
  name?: string;
};

/** A field of digits that are shown in a mask, such as a CPF. */
export function DigitsField({ value, mask, digitsOf, onDigits, ...props }: DigitsFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const shown = mask(value);
  const keepCaret = useDigitCaret(input, shown);
  return (
    <TextInput
      {...props}
      ref={input}
      inputMode="numeric"
      autoComplete="off"
      value={shown}
      onChange={({ currentTarget }) => {
        keepCaret(currentTarget);
        onDigits(digitsOf(currentTarget.value));
      }}
    />
  );
}
