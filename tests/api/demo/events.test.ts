import { existsSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import type { EndpointName } from '#domain/contract/contract.ts';
import { placeKey } from '#domain/tournament/bracket.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#core/people/demoAccounts.ts';
import { entrants } from '#platform/database/schema/tournament.ts';
import { demonstration } from '#start/demo/seed.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { runDue } from '#platform/outbox/runDue.ts';
import { act } from '#core/payment/sandbox/sandboxTeller.ts';
import { bracketRow } from '#areas/competitions/tournament/bracketRows.ts';
import { bracketFrom, isKnockout, placeOf, readState } from '#areas/competitions/tournament/tournamentState.ts';
import { makeWorkers } from '#start/workers.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openTestServer, type TestServer } from '../testServer.ts';

interface Listed {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly artwork?: string;
}

describeOnDatabases('the events of the demonstration', (open) => {
  let database: TestDatabase;
  let server: TestServer;
  let marina: string;
  let admin: string;
  beforeAll(async () => {
    database = await open();
    await inTransaction(database, demonstration(database));
    server = await openTestServer(database);
    [marina, admin] = [await login(DEMO_ACCOUNTS[0].email), await login(DEMO_ACCOUNTS[3].email)];
  });

  const login = async (email: string): Promise<string> => {
    const form = { body: { email, password: DEMO_PASSWORD }, headers: { 'x-client': 'api' } };
    return (await server.call('login', form)).json().data.token;
  };
  const read = async (token: string, name: EndpointName, id = '') =>
    (await server.call(name, { token, params: { id } })).json().data;
  const rows = async (query: string): Promise<unknown[]> => (await database.pool.query(query)).rows;
  const openPosto = async (): Promise<string> =>
    (await read(marina, 'events')).events.find(({ name }: Listed) => name === 'Open Posto 9').id;

  it('are in every state, with pictures that exist', async () => {
    const { events } = await read(admin, 'events');
    const count = (status: string) => events.filter((event: Listed) => event.status === status).length;
    const states = ['APROVADO', 'EM_ANDAMENTO', 'FINALIZADO', 'AGUARDANDO_APROVACAO', 'CANCELADO'];
    expect(states.map(count)).toEqual([3, 1, 1, 2, 1]);
    const pictures = events.map(({ artwork = '' }: Listed) => new URL(`../../../public${artwork}`, import.meta.url));
    expect(pictures.filter((path: URL) => !existsSync(path))).toEqual([]);
    expect((await read(marina, 'myEvents')).events.map(({ name }: Listed) => name)).toEqual([
      'Copa Marina de Beach Tennis',
    ]);
    expect((await read(marina, 'unregisteredArenas')).unregisteredArenas).toHaveLength(8);
  });

  it('have their categories in every format, one nearly full, closed where people play', async () => {
    expect(
      await rows(`select c.id from category c left join registration r on r.category_id = c.id and r.status <> 'CANCELADA'
        group by c.id, c.doubles_taken having count(r.id) <> c.doubles_taken`),
    ).toEqual([]);
    const { tournaments } = await read(marina, 'categories', await openPosto());
    expect(
      tournaments.map((one: Record<string, unknown>) => [one['doubleFormat'], one['doublesTaken'], one['status']]),
    ).toEqual([
      ['pre-formed', 15, 'INSCRICOES'],
      ['pre-formed', 9, 'INSCRICOES'],
      ['randomly', 11, 'INSCRICOES'],
    ]);
    const underWay = (await read(admin, 'events')).events.find(({ status }: Listed) => status === 'EM_ANDAMENTO');
    const played = (await read(marina, 'categories', underWay.id)).tournaments;
    expect(new Set(played.map(({ status }: Listed) => status))).toEqual(new Set(['EM_ANDAMENTO']));
  });

  it('are played as far as their days are: a champion, a semifinal, and a group phase that is half over', async () => {
    const { events } = await read(admin, 'events');
    const played: Record<string, unknown> = {};
    for (const status of ['EM_ANDAMENTO', 'FINALIZADO']) {
      const event = events.find((one: Listed) => one.status === status);
      for (const category of (await read(marina, 'categories', event.id)).tournaments) {
        const { matches, bracket } = await read(marina, 'matches', category._id);
        const scored = matches.filter((match: object) => 'doubleOneScore' in match).length;
        const open = bracket.filter((place: object) => !('doubleOneScore' in place));
        const stages = open.map(({ stage }: { stage: string }) => stage);
        played[category.name] = [category.status, `${scored} of ${matches.length}`, stages.join(', ')];
      }
    }
    expect(played).toEqual({
      'Mista B': ['EM_ANDAMENTO', '17 of 18', 'SEMIFINAL, TERCEIRO_LUGAR, FINAL'],
      'Masculina C': ['EM_ANDAMENTO', '6 of 12', ''],
      'Feminina A/B': ['FINALIZADO', '15 of 15', ''],
      Quartetos: ['FINALIZADO', '16 of 16', ''],
    });
    expect(
      await rows(
        "select id from registration where entrant_id is null and status <> 'CANCELADA' and category_id in (select category_id from entrant)",
      ),
    ).toEqual([]);
  });

  it('have brackets that follow from their scores', async () => {
    const drawn = await database.orm.selectDistinct({ id: entrants.categoryId }).from(entrants);
    expect(drawn).toHaveLength(4);
    for (const { id } of drawn) {
      const state = await readState(database.orm, id);
      const known = new Map(state.matches.filter(isKnockout).map((row) => [placeKey(placeOf(row)), row]));
      const { matches } = bracketFrom(state);
      if (known.size > 0) expect(matches).toHaveLength(known.size);
      for (const match of known.size > 0 ? matches : []) {
        expect(known.get(placeKey(match))).toMatchObject(bracketRow(match));
      }
    }
  });

  it('add up: who paid through the bank has a charge, who owes has it in a cart, and nobody else', async () => {
    const live = `select m.registration_id, m.position from registration_member m join category c on c.id = m.category_id
      where m.is_live and c.payment_via_gateway and m.standing = 'accepted'`;
    const paid = `select p.registration_id, p.position from charge_part p join charge c on c.id = p.charge_id
      join sandbox_charge b on b.id = c.provider_id and b.amount_centavos = c.amount_centavos and b.reference = c.reference
      where c.status = 'approved' and b.status = 'approved' and p.amount_centavos = c.amount_centavos`;
    const inCarts = 'select registration_id, position from cart_item';
    for (const [one, other] of [
      [`${live} and m.paid_via = 'gateway'`, paid],
      [`${live} and m.paid_via is distinct from 'organizer'`, inCarts],
    ]) {
      expect(await rows(`(${one}) except (${other})`)).toEqual([]);
      expect(await rows(`(${other}) except (${one})`)).toEqual([]);
    }
    expect(
      await rows(`select r.id from registration r join registration_member m on m.registration_id = r.id
        group by r.id, r.status
        having (r.status = 'PAGA') <> bool_and(m.paid_via is not null) or (r.status = 'CANCELADA') = bool_or(m.is_live)`),
    ).toEqual([]);
    expect(await rows("select id from registration where status = 'CANCELADA'")).not.toEqual([]);
    expect(await rows("select 1 from registration_member where paid_via = 'organizer'")).not.toEqual([]);
  });

  it('have players who were named and have not answered, among them theirs', async () => {
    const { invitations } = await read(marina, 'myInvitations');
    expect(
      invitations.map(({ tournament: { category } }: { tournament: object & { category: string } }) => category),
    ).toEqual(['Quartetos mistos']);
    const asked = await rows(`select m.registration_id from registration_member m where m.standing = 'invited'`);
    expect(asked).toHaveLength(2);
    const jobs = `select (payload->>'registration')::uuid as registration_id from outbox where kind = 'endInvitations'`;
    expect(
      await rows(`(${jobs}) except (select registration_id from registration_member where standing = 'invited')`),
    ).toEqual([]);
    expect(await rows(jobs)).toHaveLength(2);
  });

  it('let their player pay what waits at the bank, and what is in the cart', async () => {
    const id = await openPosto();
    const { shoppingCart } = await read(marina, 'currentCart', id);
    expect([shoppingCart.totalItems, shoppingCart.totalWithDiscount]).toEqual([1, 110]);
    const pay = await server.call('payCart', { token: marina, params: { id: shoppingCart._id }, body: undefined });
    expect(pay.statusCode).toBe(201);
    const waiting = (await read(marina, 'carts', id)).shoppingCarts;
    const payments = waiting.map((cart: { shoppingCartPayment: object }) => cart.shoppingCartPayment);
    expect(payments).toEqual([
      expect.objectContaining({ status: 'pending', value: 110 }),
      expect.objectContaining({ status: 'pending', value: 95 }),
    ]);
    for (const { mpPaymentId } of payments) expect(await act(database, mpPaymentId, 'pagar')).toBe(true);
    database.passTime(60_000);
    await runDue({ ...server.dependencies, workers: makeWorkers(server.dependencies) });
    const after = (await read(marina, 'carts', id)).shoppingCarts;
    expect(after.map((cart: { shoppingCartPayment: { status: string } }) => cart.shoppingCartPayment.status)).toEqual([
      'approved',
      'approved',
    ]);
  });
});
