import { beforeAll, beforeEach, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { recordFormerGuests } from '#core/customers/recordGuestsWork.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { type Desk, openDesk } from '../agenda/desk.ts';
import { openWorld, orderOf, type TestArena, type TestPerson, type World } from '../booking/world.ts';
import { makeStaff } from '../cast.ts';
import { type Counter, openCounter } from '../debts/counter.ts';
import { openShop } from '../products/shop.ts';
import { joiningOf } from './joining.ts';
import { END_TO_END, openLinks } from '../paymentLinks/links.ts';
import { openSeries } from '../series/mensalista.ts';
import { refusal } from '../testServer.ts';

const RAFA = { guest: 'Rafa Zumbi', guestPhone: '13999887766' };
const PAID = { hours: [8], total: 8_000, paid: 8_000 } as const;
const NOT_FOUND = { status: 404, body: refusal('customer_not_found') };

describeOnDatabases('the erasure of a record', (open, kind) => {
  let database: TestDatabase;
  let world: World;
  let desk: Desk;
  let counter: Counter;
  let links: ReturnType<typeof openLinks>;
  let arena: TestArena;
  let id: string;
  let played: string;
  beforeAll(async () => {
    database = await open();
    world = await openWorld(database);
    [desk, counter, links] = [openDesk(world), await openCounter(world), openLinks(world)];
  });
  beforeEach(async () => {
    arena = await world.arena('local');
    const written = await counter.write(arena, [
      { ...PAID, ...RAFA, ahead: -9 },
      { ...PAID, guest: 'Lia', ahead: -1 },
    ]);
    played = String(written[0]);
    await recordFormerGuests(database);
    const { rows } = await database.pool.query("select id from customer where arena_id = $1 and name = 'Rafa Zumbi'", [
      arena.id,
    ]);
    id = rows[0].id;
    await world.call(arena.owner, {
      method: 'PATCH',
      url: contract.changeCustomer.path.replace(':id', id),
      payload: {
        name: 'Rafa Zumbi',
        phone: RAFA.guestPhone,
        note: 'Zumbi canhoto',
        cpf: '52998224725',
        email: 'zumbi@example.com',
        birthday: '1990-03-15',
        city: 'Zumbilândia',
        tags: ['zumbi'],
      },
    });
  });

  const erase = (who: TestPerson = arena.owner, of = id) =>
    world.call(who, { method: 'DELETE', url: contract.eraseCustomer.path.replace(':id', of) });
  const read = () => world.call(arena.owner, { url: contract.customerRecord.path.replace(':id', id) });
  const book = (hour: number, whom: object, who = arena.owner) =>
    desk.reserve(who, { ...orderOf(arena, world.day, [hour]), ...whom });
  const cancelled = async (hour: number) => {
    const made = String((await book(hour, { customer: id })).body.data.reservation._id);
    const link = await links.make(arena.owner, made);
    await desk.note(arena.owner, made, 'Zumbi traz a rede');
    await desk.cancel(arena.owner, made);
    return { made, link };
  };
  /** Wherever a table of the database says the name, but for backups of migrations. */
  async function whereNamed(): Promise<string[]> {
    const { rows } = await database.pool.query<{ table: string }>(
      `select c.relname as table from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = 'public' and c.relkind = 'r'`,
    );
    const named: string[] = [];
    for (const { table } of rows) {
      const { rows: found } = await database.pool.query(
        `select 1 from "${table}" t where t::text ilike '%zumbi%' or t::text like '%13999887766%' or t::text like '%52998224725%' limit 1`,
      );
      if (found.length > 0) named.push(table);
    }
    return named.toSorted();
  }

  // Red without any one of: refuseErased in undoGiving.ts, forgetLinksFor in eraseCustomer.ts, each update of forgetNames there, each deletion of forgetGuestTraces.ts.
  it('leaves no name, phone, CPF or note anywhere; games and money stay, without the person', async () => {
    const { made } = await cancelled(20);
    const given = String((await book(21, { customer: id })).body.data.reservation._id);
    await desk.give(arena.owner, given, { guestPlayerName: 'Bia' });
    // What the team was told, and a reply that is kept for a retry.
    const facts = JSON.stringify({ guest: 'Rafa Zumbi' });
    await database.pool.query(
      `insert into notice (person_id, id, kind, subject_id, change, arena_id, facts, made_at)
       values ($1, gen_random_uuid(), 'seriesSkipped', $2, '1', $3, $4, now())`,
      [arena.owner.id, played, arena.id, facts],
    );
    const reply = JSON.stringify({ data: { reservation: { _id: played, guestPlayerName: 'Rafa Zumbi' } } });
    await database.pool.query(
      `insert into idempotency_key (person_id, key, method_path, body_hash, status, reply_status, reply, created_at)
       values ($1, 'k', 'PATCH /', '', 'done', 200, $2, now())`,
      [arena.owner.id, reply],
    );
    expect(await whereNamed()).toEqual(expect.arrayContaining(['idempotency_key', 'notice', 'reservation_giving']));
    expect((await erase()).status).toBe(200);
    expect(await whereNamed()).toEqual([]);
    const back = await world.call(arena.owner, {
      method: 'PATCH',
      url: contract.undoGiving.path.replace(':id', given),
    });
    expect(back.body.error.code).toBe('not_undoable');
    const { reservation } = (await world.read(arena.owner, played)).body.data;
    expect(reservation).toMatchObject({ guestPlayerName: 'Cadastro apagado', totalValue: 80 });
    expect(reservation).not.toHaveProperty('guestPhone');
    expect((await links.read(arena.owner, made)).body.data.link).toBeUndefined();
    for (const reply of [await read(), await erase()]) expect(reply).toEqual(NOT_FOUND);
    const { customers } = (await world.call(arena.owner, { url: contract.customers.path })).body.data;
    expect(customers.map(({ name }: { name: string }) => name)).toEqual(['Bia', 'Lia']);
    const { rows } = await database.pool.query(
      "select role, details from audit_entry where deed = 'eraseCustomer' and subject_id = $1",
      [id],
    );
    expect(rows).toEqual([{ role: 'arena-owner', details: '' }]);
  });

  it('is the owner’s or a manager’s, of their own arena', async () => {
    const other = await world.arena('local');
    expect(await erase(other.owner)).toEqual(NOT_FOUND);
    expect((await erase(await makeStaff(database, arena.id, 'reception'))).status).toBe(403);
    expect((await read()).body.data.customer.name).toBe('Rafa Zumbi');
    expect((await erase(await makeStaff(database, arena.id, 'manager'))).status).toBe(200);
  });

  // Red without `sale` in openOfCustomer.ts, or the update of sales in forgetNames.
  it('waits for a product that is owed, and forgets to whom it was sold', async () => {
    const shop = openShop(world);
    const water = await shop.onSale(arena.owner, { name: 'Água', price: 5 });
    const sold = String((await shop.sell(arena.owner, { ...water, customer: id })).body.data.sale._id);
    expect((await erase()).body).toEqual(refusal('customer_owes'));
    await shop.pay(arena.owner, [sold]);
    const data = await world.call(arena.owner, { url: contract.customerData.path.replace(':id', id) });
    expect(data.body.data.sales).toMatchObject([{ product: 'Água', quantity: 1, price: 5 }]);
    expect((await erase()).status).toBe(200);
    expect(await whereNamed()).toEqual([]);
  });

  // Red without `records` among the subjects of forgetGuestTraces.ts, or `playerId: null` in forgetNames.
  it('forgets a record that was joined, and asks nobody any more whose it is', async () => {
    const records = joiningOf(() => ({ world, owner: arena.owner }));
    const { rows } = await database.pool.query("select id from customer where arena_id = $1 and name = 'Lia'", [
      arena.id,
    ]);
    const ana = await world.player({ name: 'Ana', phone: RAFA.guestPhone });
    await world.reserve(ana, orderOf(arena, world.day, [18]));
    await records.join(id, rows[0].id);
    await records.ask(id, ana.id);
    await records.accept(id, ana);
    expect(await whereNamed()).toContain('notice');
    expect((await erase()).status).toBe(200);
    await database.pool.query('update person set phone = null where id = $1', [ana.id]);
    expect(await whereNamed()).toEqual([]);
    expect([await records.own(ana), await records.listed()]).toEqual([[], ['Ana']]);
    expect(await records.split(rows[0].id)).toEqual(NOT_FOUND);
  });

  // Red without each condition of openOfCustomer.ts.
  it('waits for what is ahead, weekly too, and for what is owed', async () => {
    const made = String((await book(19, { customer: id })).body.data.reservation._id);
    expect((await erase()).body).toEqual(refusal('customer_ahead'));
    await desk.cancel(arena.owner, made);
    const series = openSeries(world, arena);
    const weekly = (await series.make({ customer: id, guestPlayerName: undefined })).body.data?.series._id;
    await database.pool.query("update reservation set status = 'CANCELADA' where series_id = $1", [weekly]);
    expect((await erase()).body).toEqual(refusal('customer_ahead'));
    await database.pool.query('update series set ended_at = now() where customer_id = $1', [id]);
    const [owed] = await counter.write(arena, [{ hours: [9], total: 8_000, ...RAFA, ahead: -2 }]);
    await recordFormerGuests(database);
    expect((await erase()).body).toEqual(refusal('customer_owes'));
    await desk.add(arena.owner, String(owed), { info: '', value: 80, method: 'cash' });
    expect((await erase()).status).toBe(200);
  });

  // Red without `forgetLinksFor` in eraseCustomer.ts.
  it('ends a link that is open, and keeps the sum of what was said by one, without who said it', async () => {
    const { link } = await cancelled(20);
    const made = String((await book(21, { customer: id })).body.data.reservation._id);
    const { token } = await links.make(arena.owner, made);
    const said = { payer: 'Zumbi', centavos: '8050', endToEnd: END_TO_END };
    expect((await links.say(token, said)).status).toBe(200);
    await desk.cancel(arena.owner, made);
    expect((await links.open(link.token)).status).toBe(200);
    expect((await erase()).status).toBe(200);
    expect((await links.open(link.token)).status).toBe(404);
    expect((await links.rows()).filter((row) => row.arena_id === arena.id)).toMatchObject([
      { reservation_id: made, said_centavos: 8_050, payer: null, end_to_end: null },
    ]);
    expect(await whereNamed()).toEqual([]);
  });

  // Red without `for('update')` of the records in eraseCustomer.ts, and without `erasedAt` in isCustomer.
  it('and a booking for it at once: either it is booked and stays, or nobody is booked', async () => {
    for (const hour of [18, 19, 20, 21]) {
      const [booked, erased] = await Promise.all([book(hour, { customer: id }), erase()]);
      const made = booked.body.data?.reservation._id;
      if (made === undefined) {
        expect([booked, erased.status]).toEqual([NOT_FOUND, 200]);
        return;
      }
      expect(erased.body).toEqual(refusal('customer_ahead'));
      await desk.cancel(arena.owner, made);
    }
  });

  // Red without `held` in recordGuests.ts: the booking falls to a record of nobody.
  it.runIf(kind === 'postgres')('comes before a booking by the same name and phone that waits for it', async () => {
    const waiting = async () => {
      const { rows } = await database.pool.query(
        "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      return rows.length;
    };
    const client = await database.pool.connect();
    await client.query('begin');
    await client.query('select id from customer where id = $1 for update', [id]);
    const erased = erase();
    await expect.poll(waiting).toBe(1);
    const booked = book(19, { guestPlayerName: RAFA.guest, guestPhone: RAFA.guestPhone });
    await expect.poll(waiting).toBe(2);
    await client.query('commit');
    client.release();
    const made = (await booked).body.data.reservation._id;
    expect((await erased).status).toBe(200);
    const { rows } = await database.pool.query(
      `select c.id, c.name from reservation r join customer c on c.arena_id = r.arena_id and c.id = r.customer_id where r.id = $1`,
      [made],
    );
    expect(rows).toEqual([{ id: expect.not.stringContaining(id), name: RAFA.guest }]);
  });
});
