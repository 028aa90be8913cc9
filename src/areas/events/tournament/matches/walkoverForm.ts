import { type Walkover, WalkoverReason } from '../../../../../domain/tournament/match.ts';
import { WALKOVER } from './walkoverTexts.ts';

/** The form's values; empty until chosen. */
export type TypedWalkover = { absent: string; reason: string };

export const NO_WALKOVER: TypedWalkover = { absent: '', reason: '' };

/** What the server gets. A reason that it does not know becomes the first one; the form only offers known ones. */
export function walkoverTyped({ absent, reason }: TypedWalkover): Walkover {
  const [first] = WalkoverReason.literals;
  return { absent, reason: WalkoverReason.literals.find((known) => known === reason) ?? first };
}

/** Both choices are required. */
export function walkoverFaults({ absent, reason }: TypedWalkover): Record<string, string> {
  return {
    ...(absent === '' && { absent: WALKOVER.absentMissing }),
    ...(reason === '' && { reason: WALKOVER.reasonMissing }),
  };
}

/** The key of the form's draft: each match has its own. */
export function walkoverDraft(id: string): string {
  return `walkover:${id}`;
}
