import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { MAX_PHOTOS } from '#domain/arenas/photos.ts';
import { contract } from '#domain/contract/contract.ts';
import { pictureAt, readPicturePath } from '#domain/uploads/image.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { pictures } from '#platform/database/schema/pictures.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { makeArena, makePerson, makeStaff } from '../cast.ts';
import { openTestServer, refusal, type TestServer } from '../testServer.ts';
import { FORM_HEADERS, formOf, picturePart } from '../uploads/form.ts';
import { makeHalves, makeJpeg, makePng, readWebp } from '../uploads/pictures.ts';

type Upload = 'updateArenaAvatar' | 'addArenaPhoto';
const UPLOADS = ['updateArenaAvatar', 'addArenaPhoto'] as const;

describeOnDatabases('what an arena shows of itself', (open) => {
  let database: TestDatabase;
  let server: TestServer;
  let jpeg: Buffer;
  beforeAll(async () => {
    database = await open();
    server = await openTestServer(database, { settings: { limits: 'relaxed' } });
    jpeg = await makeJpeg();
  });

  /** An arena with somebody who works there. */
  const made = async (
    role: 'owner' | 'manager' | 'reception' = 'owner',
    row: Partial<typeof arenas.$inferInsert> = {},
  ) => {
    const { id } = await makeArena(database, row);
    const { token } = await makeStaff(database, id, role);
    return { id, token };
  };
  const send = (name: Upload, token: string | undefined, bytes: Uint8Array, key?: string) => {
    const { method, path: url, file } = contract[name];
    return server.app.inject({
      method,
      url,
      payload: formOf([{ ...picturePart(bytes), name: file }]),
      headers: {
        ...FORM_HEADERS,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
    });
  };
  const add = async (token: string, bytes: Uint8Array = jpeg): Promise<string> => {
    const { photos } = (await send('addArenaPhoto', token, bytes)).json().data.arena;
    return photos.at(-1);
  };
  const arrange = (token: string | undefined, photos: readonly { photo: string; text: string }[], version?: number) =>
    server.app.inject({
      method: 'PATCH',
      url: contract.arrangeArenaPhotos.path,
      payload: { photos },
      query: version === undefined ? {} : { version: String(version) },
      ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
    });
  const takeLogo = (token: string | undefined, version?: number) =>
    server.app.inject({
      method: 'DELETE',
      url: contract.removeArenaAvatar.path,
      query: version === undefined ? {} : { version: String(version) },
      ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
    });
  const rowOf = async (id: string) => {
    const [row] = await database.orm.select().from(arenas).where(eq(arenas.id, id));
    return { avatar: row?.avatar, photos: row?.photos ?? [], photoTexts: row?.photoTexts, version: row?.version };
  };
  const widthsOf = async (address: string) => {
    const id = readPicturePath(address)?.id ?? '';
    const rows = await database.orm.select().from(pictures).where(eq(pictures.id, id)).orderBy(pictures.width);
    return rows.map(({ width }) => width);
  };
  const countPictures = async () => (await database.orm.select({ id: pictures.id }).from(pictures)).length;
  const pageOf = async (id: string) => (await server.call('arena', { params: { id } })).json().data.arena;

  describe('its logo', () => {
    it('is square, on its page, and takes the place of the one before, of which nothing is left', async () => {
      const { id, token } = await made('manager');
      const first: string = (await send('updateArenaAvatar', token, jpeg)).json().data.arena.avatar;
      const reply = await send('updateArenaAvatar', token, await makePng());
      const second: string = reply.json().data.arena.avatar;
      expect([reply.statusCode, second]).toEqual([200, expect.stringMatching(/^\/imagens\/[\w-]{22}-192\.webp$/)]);
      expect([await widthsOf(first), await widthsOf(second)]).toEqual([[], [96, 192, 512]]);
      expect([(await pageOf(id)).avatar, (await rowOf(id)).version]).toEqual([second, 3]);
    });

    // Red without the lock of server/areas/owner/settings/pictures.ts.
    it('is one of several that are sent at once, and nothing is left of the others', async () => {
      const { id, token } = await made();
      // Small, so that they are not one after another for the time that decoding takes.
      const small = await (await makeHalves(8, 8)).png().toBuffer();
      const replies = await Promise.all(Array.from({ length: 12 }, () => send('updateArenaAvatar', token, small)));
      const addresses: string[] = replies.map((reply) => reply.json().data.arena.avatar);
      const kept = await Promise.all(addresses.map(widthsOf));
      expect(addresses.filter((_, index) => kept[index]?.length === 3)).toEqual([(await rowOf(id)).avatar]);
      expect(kept.filter((widths) => widths.length === 0)).toHaveLength(11);
    });

    // Red without `dropPicture` in `removeArenaAvatar`.
    it('is taken away, and nothing is left of it; taking away what is not there does no harm', async () => {
      const { id, token } = await made('manager');
      const logo: string = (await send('updateArenaAvatar', token, jpeg)).json().data.arena.avatar;
      const replies = [await takeLogo(token, 2), await takeLogo(token)];
      expect(replies.map((reply) => [reply.statusCode, reply.json().data.arena.avatar])).toEqual([
        [200, undefined],
        [200, undefined],
      ]);
      expect([await widthsOf(logo), (await pageOf(id)).avatar]).toEqual([[], undefined]);
      expect(await rowOf(id)).toMatchObject({ avatar: null, version: 4 });
    });

    // Red without `query.version` in `removeArenaAvatar`.
    it('is not taken away by a window that does not know it', async () => {
      const { id, token } = await made();
      await send('updateArenaAvatar', token, jpeg);
      const logo: string = (await send('updateArenaAvatar', token, jpeg)).json().data.arena.avatar;
      const reply = await takeLogo(token, 2);
      expect([reply.statusCode, reply.json()]).toEqual([409, refusal('edit_conflict')]);
      expect([(await rowOf(id)).avatar, await widthsOf(logo)]).toEqual([logo, [96, 192, 512]]);
    });
  });

  describe('a photo', () => {
    it('is three by two, the middle of the file, in two widths, behind those that are there', async () => {
      const { id, token } = await made();
      const first = await add(token);
      const reply = await send('addArenaPhoto', token, await (await makeHalves(1_000, 400)).png().toBuffer());
      const { photos, photoTexts } = reply.json().data.arena;
      expect([reply.statusCode, photos[0], photoTexts]).toEqual([201, first, ['', '']]);
      expect(photos[1]).toMatch(/^\/imagens\/[\w-]{22}-960\.webp$/);
      expect(await widthsOf(photos[1])).toEqual([480, 960]);
      for (const [width, height] of [
        [480, 320],
        [960, 640],
      ] as const) {
        const { rawPayload } = await server.app.inject(pictureAt(photos[1], width));
        const webp = await readWebp(rawPayload);
        expect(webp).toMatchObject({ format: 'webp', width, height, metadata: 0 });
        const [left, right] = [webp.pixelAt(10, 10), webp.pixelAt(width - 10, 10)];
        expect([(left[0] ?? 0) > 200, (right[2] ?? 0) > 200]).toEqual([true, true]);
      }
      expect((await pageOf(id)).photos).toEqual(photos);
    });

    it('is added once, however often it is sent with the same key', async () => {
      const { id, token } = await made();
      const [first, again] = [
        await send('addArenaPhoto', token, jpeg, 'foto-1'),
        await send('addArenaPhoto', token, jpeg, 'foto-1'),
      ];
      expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
      expect((await rowOf(id)).photos).toHaveLength(1);
    });

    // Red without the lock of server/areas/owner/settings/pictures.ts; without `refuse` too it is the database that says no.
    it('is refused where there are enough, also of those that are sent at once', async () => {
      const { id, token } = await made();
      for (let count = 0; count < MAX_PHOTOS - 2; count += 1) await add(token);
      const before = await countPictures();
      const replies = await Promise.all(Array.from({ length: 8 }, () => send('addArenaPhoto', token, jpeg)));
      expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
        201, 201, 409, 409, 409, 409, 409, 409,
      ]);
      expect(replies.find(({ statusCode }) => statusCode === 409)?.json()).toEqual(refusal('photos_full'));
      const { photos } = await rowOf(id);
      expect([photos.length, new Set(photos).size, await countPictures()]).toEqual([
        MAX_PHOTOS,
        MAX_PHOTOS,
        before + 2 * 2,
      ]);
    });
  });

  describe('the list of photos', () => {
    it('is brought into another order, with what each shows; what is left out is deleted', async () => {
      const { id, token } = await made();
      const [a, b, c] = [await add(token), await add(token), await add(token)];
      const reply = await arrange(token, [
        { photo: c, text: ' Quadra 1 ao pôr do sol ' },
        { photo: a, text: '' },
      ]);
      expect(reply.statusCode).toBe(200);
      const { photos, photoTexts } = await pageOf(id);
      expect([photos, photoTexts]).toEqual([
        [c, a],
        ['Quadra 1 ao pôr do sol', ''],
      ]);
      expect(await Promise.all([a, b, c].map(widthsOf))).toEqual([[480, 960], [], [480, 960]]);
      const { allArenas } = (await server.call('allArenas')).json().data;
      expect(allArenas.find((card: { _id: string }) => card._id === id)?.photos).toEqual([c]);
      // The next one stands behind them, without words.
      const added = await add(token);
      expect(await rowOf(id)).toMatchObject({ photos: [c, a, added], photoTexts: ['Quadra 1 ao pôr do sol', '', ''] });
    });

    it('may be empty, and forgets the drawn pictures of the demonstration too', async () => {
      const { id, token } = await made('owner', { photos: ['/pictures/arenas/mare-1.svg'], photoTexts: [] });
      expect((await arrange(token, [])).json().data.arena.photos).toEqual([]);
      expect(await rowOf(id)).toMatchObject({ photos: [], photoTexts: [] });
    });

    // Red without `query.version` in server/areas/owner/settings/pictures.ts: the photo that the other window added would be deleted.
    it('is not changed by a window that does not know the newest of them', async () => {
      const { id, token } = await made();
      const first = await add(token);
      const { version } = await rowOf(id);
      const second = await add(token);
      const reply = await arrange(token, [{ photo: first, text: 'Velha' }], version);
      expect([reply.statusCode, reply.json()]).toEqual([409, refusal('edit_conflict')]);
      expect([await rowOf(id), await widthsOf(second)]).toMatchObject([{ photos: [first, second] }, [480, 960]]);
    });

    // Red without `areKnown` in server/areas/owner/settings/pictures.ts.
    it.each(['of another arena', 'from elsewhere', 'twice'])('takes no photo %s', async (which) => {
      const [mine, other] = [await made(), await made()];
      const [own, theirs] = [await add(mine.token), await add(other.token)];
      const address = { 'of another arena': theirs, 'from elsewhere': 'https://longe.example/x.webp', twice: own }[
        which
      ];
      const reply = await arrange(mine.token, [
        { photo: own, text: 'Minha' },
        { photo: address ?? '', text: '' },
      ]);
      expect([reply.statusCode, reply.json()]).toEqual([404, refusal('photo_not_found')]);
      expect(await rowOf(mine.id)).toMatchObject({ photos: [own], photoTexts: [''] });
      expect([await widthsOf(own), await widthsOf(theirs)]).toEqual([
        [480, 960],
        [480, 960],
      ]);
    });

    it('takes no text that is too long or cannot be stored, and not more photos than there may be', async () => {
      const { token } = await made();
      const photo = await add(token);
      const replies = [
        await arrange(token, [{ photo, text: 'a'.repeat(121) }]),
        await arrange(token, [{ photo, text: 'um\u0000dois' }]),
        await arrange(
          token,
          Array.from({ length: MAX_PHOTOS + 1 }, () => ({ photo, text: '' })),
        ),
      ];
      expect(replies.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400]);
    });
  });

  it.each([
    ['nothing', Buffer.alloc(0), 400, 'image_missing'],
    ['a text', Buffer.from('uma foto'), 400, 'image_type'],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 400, 'image_type'],
    ['what only begins as a picture', Buffer.from([0xff, 0xd8, 0xff, 1]), 400, 'image_unreadable'],
    ['too many bytes', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(5_000_000)]), 413, 'image_size'],
  ] as const)('is not changed by a file that is %s', async (_what, bytes, status, code) => {
    const { id, token } = await made();
    const [before, kept] = [await rowOf(id), await countPictures()];
    for (const name of UPLOADS) {
      const reply = await send(name, token, bytes);
      expect([reply.statusCode, reply.json()]).toEqual([status, refusal(code)]);
    }
    expect([await rowOf(id), await countPictures()]).toEqual([before, kept]);
  });

  // Red without `callers: MANAGEMENT` in domain/contract/settings.ts.
  it('is changed by its owners and managers alone', async () => {
    const { id, token } = await made('reception', { photos: ['/a.webp'] });
    const [player, before] = [await makePerson(database, 'player'), await rowOf(id)];
    for (const [who, code] of [
      [undefined, 'unauthenticated'],
      [token, 'forbidden'],
      [player.token, 'forbidden'],
    ] as const) {
      const replies = [await send('updateArenaAvatar', who, jpeg), await send('addArenaPhoto', who, jpeg)];
      const all = [...replies, await takeLogo(who), await arrange(who, [])].map((reply) => reply.json());
      expect(all).toEqual(all.map(() => refusal(code)));
    }
    expect(await rowOf(id)).toEqual(before);
  });
});
