import classes from './CourtLines.module.css';

/** A decorative court: its lines in perspective with the net across. It fills its positioned parent. */
export function CourtLines({ fade = 'left' }: { fade?: 'left' | 'top' | 'none' }) {
  return (
    <svg
      className={classes.lines}
      data-fade={fade}
      viewBox="0 0 720 320"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden
    >
      <path d="M176 96H544L704 300H16ZM140 142H580M96 198H624M56 249H664M360 96V142M360 249V300" />
      <path className={classes.net} d="M92 198V118M628 198V118M92 122H628M92 146H628" />
      <path className={classes.mesh} d={mesh()} />
      <circle cx="432" cy="66" r="15" />
      <path d="M418.5 72.5C428 72 435 64 434 51" />
      <path className={classes.flight} d="M250 232C290 120 352 70 412 66" />
    </svg>
  );
}

function mesh(): string {
  const cords = Array.from({ length: 33 }, (_, index) => `M${108 + index * 15.75} 122V146`);
  return `${cords.join('')}M92 134H628`;
}
