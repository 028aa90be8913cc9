import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { moneyTyped } from '#domain/values/money.ts';
import classes from './MoneyField.module.css';

type MoneyFieldProps = {
  value: string;
  /** The visible label; without it `aria-label` names the field. */
  label?: ReactNode;
  'aria-label'?: string;
  description?: ReactNode;
  error?: ReactNode;
  name?: string;
  autoFocus?: boolean;
  /** Has the focus when its dialog opens. */
  'data-autofocus'?: boolean;
  onText: (text: string) => void;
};

/** An amount in reais in Brazilian notation: digits, comma and dot. */
export function MoneyField({ value, onText, ...props }: MoneyFieldProps) {
  return (
    <TextInput
      {...props}
      inputMode="decimal"
      autoComplete="off"
      leftSection={<span className={classes.currency}>R$</span>}
      leftSectionPointerEvents="none"
      classNames={{ input: classes.input ?? '' }}
      value={value}
      onChange={({ currentTarget }) => onText(moneyTyped(currentTarget.value))}
    />
  );
}
