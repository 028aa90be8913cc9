import classes from './CourtView.module.css';

export function CourtView({ inDoor }: { inDoor: boolean }) {
  return (
    <svg
      className={classes.view}
      data-covered={inDoor || undefined}
      viewBox="0 0 320 112"
      preserveAspectRatio="xMidYMid meet"
      aria-hidden
    >
      <path d="M84 30H236V94H84ZM108 30V94M212 30V94" />
      <path className={classes.net} d="M160 22V102" />
      {inDoor ? (
        <path className={classes.roof} d="M52 36 160 8 268 36M66 33V104M254 33V104" />
      ) : (
        <path
          className={classes.sun}
          d="M276 21a9 9 0 1 0 0 18a9 9 0 1 0 0-18M276 10V14M276 46V50M256 30H260M292 30H296M262 16l3 3M287 41l3 3M262 44l3-3M287 19l3-3"
        />
      )}
    </svg>
  );
}
