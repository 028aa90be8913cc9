import { and, eq } from 'drizzle-orm';
import { vouchers } from '#platform/database/schema/arenas.ts';
import { charges, refunds, sandboxCharges } from '#platform/database/schema/payments.ts';
import { slotClaims } from '#platform/database/schema/reservations.ts';
import type { PushRules } from '#core/notices/push/pushRules.ts';
import type { PaymentProvider } from '#core/payment/provider.ts';
import { sandbox } from '#core/payment/sandbox/sandbox.ts';
import { type Act, act } from '#core/payment/sandbox/sandboxTeller.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openWorld, orderOf, type TestArena, type TestPerson } from '../booking/world.ts';
import { troubled, type TroubledProvider } from './troubledProvider.ts';

export const MINUTE = 60_000;

export type Bench = Awaited<ReturnType<typeof openBench>>;

/** A world with the sandbox bank behind a line that can be cut, and what a test of money asks and does. */
/** @param bank the provider, instead of the sandbox */
export async function openBench(
  database: TestDatabase,
  feeBasisPoints = 0,
  { bank, push }: { readonly bank?: PaymentProvider; readonly push?: PushRules } = {},
) {
  const made: { provider?: TroubledProvider } = {};
  const provided = (db: TestDatabase) => (made.provider = troubled(bank ?? sandbox(db)));
  const settings = { platformFeeBasisPoints: feeBasisPoints };
  const world = await openWorld(database, { provider: provided, settings, ...(push && { push }) });
  const { provider } = made;
  if (!provider) throw new Error('The world asked for no provider');

  async function hold(arena: TestArena, hours: readonly number[], more: { player?: TestPerson; code?: string } = {}) {
    const player = more.player ?? (await world.player());
    const order = { ...orderOf(arena, world.day, hours), ...(more.code !== undefined && { code: more.code }) };
    const reply = await world.reserve(player, order);
    if (reply.status !== 201) throw new Error(`Not reserved: ${JSON.stringify(reply.body)}`);
    const { _id: id, payment } = reply.body.data.reservation;
    return { id: String(id), player, payment: String(payment[0]?.mpPaymentId), order };
  }

  return {
    ...world,
    provider,
    hold,
    /** Somebody goes to the bank's page. */
    async bank(paymentId: string, what: Act): Promise<void> {
      if (!(await act(database, paymentId, what))) throw new Error(`The bank refused: ${what}`);
    },
    /** Time goes on, and the work that became due is done. */
    async pass(ms: number): Promise<void> {
      database.passTime(ms);
      await world.runDue();
    },
    async stateOf(of: { id: string; player: TestPerson }) {
      const { reservation } = (await world.read(of.player, of.id)).body.data;
      const [charge] = await database.orm.select().from(charges).where(eq(charges.reservationId, of.id));
      const claims = await database.orm.select().from(slotClaims).where(eq(slotClaims.occupantId, of.id));
      return {
        status: reservation.status,
        paid: reservation.paid,
        refunded: reservation.refunded,
        shown: reservation.payment[0]?.status,
        charge: charge?.status,
        hours: claims.map(({ hour }) => hour).toSorted((a, b) => a - b),
      };
    },
    chargeOf: async (of: { id: string }) =>
      (await database.orm.select().from(charges).where(eq(charges.reservationId, of.id)))[0],
    bankRow: async (paymentId: string) =>
      (await database.orm.select().from(sandboxCharges).where(eq(sandboxCharges.id, paymentId)))[0],
    refundRows: () => database.orm.select().from(refunds),
    async creditsOf({ arenaId, id }: { arenaId: string; id: string }): Promise<number | undefined> {
      const [row] = await database.orm
        .select({ credits: vouchers.credits })
        .from(vouchers)
        .where(and(eq(vouchers.arenaId, arenaId), eq(vouchers.id, id)));
      return row?.credits;
    },
  };
}
