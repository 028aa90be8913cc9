import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import { Bone, Loading } from '../../../../shared/look/states/Skeletons.tsx';
import { ReservationHours } from './ReservationHours.tsx';
import { reservationQuery } from '../reservationQueries.ts';
import { RESERVED } from '../reserve/reserveTexts.ts';

/** Arena, day, hours and courts of one reservation, for a dialog. */
export function ReservationSummary({ id }: { id: string }) {
  const { call } = useApp();
  const { data: reservation, isPending } = useQuery({ ...reservationQuery(call, id), enabled: id !== '' });
  if (reservation) return <ReservationHours reservation={reservation} />;
  if (!isPending) return null;
  return (
    <Loading label={RESERVED.loading}>
      <Bone width={220} height={56} />
    </Loading>
  );
}
