import { schemaResolver } from '@mantine/form';
import { Schema } from 'effect';
import { Id } from '../../../../../domain/contract/id.ts';
import type { Match } from '../../../../../domain/tournament/match.ts';
import { Score } from '../../../../../domain/tournament/score.ts';
import { formSchema } from '../../../../../domain/validation/issues.ts';

/** What is typed: texts, as a draft keeps them. */
export type TypedScore = { doubleOneScore: string; doubleTwoScore: string };

/** Where the steppers begin: at what is written down, or at nothing. */
export function typedScore({ doubleOneScore = 0, doubleTwoScore = 0 }: Partial<Match>): TypedScore {
  return { doubleOneScore: String(doubleOneScore), doubleTwoScore: String(doubleTwoScore) };
}

/** Nothing typed is no games. */
function gamesTyped({ doubleOneScore, doubleTwoScore }: TypedScore): typeof Score.Type {
  return { doubleOneScore: Number(doubleOneScore), doubleTwoScore: Number(doubleTwoScore) };
}

const check = schemaResolver(formSchema(Score), { sync: true });

/** What is wrong with the two together stands at both, so that it goes with a change of either. */
export function scoreFaults(typed: TypedScore) {
  const { '': both, ...faults } = check(gamesTyped(typed));
  return both === undefined ? faults : { ...faults, doubleOneScore: both, doubleTwoScore: both };
}

const decode = Schema.decodeUnknownSync(
  Schema.Struct({ id: Id, hasScore: Schema.Boolean, doubleOneScore: Schema.String, doubleTwoScore: Schema.String }),
);

/** Which match, whether it had a score when this one was sent, and the games. */
export function toScore(form: object | null) {
  const { id, hasScore, ...typed } = decode(form);
  return { hasScore, request: { params: { id }, body: gamesTyped(typed) } };
}

/** Under which what is typed is kept: each match has its own. */
export function scoreDraft(id: string): string {
  return `score:${id}`;
}
