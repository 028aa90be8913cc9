import { Schema } from 'effect';

/** A UUID made by the application (version 7, but older ones decode). */
export const Id = Schema.String.check(
  Schema.isPattern(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/, {
    message: 'Identificador inválido.',
  }),
);
export type Id = typeof Id.Type;

export const isId = Schema.is(Id);

/** An instant: ISO 8601 in UTC on the wire, a `Date` inside. */
export const Instant = Schema.DateFromString.check(
  Schema.makeFilter((date) => !Number.isNaN(date.getTime()) || 'Data inválida.'),
);

/** The params of a path with `:id`. */
export const ById = Schema.Struct({ id: Id });
