import { Link } from 'wouter';
import { isCurrent } from './navigation.ts';
import type { NavProps } from './navigation.ts';
import classes from './Sidebar.module.css';

export type SidebarState = 'open' | 'closed' | 'overlay';

type SidebarProps = NavProps & { state: SidebarState; onClose: () => void };

/** Beside the page on wide screens ('open'), over it with a veil on small ones ('overlay'). */
export function Sidebar({ entries, current, onIntent, state, onClose }: SidebarProps) {
  return (
    <>
      {state === 'overlay' && <div className={classes.veil} onClick={onClose} aria-hidden />}
      <nav
        id="sidebar"
        className={classes.sidebar}
        data-state={state}
        aria-label="Menu lateral"
        inert={state === 'closed'}
      >
        {entries.map((entry) => (
          <Link
            key={entry.href}
            href={entry.href}
            className={classes.entry}
            aria-current={isCurrent(entry, current) ? 'page' : undefined}
            onPointerEnter={() => onIntent?.(entry.href)}
            onFocus={() => onIntent?.(entry.href)}
            onClick={state === 'overlay' ? onClose : undefined}
          >
            <entry.icon size={22} stroke={1.75} aria-hidden />
            {entry.label}
          </Link>
        ))}
      </nav>
    </>
  );
}
