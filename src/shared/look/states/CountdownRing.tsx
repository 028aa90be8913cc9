import classes from './CountdownRing.module.css';

type CountdownRingProps = {
  /** What is left, from 1 (all) to 0 (none). */
  fraction: number;
  /** '42:10' */
  label: string;
  caption?: string;
  size?: number;
};

/** Time left, as a ring that empties, with the figures inside. Announced by the screen around it, not each second. */
export function CountdownRing({ fraction, label, caption = 'para pagar', size = 112 }: CountdownRingProps) {
  const left = Math.min(1, Math.max(0, fraction));
  return (
    <div className={classes.ring} style={{ width: size, height: size }} role="timer" aria-label={`${label} ${caption}`}>
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
