import { eq } from 'drizzle-orm';
import { toIsoDay } from '#domain/values/days/day.ts';
import { vouchers } from '#platform/database/schema/arenas.ts';
import { playerCredits } from '#platform/database/schema/ledger.ts';
import { type reservations, slotClaims } from '#platform/database/schema/reservations.ts';
import type { TestArena } from '../../api/booking/world.ts';
import { same } from '../harness/rules.ts';
import { tagOf, type Truth } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { timesOf } from './truth.ts';

const HOUR_MS = 3_600_000;

interface Booked {
  readonly world: SceneWorld;
  readonly arena: TestArena;
  /** Of the one voucher, which takes a quarter off. */
  readonly code: string;
  /** What the arena owed the player before, in centavos. */
  readonly credit: number;
  /** The reservations that the walk has made, the newest one last. */
  readonly made: () => Promise<readonly (typeof reservations.$inferSelect)[]>;
}

/** What the specification says of an arena's hours when somebody has booked there. */
export function bookingTruths({ world: { database, today }, arena, code, credit, made }: Booked): readonly Truth[] {
  const { orm } = database;
  return [
    {
      section: 'SPEC 4, Reservation',
      says: 'every order that was answered with a reservation is one, and no other is',
      planned: (happened) => timesOf(happened, 'done(makeReservation) Made'),
      found: async () => (await made()).length,
    },
    {
      section: 'RULES 4',
      says: 'every reservation has its hour, which is at noon the last one of the day, until midnight',
      found: async () => {
        const taken = await orm.select().from(slotClaims).where(eq(slotClaims.arenaId, arena.id));
        const claims = new Set(taken.map((claim) => claim.occupantId));
        const without = (await made()).filter(({ id }) => !claims.has(id));
        same('a reservation was made that has no hour', [], without);
        const early = taken.filter(({ day, hour }) => day === toIsoDay(today) && hour !== 23);
        same('an hour is claimed that is over', [], early);
      },
    },
    {
      section: 'RULES 4',
      says: 'what is paid on the platform has a deadline of one hour, and what is paid at the arena has none',
      found: async () => {
        for (const { paymentMethod, createdAt, expiresAt } of await made()) {
          const limit = paymentMethod === 'platform' ? HOUR_MS : null;
          same('another deadline', limit, expiresAt && expiresAt.getTime() - createdAt.getTime());
        }
      },
    },
    {
      section: 'RULES 4',
      says: 'the last credit of a voucher takes its quarter off one reservation, half a centavo up, and is gone by it',
      found: async ({ happened }) => {
        const rows = await made();
        for (const { voucherId, totalCentavos, discountCentavos } of rows) {
          const off = voucherId === null ? 0 : Math.floor((totalCentavos + discountCentavos) / 4 + 0.5);
          same('another discount', off, discountCentavos);
        }
        // Before the next order the scene gives a credit.
        const last = happened.findLast((event) => timesOf([event], 'done(makeReservation)') > 0);
        const isLastMade = tagOf(last?.output) === 'Made';
        const [voucher] = await orm.select().from(vouchers).where(eq(vouchers.arenaId, arena.id));
        if (isLastMade && rows.at(-1)?.voucherId) same('the credit is still there', 0, voucher?.credits);
      },
    },
    {
      section: 'Decision 099',
      says: 'each order that was made with credit is PAGA by it, no other is, and the credit is less by exactly that',
      found: async ({ sent }) => {
        const rows = await made();
        const paid = rows.filter(({ settledCentavos }) => settledCentavos > 0);
        for (const { status, totalCentavos, settledCentavos } of paid) {
          same('credit paid another sum', ['PAGA', totalCentavos], [status, settledCentavos]);
        }
        const asked = sent('makeReservation').some(({ body }) => Object(body)['useCredit'] === true);
        if (!asked) same('credit paid what nobody ticked', 0, paid.length);
        const [left] = await orm.select().from(playerCredits).where(eq(playerCredits.arenaId, arena.id));
        const spent = paid.reduce((sum, { settledCentavos }) => sum + settledCentavos, 0);
        same('the credit is another', credit - spent, left?.centavos);
      },
    },
    {
      section: 'SPEC 7, Reservations',
      says: 'the order that is sent names arena, day, court, hours, sport and code, and no total',
      found: ({ sent }) => {
        for (const { body } of sent('makeReservation')) checkOrder(body, arena.id, code);
      },
    },
  ];
}

/** What the call of the specification carries, and nothing else. */
function checkOrder(body: unknown, arena: string, knownCode: string): void {
  const { code = knownCode, useCredit: _, date, selectedTimeSlots, ...rest } = body as Record<string, unknown>;
  same('the order names another arena or more', { arena }, rest);
  same('the order names another code', knownCode, code);
  same('the day is another', ['day', 'month', 'year'], Object.keys(date as object).toSorted());
  for (const { court, timeSlots, sport, ...more } of selectedTimeSlots as readonly Record<string, unknown>[]) {
    same(
      'the hours are another',
      [true, true, true, {}],
      [court !== undefined, timeSlots !== undefined, sport !== undefined, more],
    );
  }
}
