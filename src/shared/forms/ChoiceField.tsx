import { InputBase } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ChangeEventHandler, ReactNode } from 'react';
import controls from '../look/controls.module.css';
import classes from './ChoiceField.module.css';

type ChoiceFieldProps = {
  label: string;
  /** Where the label alone does not say enough without what stands around it; it begins with the label. */
  'aria-label'?: string;
  description?: ReactNode;
  value: string;
  error?: ReactNode;
  name?: string;
  choices: readonly { readonly value: string; readonly label: string }[];
  onChange: ChangeEventHandler<HTMLSelectElement>;
};

/** One of some, with the device's own list: the wheel under the thumb on a phone. */
export function ChoiceField({ choices, ...props }: ChoiceFieldProps) {
  return (
    <InputBase
      {...props}
      component="select"
      size="md"
      pointer
      rightSection={<IconChevronDown size={20} stroke={1.75} aria-hidden />}
      rightSectionPointerEvents="none"
      classNames={{
        input: `${controls.input} ${classes.select}`,
        label: controls.label ?? '',
        error: controls.error ?? '',
        description: controls.hint ?? '',
      }}
    >
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </InputBase>
  );
}
