import { type ReactNode, useId } from 'react';
import controls from '../look/controls.module.css';
import classes from './CheckField.module.css';

type CheckFieldProps = {
  label: string;
  hint?: string;
  checked: boolean;
  name?: string;
  error?: ReactNode;
  /** The path by which a form finds the field to focus. */
  'data-path'?: string;
  onChange: (checked: boolean) => void;
};

/** A checkbox; the whole row can be pressed. */
export function CheckField({ label, hint, checked, name, error, onChange, ...props }: CheckFieldProps) {
  const [hintId, errorId] = [useId(), useId()];
  const hasError = error !== undefined && error !== null && error !== false;
  const described = [...(hint === undefined ? [] : [hintId]), ...(hasError ? [errorId] : [])].join(' ');
  return (
    <div>
      <label className={classes.row}>
        <input
          type="checkbox"
          className={classes.box}
          name={name}
          data-path={props['data-path']}
          checked={checked}
          aria-label={label}
          aria-invalid={hasError || undefined}
          aria-describedby={described || undefined}
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
      {hasError && (
        <p className={controls.error} id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
