import type { Rebooking, RebookingState } from '#domain/closures/rebooking.ts';
import { reservationPath, reservePath } from '#domain/navigation/paths.ts';
import { EmptyState } from '../../../../shared/look/states/EmptyState.tsx';
import { endText, REBOOKING } from './rebookingTexts.ts';

const TITLES: Readonly<Record<Exclude<RebookingState, 'offered'>, string>> = {
  moved: REBOOKING.moved,
  credited: REBOOKING.credited,
  refunded: REBOOKING.refunded,
  withdrawn: REBOOKING.withdrawn,
};

/** What became of the reservation, and the next step. */
export function RebookingEnd({ rebooking }: { rebooking: Rebooking }) {
  const { state, reservation, arena } = rebooking;
  if (state === 'offered') return null;
  const isToBePlayed = state === 'moved' || state === 'withdrawn';
  const way = isToBePlayed
    ? { href: reservationPath(reservation), text: REBOOKING.see }
    : { href: reservePath(arena.id), text: REBOOKING.reserve };
  return (
    <div role="status">
      <EmptyState title={TITLES[state]} way={way}>
        {endText(rebooking)}
      </EmptyState>
    </div>
  );
}
