import { Result, Schema } from 'effect';
import { NewArenaTournament } from '#domain/arenaTournaments/arenaTournament.ts';
import { type FieldErrors, fieldErrors } from '#domain/values/text/issues.ts';
import type { FormOf } from '../../../../machines/submission/forms.ts';

/** The key of the draft, which survives a reload. */
export const DRAFT = 'newTournament';

type TypedTournament = FormOf<'newTournament'>;

/** An empty form, in the order of the fields on screen; days are `2030-05-01`. */
export const EMPTY_TOURNAMENT: TypedTournament = {
  name: '',
  phoneToContact: '',
  registrationStart: '',
  registrationEnd: '',
  executionStart: '',
  executionEnd: '',
};

/** The form's flat field names by their paths in the request. */
const FIELDS: Readonly<Record<string, keyof TypedTournament>> = {
  'registrationPeriod.startDate': 'registrationStart',
  'registrationPeriod.endDate': 'registrationEnd',
  'executionPeriod.startDate': 'executionStart',
  'executionPeriod.endDate': 'executionEnd',
};

export function toTournament(typed: TypedTournament): NewArenaTournament {
  return Schema.decodeUnknownSync(NewArenaTournament)(nested(typed));
}

export function tournamentFaults(typed: TypedTournament): FieldErrors {
  const decoded = Schema.decodeUnknownResult(NewArenaTournament, { errors: 'all' })(nested(typed));
  return Result.isFailure(decoded) ? byField(fieldErrors(decoded.failure.issue)) : {};
}

/** Renames the errors' paths to the form's fields: `executionPeriod.endDate` becomes `executionEnd`. */
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
