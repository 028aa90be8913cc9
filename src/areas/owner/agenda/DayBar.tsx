import { Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconSearch } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { Link, useLocation } from 'wouter';
import { addDays, type Day, isSameDay, toIsoDay } from '../../../../domain/days/day.ts';
import { agendaPath, ROUTES } from '../../../../domain/navigation/routes.ts';
import { describeAgenda } from '../../../../machines/agenda/agenda.ts';
import { AgendaDayField } from './AgendaDayField.tsx';
import type { AgendaActor } from './agendaActors.ts';
import { AGENDA_TEXTS } from './agendaTexts.ts';
import { SearchLink } from './search/SearchLink.tsx';
import classes from './DayBar.module.css';

type DayBarProps = {
  actor: AgendaActor;
  today: Day;
  isSearching: boolean;
  /** Reads the day on screen again. */
  onSearchAgain: () => void;
};

/** Chooses the day: previous, next, today, or any date. The day is stored in the address. */
export function DayBar({ actor, today, isSearching, onSearchAgain }: DayBarProps) {
  const [, navigate] = useLocation();
  const day = useSelector(actor, (snapshot) => describeAgenda(snapshot).day);
  const picked = useSelector(actor, (snapshot) => describeAgenda(snapshot).picked);
  const pathOf = (other: Day) =>
    isSameDay(other, today) ? ROUTES.ownerReservations.path : agendaPath(toIsoDay(other));
  return (
    <div className={classes.bar}>
      <form
        className={classes.search}
        onSubmit={(event) => {
          event.preventDefault();
          if (isSameDay(day, picked)) onSearchAgain();
          else navigate(pathOf(picked));
        }}
      >
        <AgendaDayField day={picked} onPick={(other) => actor.send({ type: 'day.picked', day: other })} />
        <Button
          type="submit"
          className={classes.submit ?? ''}
          aria-disabled={isSearching}
          leftSection={<IconSearch size={18} stroke={2} aria-hidden />}
        >
          {isSearching ? AGENDA_TEXTS.searching : AGENDA_TEXTS.search}
        </Button>
      </form>
      <nav className={classes.near} aria-label={AGENDA_TEXTS.day}>
        <Link href={pathOf(addDays(day, -1))} className={classes.step} aria-label={AGENDA_TEXTS.previous}>
          <IconChevronLeft size={20} stroke={2} aria-hidden />
        </Link>
        <Link
          href={ROUTES.ownerReservations.path}
          className={classes.today}
          aria-current={isSameDay(day, today) ? 'date' : undefined}
        >
          {AGENDA_TEXTS.today}
        </Link>
        <Link href={pathOf(addDays(day, 1))} className={classes.step} aria-label={AGENDA_TEXTS.next}>
          <IconChevronRight size={20} stroke={2} aria-hidden />
        </Link>
      </nav>
      <SearchLink />
    </div>
  );
}
