import { Schema } from 'effect';

/** A UUID made by the application (version 7, but older ones decode). */
export const Id = Schema.String.check(
  Schema.isPattern(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/u, {
    message: 'Identificador inválido.',
  }),
);
export type Id = typeof Id.Type;

export const isId = Schema.is(Id);

const INVALID_INSTANT = 'Data inválida.';

/** An instant: ISO 8601 in UTC on the wire, a `Date` inside. */
export const Instant = Schema.String.check(
  Schema.isPattern(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/u, { message: INVALID_INSTANT }),
  Schema.makeFilter((text: string) => !Number.isNaN(Date.parse(text)) || INVALID_INSTANT, {
    toJsonSchema: () => ({ format: 'date-time' }),
  }),
).pipe(Schema.decodeTo(Schema.DateFromString));

/** The params of a path with `:id`. */
export const ById = Schema.Struct({ id: Id });
