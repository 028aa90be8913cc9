import { useId } from 'react';
import classes from './CheckField.module.css';

type CheckFieldProps = {
  label: string;
  hint?: string;
  checked: boolean;
  name?: string;
  onChange: (checked: boolean) => void;
};

/** A checkbox; the whole row can be pressed. */
export function CheckField({ label, hint, checked, name, onChange }: CheckFieldProps) {
  const hintId = useId();
  return (
    <label className={classes.row}>
      <input
        type="checkbox"
        className={classes.box}
        name={name}
        checked={checked}
        aria-label={label}
        aria-describedby={hint === undefined ? undefined : hintId}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span className={classes.text}>
        <span className={classes.name}>{label}</span>
        {hint !== undefined && (
          <span className={classes.hint} id={hintId}>
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
