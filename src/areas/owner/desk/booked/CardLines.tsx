import { IconChevronRight } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import classes from './CardLines.module.css';

type CardLinesProps = Omit<ComponentProps<'ul'>, 'className'>;

/** A list of `CardLine`s. */
export function CardLines(list: CardLinesProps) {
  return <ul {...list} className={classes.list} />;
}

type CardLineProps = {
  href?: string | undefined;
  title: ReactNode;
  /** Below the title, each on a line of its own. */
  details: readonly string[];
  /** At the end of the line: a sum, and what else tells its state. */
  children: ReactNode;
};

/** A line that leads to its thing, as to the card of a reservation in the agenda (`bookedPath`); or about what has none, which leads nowhere. */
export function CardLine({ href, ...line }: CardLineProps) {
  if (href === undefined) {
    return (
      <li className={classes.line}>
        <Content {...line} />
      </li>
    );
  }
  return (
    <li>
      <Link href={href} className={classes.line}>
        <Content {...line} />
        <IconChevronRight size={18} stroke={1.75} aria-hidden />
      </Link>
    </li>
  );
}

function Content({ title, details, children }: Omit<CardLineProps, 'href'>) {
  return (
    <>
      <span className={classes.what}>
        <b>{title}</b>
        {details.map((detail) => (
          <span key={detail} className={classes.detail}>
            {detail}
          </span>
        ))}
      </span>
      <span className={classes.state}>{children}</span>
    </>
  );
}
