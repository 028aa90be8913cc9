import { Group, Radio } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './GenderField.module.css';

const GENDERS = [
  { value: 'F', label: 'Feminino' },
  { value: 'M', label: 'Masculino' },
] as const;

type GenderFieldProps = {
  value?: string;
  error?: ReactNode;
  name?: string;
  onChange: (value: string) => void;
};

export function GenderField(props: GenderFieldProps) {
  return (
    <Radio.Group
      {...props}
      label="Sexo"
      required
      withAsterisk={false}
      classNames={{ label: classes.label ?? '', error: classes.error ?? '' }}
    >
      <Group>
        {GENDERS.map(({ value, label }) => (
          <Radio key={value} value={value} label={label} className={classes.choice} />
        ))}
      </Group>
    </Radio.Group>
  );
}
