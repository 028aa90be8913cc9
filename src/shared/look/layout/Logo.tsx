import classes from './Logo.module.css';

/** A ball crossing a net, which also reads as a Q. The wordmark stands beside it unless `markOnly` is set. */
export function Logo({ size = 36, markOnly = false }: { size?: number; markOnly?: boolean }) {
  return (
    <span className={classes.logo} style={{ fontSize: size * 0.58 }}>
      <svg
        width={size}
        height={size}
        viewBox="0 0 48 48"
        className={classes.mark}
        role={markOnly ? 'img' : undefined}
        aria-label={markOnly ? 'Quadra Livre' : undefined}
        aria-hidden={markOnly ? undefined : true}
      >
        <path d="M37.5 27.5A17 17 0 1 0 27.5 37.5M4.6 23C12.6 23.5 19.6 17 20.5 4.7" />
        <path d="M33 25 45 37M25 33 37 45M41.5 32.5 32.5 41.5" />
        <path d="M25 25 45 45" className={classes.cord} />
      </svg>
      {!markOnly && (
        <span className={classes.word} translate="no">
          Quadra <b>Livre</b>
        </span>
      )}
    </span>
  );
}
