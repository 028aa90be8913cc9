import { Radio } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './RadioField.module.css';

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
}

type RadioFieldProps = {
  label: string;
  choices: readonly Choice[];
  value?: string;
  error?: ReactNode;
  description?: ReactNode;
  name?: string;
  onChange: (value: string) => void;
};

/** Radio buttons; the whole row of each can be pressed. */
export function RadioField({ choices, ...props }: RadioFieldProps) {
  return (
    <Radio.Group
      {...props}
      classNames={{ label: classes.label ?? '', error: classes.error ?? '', description: classes.description ?? '' }}
    >
      <div className={classes.choices}>
        {choices.map(({ value, label, hint }) => (
          <Radio
            key={value}
            value={value}
            label={label}
            {...(hint !== undefined && { description: hint })}
            classNames={{
              root: classes.choice ?? '',
              body: classes.body ?? '',
              labelWrapper: classes.text ?? '',
              label: classes.name ?? '',
              description: classes.hint ?? '',
            }}
          />
        ))}
      </div>
    </Radio.Group>
  );
}
