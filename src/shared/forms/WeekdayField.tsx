import type { ReactNode } from 'react';
import { ChipChoice } from './ChipChoice.tsx';
import { WEEKDAYS } from './weekdays.ts';
import classes from './WeekdayField.module.css';

type WeekdayFieldProps = {
  label: string;
  /** The form's field, to which an error leads. */
  path: string;
  /** 0–6 as text, Sunday first; empty while none is chosen. */
  value: string;
  error?: ReactNode;
  onChoose: (weekday: string) => void;
};

/** One day of the week, in one tap. */
export function WeekdayField({ label, path, value, error, onChoose }: WeekdayFieldProps) {
  return (
    <div>
      <ChipChoice
        label={label}
        name="dia-da-semana"
        path={path}
        options={WEEKDAYS.map((weekday) => weekday.value)}
        value={value}
        textOf={(option) => WEEKDAYS.find((weekday) => weekday.value === option)?.label ?? ''}
        onChoose={onChoose}
      />
      {Boolean(error) && (
        <p role="alert" className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}
