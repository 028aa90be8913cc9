import { Schema } from 'effect';
import { type Day, toIsoDay } from '../values/days/day.ts';

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/**
 * The name of something that people look at and that others change. It says where something changed and never what: who hears
 * it reads the thing anew.
 */
export const Topic = Schema.String.check(
  Schema.isPattern(new RegExp(`^(?:arena:${ID}(?::\\d{4}-\\d\\d-\\d\\d)?|tournament:${ID}|person:${ID})$`, 'u')),
);
export type Topic = typeof Topic.Type;

/** The most topics of one stream: eight tabs, each with a few. */
export const MAX_TOPICS = 40;

/** What the team of an arena changes: its courts, hours and prices, and whatever its desk does. */
export function arenaTopic(arenaId: string): Topic {
  return `arena:${arenaId}`;
}

/** The reservations and the free hours of an arena's day. */
export function dayTopic(arenaId: string, day: Day | string): Topic {
  return `arena:${arenaId}:${typeof day === 'string' ? day : toIsoDay(day)}`;
}

/** The groups, matches and scores of a category. */
export function tournamentTopic(categoryId: string): Topic {
  return `tournament:${categoryId}`;
}

/** What a person has booked. Nobody else may follow it. */
export function personTopic(personId: string): Topic {
  return `person:${personId}`;
}

/** Whose topic it is; `undefined` of one that is everybody's. */
export function personOf(topic: Topic): string | undefined {
  return topic.startsWith('person:') ? topic.slice('person:'.length) : undefined;
}
