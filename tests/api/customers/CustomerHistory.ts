import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { recordFormerGuests } from '#core/customers/recordGuestsWork.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { orderOf, openWorld, type World } from '../booking/world.ts';
import { type Counter, openCounter } from '../debts/counter.ts';
import { beginHistory, deeds, type History } from '../series/histories.ts';
import { keepSessions } from '../series/mensalista.ts';
import { deskDeed, openCounter as openDeskCounter } from '../statistics/ReceivedHistory.ts';
import { joiningOf } from './joining.ts';

/** Of the players of a history. */
const PHONE = '13988887777';
const which = fc.nat(7);

/** What is done with guests and their records, beside the series and the money of an arena. */
const customerDeed = fc.oneof(
  fc.record({
    do: fc.constant('play' as const),
    guest: fc.constantFrom('Rui', 'Rui Melo', 'Bia', 'Davi'),
    guestPhone: fc.constantFrom(undefined, PHONE, '13911112222'),
    ahead: fc.integer({ min: -40, max: 3 }),
    isNoShow: fc.boolean(),
    total: fc.integer({ min: 0, max: 90_00 }),
  }),
  fc.record({ do: fc.constant('join' as const), which, other: which }),
  fc.record({ do: fc.constant('split' as const), which }),
  fc.record({ do: fc.constant('ask' as const), which, says: fc.constantFrom('accept' as const, 'refuse' as const) }),
  fc.record({ do: fc.constant('end' as const), which }),
);
type CustomerDeed = typeof customerDeed extends fc.Arbitrary<infer Told> ? Told : never;

const centavos = (reais = 0): number => Math.round(reais * 100);
const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

interface Listed {
  readonly _id: string;
  readonly kind: 'record' | 'account';
  readonly owed?: number;
  readonly credit?: number;
}

interface Told {
  readonly histories: number;
  readonly length: number;
  readonly seed?: number;
}

/**
 * Plays random histories of an arena; however its customers are joined and taken apart, each debt, credit, game, no-show and payment of
 * the arena is one customer's.
 */
export function expectCustomersAsTheLedger({ histories, length, seed }: Told): void {
  describeOnDatabases('the customers of any arena', (open) => {
    let database: TestDatabase;
    let world: World;
    let counter: Counter;
    beforeAll(async () => {
      database = await open();
      world = await openWorld(database);
      counter = await openCounter(world);
    });

    it('add up to what the arena is owed, owes, received and saw', async () => {
      const of = <One>(one: fc.Arbitrary<One>) => fc.array(one, { minLength: length, maxLength: length });
      const told = fc.tuple(of(deeds(1)), of(deskDeed), of(customerDeed));
      await fc.assert(
        fc.asyncProperty(told, async ([ofSeries, ofDesk, ofCustomers]) => {
          const history = await beginHistory(database, world);
          const [money, desk] = [await openDeskCounter(database, world, history), await openCustomers(history)];
          try {
            for (const [index, deed] of ofSeries.flat().entries()) {
              await history.tell(deed);
              const [beside, ofRecord] = [ofDesk[index], ofCustomers[index]];
              for (const reply of [beside && (await money.perform(beside)), ofRecord && (await desk.perform(ofRecord))])
                if (reply) expect(reply.status, JSON.stringify([beside, ofRecord])).toBeLessThan(500);
            }
            await desk.agree();
          } finally {
            history.end();
          }
        }),
        { numRuns: histories, endOnFailure: true, ...(seed !== undefined && { seed }) },
      );
    });

    async function openCustomers({ arena, today }: History) {
      const desk = joiningOf(() => ({ world, owner: arena.owner }));
      const rows = async <Row extends object>(query: string, ...values: readonly unknown[]): Promise<Row[]> =>
        (await database.pool.query<Row>(query, [arena.id, ...values])).rows;
      const nth = async (place: number, where = 'true'): Promise<string> => {
        const found = await rows<{ id: string }>(
          `select id from customer where arena_id = $1 and ${where} order by made_at, id`,
        );
        return found[place % Math.max(1, found.length)]?.id ?? arena.id;
      };
      /** Who booked by themselves may be asked whether a record with their phone is theirs. */
      const ana = await world.player({ name: 'Ana' });
      await keepSessions(database);
      await world.reserve(ana, orderOf(arena, world.day, [8]));

      async function perform(deed: CustomerDeed): Promise<{ readonly status: number } | undefined> {
        if (deed.do === 'play') {
          const { guest, guestPhone, ahead, isNoShow, total } = deed;
          const row = { guest, ahead, isNoShow, total, hours: [8], ...(guestPhone && { guestPhone }) };
          await counter.write(arena, [row]);
          await recordFormerGuests(database);
          return undefined;
        }
        if (deed.do === 'join') return desk.join(await nth(deed.which), await nth(deed.other));
        if (deed.do === 'split') return desk.split(await nth(deed.which, 'parent_id is not null'));
        if (deed.do === 'end') return desk.end(await nth(deed.which, 'player_id is not null'));
        const id = await nth(deed.which, `phone = '${PHONE}'`);
        const asked = await desk.ask(id, ana.id);
        return asked.status === 200 ? desk[deed.says](id, ana) : asked;
      }

      async function listed(filter = ''): Promise<Listed[]> {
        const all: Listed[] = [];
        for (let page = 1; ; page += 1) {
          const url = `${contract.customers.path}?page=${page}${filter}`;
          const { body } = await world.call(arena.owner, { url });
          all.push(...body.data.customers);
          if (page >= body.pages) return all;
        }
      }

      async function agree(): Promise<void> {
        const people = await listed();
        expect(new Set(people.map(({ _id }) => _id)).size).toBe(people.length);
        const debts = await counter.page(arena);
        expect(sumOf(people.map(({ owed }) => centavos(owed)))).toBe(centavos(debts.owed));
        expect((await listed('&filter=owing')).map(({ _id }) => _id).toSorted()).toEqual(
          people.flatMap(({ _id, owed }) => (owed === undefined ? [] : [_id])).toSorted(),
        );
        let [games, missed, spent] = [0, 0, 0];
        for (const { _id: id, kind, owed } of people) {
          const [known, path] =
            kind === 'record'
              ? [await desk.record(id), contract.customerReservations.path]
              : [await desk.player(id), contract.arenaPlayerReservations.path];
          const { debtor, noShows } = known.body.data;
          expect([id, debtor?.owed]).toEqual([id, owed]);
          missed += noShows;
          spent += centavos(known.body.data.spent);
          games += (await world.call(arena.owner, { url: path.replace(':id', id) })).body.data.total;
        }
        const { year } = await today();
        const [ledger] = await rows(LEDGER, `${year}-01-01`, `${year + 1}-01-01`);
        const credit = sumOf(people.map((one) => centavos(one.credit)));
        expect({ games, missed, credit, spent }).toEqual(ledger);
      }
      return { perform, agree };
    }
  });
}

/** What the arena's own rows say, whoever they are of; what guests paid this year is without those whose record is an account's. */
const LEDGER = `
  select count(*)::int as games, count(no_show_at)::int as missed,
    (select coalesce(sum(centavos), 0)::int from player_credit where arena_id = $1 and centavos > 0) as credit,
    (select coalesce(sum(m.value_centavos), 0)::int
      from movement m join reservation r on r.arena_id = m.arena_id and r.id = m.reservation_id
      left join customer c on c.arena_id = r.arena_id and c.id = r.customer_id
      left join customer root on root.arena_id = c.arena_id and root.id = c.root_id
      where m.arena_id = $1 and r.player_id is null and m.method is not null and m.kind <> 'credit'
        and root.answer is distinct from 'accepted' and r.day >= $2::date and r.day < $3::date) as spent
  from reservation where arena_id = $1`;
