import { Result, Schema } from 'effect';
import { NewArenaTournament } from '../../../../domain/arenaTournaments/arenaTournament.ts';
import { type FieldErrors, fieldErrors } from '../../../../domain/validation/issues.ts';

/** Under which what is typed is kept over a reload. */
export const DRAFT = 'newTournament';

/** What is typed, in the order of the screen; days as `2030-05-01`. */
export const EMPTY_TOURNAMENT = {
  name: '',
  phoneToContact: '',
  registrationStart: '',
  registrationEnd: '',
  executionStart: '',
  executionEnd: '',
};
type TypedTournament = typeof EMPTY_TOURNAMENT;

/** Where the wire keeps what the form has flat. */
const FIELDS: Readonly<Record<string, keyof TypedTournament>> = {
  'registrationPeriod.startDate': 'registrationStart',
  'registrationPeriod.endDate': 'registrationEnd',
  'executionPeriod.startDate': 'executionStart',
  'executionPeriod.endDate': 'executionEnd',
};

const decodeTyped = Schema.decodeUnknownSync(
  Schema.Struct({
    name: Schema.String,
    phoneToContact: Schema.String,
    registrationStart: Schema.String,
    registrationEnd: Schema.String,
    executionStart: Schema.String,
    executionEnd: Schema.String,
  }),
);
export function toTournament(form: object | null): NewArenaTournament {
  return Schema.decodeUnknownSync(NewArenaTournament)(nested(decodeTyped(form)));
}

export function tournamentFaults(typed: TypedTournament): FieldErrors {
  const decoded = Schema.decodeUnknownResult(NewArenaTournament, { errors: 'all' })(nested(typed));
  return Result.isFailure(decoded) ? byField(fieldErrors(decoded.failure.issue)) : {};
}

/** `executionPeriod.endDate` is what the form calls `executionEnd`. */
export function byField(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).map(([path, message]) => [FIELDS[path] ?? path, message]));
}

function nested(typed: TypedTournament): object {
  const { name, phoneToContact } = typed;
  return {
    name,
    phoneToContact,
    registrationPeriod: { startDate: typed.registrationStart, endDate: typed.registrationEnd },
    executionPeriod: { startDate: typed.executionStart, endDate: typed.executionEnd },
  };
}
