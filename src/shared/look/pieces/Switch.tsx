import classes from './Switch.module.css';

interface SwitchProps {
  isOn: boolean;
  /** What it switches. */
  label: string;
  /** The words beside it, where it stands alone in its row. */
  words?: { readonly on: string; readonly off: string };
  isBusy: boolean;
  /** Says more about what it switches. */
  describedBy?: string;
  onClick: () => void;
}

/** Something that is on or off, and is switched at once. */
export function Switch({ isOn, label, words, isBusy, describedBy, onClick }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      className={classes.switch}
      aria-checked={isOn}
      aria-label={label}
      aria-busy={isBusy}
      {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
      onClick={onClick}
    >
      {words && (
        <span className={classes.word} aria-hidden>
          {isOn ? words.on : words.off}
        </span>
      )}
      <span className={classes.track} />
    </button>
  );
}
