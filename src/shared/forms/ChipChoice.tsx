import classes from './ChipChoice.module.css';

type ChipChoiceProps<Option extends string | number> = {
  label: string;
  /** Of the radio buttons, unique in the form. */
  name: string;
  /** The form's field, to which an error leads. */
  path?: string;
  options: readonly Option[];
  /** Absent when none is chosen. */
  value: Option | undefined;
  textOf: (option: Option) => string;
  onChoose: (option: Option) => void;
};

/** One of a few things, all in sight and each one tap away. */
export function ChipChoice<Option extends string | number>(props: ChipChoiceProps<Option>) {
  const { label, name, path, options, value, textOf, onChoose } = props;
  return (
    <fieldset className={classes.chips}>
      <legend className={classes.legend}>{label}</legend>
      {options.map((option) => (
        <label key={option} className={classes.chip}>
          <input
            type="radio"
            className={classes.input}
            name={name}
            data-path={path}
            value={option}
            checked={option === value}
            onChange={() => onChoose(option)}
          />
          {textOf(option)}
        </label>
      ))}
    </fieldset>
  );
}
