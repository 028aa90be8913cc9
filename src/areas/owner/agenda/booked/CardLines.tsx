import { IconChevronRight } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import type { Booked } from '../../../../../domain/agenda/booked.ts';
import { toIsoDay } from '../../../../../domain/days/day.ts';
import { agendaPath } from '../../../../../domain/navigation/paths.ts';
import classes from './CardLines.module.css';

type CardLinesProps = Omit<ComponentProps<'ul'>, 'className'>;

/** A list of `CardLine`s. */
export function CardLines(list: CardLinesProps) {
  return <ul {...list} className={classes.list} />;
}

type CardLineProps = {
  reservation?: Pick<Booked, 'id' | 'date'> | undefined;
  title: ReactNode;
  /** Below the title, each on a line of its own. */
  details: readonly string[];
  /** At the end of the line: a sum, and what else tells its state. */
  children: ReactNode;
};

/** A line about a reservation of any day, which leads to its card in the agenda; or about what has none, which leads nowhere. */
export function CardLine({ reservation, ...line }: CardLineProps) {
  if (!reservation) {
    return (
      <li className={classes.line}>
        <Content {...line} />
      </li>
    );
  }
  return (
    <li>
      <Link href={agendaPath(toIsoDay(reservation.date), reservation.id)} className={classes.line}>
        <Content {...line} />
        <IconChevronRight size={18} stroke={1.75} aria-hidden />
      </Link>
    </li>
  );
}

function Content({ title, details, children }: Omit<CardLineProps, 'reservation'>) {
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
