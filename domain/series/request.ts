import { Schema } from 'effect';
import { Sport } from '../courts/sport.ts';
import { Id, Instant } from '../values/id.ts';
import { IsoDay } from '../values/days/day.ts';
import { filledText, Text } from '../values/text/text.ts';
import { untilMidnight, WeeklyHours } from './series.ts';

/** The most requests of one player, at all arenas, that wait for an answer. */
export const MOST_REQUESTS = 5;
/** For how many days a player still sees that a request was refused. */
export const REFUSAL_SHOWN_DAYS = 30;

const MAX_LETTERS = 200;
const Note = Text.check(Schema.isMaxCodePoints(MAX_LETTERS, { message: `Use no máximo ${MAX_LETTERS} caracteres.` }));

const Wanted = {
  ...WeeklyHours,
  sport: Sport,
  /** The first day on which the player would come. */
  from: IsoDay,
  note: Schema.optionalKey(Note),
};

/** What a player asks of an arena: an hour of every week, on one court or, without it, on any. */
export const SeriesAsk = Schema.Struct({ arena: Id, court: Schema.optionalKey(Id), ...Wanted }).check(untilMidnight());

export type SeriesAsk = typeof SeriesAsk.Type;

/** Why an arena refuses a request; the player reads it. */
export const RequestRefusal = Schema.Struct({
  reason: filledText('Escreva o motivo.').check(
    Schema.isMaxCodePoints(MAX_LETTERS, { message: `O motivo precisa ter no máximo ${MAX_LETTERS} caracteres.` }),
  ),
});

/** `agreed`: a series was made out of it; `withdrawn`: by the player. */
export const REQUEST_ANSWERS = ['agreed', 'refused', 'withdrawn'] as const;
const RequestAnswer = Schema.Literals(REQUEST_ANSWERS);

const Named = Schema.Struct({ id: Id, name: Schema.String }).pipe(Schema.encodeKeys({ id: '_id' }));

/** A request as the player and the arena see it. */
export const SeriesRequest = Schema.Struct({
  id: Id,
  arena: Named,
  player: Named,
  /** Missing when any court will do. */
  court: Schema.optionalKey(Named),
  ...Wanted,
  askedAt: Instant,
  /** Missing as long as it waits for one. */
  answer: Schema.optionalKey(RequestAnswer),
  /** Of a refusal. */
  reason: Schema.optionalKey(Schema.String),
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type SeriesRequest = typeof SeriesRequest.Type;
