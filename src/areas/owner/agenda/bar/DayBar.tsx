import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useLocation } from 'wouter';
import { addDays, type Day, isSameDay, toIsoDay } from '#domain/values/days/day.ts';
import { agendaPath } from '#domain/navigation/paths.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { type AgendaActor, describeAgenda } from '../../../../../machines/agenda/agenda.ts';
import { AgendaDayField } from './AgendaDayField.tsx';
import { NearLinks } from '../../../../shared/look/layout/NearLinks.tsx';
import { AGENDA_TEXTS } from '../agendaTexts.ts';
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
          <span className={classes.word}>{isSearching ? AGENDA_TEXTS.searching : AGENDA_TEXTS.search}</span>
        </Button>
      </form>
      <NearLinks
        label={AGENDA_TEXTS.day}
        previous={{ href: pathOf(addDays(day, -1)), label: AGENDA_TEXTS.previous }}
        current={{ href: ROUTES.ownerReservations.path, label: AGENDA_TEXTS.today }}
        next={{ href: pathOf(addDays(day, 1)), label: AGENDA_TEXTS.next }}
        isCurrent={isSameDay(day, today)}
      />
    </div>
  );
}
