import { Link } from 'wouter';
import classes from './LinkChips.module.css';

interface Chip {
  readonly href: string;
  readonly name: string;
  readonly isShown: boolean;
  readonly count?: number;
}

/** The filter of a list. Each choice is a link, so that it has an address of its own. */
export function LinkChips({ label, chips }: { label: string; chips: readonly Chip[] }) {
  return (
    <nav className={classes.chips} aria-label={label}>
      {chips.map(({ href, name, isShown, count }) => (
        <Link key={href} href={href} className={classes.chip ?? ''} aria-current={isShown ? 'page' : undefined}>
          {name}
          {count !== undefined && <span className={classes.count}>{count}</span>}
        </Link>
      ))}
    </nav>
  );
}
