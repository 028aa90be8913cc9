import { Schema, SchemaGetter } from 'effect';
import { blurred, type Position } from '../arenas/position.ts';
import { Sport } from '../courts/sport.ts';
import { FreeArenas, FreeAround } from '../finder/freeArena.ts';
import { Cover, MOST_CITY_LETTERS, type Question } from '../finder/question.ts';
import { MOST_HOURS } from '../finder/stay.ts';
import { IsoDay } from '../values/days/day.ts';
import { Text } from '../values/text/text.ts';
import { ANYBODY, endpoint } from './endpoint.ts';
import { Page, WholeNumber } from '../values/query.ts';

/** Degrees in a query string. */
function degrees(most: number) {
  return Schema.String.check(Schema.isPattern(/^-?\d{1,3}(\.\d{1,6})?$/u, { message: NO_PLACE })).pipe(
    Schema.decodeTo(Schema.Number.check(Schema.isBetween({ minimum: -most, maximum: most }, { message: NO_PLACE })), {
      decode: SchemaGetter.transform(Number),
      // A tenth of a metre, which is written without an exponent.
      encode: SchemaGetter.transform((value) => String(Number(value.toFixed(6)))),
    }),
  );
}

/** More pins would lie over each other, and the cards beside them would be a long read. */
const MAP_SIZE = 100;

const NO_PLACE = 'Posição inválida.';

const ASKED = {
  date: Schema.optionalKey(IsoDay),
  hour: Schema.optionalKey(
    WholeNumber.check(
      Schema.isBetween({ minimum: 0, maximum: 23 }, { message: 'O horário precisa estar entre 0 e 23.' }),
    ),
  ),
  hours: Schema.optionalKey(
    WholeNumber.check(
      Schema.isBetween({ minimum: 1, maximum: MOST_HOURS }, { message: `Escolha de 1 a ${MOST_HOURS} horas.` }),
    ),
  ),
  city: Schema.optionalKey(
    Text.check(Schema.isMaxCodePoints(MOST_CITY_LETTERS, { message: 'O nome da cidade é longo demais.' })),
  ),
  cover: Schema.optionalKey(Cover),
  sport: Schema.optionalKey(Sport),
};

/** Day and hour come together; without them the hour is the one that runs now. */
const isWhole = Schema.makeFilter(
  ({ date, hour }: { readonly date?: unknown; readonly hour?: unknown }) =>
    (date === undefined) === (hour === undefined) || {
      path: [date === undefined ? 'date' : 'hour'],
      issue: 'Informe o dia e o horário.',
    },
);

/** So do both halves of the place that arenas are sorted from, nearest first. */
const isPlace = Schema.makeFilter(
  ({ lat, lng }: { readonly lat?: unknown; readonly lng?: unknown }) =>
    (lat === undefined) === (lng === undefined) || { path: [lat === undefined ? 'lat' : 'lng'], issue: NO_PLACE },
);

const FreeQuery = Schema.Struct({
  ...ASKED,
  lat: Schema.optionalKey(degrees(90)),
  lng: Schema.optionalKey(degrees(180)),
  /** Arenas a page, for a map: it is to show as many as it can at once. */
  size: Schema.optionalKey(
    WholeNumber.check(Schema.isBetween({ minimum: 1, maximum: MAP_SIZE }, { message: 'Peça de 1 a 100 arenas.' })),
  ),
  page: Page,
}).check(isWhole, isPlace);
export type FreeQuery = typeof FreeQuery.Type;

const AroundQuery = Schema.Struct(ASKED).check(isWhole);
export type AroundQuery = typeof AroundQuery.Type;

export const finderEndpoints = {
  freeCourts: endpoint({
    method: 'GET',
    path: '/api/v1/arenas/free',
    callers: ANYBODY,
    summary: 'Quadras livres em todas as arenas num dia e horário, ou agora (acréscimo)',
    query: FreeQuery,
    reply: FreeArenas,
    paged: true,
    failures: [],
    addition: true,
  }),
  freeAround: endpoint({
    method: 'GET',
    path: '/api/v1/arenas/free/around',
    callers: ANYBODY,
    summary: 'Outros horários do mesmo dia, e o mesmo horário dos próximos dias, com quadra livre (acréscimo)',
    query: AroundQuery,
    reply: FreeAround,
    failures: [],
    addition: true,
  }),
};

/** The query that asks for a question, without its page. */
export function aroundQueryOf({ when, hours, city, cover, sport }: Question): AroundQuery {
  const at = when && { date: when.day, hour: when.hour };
  return { ...at, hours, ...(city && { city }), ...(cover && { cover }), sport };
}

/** The same with its page, and with where somebody is, no more exactly than it takes to sort by. */
export function freeQueryOf(question: Question, place: Position | null): FreeQuery {
  return {
    ...aroundQueryOf(question),
    ...(place && blurred(place)),
    ...(question.isMap && { size: MAP_SIZE }),
    page: question.page,
  };
}
