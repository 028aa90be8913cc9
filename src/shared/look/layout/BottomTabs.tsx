import { Link } from 'wouter';
import { isCurrent } from './navigation.ts';
import type { NavProps } from './navigation.ts';
import classes from './BottomTabs.module.css';

/** The first five entries at the bottom of the screen; on small screens only. */
export function BottomTabs({ entries, current, onIntent }: NavProps) {
  return (
    <nav className={classes.tabs} aria-label="Menu principal">
      {entries.slice(0, 5).map((entry) => (
        <Link
          key={entry.href}
          href={entry.href}
          className={classes.tab}
          aria-current={isCurrent(entry, current) ? 'page' : undefined}
          onPointerDown={() => onIntent?.(entry.href)}
        >
          <span className={classes.icon}>
            <entry.icon size={24} stroke={1.75} aria-hidden />
          </span>
          <span className={classes.word}>{entry.label}</span>
        </Link>
      ))}
    </nav>
  );
}
