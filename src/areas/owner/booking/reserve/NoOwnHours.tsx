import { Button } from '@mantine/core';
import { Link } from 'wouter';
import { ROUTES } from '#domain/navigation/routes.ts';
import { NoHoursBox } from '../../../player/booking/index.ts';
import { OWNER_RESERVE } from './ownerBookingTexts.ts';

/** Replaces the hours of a day when there are none, with a link to create them. */
export function NoOwnHours({ hasCourts }: { hasCourts: boolean }) {
  const { path } = hasCourts ? ROUTES.ownerSlots : ROUTES.ownerCourts;
  return (
    <NoHoursBox
      hint={hasCourts ? OWNER_RESERVE.noneHint : OWNER_RESERVE.noCourtsHint}
      action={
        <Button size="lg" component={Link} href={path}>
          {hasCourts ? OWNER_RESERVE.toSlots : OWNER_RESERVE.toCourts}
        </Button>
      }
    />
  );
}
