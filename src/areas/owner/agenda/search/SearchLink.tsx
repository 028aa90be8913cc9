import { IconUserSearch } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { ROUTES } from '#domain/navigation/routes.ts';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import { SEARCH } from './searchTexts.ts';
import { keepTyped } from './typedAhead.ts';
import classes from './Search.module.css';

const { path } = ROUTES.ownerSearch;
const KEY = '/';
/** Where the key is a letter of what is typed, or something else is asked first. */
const ELSEWHERE = 'input, textarea, select, [contenteditable], [role=dialog]';

/** To the search over all days; so does the key `/`, as in most programs that search. */
export function SearchLink() {
  const { prefetch } = useApp();
  const [, navigate] = useLocation();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== KEY || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(ELSEWHERE)) return;
      event.preventDefault();
      keepTyped();
      navigate(path);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [navigate]);
  return (
    <Link
      href={path}
      className={classes.way}
      aria-label={SEARCH.way}
      aria-keyshortcuts={KEY}
      title={SEARCH.way}
      onPointerEnter={() => prefetch(path)}
    >
      <IconUserSearch size={20} stroke={1.75} aria-hidden />
      <span className={classes.text}>{SEARCH.search}</span>
      <kbd aria-hidden>{KEY}</kbd>
    </Link>
  );
}
