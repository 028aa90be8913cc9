import { Link } from 'wouter';
import classes from './TabLinks.module.css';

type Tab = { href: string; name: string; isShown: boolean };

/** Tabs that are links: each part of the screen has its own address. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav className={classes.tabs} aria-label={label}>
      {tabs.map(({ href, name, isShown }) => (
        <Link key={href} href={href} className={classes.tab ?? ''} aria-current={isShown ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
