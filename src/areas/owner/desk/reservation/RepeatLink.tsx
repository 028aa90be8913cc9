import { Button } from '@mantine/core';
import { IconRepeat } from '@tabler/icons-react';
import { Link } from 'wouter';
import type { Reservation } from '#domain/booking/reservation.ts';
import { repeatPath } from '#domain/navigation/paths.ts';
import { repetitionOf } from '#domain/agenda/repeat.ts';
import { useIsManagement } from '../../../../shared/runtime/AppContext.tsx';
import { DESK } from '../deskTexts.ts';

/** To the form that makes a mensalista of whoever has the reservation; nothing where it is no hour of every week. */
export function RepeatLink({ reservation }: { reservation: Reservation }) {
  const isManagement = useIsManagement();
  if (!isManagement || !repetitionOf(reservation, reservation.date)) return null;
  return (
    <Button
      component={Link}
      href={repeatPath(reservation.id)}
      variant="subtle"
      leftSection={<IconRepeat size={20} stroke={1.75} aria-hidden />}
    >
      {DESK.repeat}
    </Button>
  );
}
