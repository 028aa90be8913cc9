import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { type Account, recordRefunds, UNDO_OF } from '#core/ledger/ledger.ts';
import type { Method } from '#domain/ledger/movement.ts';
import { movements } from '#platform/database/schema/ledger.ts';
import { refunds } from '#platform/database/schema/payments.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import { dropJobs } from '#platform/outbox/jobs.ts';
import { oweOfLink } from './refunds.ts';

/** What is given back of what was received for a reservation. */
export interface GivenBack {
  readonly reservationId: string;
  /** Above zero. */
  readonly centavos: number;
  /** How the desk gives it back, as far as it has it. */
  readonly method: Method;
  /** The cancellation or the move that gives it back; the refunds have its name. */
  readonly part: string;
}

interface Giving extends Pick<Account, 'arenaId' | 'by'> {
  /** Until then nothing is sent, so that it can be undone. */
  readonly dueAt: Date;
}

/**
 * Gives money back: what came by a payment link returns by its PIX, in no till, before anything of the desk's; the rest leaves the desk's
 * hands as it says. Credit leaves nobody's. The reservations are locked.
 * @returns for each of `given` the movement that stands for it: the desk's, where there is one
 */
export async function giveBack(tx: Transaction, giving: Giving, given: readonly GivenBack[]): Promise<string[]> {
  const returned = given.filter(({ method }) => method !== 'player_credit');
  const held = await readHeld(tx, giving.arenaId, [...new Set(returned.map(({ reservationId }) => reservationId))]);
  const shares = given.map((one) => (one.method === 'player_credit' ? sharesOf(one, []) : sharesOf(one, held)));
  const byLink = new Map<GivenBack, string>();
  for (const { of, parts } of shares) {
    for (const part of parts) byLink.set(of, await returnPart(tx, giving, of, part));
  }
  const atDesk = shares.filter(({ rest }) => rest > 0);
  const ids = await recordRefunds(
    tx,
    giving,
    atDesk.map(({ of: { reservationId, method }, rest: centavos }) => ({ reservationId, centavos, method })),
  );
  const byDesk = new Map(atDesk.map(({ of }, index) => [of, ids[index] ?? '']));
  return given.map((one) => byDesk.get(one) ?? byLink.get(one) ?? '');
}

interface Held {
  readonly reservation: string;
  readonly charge: string;
  readonly centavos: number;
}

/** What the PIX of payment links brought for reservations and is still there, by charge, the last one first. */
async function readHeld(tx: Transaction, arenaId: string, ids: readonly string[]): Promise<Held[]> {
  if (ids.length === 0) return [];
  const { rows } = await tx.execute<Held & Record<string, unknown>>(sql`
    select m.reservation_id as reservation, m.charge_id as charge, sum(m.value_centavos)::int as centavos
    from movement m join charge c on c.id = m.charge_id and c.purpose = 'link'
    where m.arena_id = ${arenaId}::uuid and m.reservation_id = any(${sql.param([...ids])}::uuid[])
    group by 1, 2 having sum(m.value_centavos) > 0 order by 2 desc`);
  return rows;
}

interface Shares {
  readonly of: GivenBack;
  readonly parts: readonly { readonly charge: string; readonly centavos: number }[];
  /** What the desk gives back. */
  readonly rest: number;
}

function sharesOf(of: GivenBack, held: readonly Held[]): Shares {
  let rest = of.centavos;
  const parts = held.flatMap(({ reservation, charge, centavos: has }) => {
    const centavos = reservation === of.reservationId ? Math.min(has, rest) : 0;
    rest -= centavos;
    return centavos > 0 ? [{ charge, centavos }] : [];
  });
  return { of, parts, rest };
}

async function returnPart(
  tx: Transaction,
  { arenaId, by: recordedBy, dueAt }: Giving,
  { reservationId, part }: GivenBack,
  { charge: chargeId, centavos }: Shares['parts'][number],
): Promise<string> {
  const id = newId();
  const of = { arenaId, id, reservationId, kind: 'refund', method: 'platform', chargeId, paymentId: part } as const;
  await tx.insert(movements).values({ ...of, valueCentavos: -centavos, at: tx.now, recordedBy });
  await oweOfLink(tx, { chargeId, part, amount: centavos, dueAt });
  return id;
}

/**
 * Stops what {@link giveBack} had sent by PIX, as long as nothing of it is on its way.
 * @param parts the cancellations or moves that are undone
 * @returns the movements that gave it back, which the caller takes back too; undefined when it is too late
 */
export async function stopGivingBack(
  tx: Transaction,
  arenaId: string,
  parts: readonly { readonly reservationId: string; readonly part: string }[],
): Promise<readonly string[] | undefined> {
  if (parts.length === 0) return [];
  const reservations = parts.map(({ reservationId }) => reservationId);
  const given = await tx
    .select({ id: movements.id, chargeId: movements.chargeId, part: movements.paymentId })
    .from(movements)
    .where(
      and(
        eq(movements.arenaId, arenaId),
        sql`${movements.reservationId} = any(${sql.param(reservations)}::uuid[])`,
        sql`${movements.paymentId} = any(${sql.param(parts.map(({ part }) => part))}::uuid[])`,
        eq(movements.kind, 'refund'),
        eq(movements.method, 'platform'),
        sql`not exists (${UNDO_OF})`,
      ),
    );
  if (given.length === 0) return [];
  const stopped = await tx
    .delete(refunds)
    .where(and(or(...given.map(isRefundOf)), eq(refunds.state, 'owed')))
    .returning({ job: refunds.jobId });
  const jobs = stopped.flatMap(({ job }) => job ?? []);
  if (jobs.length < given.length || !(await dropJobs(tx, jobs))) return undefined;
  return given.map(({ id }) => id);
}

function isRefundOf({ chargeId, part }: { readonly chargeId: string | null; readonly part: string | null }): SQL {
  return sql`(${refunds.chargeId} = ${chargeId}::uuid and ${refunds.part} = ${part})`;
}
