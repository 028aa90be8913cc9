import { Link } from 'wouter';
import classes from './TabLinks.module.css';

type Tab = { href: string; name: string; isShown: boolean };

/** The parts of a screen, each with an address of its own. */
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
