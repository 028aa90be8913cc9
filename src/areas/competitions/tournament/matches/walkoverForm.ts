import { schemaResolver } from '@mantine/form';
import { type DeclaredWalkover, DeclaredWalkover as Declared, WalkoverReason } from '#domain/tournament/match.ts';
import { formSchema } from '#domain/values/text/issues.ts';
import { WALKOVER } from './walkoverTexts.ts';

/** The form's values; empty until chosen. The games are those until the match was given up. */
export type TypedWalkover = { absent: string; reason: string; doubleOneScore: string; doubleTwoScore: string };

export const NO_WALKOVER: TypedWalkover = { absent: '', reason: '', doubleOneScore: '', doubleTwoScore: '' };

/** Whether the match may have begun. */
export function mayHaveBegun({ reason }: Pick<TypedWalkover, 'reason'>): boolean {
  return reason !== '' && reason !== 'absent';
}

/** What the server gets. A reason that it does not know becomes the first one; the form only offers known ones. */
export function walkoverTyped(typed: TypedWalkover): DeclaredWalkover {
  const { absent, reason, doubleOneScore, doubleTwoScore } = typed;
  const [first] = WalkoverReason.literals;
  const [one, two] = [Number(doubleOneScore), Number(doubleTwoScore)];
  return {
    absent,
    reason: WalkoverReason.literals.find((known) => known === reason) ?? first,
    ...(mayHaveBegun(typed) && one + two > 0 && { doubleOneScore: one, doubleTwoScore: two }),
  };
}

const check = schemaResolver(formSchema(Declared), { sync: true });

/** Both choices are required. */
export function walkoverFaults(typed: TypedWalkover) {
  const { absent, reason } = typed;
  if (absent === '' || reason === '') {
    return {
      ...(absent === '' && { absent: WALKOVER.absentMissing }),
      ...(reason === '' && { reason: WALKOVER.reasonMissing }),
    };
  }
  return check(walkoverTyped(typed));
}

/** The key of the form's draft: each match has its own. */
export function walkoverDraft(id: string): string {
  return `walkover:${id}`;
}
