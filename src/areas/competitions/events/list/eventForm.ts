import { Result, Schema } from 'effect';
import { NewEvent } from '#domain/events/event.ts';
import { type FieldErrors, fieldErrors } from '#domain/values/text/issues.ts';
import type { FormOf } from '../../../../../machines/submission/forms.ts';

/** The key of the form's draft, which survives a reload. */
export const DRAFT = 'newEvent';

type TypedEvent = FormOf<'newEvent'>;

/** The initial values, in the order of the fields on screen; days as `2030-05-01`. */
export const EMPTY_EVENT: TypedEvent = {
  name: '',
  start: '',
  end: '',
  arenaName: '',
  city: '',
  street: '',
  phoneToContact: '',
  paymentViaGateway: 'true',
  pixOrganizer: '',
  haveTShirts: 'false',
};

const NO_DAYS = 'Informe quando o evento acontece';

/** Maps the nested paths of the request to the flat fields of the form. */
const FIELDS: Readonly<Record<string, keyof TypedEvent>> = {
  'eventDate.startDate': 'start',
  'eventDate.endDate': 'end',
  'address.city': 'city',
  'address.street': 'street',
};

export function toEvent(typed: TypedEvent): NewEvent {
  return Schema.decodeUnknownSync(NewEvent)(nested(typed));
}

export function eventFaults(typed: TypedEvent): FieldErrors {
  const decoded = Schema.decodeUnknownResult(NewEvent, { errors: 'all' })(nested(typed));
  if (Result.isSuccess(decoded)) return {};
  const faults = byField(fieldErrors(decoded.failure.issue));
  return { ...faults, ...(typed.end === '' && { end: NO_DAYS }), ...(typed.start === '' && { start: NO_DAYS }) };
}

/** Renames error paths to form fields: `eventDate.endDate` becomes `end`. */
export function byField(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).map(([path, message]) => [FIELDS[path] ?? path, message]));
}

function nested({ start, end, city, street, ...typed }: TypedEvent): object {
  return { ...typed, eventDate: { startDate: start, endDate: end }, address: { city, street } };
}
