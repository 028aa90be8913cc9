import { Result, Schema } from 'effect';
import { NewEvent } from '../../../../../domain/events/event.ts';
import { type FieldErrors, fieldErrors } from '../../../../../domain/validation/issues.ts';

/** Under which what is typed is kept over a reload. */
export const DRAFT = 'newEvent';

/** What is typed, in the order of the screen: texts, as a draft keeps them; days as `2030-05-01`. */
const TypedEvent = Schema.Struct({
  name: Schema.String,
  start: Schema.String,
  end: Schema.String,
  arenaName: Schema.String,
  city: Schema.String,
  street: Schema.String,
  phoneToContact: Schema.String,
  paymentViaGateway: Schema.String,
  pixOrganizer: Schema.String,
  haveTShirts: Schema.String,
});
type TypedEvent = { -readonly [Field in keyof typeof TypedEvent.Type]: string };

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

/** Where the wire keeps what the form has flat. */
const FIELDS: Readonly<Record<string, keyof TypedEvent>> = {
  'eventDate.startDate': 'start',
  'eventDate.endDate': 'end',
  'address.city': 'city',
  'address.street': 'street',
};

const decodeTyped = Schema.decodeUnknownSync(TypedEvent);
export function toEvent(form: object | null): NewEvent {
  return Schema.decodeUnknownSync(NewEvent)(nested(decodeTyped(form)));
}

export function eventFaults(typed: TypedEvent): FieldErrors {
  const decoded = Schema.decodeUnknownResult(NewEvent, { errors: 'all' })(nested(typed));
  if (Result.isSuccess(decoded)) return {};
  const faults = byField(fieldErrors(decoded.failure.issue));
  return { ...faults, ...(typed.end === '' && { end: NO_DAYS }), ...(typed.start === '' && { start: NO_DAYS }) };
}

/** `eventDate.endDate` is what the form calls `end`. */
export function byField(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).map(([path, message]) => [FIELDS[path] ?? path, message]));
}

function nested({ start, end, city, street, ...typed }: TypedEvent): object {
  return { ...typed, eventDate: { startDate: start, endDate: end }, address: { city, street } };
}
