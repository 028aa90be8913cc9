import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './Disclosure.module.css';

type DisclosureProps = {
  summary: string;
  /** What tells it from the page's other ones, for who does not see where it stands. */
  of: string;
  isOpenAtFirst?: boolean;
  children: ReactNode;
};

/** A part of a card that opens below its line. */
export function Disclosure({ summary, of, isOpenAtFirst = false, children }: DisclosureProps) {
  return (
    <details className={classes.disclosure} open={isOpenAtFirst || undefined}>
      <summary className={classes.summary}>
        {summary}
        <span className="visually-hidden">{` de ${of}`}</span>
        <IconChevronDown size={20} stroke={1.75} className={classes.arrow} aria-hidden />
      </summary>
      {children}
    </details>
  );
}
