import { and, eq, gt, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { hasBegun } from '#domain/booking/cancelObstacle.ts';
import { type DeskLink, type LinkState, overReasonOf } from '#domain/payment/paymentLink.ts';
import { fromIsoDay } from '#domain/values/days/day.ts';
import { momentIn } from '#domain/values/days/moment.ts';
import { courtsOf, type HourRow } from '#core/hours/courtHours.ts';
import type { Queries } from '#platform/database/database.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { paymentLinks } from '#platform/database/schema/paymentLinks.ts';
import { people } from '#platform/database/schema/people.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import { present } from '#platform/http/present.ts';

/** A payment that was taken back is missed for so long: then the desk has found out otherwise. */
const UNDONE_SEEN_MS = 30 * 24 * 60 * 60 * 1000;

/** Whether the payment that marked the link was taken back. */
const IS_UNDONE = sql<boolean>`exists (select from movement undo
  where undo.arena_id = ${paymentLinks.arenaId} and undo.undoes_id = ${paymentLinks.movementId})`;

const HOURS = sql<HourRow[] | null>`(
  select json_agg(json_build_array(s.court_name, s.hour) order by s.court_name, s.court_id, s.hour) from reservation_slot s
  where s.arena_id = ${reservations.arenaId} and s.reservation_id = ${reservations.id})`;

/** Another reservation of the arena has a link with the same number of a PIX. */
const IS_REPEATED = sql<boolean>`exists (select from payment_link other
  where other.arena_id = ${paymentLinks.arenaId} and other.end_to_end = ${paymentLinks.endToEnd}
    and other.reservation_id <> ${paymentLinks.reservationId})`;

/** Links of an arena with what they are for. */
export function selectLinks(queries: Queries, arenaId: string, are: SQL | undefined) {
  return queries
    .select({
      link: paymentLinks,
      isUndone: IS_UNDONE,
      isRepeated: IS_REPEATED,
      status: reservations.status,
      day: reservations.day,
      left: sql<number>`${reservations.totalCentavos} - ${reservations.lostCentavos} - ${reservations.settledCentavos}`,
      whomVersion: reservations.whomVersion,
      paymentMethod: reservations.paymentMethod,
      hours: HOURS,
      guest: reservations.guestPlayerName,
      player: people.name,
      isErased: sql<boolean>`${people.status} is not distinct from 'erased'`,
      zone: arenas.zone,
    })
    .from(paymentLinks)
    .innerJoin(
      reservations,
      and(eq(reservations.arenaId, paymentLinks.arenaId), eq(reservations.id, paymentLinks.reservationId)),
    )
    .innerJoin(arenas, eq(arenas.id, paymentLinks.arenaId))
    .leftJoin(people, eq(people.id, reservations.playerId))
    .where(and(eq(paymentLinks.arenaId, arenaId), are));
}

export type LinkRow = Awaited<ReturnType<typeof selectLinks>>[number];

/** One that is kept for its charges alone is as if there were none. */
export const IS_THERE = isNotNull(paymentLinks.tokenHash);

/** Links that were said to be paid and wait for the desk; also those of which it took the payment back. */
export function isSaid(now: Date): SQL | undefined {
  const isLate = gt(paymentLinks.decidedAt, new Date(now.getTime() - UNDONE_SEEN_MS));
  const isByDesk = isNotNull(paymentLinks.decidedBy);
  return and(
    IS_THERE,
    or(eq(paymentLinks.state, 'said'), and(eq(paymentLinks.state, 'marked'), isByDesk, isLate, IS_UNDONE)),
  );
}

/** The state as people see it: a mark whose payment was taken back is none. A PIX that marked it and went back leaves it to be paid again. */
export function stateOf({ link, isUndone }: Pick<LinkRow, 'link' | 'isUndone'>): LinkState {
  if (link.state !== 'marked' || !isUndone) return link.state;
  return link.decidedBy === null ? 'open' : 'said';
}

/** What the link is for, on the arena's wall clock: the day, the courts and what is left, in centavos. */
export function subjectOf({ day, hours, left }: LinkRow) {
  return { date: fromIsoDay(day), courts: courtsOf(hours ?? []), left: Math.max(left, 0) };
}

/** Why a link that waits for its payer is over. */
export function overOf(row: LinkRow, now: Date) {
  const { date, courts } = subjectOf(row);
  const booked = { date, startHours: courts.flatMap(({ startHours }) => startHours) };
  return overReasonOf({
    status: row.status,
    left: row.left,
    hasBegun: hasBegun(booked, momentIn(now, row.zone)),
    isGiven: row.whomVersion !== row.link.whomVersion,
  });
}

/** A link as its arena's desk sees it. */
export function toDesk(row: LinkRow, now: Date): DeskLink {
  const { id, madeAt, saidAt, saidCentavos: said, payer, endToEnd, picture, reason } = row.link;
  const over = overOf(row, now) ?? null;
  return {
    id,
    state: stateOf(row),
    madeAt,
    isRepeated: row.isRepeated,
    left: subjectOf(row).left,
    ...present({ over, saidAt, said, payer, endToEnd, picture, reason }),
  };
}
