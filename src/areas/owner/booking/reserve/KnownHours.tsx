import { Button } from '@mantine/core';
import { IconCalendarClock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { shallowEqual, useSelector } from '@xstate/react';
import { hourAfter } from '#domain/booking/selection.ts';
import { spokenDay } from '#domain/values/days/formatDay.ts';
import { describeOrder, isEditable } from '../../../../../machines/booking/describeOrder.ts';
import { FIVE_MINUTES_MS } from '../../../../shared/api/reading.ts';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import { availabilityQuery } from '../../../player/directory/index.ts';
import type { OwnerBookingActor } from './ownerBookingActors.ts';
import { hoursOnCourts, OWNER_RESERVE } from './ownerBookingTexts.ts';
import classes from './KnownHours.module.css';

type KnownHoursProps = { actor: OwnerBookingActor; arena: string; onChange: () => void };

/** The day and the hours that the page was opened at, in a line that can be changed, or made an hour longer. */
export function KnownHours({ actor, arena, onChange }: KnownHoursProps) {
  const { day, chosen, total } = useSelector(actor, describeOrder, shallowEqual);
  const { call } = useApp();
  // The page has read them a moment ago, to know that its hours are free.
  const { data: courts = [] } = useQuery({ ...availabilityQuery(call, arena, day), staleTime: FIVE_MINUTES_MS });
  const next = hourAfter(chosen, courts);
  const canChange = useSelector(actor, isEditable);
  return (
    <section className={classes.known} aria-label={OWNER_RESERVE.known}>
      <IconCalendarClock className={classes.icon} size={24} stroke={1.75} aria-hidden />
      <p className={classes.text}>
        <strong>{spokenDay(day)}</strong>
        <span>{hoursOnCourts(chosen, total)}</span>
      </p>
      {next && (
        <Button
          variant="light"
          size="md"
          disabled={!canChange}
          onClick={() => actor.send({ type: 'slot.toggled', slot: next })}
        >
          {OWNER_RESERVE.hourMore}
        </Button>
      )}
      <Button variant="subtle" size="md" disabled={!canChange} onClick={onChange}>
        {OWNER_RESERVE.change}
        <span className="visually-hidden"> {OWNER_RESERVE.hours}</span>
      </Button>
    </section>
  );
}
