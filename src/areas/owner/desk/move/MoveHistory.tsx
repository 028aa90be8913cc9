import type { Reservation } from '#domain/booking/reservation.ts';
import { DeedHistory } from '../DeedHistory.tsx';
import { hoursText, MOVE } from './moveTexts.ts';

/** The changes of a reservation's hours. */
export function MoveHistory({ reservation, onUndo }: { reservation: Reservation; onUndo: () => void }) {
  return (
    <DeedHistory
      title={MOVE.history}
      deeds={reservation.moves}
      termsOf={({ before, after }) => [
        [MOVE.from, hoursText(before)],
        ...(after ? [[MOVE.to, hoursText(after)] as const] : []),
      ]}
      undo={MOVE.undo}
      onUndo={onUndo}
    />
  );
}
