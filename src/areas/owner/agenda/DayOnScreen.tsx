import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { type Day, toIsoDay } from '#domain/values/days/day.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import type { AgendaActor } from '../../../../machines/agenda/agenda.ts';
import { EmptyState } from '../../../shared/look/states/EmptyState.tsx';
import type { Density } from './bar/density.ts';
import type { DayReading } from './day/agendaQueries.ts';
import { AGENDA_TEXTS } from './agendaTexts.ts';
import { CourtGrid } from './grid/CourtGrid.tsx';
import type { CourtChoice } from './grid/useCourtChoice.ts';
import { DaySummaryLine } from './DaySummaryLine.tsx';
import { occupancyOf } from '#domain/agenda/occupancy.ts';
import { summaryOf } from '#domain/agenda/daySummary.ts';
import classes from './Agenda.module.css';

type DayOnScreenProps = {
  actor: AgendaActor;
  choice: CourtChoice;
  agenda: DayReading;
  firstOpenHour: number;
  /** The hour that the address asks for, to be seen first. */
  askedHour: number | undefined;
  density: Density;
};

/** The day's grid, and below it what is said about the day; when the arena lacks courts or hours, a link to create them. */
export function DayOnScreen({ actor, choice, agenda, firstOpenHour, askedHour, density }: DayOnScreenProps) {
  const { day, grid, reservations } = agenda;
  const summary = useMemo(() => summaryOf(reservations), [reservations]);
  const occupancy = useMemo(() => occupancyOf(agenda), [agenda]);
  const isEmpty = summary.count === 0;
  if (grid.courts.length === 0) {
    return <Missing title={AGENDA_TEXTS.noCourts} hint={AGENDA_TEXTS.noCourtsHint} to={CREATE_COURT} />;
  }
  if (grid.hours.length === 0) {
    return <Missing title={AGENDA_TEXTS.noHours} hint={AGENDA_TEXTS.noHoursHint} to={CREATE_HOURS} />;
  }
  return (
    <>
      <CourtGrid
        actor={actor}
        choice={choice}
        iso={toIsoDay(day)}
        grid={grid}
        firstOpenHour={firstOpenHour}
        askedHour={askedHour}
        density={density}
      />
      {isEmpty && <NoReservations day={day} isOver={firstOpenHour === 24} />}
      {(!isEmpty || summary.kept > 0) && <DaySummaryLine summary={summary} occupancy={occupancy} />}
    </>
  );
}

const CREATE_COURT = { href: ROUTES.ownerCourts.path, label: AGENDA_TEXTS.createCourt };
const CREATE_HOURS = { href: ROUTES.ownerSlots.path, label: AGENDA_TEXTS.createHours };

function Missing({ title, hint, to }: { title: string; hint: string; to: { href: string; label: string } }) {
  return (
    <EmptyState title={title} way={{ href: to.href, text: to.label }}>
      {hint}
    </EmptyState>
  );
}

/** The grid stays beside this notice, because pressing a free hour in it starts a reservation. */
function NoReservations({ day, isOver }: { day: Day; isOver: boolean }) {
  const { path } = ROUTES.ownerReserve;
  return (
    <div className={classes.none}>
      <div>
        <h2>{AGENDA_TEXTS.none}</h2>
        {!isOver && <p>{AGENDA_TEXTS.noneHint}</p>}
      </div>
      <Button component={Link} href={isOver ? path : `${path}?dia=${toIsoDay(day)}`}>
        {AGENDA_TEXTS.reserve}
      </Button>
    </div>
  );
}
