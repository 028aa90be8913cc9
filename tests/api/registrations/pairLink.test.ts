import { beforeAll, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { newToken } from '#core/people/tokens.ts';
import { pairLinks } from '#platform/database/schema/registrations.ts';
import { idempotencyKeys } from '#platform/database/schema/system.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openWorld, type TestPerson, type World } from '../booking/world.ts';
import { type Festival, openFestival } from '../events/festival.ts';
import { refusal } from '../testServer.ts';

const HOUR_MS = 3_600_000;
const OVER = { status: 404, body: refusal('pair_link_over') };

describeOnDatabases('a link that invites a partner', (open) => {
  let database: TestDatabase;
  let world: World;
  let festival: Festival;
  beforeAll(async () => {
    database = await open();
    world = await openWorld(database);
    festival = await openFestival(world, { haveTShirts: true });
  });

  async function linked(who: TestPerson, category: string): Promise<string> {
    const token = newToken();
    expect((await festival.call(who, 'makePairLink', category, { token, tShirtSize: 'G' })).status).toBe(200);
    return token;
  }
  const opened = (who: TestPerson, token: string) => festival.call(who, 'openPairLink', '', { token });
  const invitationsOf = async (who: TestPerson) => (await festival.call(who, 'myInvitations')).body.data.invitations;
  const untilOf = async (who: TestPerson, category: string) =>
    (await festival.call(who, 'pairLink', category)).body.data.until;
  const listed = async (who: TestPerson, category: string) =>
    (await festival.call(who, 'registrations', category)).body.data.registrations;

  // Red without `delete(pairLinks)` in declineOthers of endInvitations.ts, or without the shirt in pairLink.ts.
  it('makes whoever opens it the one who is invited, once, and who accepts as any other', async () => {
    const [host, guest, third] = [await world.player({ name: 'Ana Reis' }), await world.player(), await world.player()];
    const category = await festival.category();
    const token = await linked(host, category);
    expect([await listed(host, category), await untilOf(host, category)]).toEqual([[], expect.any(String)]);
    expect((await opened(guest, token)).status).toBe(201);
    const [invitation] = await invitationsOf(guest);
    expect(invitation).toMatchObject({ invitedBy: { name: 'Ana Reis' }, tournament: { _id: category } });
    expect(await untilOf(host, category)).toBeUndefined();
    for (const who of [third, guest]) expect(await opened(who, token)).toEqual(OVER);
    expect((await festival.call(guest, 'acceptInvitation', invitation._id, {})).body).toEqual(refusal('shirt_needed'));
    expect((await festival.call(guest, 'acceptInvitation', invitation._id, { tShirtSize: 'M' })).status).toBe(200);
    expect(await listed(host, category)).toMatchObject([
      { player: { _id: host.id }, partner: { _id: guest.id }, tShirtsSize: { playerTShirtSize: 'G' } },
    ]);
    for (const who of [host, guest]) {
      expect((await festival.call(who, 'currentCart', festival.id)).body.data).not.toEqual({});
    }
  });

  it('is refused by who opened it as any other, and the place is free', async () => {
    const [host, guest] = [await world.player(), await world.player()];
    const category = await festival.category();
    await opened(guest, await linked(host, category));
    const [{ _id: id }] = await invitationsOf(guest);
    expect((await festival.call(guest, 'declineInvitation', id)).status).toBe(200);
    expect((await festival.call(host, 'myInvitations')).body.data.answers).toMatchObject([{ outcome: 'declined' }]);
    expect(await listed(host, category)).toEqual([]);
  });

  // Red without `delete(pairLinks)` in declineOthers, or without `onConflictDoUpdate` in pairLink.ts.
  it('is over once its player is in the category otherwise, has taken it back, or made another', async () => {
    const [host, guest, other] = [await world.player(), await world.player(), await world.player()];
    const category = await festival.category();
    const first = await linked(host, category);
    const second = await linked(host, category);
    expect(await opened(guest, first)).toEqual(OVER);
    expect((await festival.call(host, 'endPairLink', category)).status).toBe(200);
    expect(await opened(guest, second)).toEqual(OVER);
    const third = await linked(host, category);
    const pair = { partner: other.id, playerTShirtSize: 'M', partnerTShirtSize: 'M' };
    expect((await festival.register(host, category, pair)).status).toBe(201);
    expect([await opened(guest, third), await untilOf(host, category)]).toEqual([OVER, undefined]);
    const again = await festival.call(host, 'makePairLink', category, { token: newToken(), tShirtSize: 'G' });
    expect(again.body.error.code).toBe('already_registered');
  });

  // Red without `expiresAt` in openPairLink.ts or in `readPairLink`.
  it('ends after 72 hours', async () => {
    const [host, guest] = [await world.player(), await world.player()];
    const category = await festival.category();
    const token = await linked(host, category);
    database.passTime(72 * HOUR_MS);
    expect([await opened(guest, token), await untilOf(host, category)]).toEqual([OVER, undefined]);
  });

  // Red without the hash in pairLink.ts, or with the token in its reply.
  it('is stored as a hash', async () => {
    const host = await world.player();
    const token = newToken();
    const url = contract.makePairLink.path.replace(':id', await festival.category());
    const headers = { 'idempotency-key': 'pair-link' };
    await world.call(host, { method: 'PUT', url, payload: { token, tShirtSize: 'P' }, headers });
    const rows = [await database.orm.select().from(pairLinks), await database.orm.select().from(idempotencyKeys)];
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  // Red without `pairs_only` and `withShirts` in pairLink.ts.
  it('is made for open categories of pairs alone, with a shirt where there are any, and never by who lacks a profile', async () => {
    const host = await world.player();
    const make = async (who: TestPerson, category: string, more: object = { tShirtSize: 'P' }) => {
      const { body } = await festival.call(who, 'makePairLink', category, { token: newToken(), ...more });
      return body.error?.code;
    };
    expect(await make(host, await festival.category({ doubleFormat: 'teams' }))).toBe('pairs_only');
    expect(await make(host, await festival.category({ doubleFormat: 'randomly' }))).toBe('pairs_only');
    expect(await make(host, await festival.category(), {})).toBe('shirt_needed');
    const newcomer = await world.player({ city: null, phone: null });
    expect(await make(newcomer, await festival.category())).toBe('profile_incomplete');
  });

  it('fills no place that is gone meanwhile', async () => {
    const [host, guest] = [await world.player(), await world.player()];
    const category = await festival.category({ places: 1 });
    const token = await linked(host, category);
    const pair = { partner: (await world.player()).id, playerTShirtSize: 'M', partnerTShirtSize: 'M' };
    expect((await festival.register(await world.player(), category, pair)).status).toBe(201);
    expect((await opened(guest, token)).body).toEqual(refusal('tournament_full'));
    expect(await untilOf(host, category)).toEqual(expect.any(String));
  });
});
