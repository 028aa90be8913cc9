import { Link } from 'wouter';
import { Logo } from './Logo.tsx';
import { isCurrent } from './navigation.ts';
import type { NavProps } from './navigation.ts';
import classes from './Sidebar.module.css';

export type SidebarState = 'open' | 'closed' | 'overlay';

type SidebarProps = NavProps & { state: SidebarState; onClose: () => void };

/** Beside the page on wide screens ('open'), over it with a backdrop on small ones ('overlay'). */
export function Sidebar({ entries, current, onIntent, state, onClose }: SidebarProps) {
  return (
    <>
      {state === 'overlay' && <div ref={lendFocus} className={classes.veil} onClick={onClose} aria-hidden />}
      <nav
        id="sidebar"
        className={classes.sidebar}
        data-state={state}
        aria-label="Menu lateral"
        inert={state === 'closed'}
      >
        <div className={classes.brand}>
          <Logo />
        </div>
        {entries.map((entry) => (
          <Link
            key={entry.href}
            href={entry.href}
            className={classes.entry}
            aria-current={isCurrent(entry, current) ? 'page' : undefined}
            onPointerEnter={() => onIntent?.(entry.href)}
            onFocus={() => onIntent?.(entry.href)}
          >
            <entry.icon size={22} stroke={1.75} aria-hidden />
            {entry.label}
          </Link>
        ))}
      </nav>
    </>
  );
}

/** Moves the focus into the menu while it lies over the page, and afterwards back to what opened it. */
function lendFocus(veil: HTMLElement | null): (() => void) | undefined {
  const opener = document.activeElement;
  veil?.parentElement?.querySelector<HTMLElement>('#sidebar a')?.focus();
  return () => {
    if (opener instanceof HTMLElement) opener.focus();
  };
}
