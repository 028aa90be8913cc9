import { ChoiceToOthers, type Chooser } from './ChoiceToOthers.tsx';
import { FollowHours } from './FollowHours.tsx';

/** What this page sees of others who look at the same hours, and they of it. */
export function AmongOthers(who: Chooser) {
  return (
    <>
      <FollowHours actor={who.actor} arena={who.arena} />
      <ChoiceToOthers {...who} />
    </>
  );
}
