import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { DESK_METHODS, METHOD_NAMES } from '#domain/ledger/movement.ts';
import { toIsoDay } from '#domain/values/days/day.ts';
import { momentIn } from '#domain/values/days/moment.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { movements } from '#platform/database/schema/ledger.ts';
import { charges, refunds } from '#platform/database/schema/payments.ts';
import { newId } from '#platform/database/uuid.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { sweep } from '../../sweep.ts';
import { joinTeam } from '../cast.ts';
import { type Office, openOffice, type Owner } from './office.ts';

const MARCH = { day: 1, month: 3, year: 2026 };
const ZONES = ['America/Sao_Paulo', 'America/Manaus', 'America/Noronha'] as const;
const WAYS = [...DESK_METHODS, 'unknown', 'player_credit', 'platform'] as const;
/** Some days before March and some after it, so that each zone's first and last hours are among them. */
const at = fc.date({
  min: new Date('2026-02-27T00:00:00Z'),
  max: new Date('2026-04-03T00:00:00Z'),
  noInvalidDate: true,
});

const deed = fc.record({
  at,
  who: fc.constantFrom(undefined, 0, 1),
  method: fc.constantFrom(...WAYS),
  value: fc.integer({ min: 1, max: 300_00 }),
  isBack: fc.boolean(),
});
const pix = fc.record({
  at,
  value: fc.integer({ min: 2, max: 300_00 }),
  /** What goes back of it: by our order, at the bank, all of it to the bank, or nothing. */
  back: fc.constantFrom('none' as const, 'ordered' as const, 'byBank' as const, 'chargedBack' as const),
  backAt: at,
});
const month = fc.record({
  zone: fc.constantFrom(...ZONES),
  deeds: fc.array(deed, { minLength: 1, maxLength: 40 }),
  pixes: fc.array(pix, { maxLength: 10 }),
});

interface Shown {
  readonly date: typeof MARCH;
  readonly method: string;
  readonly by?: { readonly _id: string };
  readonly received: number;
  readonly returned: number;
  readonly value: number;
}

describeOnDatabases('what came in', (open) => {
  let database: TestDatabase;
  let office: Office;
  beforeAll(async () => {
    database = await open();
    office = await openOffice(database);
  });

  const takings = async ({ token }: Owner) => (await office.read(token, 'takings', MARCH)).body.data.takings;

  const rowsOf = async ({ token }: Owner, name: 'takingsSheet' | 'cashBook'): Promise<string[][]> => {
    const csv: string = (await office.read(token, name, MARCH)).body.data.csv;
    return csv
      .trimEnd()
      .split('\r\n')
      .map((row) => row.split(';'));
  };

  async function written({ zone, deeds, pixes }: typeof month extends fc.Arbitrary<infer M> ? M : never) {
    const owner = await office.owner();
    const { arenaId } = owner;
    await database.orm.update(arenas).set({ zone }).where(eq(arenas.id, arenaId));
    const clerks = [await office.player({ name: 'Lia' }), await office.player({ name: 'Lia' })];
    const player = await office.player({ name: 'Ana' });
    await database.orm.insert(movements).values(
      deeds.map(({ at: when, who, method, value, isBack }) => ({
        arenaId,
        id: newId(),
        playerId: player.id,
        kind: isBack ? ('refund' as const) : ('payment' as const),
        method,
        valueCentavos: isBack ? -value : value,
        at: when,
        recordedBy: who === undefined ? null : (clerks[who]?.id ?? null),
      })),
    );
    await office.write(owner, [{ day: MARCH, total: 0, paid: [], method: 'platform', status: 'PAGA', player: null }]);
    const { rows } = await database.pool.query<{ id: string }>('select id from reservation where arena_id = $1', [
      arenaId,
    ]);
    const online = pixes.flatMap(({ at: when, value, back, backAt }) => {
      const lost = { none: 0, ordered: value - 1, byBank: 1, chargedBack: value }[back];
      return [{ at: when, value }, ...(lost > 0 ? [{ at: backAt, value: -lost }] : [])];
    });
    for (const { at: when, value, back, backAt } of pixes) {
      const id = newId();
      await database.orm.insert(charges).values({
        id,
        purpose: 'reservation',
        arenaId,
        reservationId: rows[0]?.id ?? '',
        provider: 'sandbox',
        idempotencyKey: id,
        amountCentavos: value,
        receiver: 'platform',
        reference: id,
        status: back === 'chargedBack' ? 'charged_back' : 'approved',
        approvedAt: when,
        movedAt: back === 'none' ? when : backAt,
        refundedCentavos: { none: 0, ordered: value - 1, byBank: 1, chargedBack: 0 }[back],
        expiresAt: when,
        createdAt: when,
        pollToken: id,
      });
      if (back !== 'ordered') continue;
      const done = {
        state: 'done',
        doneAt: backAt,
        createdAt: when,
        idempotencyKey: id,
        reason: 'closed by the arena',
      } as const;
      await database.orm.insert(refunds).values({ chargeId: id, part: newId(), amountCentavos: value - 1, ...done });
    }
    return { owner, zone, clerks, deeds, online };
  }

  // Red without either of the parts of `online` in server/areas/owner/statistics/moneyMoved.ts, when its days are those of UTC, and when credit of players counts.
  it.each(fc.sample(month, { seed: 18, numRuns: sweep(12, 80, 3) }))(
    'is what the ledger adds up to, by day, method and person: %#',
    async (drawn) => {
      const { owner, zone, clerks, deeds, online } = await written(drawn);
      /** Received and returned. */
      const sums = new Map<string, readonly [number, number]>();
      const add = (when: Date, method: string, who: string, value: number) => {
        const { day } = momentIn(when, zone);
        if (day.month !== MARCH.month) return;
        const key = [toIsoDay(day), method, who].join(' ');
        const [received, returned] = sums.get(key) ?? [0, 0];
        sums.set(key, value > 0 ? [received + value, returned] : [received, returned - value]);
      };
      for (const { at: when, who, method, value, isBack } of deeds) {
        if (method === 'player_credit' || method === 'platform') continue;
        add(when, method, who === undefined ? '' : (clerks[who]?.id ?? ''), isBack ? -value : value);
      }
      for (const { at: when, value } of online) add(when, 'platform', '', value);
      const shown = (await takings(owner)).map(({ date, method, by, received, returned, value }: Shown) => {
        expect(Math.round(value * 100)).toBe(Math.round((received - returned) * 100));
        return [
          [toIsoDay(date), method, by?._id ?? ''].join(' '),
          [Math.round(received * 100), Math.round(returned * 100)],
        ];
      });
      expect(new Map(shown)).toEqual(sums);
      const total = [...sums.values()].reduce((sum, [received, returned]) => sum + received - returned, 0);
      const inReais = (total / 100).toFixed(2).replace('.', ',');
      const [head, ...lines] = await rowsOf(owner, 'takingsSheet');
      expect(head).toContain(METHOD_NAMES.platform);
      expect(lines.at(-1)?.[head?.indexOf('Total') ?? -1]).toBe(inReais);
      const book = await rowsOf(owner, 'cashBook');
      expect(book.at(-1)?.at(-1)).toBe(inReais);
    },
  );

  it('is for who sees the figures, and not for the desk', async () => {
    const owner = await office.owner();
    const clerk = await office.person('player');
    await joinTeam(database, { arenaId: owner.arenaId, personId: clerk.id, role: 'reception' });
    for (const name of ['takings', 'takingsSheet', 'cashBook'] as const) {
      expect((await office.read(owner.token, name, MARCH)).status).toBe(200);
      expect((await office.read(clerk.token, name, MARCH)).status).toBe(403);
    }
  });
});
