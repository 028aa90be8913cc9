import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { pictureAt, readPicturePath } from '#domain/uploads/image.ts';
import { people } from '#platform/database/schema/people.ts';
import { pictures } from '#platform/database/schema/pictures.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { makeArena, makePerson, makeStaff } from '../cast.ts';
import { openTestServer, refusal, type TestServer } from '../testServer.ts';
import { FORM_HEADERS, formOf, type Part, picturePart } from './form.ts';
import { makeHalves, makeJpeg, makePng, readWebp } from './pictures.ts';

describeOnDatabases("a player's picture", (open) => {
  let database: TestDatabase;
  let server: TestServer;
  beforeAll(async () => {
    database = await open();
    server = await openTestServer(database);
  });

  const send = (token: string | undefined, parts: readonly Part[]) =>
    server.app.inject({
      method: 'PATCH',
      url: contract.updateMyAvatar.path,
      payload: formOf(parts),
      headers: { ...FORM_HEADERS, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    });
  const rowsOf = (address: string) =>
    database.orm
      .select({ width: pictures.width })
      .from(pictures)
      .where(eq(pictures.id, readPicturePath(address)?.id ?? ''))
      .orderBy(pictures.width);
  const avatarOf = async (id: string) =>
    (await database.orm.select({ avatar: people.avatar }).from(people).where(eq(people.id, id)))[0]?.avatar;

  it('is kept in three widths, and shown to whoever has its address', async () => {
    const { id, token, email } = await makePerson(database, 'player', { city: 'Santos' });
    const reply = await send(token, [picturePart(await makeJpeg())]);
    const avatarCDN: string = reply.json().data.user.avatarCDN;
    expect(avatarCDN).toMatch(/^\/imagens\/[\w-]{22}-192\.webp$/);
    const user = {
      _id: id,
      email,
      name: 'Ana Souza',
      role: 'player',
      status: 'active',
      unableToLogin: false,
      city: 'Santos',
      avatarCDN,
    };
    expect([reply.statusCode, reply.json()]).toEqual([200, { data: { user } }]);
    expect(await rowsOf(avatarCDN)).toEqual([{ width: 96 }, { width: 192 }, { width: 512 }]);
    for (const width of [96, 192, 512]) {
      const { rawPayload } = await server.app.inject(pictureAt(avatarCDN, width));
      expect(await readWebp(rawPayload)).toMatchObject({ format: 'webp', width, height: width });
    }
    expect((await server.call('me', { token })).json().data.user).toEqual(user);
  });

  it('takes the place of the one before, of which nothing is left', async () => {
    const { id, token } = await makePerson(database, 'player');
    const first: string = (await send(token, [picturePart(await makeJpeg())])).json().data.user.avatarCDN;
    const halves = await (await makeHalves(400, 400)).png().toBuffer();
    const second: string = (await send(token, [picturePart(halves)])).json().data.user.avatarCDN;
    expect(second).not.toBe(first);
    expect([await avatarOf(id), await rowsOf(first), (await rowsOf(second)).length]).toEqual([second, [], 3]);
    const [gone, there] = [await server.app.inject(first), await server.app.inject(second)];
    expect([gone.statusCode, there.statusCode]).toEqual([404, 200]);
    const { pixelAt } = await readWebp(there.rawPayload);
    expect([pixelAt(20, 90)[0], pixelAt(170, 90)[2]]).toEqual([expect.toSatisfy(isFull), expect.toSatisfy(isFull)]);
  });

  it("leaves the demonstration's pictures alone, which are no rows", async () => {
    const { token } = await makePerson(database, 'player', { avatar: '/pictures/people/ana.svg' });
    const reply = await send(token, [picturePart(await makePng())]);
    expect(reply.json().data.user.avatarCDN).toMatch(/^\/imagens\//);
  });

  it('is one of them when several are sent at once, and no row is left of the others', async () => {
    const { id, token } = await makePerson(database, 'player');
    const jpeg = await makeJpeg();
    const replies = await Promise.all(Array.from({ length: 5 }, () => send(token, [picturePart(jpeg)])));
    const addresses: string[] = replies.map((reply) => reply.json().data.user.avatarCDN);
    expect(new Set(addresses).size).toBe(5);
    const kept = await Promise.all(addresses.map(rowsOf));
    expect(addresses.filter((_, index) => kept[index]?.length === 3)).toEqual([await avatarOf(id)]);
    expect(kept.filter((rows) => rows.length === 0)).toHaveLength(4);
  });

  it.each([
    ['without it', [], 400, 'image_missing'],
    ['with an empty file', [picturePart(Buffer.alloc(0))], 400, 'image_missing'],
    ['with a text file', [picturePart(Buffer.from('uma foto'))], 400, 'image_type'],
    ['with what only begins as a picture', [picturePart(Buffer.from([0xff, 0xd8, 0xff, 1]))], 400, 'image_unreadable'],
  ] as const)('is not changed by a form %s', async (_what, parts, status, code) => {
    const { id, token } = await makePerson(database, 'player', { avatar: '/antes.webp' });
    const reply = await send(token, parts);
    expect([reply.statusCode, reply.json(), await avatarOf(id)]).toEqual([status, refusal(code), '/antes.webp']);
  });

  it('is not changed by JSON', async () => {
    const { token } = await makePerson(database, 'player');
    for (const body of [undefined, {}]) {
      const reply = await server.call('updateMyAvatar', { token, body });
      expect([reply.statusCode, reply.json()]).toEqual([400, refusal('image_missing')]);
    }
  });

  it('is only changed by players, of themselves', async () => {
    const owner = await makeStaff(database, (await makeArena(database)).id, 'owner');
    const replies = [await send(undefined, []), await send(owner.token, [picturePart(await makeJpeg())])];
    expect(replies.map((reply) => reply.json())).toEqual([refusal('unauthenticated'), refusal('forbidden')]);
  });

  it('is not put back onto who asked to be forgotten meanwhile', async () => {
    const { id, token } = await makePerson(database, 'player');
    await database.orm.update(people).set({ status: 'erased' }).where(eq(people.id, id));
    const before = (await database.orm.select().from(pictures)).length;
    const reply = await send(token, [picturePart(await makeJpeg())]);
    expect([reply.statusCode, await avatarOf(id)]).toEqual([401, null]);
    expect(await database.orm.select().from(pictures)).toHaveLength(before);
  });
});

const isFull = (channel: number): boolean => channel > 200;
