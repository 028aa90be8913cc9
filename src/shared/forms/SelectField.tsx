import { IconChevronDown } from '@tabler/icons-react';
import type { ChangeEvent } from 'react';
import classes from './SelectField.module.css';

type SelectFieldProps<Option extends string> = {
  /** The accessible name: the field stands in a row that says the rest. */
  'aria-label': string;
  name: string;
  value: string;
  options: Readonly<Record<Option, string>>;
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
};

/** One of a few things, where there is no room to show them all; the browser's own list, as phones show it best. */
export function SelectField<Option extends string>({ options, ...props }: SelectFieldProps<Option>) {
  return (
    <span className={classes.field}>
      <select {...props} className={classes.select}>
        {Object.entries<string>(options).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <IconChevronDown className={classes.mark} size={18} stroke={1.75} aria-hidden />
    </span>
  );
}
