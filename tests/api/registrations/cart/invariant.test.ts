import fc from 'fast-check';
import { and, eq, inArray } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { readNow } from '#platform/database/database.ts';
import { charges, refunds, sandboxCharges } from '#platform/database/schema/payments.ts';
import { carts, registrationMembers, registrations } from '#platform/database/schema/registrations.ts';
import { act, ACTS } from '#core/payment/sandbox/sandboxTeller.ts';
import { describeOnDatabases } from '../../../database/databases.ts';
import type { TestDatabase } from '../../../database/TestDatabase.ts';
import type { TestPerson } from '../../booking/world.ts';
import { type Festival, openFestival } from '../../events/festival.ts';
import { type Bench, MINUTE, openBench } from '../../payment/bench.ts';
import { NOBODY } from '../../testServer.ts';
import { sweep } from '../../../sweep.ts';

/** Stories told per database. */
const HISTORIES = sweep(15, 10_000);

/** What a story writes, those first that refer to others. */
const TOUCHED = [
  'refund',
  'charge_part',
  'charge',
  'sandbox_refund',
  'sandbox_charge',
  'cart_item',
  'cart',
  'registration_member',
  'registration',
  'category',
  'event',
  'outbox',
  'session',
  'mail_choice',
  'push_subscription',
  'whatsapp_consent',
  'person',
];

const someone = fc.nat({ max: 4 });
const deed = fc.oneof(
  {
    weight: 16,
    arbitrary: fc.record({
      does: fc.constant('register' as const),
      who: someone,
      partner: someone,
      category: fc.nat({ max: 1 }),
    }),
  },
  { weight: 16, arbitrary: fc.record({ does: fc.constant('pay' as const), who: someone }) },
  {
    weight: 20,
    arbitrary: fc.record({ does: fc.constant('bank' as const), charge: fc.nat(), what: fc.constantFrom(...ACTS) }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      does: fc.constant('mark' as const),
      which: fc.nat(),
      payer: fc.constantFrom('player', 'partner', 'both'),
    }),
  },
  {
    weight: 12,
    arbitrary: fc.record({
      does: fc.constant('cancel' as const),
      which: fc.nat(),
      as: fc.constantFrom('organizer', 'player', 'cart'),
    }),
  },
  {
    weight: 16,
    arbitrary: fc.record({
      does: fc.constant('answer' as const),
      which: fc.nat(),
      by: fc.constantFrom('acceptInvitation', 'acceptInvitation', 'declineInvitation'),
    }),
  },
  {
    weight: 10,
    arbitrary: fc.record({
      does: fc.constant('share' as const),
      which: fc.nat(),
      who: someone,
      shares: fc.constantFrom('own', 'all'),
    }),
  },
  {
    weight: 12,
    arbitrary: fc.record({ does: fc.constant('wait' as const), minutes: fc.constantFrom(1, 30, 70, 5_800) }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('leave' as const), who: someone }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('callOff' as const) }) },
);
type Deed = typeof deed extends fc.Arbitrary<infer D> ? D : never;

describeOnDatabases('the money of carts', (open) => {
  let database: TestDatabase;
  let bench: Bench;
  let festival: Festival;
  let players: TestPerson[];
  let categories: string[];
  beforeAll(async () => void (database = await open()));

  const playerAt = (index: number): TestPerson => players[index] ?? festival.organizer;
  const pick = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)];

  async function begin(): Promise<void> {
    // `empty()` reads every table, which takes longer than a story.
    await database.pool.query(TOUCHED.map((table) => `delete from ${table}`).join('; '));
    bench = await openBench(database);
    festival = await openFestival(bench);
    players = await Promise.all(Array.from({ length: 5 }, () => bench.player()));
    categories = [await festival.category(), await festival.category()];
  }

  async function tell(one: Deed): Promise<void> {
    const all = await database.orm.select().from(registrations).orderBy(registrations.id);
    switch (one.does) {
      case 'register': {
        const category = categories[one.category] ?? '';
        await festival.register(playerAt(one.who), category, { partner: playerAt(one.partner).id });
        return;
      }
      case 'pay': {
        const own = await database.orm
          .select()
          .from(carts)
          .where(eq(carts.playerId, playerAt(one.who).id))
          .orderBy(carts.id);
        for (const cart of own) await festival.call(playerAt(one.who), 'payCart', cart.id);
        return;
      }
      case 'bank': {
        const row = pick(
          await database.orm.select().from(sandboxCharges).orderBy(sandboxCharges.createdAt, sandboxCharges.id),
          one.charge,
        );
        if (row) await act(database, row.id, one.what);
        return;
      }
      case 'mark': {
        const row = pick(all, one.which);
        if (row) await festival.call(festival.organizer, 'confirmPayment', row.id, { payer: one.payer });
        return;
      }
      case 'cancel': {
        const row = pick(all, one.which);
        if (!row) return;
        if (one.as === 'organizer') return void (await festival.call(festival.organizer, 'cancelRegistration', row.id));
        const [member] = await database.orm
          .select()
          .from(registrationMembers)
          .where(eq(registrationMembers.registrationId, row.id));
        const who = players.find(({ id }) => id === member?.playerId);
        if (who) await festival.call(who, one.as === 'cart' ? 'removeRegistration' : 'cancelMyRegistration', row.id);
        return;
      }
      case 'answer': {
        const row = pick(all, one.which);
        const members = await database.orm
          .select()
          .from(registrationMembers)
          .where(eq(registrationMembers.registrationId, row?.id ?? NOBODY));
        const asked = players.find(({ id }) => members.some(({ playerId, invitedBy }) => playerId === id && invitedBy));
        const body = one.by === 'acceptInvitation' ? {} : undefined;
        if (row && asked) await festival.call(asked, one.by, row.id, body);
        return;
      }
      case 'share': {
        const row = pick(all, one.which);
        if (row) await festival.call(playerAt(one.who), 'takeShares', row.id, { shares: one.shares });
        return;
      }
      case 'leave':
        await database.pool.query('update session set last_password_at = $1', [await readNow(database)]);
        return void (await festival.call(playerAt(one.who), 'eraseMyAccount', '', {}));
      case 'callOff':
        return void (await festival.call(festival.admin, 'decideEvent', festival.id, { status: 'CANCELADO' }));
      case 'wait':
        await bench.pass(one.minutes * MINUTE);
    }
  }

  const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

  async function balance() {
    const received = await database.orm
      .select({ amount: charges.amountCentavos })
      .from(charges)
      .where(inArray(charges.status, ['approved', 'refunded']));
    const owed = await database.orm
      .select({ amount: registrationMembers.owedCentavos })
      .from(registrationMembers)
      .where(and(eq(registrationMembers.isLive, true), eq(registrationMembers.paidVia, 'gateway')));
    const back = await database.orm.select({ amount: refunds.amountCentavos }).from(refunds);
    const sum = (rows: readonly { amount: number }[]) => total(rows.map(({ amount }) => amount));
    return { received: sum(received), accounted: sum(owed) + sum(back) };
  }

  it('is owed to the organizer or goes back, whatever happens in whatever order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: 5, maxLength: 25 }), async (deeds) => {
        await begin();
        for (const one of deeds) {
          await tell(one);
          const { received, accounted } = await balance();
          expect(accounted).toBe(received);
        }
        // All that can still happen has happened: nothing is owed back any more, and the bank's books agree with ours.
        for (let round = 0; round < 4; round += 1) await bench.pass(70 * MINUTE);
        const { received, accounted } = await balance();
        expect(accounted).toBe(received);
        const books = await database.orm.select().from(sandboxCharges);
        const paid = books.filter(({ status }) => status === 'approved' || status === 'refunded');
        expect(total(paid.map(({ amountCentavos }) => amountCentavos))).toBe(received);
        const back = await database.orm.select().from(refunds);
        expect(back.filter(({ state }) => state !== 'done')).toEqual([]);
        expect(total(books.map(({ refundedCentavos }) => refundedCentavos))).toBe(
          total(back.map(({ amountCentavos }) => amountCentavos)),
        );
      }),
      { numRuns: HISTORIES },
    );
  });
});
