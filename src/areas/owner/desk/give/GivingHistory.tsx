import type { Reservation } from '#domain/booking/reservation.ts';
import { DeedHistory } from '../DeedHistory.tsx';
import { GIVING } from './givingTexts.ts';

/** Who had a reservation before. */
export function GivingHistory({ reservation, onUndo }: { reservation: Reservation; onUndo: () => void }) {
  return (
    <DeedHistory
      title={GIVING.history}
      deeds={reservation.givings}
      termsOf={({ before }) => [[GIVING.before, before]]}
      undo={GIVING.undo}
      onUndo={onUndo}
    />
  );
}
