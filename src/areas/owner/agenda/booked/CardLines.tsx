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
  reservation: Pick<Booked, 'id' | 'date'>;
  title: ReactNode;
  /** Below the title, each on a line of its own. */
  details: readonly string[];
  /** At the end of the line: a sum, and what else tells its state. */
  children: ReactNode;
};

/** A line about a reservation of any day; it leads to its card in the agenda. */
export function CardLine({ reservation: { id, date }, title, details, children }: CardLineProps) {
  return (
    <li>
      <Link href={agendaPath(toIsoDay(date), id)} className={classes.line}>
        <span className={classes.what}>
          <b>{title}</b>
          {details.map((detail) => (
            <span key={detail} className={classes.detail}>
              {detail}
            </span>
          ))}
        </span>
        <span className={classes.state}>{children}</span>
        <IconChevronRight size={18} stroke={1.75} aria-hidden />
      </Link>
    </li>
  );
}
