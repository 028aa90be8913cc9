import { type ReactNode, useId } from 'react';
import controls from '../look/controls.module.css';
import classes from './ChipChoice.module.css';

type ChipChecksProps<Option extends string | number> = {
  label: string;
  /** The form's field, to which an error leads. */
  path: string;
  options: readonly { readonly value: Option; readonly label: string; readonly name?: string }[];
  chosen: readonly Option[];
  /** As narrow as a thumb, so that seven stand in one line on a phone. */
  isTight?: boolean;
  error?: ReactNode;
  onChoose: (chosen: readonly Option[]) => void;
};

/** Any of a few things, all in sight and each one tap away. A chip's `name` is what is read out in place of a short label. */
export function ChipChecks<Option extends string | number>(props: ChipChecksProps<Option>) {
  const { label, path, options, chosen, isTight, error, onChoose } = props;
  const errorId = useId();
  const hasError = error !== undefined && error !== null && error !== false;
  const toggle = (value: Option) =>
    onChoose(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);
  return (
    <div>
      <fieldset className={classes.chips} data-tight={isTight} aria-describedby={hasError ? errorId : undefined}>
        <legend className={classes.legend}>{label}</legend>
        {options.map(({ value, label: text, name }, index) => (
          <label key={value} className={classes.chip}>
            <input
              type="checkbox"
              className={classes.input}
              data-path={index === 0 ? path : undefined}
              aria-label={name}
              aria-invalid={hasError || undefined}
              checked={chosen.includes(value)}
              onChange={() => toggle(value)}
            />
            {text}
          </label>
        ))}
      </fieldset>
      {hasError && (
        <p className={`${controls.error} ${classes.error}`} id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
