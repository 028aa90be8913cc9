import { Result, Schema } from 'effect';
import { toIsoDay } from '#domain/values/days/day.ts';
import { type Event, EventEdit } from '#domain/events/event.ts';
import { type FieldErrors, fieldErrors } from '#domain/values/text/issues.ts';

/** The form's values: texts, as a draft keeps them; days as `2030-05-01`. */
export type TypedEdit = ReturnType<typeof typedEvent>;

export function typedEvent({ name, eventDate, arenaName, address, phoneToContact, pixOrganizer }: Event) {
  return {
    name,
    start: toIsoDay(eventDate.startDate),
    end: toIsoDay(eventDate.endDate),
    arenaName,
    city: address.city,
    street: address.street,
    phoneToContact,
    pixOrganizer,
  };
}

const FIELDS: Readonly<Record<string, keyof TypedEdit>> = {
  'eventDate.startDate': 'start',
  'eventDate.endDate': 'end',
  'address.city': 'city',
  'address.street': 'street',
};

/** Renames error paths to form fields: `eventDate.endDate` becomes `end`. */
export function byField(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).map(([path, message]) => [FIELDS[path] ?? path, message]));
}

export function editFaults(typed: TypedEdit): FieldErrors {
  const decoded = Schema.decodeUnknownResult(EventEdit, { errors: 'all' })(nested(typed));
  return Result.isSuccess(decoded) ? {} : byField(fieldErrors(decoded.failure.issue));
}

/** Only what differs from the event as it was, so that a second window's change of something else stays. */
export function eventEdit(saved: TypedEdit, typed: TypedEdit): EventEdit {
  const [before, after] = [nested(saved), nested(typed)];
  const changed = Object.entries(after).filter(
    ([member, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(before, member)),
  );
  return Schema.decodeUnknownSync(EventEdit)(Object.fromEntries(changed));
}

function nested({ start, end, city, street, ...typed }: TypedEdit) {
  return { ...typed, eventDate: { startDate: start, endDate: end }, address: { city, street } };
}

/** The key of the form's draft. */
export function eventDraft(id: string): string {
  return `event:${id}`;
}
