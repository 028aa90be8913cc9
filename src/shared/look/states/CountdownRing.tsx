import classes from './CountdownRing.module.css';

type CountdownRingProps = {
  /** The share of the time that is left, from 1 to 0. */
  fraction: number;
  /** Such as '42:10'. */
  label: string;
  caption?: string;
  /** In pixels at the usual size of letters, with which it grows. */
  size?: number;
};

/** The time left as a ring. The surrounding screen announces it to screen readers, since not every second should be. */
export function CountdownRing({ fraction, label, caption = 'para pagar', size = 112 }: CountdownRingProps) {
  const left = Math.min(1, Math.max(0, fraction));
  return (
    <div
      className={classes.ring}
      style={{ width: `${size / 16}rem`, height: `${size / 16}rem` }}
      role="timer"
      aria-label={`${label} ${caption}`}
    >
      <svg viewBox="0 0 100 100" aria-hidden>
        <circle cx="50" cy="50" r="45" className={classes.track} />
        <circle
          cx="50"
          cy="50"
          r="45"
          className={classes.left}
          data-short={left <= 0.1 || undefined}
          pathLength={100}
          strokeDasharray={`${left * 100} 100`}
          visibility={left === 0 ? 'hidden' : undefined}
        />
      </svg>
      <span className={classes.text} aria-hidden>
        <b>{label}</b>
        <small>{caption}</small>
      </span>
    </div>
  );
}
