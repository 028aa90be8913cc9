import { and, eq, gte, inArray, isNotNull, ne, or } from 'drizzle-orm';
import type { Database, Queries } from '#platform/database/database.ts';
import { categories, eventChanges, events } from '#platform/database/schema/events.ts';
import { people } from '#platform/database/schema/people.ts';
import { registrationMembers, registrations } from '#platform/database/schema/registrations.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { deliver } from '#core/notices/mail/deliver.ts';
import { letterMail } from '#core/notices/mail/letterMail.ts';
import { turnOf } from '#core/notices/mail/mailChoices.ts';
import { addEventLetters } from '#core/notices/mail/letterQuota.ts';
import type { Workers } from '#platform/outbox/work.ts';
import { type EventNews, eventLetter } from './eventLetter.ts';
import { tellOfEvent } from './tellOfEvent.ts';

type LetterDependencies = Pick<Dependencies, 'settings' | 'database' | 'mailer' | 'log'>;

/** Tells by mail those who are in an event what changed of it, or that it does not take place. */
export function eventLetterWork(dependencies: LetterDependencies): Pick<Workers, 'announceEvent' | 'sendEventLetter'> {
  const { database, settings } = dependencies;
  const { publicUrl } = settings;
  return {
    async announceEvent({ event, since }) {
      await inTransaction(database, async (tx) => {
        await tellOfEvent(tx, event, since);
        const concerned = await readConcerned(tx, event, new Date(since));
        await addEventLetters(
          tx,
          concerned.map(({ person, email }) => ({
            email,
            job: { kind: 'sendEventLetter', event, person, since, dueAt: tx.now },
          })),
        );
      });
      return 'done';
    },
    async sendEventLetter({ event, person, since }, _now, { job }) {
      const news = await readNews(database, { event, person, since: new Date(since) });
      if (!news) return 'done';
      // That it does not take place concerns money.
      const group = news.calledOff.length > 0 ? 'always' : 'events';
      const turn = await turnOf(database, { personId: person, group, home: publicUrl });
      if (turn === 'unwanted') return 'done';
      if ('againAt' in turn) return turn;
      const letter = { ...eventLetter(news, publicUrl), ...turn };
      return deliver(dependencies, { ...letterMail(news.email, letter, publicUrl), id: job });
    },
  };
}

/** In the event, or in it until it was called off. An address counts as somebody's once it is confirmed. */
async function readConcerned(queries: Queries, event: string, since: Date) {
  return queries
    .selectDistinct({ person: people.id, email: people.email })
    .from(registrationMembers)
    .innerJoin(registrations, eq(registrations.id, registrationMembers.registrationId))
    .innerJoin(people, eq(people.id, registrationMembers.playerId))
    .where(and(eq(registrations.eventId, event), isConcerned(since), isReachable()));
}

function isConcerned(since: Date) {
  const { status, ending, cancelledAt } = registrations;
  return and(
    or(ne(status, 'CANCELADA'), and(eq(ending, 'calledOff'), gte(cancelledAt, since))),
    inArray(registrationMembers.standing, ['accepted', 'confirmed']),
  );
}

function isReachable() {
  return and(eq(people.status, 'active'), isNotNull(people.emailConfirmedAt));
}

interface About {
  readonly event: string;
  readonly person: string;
  readonly since: Date;
}

/** `undefined` when nothing of it concerns this person any more. */
async function readNews(
  { orm }: Database,
  { event, person, since }: About,
): Promise<(EventNews & { readonly email: string }) | undefined> {
  const theirs = await orm
    .select({
      email: people.email,
      name: people.name,
      event: { id: events.id, name: events.name },
      categoryId: categories.id,
      category: categories.category,
      ending: registrations.ending,
    })
    .from(registrationMembers)
    .innerJoin(registrations, eq(registrations.id, registrationMembers.registrationId))
    .innerJoin(categories, eq(categories.id, registrations.categoryId))
    .innerJoin(events, eq(events.id, registrations.eventId))
    .innerJoin(people, eq(people.id, registrationMembers.playerId))
    .where(and(eq(registrations.eventId, event), eq(people.id, person), isConcerned(since), isReachable()))
    .orderBy(registrations.id);
  const [first] = theirs;
  if (!first) return undefined;
  const calledOff = theirs.filter(({ ending }) => ending === 'calledOff').map(({ category }) => category);
  const still = theirs.filter(({ ending }) => ending !== 'calledOff').map(({ categoryId }) => categoryId);
  const rows = await orm
    .select({ change: eventChanges, category: categories.category })
    .from(eventChanges)
    .leftJoin(categories, eq(categories.id, eventChanges.categoryId))
    .where(and(eq(eventChanges.eventId, event), gte(eventChanges.madeAt, since)))
    .orderBy(eventChanges.id);
  // Who is in nothing of it any more is not told what else changed.
  const changes = rows.flatMap(({ change, category }) =>
    still.length > 0 && (change.categoryId === null || still.includes(change.categoryId))
      ? [{ field: change.field, before: change.before, after: change.after, category: category ?? undefined }]
      : [],
  );
  if (calledOff.length === 0 && changes.length === 0) return undefined;
  return { email: first.email, name: first.name, event: first.event, calledOff, changes };
}
