import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from 'wouter';
import classes from './NearLinks.module.css';

interface Way {
  readonly href: string;
  readonly label: string;
}

type NearLinksProps = { label: string; previous: Way; current: Way; next: Way; isCurrent: boolean };

/** To what was before, to what is now, and to what comes next: of days, weeks or months. */
export function NearLinks({ label, previous, current, next, isCurrent }: NearLinksProps) {
  return (
    <nav className={classes.near} aria-label={label}>
      <Link href={previous.href} className={classes.step} aria-label={previous.label}>
        <IconChevronLeft size={20} stroke={2} aria-hidden />
      </Link>
      <Link href={current.href} className={classes.now} aria-current={isCurrent ? 'date' : undefined}>
        {current.label}
      </Link>
      <Link href={next.href} className={classes.step} aria-label={next.label}>
        <IconChevronRight size={20} stroke={2} aria-hidden />
      </Link>
    </nav>
  );
}
