import { and, eq } from 'drizzle-orm';
import { Schema } from 'effect';
import { addDays, type Day, toIsoDay } from '#domain/values/days/day.ts';
import { hoursOf } from '#domain/series/conflicts.ts';
import { usualShare } from '#domain/series/monthlySum.ts';
import { type NewSeries, SeriesPreview, type SeriesWish } from '#domain/series/series.ts';
import { writeEntries } from '#core/audit/writeEntry.ts';
import { endOver } from '#core/hours/endOver.ts';
import { courts } from '#platform/database/schema/arenas.ts';
import { series, seriesRights } from '#platform/database/schema/series.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { onePerson } from '#core/notices/audiences.ts';
import { tell } from '#core/notices/tell.ts';
import { type ArenaRow, lockOwnedArena } from '#core/arenas/ownedArena.ts';
import { recordGuest, type WhomColumns, whomOf } from '#core/customers/whom.ts';
import { reachPlayer } from '#core/people/reachPlayer.ts';
import { sharePlayer } from '#core/people/sharePlayer.ts';
import { invite } from './invitations/invite.ts';
import { agreeTo } from './requests/answering.ts';
import { overIn } from './arenaWeeks.ts';
import { lockFormer } from './change.ts';
import { continuedBy, giveUp, isSamePerson, recordedAs, tellChanged } from './changeSeries.ts';
import { claimWeeks, writeWeeks } from './claimWeeks.ts';
import { tellEnded } from './endSeries.ts';
import { chosenSpan, planOf } from './plan.ts';
import { foresee, isChange, type Of, refuseDates, spanIn } from './preview.ts';
import { selectOneSeries } from './readSeries.ts';
import { goesBeyondClaims, noReservation, type SeriesRow, spanOf } from './seriesRow.ts';
import { seriesFacts } from './seriesFacts.ts';

/**
 * Makes a series when its conflicts are those that the person saw and has decided about: all of it, or nothing. Of two at
 * once in an arena the second waits for the first. A player who did not ask for it is asked ({@link invite}).
 */
export const createSeries: Write<'createSeries'> = {
  async decide({ viewer, body }, tx) {
    const arena = await lockOwnedArena(tx, viewer);
    const { personId: by } = signedIn(viewer);
    const { series: wish } = body;
    refuseDates(arena, wish, tx.now);
    const player = wish.player === undefined ? undefined : await sharePlayer(tx, wish.player);
    const former = isChange(wish) ? await lockFormer(tx, arena, wish) : undefined;
    const of = { arena, former };
    // Who asked for it, makes it for themselves, or has it already has agreed.
    const stranger = player?.id === former?.row.playerId ? undefined : player;
    if (stranger) await reachPlayer(tx, arena, stranger.id);
    const invited = stranger && body.request === undefined && stranger.id !== by ? stranger : undefined;
    // What is given up or over ends before the court is locked, in the order in which a booking does it, against deadlocks.
    if (former) await giveUp(tx, arena, former, { from: wish.from, by });
    await endOverOn(tx, of, body);
    const courtName = await lockCourt(tx, arena.id, wish.court);
    const seen = await foresee(tx, of, wish, tx.now);
    if (seen.preview.token !== body.token) refuse('preview_changed', Schema.encodeSync(SeriesPreview)(seen.preview));
    const plan = planOf(of, body, seen, tx.now);
    const asked = recordedAs(former, await whomOf(tx, arena.id, wish));
    const whom = invited ? { ...asked, playerId: null, guestPlayerName: invited.name } : asked;
    const goesOn = former !== undefined && isSamePerson(former, whom);
    const continues = goesOn ? continuedBy(former, wish.from) : undefined;
    const made = rowOf(arena, wish, { courtName, by, now: tx.now, claimedUntil: plan.claimedUntil, whom, continues });
    await tx.insert(series).values(made);
    const customerId = await recordGuest(tx, { arenaId: arena.id, id: made.id, of: 'series' }, whom);
    const row = { ...made, customerId };
    // After the player, as in an erasure: whoever leaves locks themselves first, and then their requests.
    if (body.request !== undefined) await agreeTo(tx, { request: body.request, series: row });
    await takeRight(tx, row);
    await writeWeeks(
      tx,
      plan.skipped.map((day) => noReservation(row, toIsoDay(day), { state: 'skipped', by, now: tx.now })),
    );
    const { made: weeks, late } = await claimWeeks(tx, { row, read: seen.read, by }, plan.wanted);
    if (late.length > 0) refuse('slot_taken', undefined, ELSEWHERE_TAKEN);
    const deed = { name: 'createSeries', role: viewer.role, personId: by, arena: arena.id, details: '' } as const;
    if (weeks.length > 0)
      await writeEntries(
        tx,
        weeks.map(({ id }) => ({ ...deed, subject: id })),
      );
    if (invited) await invite(tx, arena, row, invited.id);
    else if (goesOn) await tellChanged(tx, arena, row);
    else
      await tell(tx, 'seriesMade', {
        to: onePerson(row.playerId),
        subject: row.id,
        facts: seriesFacts(arena, row, row.fromDay),
      });
    if (former && !goesOn) await tellEnded(tx, arena, former.row, addDays(wish.from, -1));
    return { data: { series: await selectOneSeries(tx, arena, { id: row.id, now: tx.now }) } };
  },
};

const ELSEWHERE_TAKEN =
  'Um dos horários que você escolheu para uma semana já não está livre. Confira as semanas de novo.';

async function endOverOn(tx: Transaction, of: Of, { series: wish, choices }: NewSeries): Promise<void> {
  const { days, read } = await foresee(tx, of, wish, tx.now);
  const wanted = days.map((day) => ({ day, span: spanIn(wish) }));
  const elsewhere = choices.map((choice) => ({ day: choice.day, span: chosenSpan(choice, wish) }));
  await endOver(tx, of.arena.id, overIn(read, [...wanted, ...elsewhere]));
}

/** Waits for whoever is claiming hours of the court, and keeps others from it until the series is made. */
async function lockCourt(tx: Transaction, arenaId: string, id: string): Promise<string> {
  const [court] = await tx
    .select({ name: courts.name })
    .from(courts)
    .where(and(eq(courts.arenaId, arenaId), eq(courts.id, id)))
    .for('update');
  return court?.name ?? refuse('court_not_found');
}

interface Making {
  readonly courtName: string;
  readonly by: string;
  readonly now: Date;
  readonly claimedUntil: Day;
  /** Under a name alone, of who is asked and has not agreed yet. */
  readonly whom: WhomColumns;
  /** The id of the series of which it is the continuation. */
  readonly continues: string | undefined;
}

function rowOf({ id: arenaId }: ArenaRow, wish: SeriesWish, making: Making): SeriesRow {
  const { courtName, by, now, claimedUntil, whom, continues = null } = making;
  return {
    arenaId,
    id: newId(),
    ...whom,
    courtId: wish.court,
    courtName,
    weekday: wish.weekday,
    startHour: wish.startHour,
    hours: wish.hours,
    sport: wish.sport,
    fromDay: toIsoDay(wish.from),
    untilDay: wish.until ? toIsoDay(wish.until) : null,
    ...columnsOf(wish),
    claimedUntil: toIsoDay(claimedUntil),
    madeAt: now,
    madeBy: by,
    endedAt: null,
    endedBy: null,
    continues,
  };
}

/** What is agreed on: by the week, or by the month. The version before, which knows no months, reads the price of a week. */
function columnsOf({ price = 0, monthly }: SeriesWish) {
  if (!monthly) return { priceCentavos: price, monthlyCentavos: null, fifthWeek: null, skippedWeek: null };
  const { sum, fifthWeek, skippedWeek } = monthly;
  return { priceCentavos: usualShare(monthly), monthlyCentavos: sum, fifthWeek, skippedWeek };
}

/** Of a series that goes beyond its claims; the key of the rights says whether another one has the weekday's hour. */
async function takeRight(tx: Transaction, row: SeriesRow): Promise<void> {
  const { arenaId, courtId, weekday, id: seriesId } = row;
  const wanted = hoursOf(spanOf(row)).map((hour) => ({ arenaId, courtId, weekday, hour, seriesId }));
  if (!goesBeyondClaims(row)) return;
  const taken = await tx
    .insert(seriesRights)
    .values(wanted)
    .onConflictDoNothing()
    .returning({ id: seriesRights.seriesId });
  if (taken.length < wanted.length) refuse('weekday_taken');
}
