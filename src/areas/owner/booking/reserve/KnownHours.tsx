import { Button } from '@mantine/core';
import { IconCalendarClock } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import { spokenDay } from '#domain/values/days/formatDay.ts';
import { describeOrder, isEditable } from '../../../../../machines/booking/describeOrder.ts';
import type { OwnerBookingActor } from './ownerBookingActors.ts';
import { hoursOnCourts, OWNER_RESERVE } from './ownerBookingTexts.ts';
import classes from './KnownHours.module.css';

/** The day and the hours that the page was opened at, in a line that can be changed. */
export function KnownHours({ actor, onChange }: { actor: OwnerBookingActor; onChange: () => void }) {
  const { day, chosen, total } = useSelector(actor, describeOrder, shallowEqual);
  const canChange = useSelector(actor, isEditable);
  return (
    <section className={classes.known} aria-label={OWNER_RESERVE.known}>
      <IconCalendarClock className={classes.icon} size={24} stroke={1.75} aria-hidden />
      <p className={classes.text}>
        <strong>{spokenDay(day)}</strong>
        <span>{hoursOnCourts(chosen, total)}</span>
      </p>
      <Button variant="subtle" size="md" disabled={!canChange} onClick={onChange}>
        {OWNER_RESERVE.change}
        <span className="visually-hidden"> {OWNER_RESERVE.hours}</span>
      </Button>
    </section>
  );
}
