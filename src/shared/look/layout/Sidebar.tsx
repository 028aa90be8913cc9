import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { Link } from 'wouter';
import { Logo } from './Logo.tsx';
import { isCurrent } from './navigation.ts';
import type { NavProps } from './navigation.ts';
import classes from './Sidebar.module.css';

export type SidebarState = 'open' | 'closed' | 'overlay';

type SidebarProps = NavProps & { state: SidebarState; onClose: () => void };

/** Beside the page on wide screens ('open'), over it with a backdrop on small ones ('overlay'). */
export function Sidebar({ entries, current, onIntent, state, onClose }: SidebarProps) {
  const menu = useRef<HTMLElement>(null);
  useFocusWhile(state === 'overlay', menu);
  useEscape(state === 'overlay', onClose);

  return (
    <>
      {state === 'overlay' && <div className={classes.veil} onClick={onClose} aria-hidden />}
      <nav
        ref={menu}
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

function useFocusWhile(covering: boolean, menu: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!covering) return undefined;
    const opener = document.activeElement;
    menu.current?.querySelector('a')?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [covering, menu]);
}

function useEscape(covering: boolean, onClose: () => void) {
  useEffect(() => {
    if (!covering) return undefined;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [covering, onClose]);
}
