import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { moneyTyped } from '#domain/values/money.ts';
import { priceLabel } from './guideTexts.ts';
import classes from './Guide.module.css';

type HourRowProps = {
  /** Such as `06:00 às 07:00`. */
  slot: string;
  isOn: boolean;
  price: { readonly value: string; readonly name: string; readonly error?: ReactNode };
  /** The price for all, which holds where the hour has none of its own. */
  common: string;
  onSwitch: (isOn: boolean) => void;
  onPrice: (text: string) => void;
};

export function HourRow({ slot, isOn, price, common, onSwitch, onPrice }: HourRowProps) {
  return (
    <li className={classes.hour} data-off={!isOn || undefined}>
      <label className={classes.hourName}>
        <input
          type="checkbox"
          className={classes.box}
          checked={isOn}
          onChange={({ currentTarget }) => onSwitch(currentTarget.checked)}
        />
        {slot}
      </label>
      <TextInput
        {...price}
        className={classes.hourPrice ?? ''}
        aria-label={priceLabel(slot)}
        placeholder={common}
        disabled={!isOn}
        inputMode="decimal"
        autoComplete="off"
        leftSection="R$"
        leftSectionPointerEvents="none"
        onChange={({ currentTarget }) => onPrice(moneyTyped(currentTarget.value))}
      />
    </li>
  );
}
