import { Button } from '@mantine/core';
import { IconUserCheck, IconUserX } from '@tabler/icons-react';
import { attendanceAction } from '#domain/agenda/noShow.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import { arenaMoment } from '../../settings/index.ts';
import { ATTENDANCE } from '../deskTexts.ts';

/** Asks the agenda to mark that nobody came, or to take that mark away. */
export type OnAttendance = (type: 'noShow.requested' | 'attendance.requested') => void;

/** Says that nobody came, from the first hour on, or that somebody did after all. */
export function AttendanceButton({ reservation, onChoose }: { reservation: Reservation; onChoose: OnAttendance }) {
  const app = useApp();
  const action = attendanceAction(reservation, arenaMoment(app));
  if (action === undefined) return null;
  const isMarking = action === 'markNoShow';
  const Icon = isMarking ? IconUserX : IconUserCheck;
  return (
    <Button
      variant="default"
      size="lg"
      leftSection={<Icon size={20} stroke={1.75} aria-hidden />}
      onClick={() => onChoose(isMarking ? 'noShow.requested' : 'attendance.requested')}
    >
      {ATTENDANCE[action]}
    </Button>
  );
}
