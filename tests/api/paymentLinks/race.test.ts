import { beforeAll, beforeEach, expect, it } from 'vitest';
import { type Desk, openDesk } from '../agenda/desk.ts';
import { openWorld, type TestArena, type TestPerson, type World } from '../booking/world.ts';
import { makeStaff } from '../cast.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openLinks, SAID } from './links.ts';

const HOUR = 80.5;
const ONE_HOUR = { ...SAID, centavos: '8050' };

describeOnDatabases('a payment link that several touch at once', (open) => {
  let database: TestDatabase;
  let world: World;
  let desk: Desk;
  let links: ReturnType<typeof openLinks>;
  let arena: TestArena;
  let clerk: TestPerson;
  let id: string;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    world = await openWorld(database);
    desk = openDesk(world);
    links = openLinks(world);
    arena = await world.arena('local');
    clerk = await makeStaff(database, arena.id, 'reception');
    id = (await desk.reserved(arena, world.day, [18]))._id;
  });

  const said = async () => {
    const made = await links.make(clerk, id);
    expect((await links.say(made.token, ONE_HOUR)).status).toBe(200);
    return made;
  };
  const payments = async () => (await world.read(arena.owner, id)).body.data.reservation.installments;

  // Red without both locks in lockLink.ts: on PostgreSQL both are taken, and the desk sees the later one alone.
  it('is said by two at once, and counts once', async () => {
    const { token } = await links.make(clerk, id);
    const two = [ONE_HOUR, { ...ONE_HOUR, payer: 'Outra Pessoa' }];
    const replies = await Promise.all(two.map((one) => links.say(token, one)));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.body.error.code).toBe('payment_link_said');
    const told = "select person_id from notice where kind = 'linkSaidPaid'";
    expect((await database.pool.query(told)).rows).toHaveLength(2);
  });

  // Red without the state in lockSaid of decideLink.ts.
  it('is marked by two desks at once, and paid once', async () => {
    const { id: link } = await said();
    const replies = await Promise.all([clerk, arena.owner, clerk].map((who) => links.mark(who, link, HOUR)));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const refused = replies.flatMap(({ body }) => body.error?.code ?? []);
    expect(refused).toEqual(['payment_link_decided', 'payment_link_decided']);
    expect(await payments()).toHaveLength(1);
    const audited = "select role from audit_entry where deed = 'markPaymentLink' and subject_id = $1";
    expect((await database.pool.query(audited, [id])).rows).toHaveLength(1);
  });

  it('is marked while the reservation is cancelled: one of them is told that it is too late, and the books are right', async () => {
    const { id: link } = await said();
    const [marked, cancelled] = await Promise.all([links.mark(clerk, link, HOUR), desk.cancel(arena.owner, id)]);
    const { status, settled, sum } = await desk.books(id);
    expect(settled).toBe(sum);
    if (marked.status === 200) {
      expect([cancelled.status, status]).toEqual([409, 'PAGA']);
    } else {
      expect([marked.body.error.code, cancelled.status, status, sum]).toEqual(['not_payable', 200, 'CANCELADA', 0]);
    }
  });

  // Red without the lock of the reservation in makePaymentLink: two are there, and the second is refused by the table alone.
  it('is made by two desks at once, and one of them is there', async () => {
    const made = await Promise.all([clerk, arena.owner].map((who) => links.make(who, id)));
    expect(made.map(({ status }) => status)).toEqual([200, 200]);
    const states = await Promise.all(made.map(({ token }) => links.open(token)));
    expect(states.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
  });

  it('is ended while somebody says to have paid by it: it was said, or it is not there', async () => {
    const { token } = await links.make(clerk, id);
    const [told, ended] = await Promise.all([links.say(token, ONE_HOUR), links.end(clerk, id)]);
    const codes = [told.body.error?.code, ended.body.error?.code];
    expect([
      [undefined, 'payment_link_said'],
      ['payment_link_not_found', undefined],
    ]).toContainEqual(codes);
  });

  it('is marked while the desk receives the same otherwise: one of both is a payment', async () => {
    const { id: link } = await said();
    const [marked, paid] = await Promise.all([links.mark(clerk, link, HOUR), desk.pay(arena.owner, id)]);
    expect([marked.status, paid.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await payments()).toHaveLength(1);
  });
});
