import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearch } from 'wouter';
import type { Arena } from '../../../../../domain/arenas/arena.ts';
import { momentIn } from '../../../../../domain/days/moment.ts';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import { availabilityQuery } from '../../../player/arenas/index.ts';
import { askedIn, askedSlot } from './askedIn.ts';
import { OwnerBooking } from './OwnerBooking.tsx';
import { OwnerReserveSkeleton } from './OwnerReserveSkeleton.tsx';

/** Opens the booking at the day and hour in the address. It first checks whether the hour is still free. */
export function OpenedBooking({ arena }: { arena: Arena }) {
  const { call, now } = useApp();
  const search = useSearch();
  const [start] = useState(() => {
    const today = momentIn(now(), arena.zone).day;
    return { today, ...askedIn(search, today) };
  });
  const { today, day, hour } = start;
  const hours = useQuery({ ...availabilityQuery(call, arena.id, day), enabled: hour !== null });
  if (hour !== null && hours.isPending) return <OwnerReserveSkeleton />;
  return <OwnerBooking input={{ arena: arena.id, today, day, slot: askedSlot(hours.data ?? [], hour) }} />;
}
