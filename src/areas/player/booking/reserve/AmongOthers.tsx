import type { BookingActor } from '../bookingActors.ts';
import { ChoiceToOthers } from './ChoiceToOthers.tsx';
import { FollowHours } from './FollowHours.tsx';

/** What this page sees of others who look at the same hours, and they of it. */
export function AmongOthers(who: { actor: BookingActor; arena: string }) {
  return (
    <>
      <FollowHours {...who} />
      <ChoiceToOthers {...who} />
    </>
  );
}
