import { schemaResolver } from '@mantine/form';
import type { Match } from '#domain/tournament/match.ts';
import { Score } from '#domain/tournament/score.ts';
import { formSchema } from '#domain/values/text/issues.ts';

/** The form's values: texts, as a draft keeps them. */
export type TypedScore = { doubleOneScore: string; doubleTwoScore: string };

/** The initial values of the steppers: the saved score, or zero. */
export function typedScore({ doubleOneScore = 0, doubleTwoScore = 0 }: Partial<Match>): TypedScore {
  return { doubleOneScore: String(doubleOneScore), doubleTwoScore: String(doubleTwoScore) };
}

/** An empty field counts as 0 games. */
export function gamesTyped({ doubleOneScore, doubleTwoScore }: TypedScore): typeof Score.Type {
  return { doubleOneScore: Number(doubleOneScore), doubleTwoScore: Number(doubleTwoScore) };
}

const check = schemaResolver(formSchema(Score), { sync: true });

/** Sets an error of both numbers together at both fields, so that a change of either removes it. */
export function scoreFaults(typed: TypedScore) {
  const { '': both, ...faults } = check(gamesTyped(typed));
  return both === undefined ? faults : { ...faults, doubleOneScore: both, doubleTwoScore: both };
}

/** The key of the form's draft: each match has its own. */
export function scoreDraft(id: string): string {
  return `score:${id}`;
}
