import { InputBase } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ChangeEventHandler, ReactNode } from 'react';
import controls from '../look/controls.module.css';
import classes from './ChoiceField.module.css';

type ChoiceFieldProps = {
  label: string;
  /** For a label that is unclear out of context; it must begin with the label. */
  'aria-label'?: string;
  description?: ReactNode;
  value: string;
  error?: ReactNode;
  name?: string;
  choices: readonly { readonly value: string; readonly label: string }[];
  onChange: ChangeEventHandler<HTMLSelectElement>;
};

/** A native select, since phones show it with their own picker. */
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
