import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { compareDays, toIsoDay } from '#domain/values/days/day.ts';
import type { Payout } from '#domain/payouts/payout.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { charges } from '#platform/database/schema/payments.ts';
import { payouts } from '#platform/database/schema/paymentAccounts.ts';
import { people } from '#platform/database/schema/people.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { todayAt } from '#core/arenas/today.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { refuse, type TwoStepWrite } from '#platform/http/handler.ts';
import { onePerson } from '#core/notices/audiences.ts';
import { tell } from '#core/notices/tell.ts';
import { isHeldBy } from '#core/arenas/heldArenas.ts';
import { markOf, type Open, readOpen, sumOf } from './account.ts';
import { noteChange } from '#platform/changes/noteChange.ts';
import { arenaTopic } from '#domain/changes/topic.ts';

/**
 * An admin records a payout that they made at the bank. It is of exactly the charges and sums that they saw: money that
 * came or went back meanwhile changes the mark, and nothing is recorded. Of two admins at once one records it.
 */
export function makePayout({
  settings,
  log,
}: Pick<Dependencies, 'settings' | 'log'>): TwoStepWrite<'makePayout', Payout> {
  return {
    async decide({ viewer, params: { id: personId }, body: { amount, paidOn, receipt, mark } }, tx) {
      if (compareDays(paidOn, todayAt(tx.now)) > 0) return refuse('payout_ahead');
      await lockPayee(tx, personId);
      const open = await lockOpen(tx, personId, settings.platformFeeBasisPoints);
      if (sumOf(open) !== amount || markOf(open) !== mark) return refuse('payout_changed');
      const payout = { id: newId(), amount, paidOn, receipt };
      await tx.insert(payouts).values({
        id: payout.id,
        personId,
        amountCentavos: amount,
        paidOn: toIsoDay(paidOn),
        receipt,
        createdAt: tx.now,
        createdBy: signedIn(viewer).personId,
      });
      await settleCharges(tx, payout.id, open);
      await notePassedOn(tx, open);
      await tellPayee(tx, personId, payout, arenasOf(open));
      return payout;
    },
    /** After the commit, so that the log never tells of what did not happen. */
    async finish({ viewer, params: { id } }, payout) {
      const by = signedIn(viewer).personId;
      log.info({ audit: 'payout.made', payout: payout.id, to: id, centavos: payout.amount, by }, 'A payout was made');
      return { data: { payout } };
    },
  };
}

/** An arena's money is heard of where the arena is run; that of several, at one of them. */
async function tellPayee(
  tx: Transaction,
  personId: string,
  { id, amount: value }: Payout,
  paidFor: readonly string[],
): Promise<void> {
  const [arena] = await tx
    .select({ id: arenas.id })
    .from(arenas)
    .where(isHeldBy(personId))
    .orderBy(sql`${arenas.id} = any(${sql.param(paidFor)}::uuid[]) desc`, asc(arenas.id))
    .limit(1);
  await tell(tx, 'payoutMade', {
    to: onePerson(personId),
    subject: id,
    facts: { value, payout: id, isArena: arena !== undefined },
    ...(arena && { arena: arena.id }),
  });
}

function arenasOf(open: readonly Open[]): string[] {
  return [...new Set(open.flatMap(({ arenaId }) => arenaId ?? []))];
}

/** Payouts to a person are made one after the other, and not while the person's account is erased. */
async function lockPayee(tx: Transaction, personId: string): Promise<void> {
  const [person] = await tx.select({ id: people.id }).from(people).where(eq(people.id, personId)).for('no key update');
  if (!person) refuse('payee_not_found');
}

/** Read again once they are locked: the money of one may just have moved. */
async function lockOpen(tx: Transaction, personId: string, feeBasisPoints: number): Promise<Open[]> {
  const seen = await readOpen(tx, personId, feeBasisPoints);
  const ids = seen.map(({ id }) => id);
  await tx
    .select({ id: charges.id })
    .from(charges)
    .where(sql`${charges.id} = any(${sql.param(ids)}::uuid[])`)
    .orderBy(asc(charges.id))
    .for('no key update');
  const open = await readOpen(tx, personId, feeBasisPoints);
  const locked = new Set(ids);
  return open.every(({ id }) => locked.has(id)) ? open : refuse('payout_changed');
}

async function settleCharges(tx: Transaction, payoutId: string, open: readonly Open[]): Promise<void> {
  const ids = sql.param(open.map(({ id }) => id));
  const nets = sql.param(open.map(({ holds, fee }) => holds - fee));
  const fees = sql.param(open.map(({ fee }) => fee));
  await tx.execute(sql`
    update charge set payout_id = coalesce(charge.payout_id, ${payoutId}), passed_centavos = given.net, fee_centavos = given.fee
    from unnest(${ids}::uuid[], ${nets}::int[], ${fees}::int[]) as given(id, net, fee)
    where charge.id = given.id`);
}

/** A reservation whose money was taken back again counts anew, should the money return. */
async function notePassedOn(tx: Transaction, open: readonly Open[]): Promise<void> {
  const noted = open.filter(({ reservationId }) => reservationId !== null);
  for (const isPassedOn of [true, false]) {
    const those = noted.filter(({ holds }) => holds > 0 === isPassedOn);
    const arenaIds = arenasOf(those);
    noteChange(tx, ...arenaIds.map(arenaTopic));
    await tx
      .update(reservations)
      .set({ isPassedOn })
      .where(
        and(
          inArray(reservations.arenaId, arenaIds),
          sql`${reservations.id} = any(${sql.param(those.map(({ reservationId }) => reservationId))}::uuid[])`,
        ),
      );
  }
}
