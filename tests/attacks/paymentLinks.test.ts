import { beforeAll, expect, it } from 'vitest';
import { newToken } from '#core/people/tokens.ts';
import { openDesk } from '../api/agenda/desk.ts';
import { openWorld, type TestArena, type TestPerson, type World } from '../api/booking/world.ts';
import { makeStaff } from '../api/cast.ts';
import { openLinks, SAID } from '../api/paymentLinks/links.ts';
import { describeOnDatabases } from '../database/databases.ts';
import { everyRow } from '../server/backup/everyRow.ts';
import { refusal } from '../api/testServer.ts';

const NOT_FOUND = { status: 404, body: refusal('payment_link_not_found') };
const HOUR = 80.5;

/** Row 74. */
describeOnDatabases('74 a payment link', (open) => {
  let world: World;
  let links: ReturnType<typeof openLinks>;
  let arena: TestArena;
  let other: TestArena;
  let stranger: TestPerson;
  let reservation: string;
  beforeAll(async () => {
    const database = await open();
    world = await openWorld(database, { settings: { limits: 'strict' } });
    links = openLinks(world);
    arena = await world.arena('local', 2, { pixKey: '52998224725', pixReceiver: 'Maré Alta' });
    other = await world.arena('local');
    stranger = await makeStaff(database, other.id, 'manager');
    const player = await world.player({ name: 'Ana Planta Segredo', phone: '13977776666' });
    ({ _id: reservation } = await openDesk(world).reserved(arena, world.day, [18], 0, player));
  });

  // Red when findLink looks for a part of the hash, or answers otherwise before it is known.
  it('is not found by a guess, by another’s hash, or once it was ended, and a guess is neither counted nor decoded', async () => {
    const { token } = await links.make(arena.owner, reservation);
    const before = await everyRow(world.database.pool);
    const [row] = await links.rows();
    const guesses = [newToken(), `${token.slice(0, -1)}${token.endsWith('A') ? 'E' : 'A'}`, row.token_hash];
    for (const guess of guesses) {
      expect(await links.open(guess)).toEqual(NOT_FOUND);
      expect(await links.say(guess)).toEqual(NOT_FOUND);
      expect(await links.ask(guess, { left: HOUR })).toEqual(NOT_FOUND);
      expect(await links.sayWith(guess, Buffer.alloc(100, 1))).toEqual(NOT_FOUND);
    }
    expect(await everyRow(world.database.pool)).toEqual(before);
    await links.end(arena.owner, reservation);
    expect([await links.open(token), await links.say(token)]).toEqual([NOT_FOUND, NOT_FOUND]);
  });

  // Red without the arena in lockLink, in selectLinks or in lockOwn of makePaymentLink.
  it('of another arena is not found by its team, which sees none of what was said', async () => {
    const { id, token } = await links.make(arena.owner, reservation);
    await links.say(token, { ...SAID, centavos: '8050' });
    const before = await everyRow(world.database.pool);
    for (const who of [stranger, other.owner]) {
      expect(await links.mark(who, id, HOUR)).toEqual(NOT_FOUND);
      expect(await links.refuse(who, id)).toEqual(NOT_FOUND);
      for (const attempt of [links.make, links.end, links.read])
        expect((await attempt(who, reservation)).body).toEqual(refusal('reservation_not_found'));
      expect((await links.waiting(who)).body).toEqual({ data: { links: [] } });
    }
    expect(await everyRow(world.database.pool)).toEqual(before);
    await links.refuse(arena.owner, id);
  });

  it('tells whoever has it of the player no more than the first name, and of the desk nothing', async () => {
    const { token } = await links.make(arena.owner, reservation);
    const shown = JSON.stringify((await links.open(token)).body);
    expect(shown).toContain('Ana');
    for (const secret of ['Planta', 'Segredo', '13977776666', arena.owner.id, reservation, token])
      expect(shown).not.toContain(secret);
  });

  // Red without `count` in payByPix.ts.
  it('makes no more than ten new PIX an hour, and answers the one that can be paid all the same', async () => {
    await world.database.pool.query(
      "update arena set payment_method = 'platform', pix_key = null, pix_receiver = null where id = $1",
      [arena.id],
    );
    const { token } = await links.make(arena.owner, reservation);
    const ask = async () => (await links.ask(token, { left: HOUR })).body.error?.code;
    const replies = [];
    for (let made = 0; made < 10; made += 1) {
      replies.push(await ask(), await ask());
      await world.database.pool.query("update charge set status = 'cancelled'");
    }
    expect([new Set(replies), await ask()]).toEqual([new Set([undefined]), 'too_many_pix']);
  });

  // Red without `limit` in sayPaid.ts.
  it('takes no more than twenty tries an hour', async () => {
    const { token } = await links.make(arena.owner, reservation);
    const wrong = () => links.sayWith(token, Buffer.from('nada'), { payer: 'Rui', centavos: '8050' });
    const replies = [];
    for (let tries = 0; tries < 21; tries += 1) replies.push((await wrong()).body.error.code);
    expect(new Set(replies.slice(0, 20))).toEqual(new Set(['image_type']));
    expect(replies[20]).toBe('too_many_uploads');
  });
});
